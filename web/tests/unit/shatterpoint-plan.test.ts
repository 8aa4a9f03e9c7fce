// The plan of a spatial answer: what is dragged is measured, and only what the table allows can be confirmed.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Asker } from '../../src/rulesets/shared/asker';
import { characterName } from '../../src/rulesets/shatterpoint/known';
import { consequences, overlayOf } from '../../src/rulesets/shatterpoint/overlay-of';
import { plan as planOf } from '../../src/rulesets/shatterpoint/plan.svelte';
import type { Plan } from '../../src/rulesets/shatterpoint/plan.svelte';
import type { Choice, Measured, Prompt, Query } from '../../src/rulesets/shatterpoint/types';
import * as words from '../../src/rulesets/shatterpoint/words';
import { FakeTable } from './shatterpoint-table.svelte';

let table: FakeTable;
let plan: Plan;

beforeEach(() => {
  vi.useFakeTimers();
  table = new FakeTable();
  plan = planOf(table.real);
});
afterEach(() => vi.useRealTimers());

const rest = async () => {
  await vi.advanceTimersByTimeAsync(200);
  flushSync();
};

const START = { x: -16000, y: -2000 };

function askGo(options: Choice[] = ['decline']): void {
  table.ask({ go: { characters: [0], kinds: ['advance', 'dash', 'climb'], toward: null } }, options, {
    moves: [[0, 'advance']],
    suggestions: [{ move: { character: 0, kind: 'climb', to: { x: -9000, y: -2000, level: 8500 } } }],
  });
  plan.begin();
}

async function drag(
  character: number | null,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  expect(plan.lift(character, from)).toBe(true);
  for (const part of [0.3, 0.6, 1]) {
    plan.carry({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    await vi.advanceTimersByTimeAsync(50);
  }
  plan.drop();
  await rest();
}

test('whoever chooses which objectives count sees all of them', () => {
  table.ask({ 'struggle-map': 0 }, [{ map: 0 }, { map: 1 }]);
  plan.begin();
  const found = { sight: [], ruler: null, rings: [], flag: null };
  expect(overlayOf(plan, found, []).objectives).toEqual(table.view.objectives);
});

test('whoever comes out of a transfer point too far away stands as near as it may', async () => {
  table.ask({ transfer: 0 }, ['decline']);
  plan.begin();
  await drag(0, START, { x: -30000, y: 5000 });
  expect(plan.refusal).toBeNull();
  expect(plan.missed?.rule).toBe('SP-TERRAIN-12');
  expect(plan.draft).toEqual({ place: { x: -30000, y: 0, level: 8500 } });
  expect(plan.goal).toEqual({ x: -30000, y: 0 });
  expect(plan.ready).toBe(true);
});

test('where there is one way out of a transfer point it is planned', async () => {
  table.ask({ transfer: 0 }, ['decline'], { suggestions: [{ place: { x: -9000, y: -2000, level: 8500 } }] });
  plan.begin();
  await rest();
  expect(plan.draft).toMatchObject({ place: { level: 8500 } });
  expect(plan.ready).toBe(true);
});

test('an advised Move action comes with its place', async () => {
  table.ask({ act: 0 }, [{ action: 'move' }, 'end'], { moves: [[0, 'advance']] });
  plan.begin();
  const to = { x: -16000, y: -14000, level: 0 };
  plan.advise({ action: 'move' }, { move: { character: 0, kind: 'advance', to } });
  await rest();
  expect([plan.waits, plan.moving, plan.ready]).toEqual([false, true, true]);
  expect(plan.goal).toEqual({ x: to.x, y: to.y });
});

test('the Move action goes out with a place, and without one only if somebody is pinned', async () => {
  const options: Choice[] = [{ action: 'move' }, { action: 'focus' }, 'end'];
  table.ask({ act: 0 }, options, { moves: [[0, 'advance']] });
  plan.begin();
  plan.choose({ action: 'move' });
  expect([plan.waits, plan.ready]).toEqual([true, false]);
  plan.goTo({ x: -16000, y: -14000 });
  await rest();
  expect([plan.waits, plan.ready]).toEqual([false, true]);
  const units = table.view.units.map((unit, i) => (i === 0 ? { ...unit, conditions: ['pinned' as const] } : unit));
  table.view = { ...table.view, units };
  table.ask({ act: 0 }, options);
  plan.begin();
  plan.choose({ action: 'move' });
  expect([plan.waits, plan.ready]).toEqual([false, true]);
});

describe('moving', () => {
  test('a drop within reach can be confirmed', async () => {
    askGo();
    expect(plan.character).toBe(0);
    await drag(0, START, { x: -16000, y: -14000 });
    const move = { move: { character: 0, kind: 'advance', to: { x: -16000, y: -14000, level: 0 } } };
    expect(plan.draft).toEqual(move);
    expect(plan.ready).toBe(true);
    plan.confirm();
    expect(table.answers).toEqual([move]);
  });

  test('dropping never commits, and nothing can be confirmed in the hand', async () => {
    askGo();
    plan.lift(0, START);
    plan.carry({ x: -16000, y: -14000 });
    await rest();
    expect(plan.ready).toBe(false);
    plan.drop();
    await rest();
    expect(plan.ready).toBe(true);
    expect(table.answers).toEqual([]);
  });

  test('the pointer says what a click would do', () => {
    const enemy = table.view.characters.findIndex(
      (_, id) => table.table.units[table.table.characters[id] ?? 0]?.seat === 1,
    );
    table.ask({ act: 0 }, [{ action: 'move' }, { action: 'combat' }, 'end']);
    plan.begin();
    expect([plan.doing(null), plan.doing(enemy), plan.doing(0)]).toEqual(['move', 'attack', null]);
    askGo();
    expect([plan.doing(null), plan.doing(enemy)]).toEqual(['move', null]);
  });

  test('the place says which objective is given up', async () => {
    const { objectives } = table.view;
    const at = { ...START, level: 0 };
    table.view = {
      ...table.view,
      objectives: objectives.map((one, id) => (id === 1 ? { ...one, active: true, spot: at } : one)),
    };
    askGo();
    await drag(0, START, { x: -16000, y: -14000 });
    await rest();
    expect(plan.here?.contests).toContain(1);
    expect(plan.around?.contests).not.toContain(1);
    expect(consequences(plan)).toContain('leaves objective 2');
  });

  test('the place says from whom it covers, and who may react', async () => {
    const enemy = table.view.characters.findIndex(
      (_, id) => table.table.units[table.table.characters[id] ?? 0]?.seat === 1,
    );
    const unit = table.table.characters[enemy] ?? 0;
    table.around = { cover: [enemy], watching: [unit] };
    askGo();
    await drag(0, START, { x: -16000, y: -14000 });
    const [from, who] = [characterName(table.table, enemy), words.unit(unit, table.table)];
    expect(consequences(plan)).toEqual(expect.arrayContaining([`in cover from ${from}`, `${who} may react`]));
  });

  test('a roof is climbed by dragging onto it', async () => {
    askGo();
    await drag(0, START, { x: -9000, y: -2000 });
    expect(plan.draft).toEqual({ move: { character: 0, kind: 'climb', to: { x: -9000, y: -2000, level: 8500 } } });
  });

  test('a drop out of reach says why and goes to the nearest legal place', async () => {
    askGo();
    await drag(0, START, { x: -16000, y: -40000 });
    expect(plan.missed?.facts[0]?.name).toBe('distance');
    expect(plan.draft).toMatchObject({ move: { to: { x: -16000, y: -21240 } } });
    expect(plan.goal).toEqual({ x: -16000, y: -21240 });
    expect(plan.ready).toBe(true);
  });

  test('the level is chosen where surfaces lie above each other', async () => {
    table.ask({ go: { characters: [7], kinds: ['advance', 'climb'], toward: null } }, ['decline']);
    plan.begin();
    await drag(7, { x: -15000, y: 19000 }, { x: -20000, y: 20000 });
    expect(plan.levels).toEqual([0, 8500]);
    expect(plan.draft).toMatchObject({ move: { kind: 'advance', to: { level: 0 } } });
    plan.setLevel(8500);
    await rest();
    expect(plan.draft).toMatchObject({ move: { kind: 'climb', to: { level: 8500 } } });
  });

  test('a suggestion is taken up, and back forgets it', async () => {
    askGo();
    plan.suggest(1);
    await rest();
    expect(plan.ready).toBe(true);
    expect(plan.draft).toEqual(plan.suggestions[0]);
    expect(plan.back()).toBe(true);
    expect(plan.draft).toBeNull();
    expect(plan.back()).toBe(false);
  });

  test('a listed answer takes the place of the drawn one', async () => {
    askGo();
    plan.suggest(1);
    await rest();
    plan.choose('decline');
    expect(plan.goal).toBeNull();
    plan.confirm();
    expect(table.answers).toEqual(['decline']);
  });

  test('only who is asked can be lifted', () => {
    askGo();
    expect(plan.lift(1, { x: 0, y: 0 })).toBe(false);
    expect(plan.lift(null, { x: 0, y: 0 })).toBe(false);
  });
});

describe('with the action that allows it', () => {
  const options: Choice[] = [{ action: 'move' }, { action: 'combat' }, 'end'];
  const kinds = ['advance', 'dash', 'climb'] as const;
  const moves = kinds.map((kind): [number, (typeof kinds)[number]] => [0, kind]);

  test('a drag means the Move action; the movement follows by itself', async () => {
    table.ask({ act: 0 }, options, { moves });
    plan.begin();
    await drag(0, START, { x: -16000, y: -14000 });
    expect(plan.draft).toEqual({ action: 'move' });
    expect(plan.ready).toBe(true);
    plan.confirm();
    askGo();
    expect(table.answers).toEqual([
      { action: 'move' },
      { move: { character: 0, kind: 'advance', to: { x: -16000, y: -14000, level: 0 } } },
    ]);
  });

  test('a click on the ground means the Move action, of whoever is nearest', async () => {
    table.ask({ act: 0 }, options, { moves });
    plan.begin();
    expect(plan.goTo({ x: -16000, y: -14000 })).toBe(true);
    await rest();
    expect(plan.moving).toBe(true);
    expect(plan.ready).toBe(true);
  });

  test('a click on an enemy means the Combat action; the only attack on it is made', () => {
    table.ask({ act: 0 }, options);
    plan.begin();
    expect(plan.pickCharacter(8)).toBe(true);
    expect(plan.target).toBe(8);
    plan.confirm();
    const attacks: Choice[] = [
      { attack: { character: 0, kind: 'ranged', target: 14 } },
      { attack: { character: 0, kind: 'melee', target: 8 } },
      'decline',
    ];
    table.ask({ attack: { characters: [0], dice: null } }, attacks);
    plan.begin();
    expect(plan.draft).toEqual(attacks[1]);
    expect(table.answers).toEqual([{ action: 'combat' }, attacks[1]]);
  });
});

describe('clicking', () => {
  test('a further click on the same character goes on to the next answer', () => {
    const melee: Choice = { attack: { character: 0, kind: 'melee', target: 8 } };
    const ranged: Choice = { attack: { character: 0, kind: 'ranged', target: 8 } };
    table.ask({ attack: { characters: [0], dice: null } }, [melee, ranged, 'decline']);
    plan.begin();
    plan.pickCharacter(8);
    expect(plan.draft).toEqual(melee);
    plan.pickCharacter(8);
    expect(plan.draft).toEqual(ranged);
  });

  test('a unit is chosen by any of its characters', () => {
    table.ask('shatterpoint', [{ unit: 2 }, { unit: 5 }]);
    plan.begin();
    plan.pickCharacter(3);
    expect(plan.draft).toEqual({ unit: 2 });
    expect(plan.selected).toBe(2);
  });
});

describe('what is usual', () => {
  const options: Choice[] = [{ 'heal-damage': 0 }, { 'heal-damage': 1 }, 'decline'];
  const heal: Prompt = { heal: { character: 0, left: 1 } };

  test('is chosen, and a click changes it', () => {
    table.ask(heal, options, {}, { 'heal-damage': 1 });
    plan.begin();
    expect([plan.draft, plan.ready, plan.undoable]).toEqual([{ 'heal-damage': 1 }, true, false]);
    plan.choose('decline');
    expect(plan.draft).toBe('decline');
  });

  test('does not replace what was chosen before the table said so', () => {
    table.ask(heal, options);
    const { aids } = table;
    table.aids = null;
    plan.begin();
    plan.choose('decline');
    [table.aids, table.usual] = [aids, { 'heal-damage': 1 }];
    plan.begin();
    expect(plan.draft).toBe('decline');
  });
});

describe('with no place to go', () => {
  const go = { characters: [8], kinds: ['dash' as const], toward: null };

  test('not to go is chosen, until somebody points at a place', async () => {
    table.ask({ go }, ['decline'], { suggestions: [] });
    plan.begin();
    expect([plan.draft, plan.ready]).toEqual(['decline', true]);
    plan.goTo({ x: -14000, y: 6000 });
    await rest();
    expect(plan.draft).toMatchObject({ move: { character: 8 } });
  });

  test('where places are suggested nothing is chosen', () => {
    const to = { x: -14000, y: 6000, level: 0 };
    table.ask({ go }, ['decline'], { suggestions: [{ move: { character: 8, kind: 'dash', to } }] });
    plan.begin();
    expect(plan.draft).toBeNull();
  });
});

describe('pushing', () => {
  test('the direction is the answer, the table says where it ends', async () => {
    table.ask({ push: { character: 8, range: 1, from: 0, pull: false } }, []);
    plan.begin();
    await drag(8, { x: -15000, y: 3000 }, { x: -14000, y: 12000 });
    expect(plan.draft).toEqual({ toward: { x: -14000, y: 12000 } });
    expect(plan.at).toMatchObject({ level: 0 });
    expect(plan.ready).toBe(true);
  });

  test('outside the cone it goes in the nearest direction, and says why', async () => {
    table.ask({ push: { character: 8, range: 1, from: 0, pull: false } }, []);
    plan.begin();
    await drag(8, { x: -15000, y: 3000 }, { x: -14000, y: -20000 });
    const { x, y } = plan.at ?? { x: 0, y: 0 };
    expect(plan.draft).toEqual({ toward: { x, y } });
    expect(plan.ready).toBe(true);
    expect(plan.missed?.rule).toBe('SP-PUSH-09');
  });
});

describe('deploying', () => {
  const at = (x: number, y: number) => ({ x, y, level: 0 });
  const places = [at(-40000, -14000), at(-40000, -8000), at(-35000, -11000), at(-35000, -17000)];
  const ask = () => {
    table.ask({ deploy: { squads: [0, 1] } }, [], { suggestions: [{ deploy: { squad: 0, places } }] });
    plan.begin();
  };

  test('begins with the first suggestion', async () => {
    ask();
    await rest();
    expect(plan.draft).toEqual({ deploy: { squad: 0, places } });
    expect(plan.ready).toBe(true);
  });

  test('the squad is dragged as a whole or one by one', async () => {
    ask();
    await drag(null, at(-37000, -12000), at(-37000, -2000));
    expect(plan.places[0]).toEqual(at(-40000, -4000));
    expect(plan.places[3]).toEqual(at(-35000, -7000));
    await drag(1, at(-40000, 2000), at(-43000, 2000));
    expect(plan.places[1]).toEqual(at(-43000, 2000));
    expect(plan.places[0]).toEqual(at(-40000, -4000));
  });

  test('the others follow who leads the squad', async () => {
    ask();
    await drag(0, at(-40100, -14100), at(-40000, -4000));
    expect(plan.places.map((spot) => spot.y)).toEqual(places.map((spot) => spot.y + 10000));
  });

  test('a click on the ground puts the squad there', async () => {
    ask();
    await rest();
    expect(plan.goTo(at(-40000, -4000))).toBe(true);
    await rest();
    expect(plan.places.map((spot) => spot.y)).toEqual(places.map((spot) => spot.y + 10000));
    expect(plan.ready).toBe(true);
  });

  test('a squad that is dropped too far from its edge finds room', async () => {
    ask();
    await drag(0, at(-40000, -14000), at(-10000, -4000));
    expect(plan.refusal).toBeNull();
    expect(plan.places.map((spot) => spot.x)).toEqual([-35000, -35000, -35000, -35000]);
    expect(plan.ready).toBe(true);
  });

  test('a character that cannot stand there comes as near as it may, and the others stay', async () => {
    ask();
    const others = plan.places.filter((_, i) => i !== 2);
    await drag(2, at(-35000, -11000), at(0, 40000));
    expect(plan.refusal).toBeNull();
    expect(plan.missed).not.toBeNull();
    expect(plan.places.filter((_, i) => i !== 2)).toEqual(others);
    expect(plan.places[2]?.x).toBeGreaterThan(-35000);
    expect(plan.places[2]?.x).toBeLessThan(0);
    expect(plan.ready).toBe(true);
    plan.back();
    await rest();
    expect(plan.ready).toBe(true);
  });

  test('without a suggestion the squad stands in line at its own edge', async () => {
    table.ask({ deploy: { squads: [1] } }, []);
    plan.begin();
    await rest();
    expect(plan.places).toHaveLength(4);
    expect(plan.places.every((spot) => spot.x === -43720)).toBe(true);
  });

  test('only suggestions for the squad at hand are cycled through', async () => {
    const other = places.map((spot) => ({ ...spot, y: spot.y + 20000 }));
    table.ask({ deploy: { squads: [0, 1] } }, [], {
      suggestions: [{ deploy: { squad: 0, places } }, { deploy: { squad: 1, places: other } }],
    });
    plan.begin();
    plan.suggest(1);
    expect(plan.squad).toBe(0);
    plan.pickSquad(1);
    await rest();
    expect(plan.draft).toEqual({ deploy: { squad: 1, places: other } });
  });

  test('keys move the whole squad', async () => {
    ask();
    await rest();
    plan.lift(null, { x: 0, y: 0 });
    plan.nudge(0, 2540);
    plan.nudge(0, 2540);
    plan.drop();
    await rest();
    expect(plan.places[0]).toEqual(at(-40000, -14000 + 5080));
  });

  test('aids that come late still begin the plan', async () => {
    table.question = { id: 1, prompt: { deploy: { squads: [1] } }, options: [] };
    plan.begin();
    expect(plan.squad).toBe(1);
    table.aids = {
      closed: [],
      steps: [],
      attacks: [],
      moves: [],
      suggestions: [{ deploy: { squad: 1, places } }],
      layouts: [],
      reserve_cost: null,
    };
    plan.begin();
    await rest();
    expect(plan.draft).toEqual({ deploy: { squad: 1, places } });
  });
});

describe('measuring', () => {
  test('one query is on its way; of those that wait only the newest is sent', async () => {
    const sent: Query[] = [];
    const got: Query[] = [];
    const asker = new Asker<Query, Measured>(
      (query) => {
        sent.push(query);
        return new Promise((resolve) => setTimeout(() => resolve({ deploy: { refusals: [] } }), 10));
      },
      (query) => got.push(query),
      () => undefined,
    );
    const query = (from: number): Query => ({ between: { from, to: 0 } });
    for (let i = 1; i <= 5; i++) asker.want(query(i));
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toEqual([query(1), query(5)]);
    expect(got).toEqual([query(1), query(5)]);
  });

  test('what was asked before a new question is dropped', async () => {
    askGo();
    plan.lift(0, START);
    plan.carry({ x: -16000, y: -14000 });
    table.ask('order', ['reveal']);
    plan.begin();
    await rest();
    expect(plan.measured).toBeNull();
    expect(plan.held).toBeNull();
  });
});
