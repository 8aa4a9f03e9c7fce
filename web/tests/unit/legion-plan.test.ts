// What a player of Legion is about to answer.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { effectOf, sentenceOf } from '../../src/rulesets/legion/labels';
import { chipsOf, consequences, overlayOf } from '../../src/rulesets/legion/overlay-of';
import { plan as planOf } from '../../src/rulesets/legion/plan.svelte';
import { setUp } from '../../src/rulesets/legion/set-up';
import type { Plan } from '../../src/rulesets/legion/plan.svelte';
import type { Findings } from '../../src/rulesets/legion/tools.svelte';
import type { Choice, Stand } from '../../src/rulesets/legion/types';
import { at } from './legion-fixture';
import { FakeTable, forecast } from './legion-table.svelte';
import { lg } from './lg';

let table: FakeTable;
let plan: Plan;

beforeEach(() => {
  vi.useFakeTimers();
  table = new FakeTable();
  plan = planOf(table.real);
});
afterEach(() => vi.useRealTimers());

/** The table has answered all that was asked. */
async function rest(): Promise<void> {
  await vi.advanceTimersByTimeAsync(200);
  flushSync();
}

function ask(...question: Parameters<FakeTable['ask']>): void {
  table.ask(...question);
  plan.begin();
}

const none: Findings = { sight: [], ruler: null, rings: [], arcs: [], hidden: [], seen: [], flags: [] };
const row = (y: number, count: number): Stand[] => Array.from({ length: count }, (_, i) => at(i * 30, y));

test('a second reinforcement is asked for as a second one', () => {
  ask('set-aside', [{ unit: 1 }, { unit: 2 }]);
  expect(sentenceOf(plan)).toBe('Which unit do you set aside as reinforcement?');
  ask('set-aside', [{ unit: 2 }, 'decline']);
  expect(sentenceOf(plan)).toBe('Do you set aside a second unit too?');
});

describe('deploying', () => {
  const suggestions: Choice[] = [
    { deploy: { unit: 1, stands: row(-400, 4) } },
    { deploy: { unit: 0, stands: row(-420, 1) } },
  ];

  test('begins where the table suggests, and another unit can be picked', async () => {
    ask('deploy', [], { suggestions });
    await rest();
    expect(plan.deployable).toEqual([1, 0]);
    expect(plan.draft).toEqual(suggestions[0]);
    expect(plan.ready).toBe(true);
    plan.pickUnit(0);
    await rest();
    expect(plan.draft).toEqual(suggestions[1]);
  });

  test('the others follow the leader as the table says', async () => {
    ask('deploy', [], { suggestions });
    await rest();
    expect(plan.lift(1)).toBe(true);
    expect(plan.held).toEqual({ id: null });
    plan.carry(at(100, -380));
    await rest();
    plan.drop();
    await rest();
    expect(table.queries.at(-1)).toEqual({ formation: { unit: 1, leader: at(100, -380) } });
    expect(plan.places.map(({ x }) => x)).toEqual([10000, 13000, 16000, 19000]);
    expect(plan.ready).toBe(true);
  });

  test('a click on the ground puts the unit there, with its leader', async () => {
    ask('deploy', [], { suggestions });
    await rest();
    expect(plan.goTo(at(100, -380))).toBe(true);
    await rest();
    expect(table.queries.at(-1)).toEqual({ formation: { unit: 1, leader: at(100, -380) } });
    expect(plan.ready).toBe(true);
  });

  test('a single miniature is put elsewhere, but not outside the zone', async () => {
    ask('deploy', [], { suggestions });
    await rest();
    plan.lift(2);
    plan.carry(at(40, -100));
    plan.drop();
    await rest();
    expect(plan.places[0]).toEqual(at(0, -400));
    // It comes as far as the zone reaches.
    expect(plan.refusal).toBeNull();
    expect(plan.missed?.rule).toBe(lg('DEPLOY-06'));
    expect(plan.places.every(({ y }) => y <= -30480)).toBe(true);
    expect(plan.ready).toBe(true);
  });
});

describe('moving', () => {
  const options: Choice[] = [{ action: 'move' }, { action: 'aim' }, 'end'];

  test('a move that is planned with its action is made without asking again', async () => {
    table.view = { ...table.view, activation: { unit: 1, left: 2, made: [] } };
    ask({ act: 1 }, options, { moving: { unit: 1, speed: 2, why: { action: 2 }, may: true } });
    expect(plan.movable).toEqual([1]);
    expect(plan.lift(1)).toBe(true);
    plan.carry(at(-350, 60));
    plan.drop();
    await rest();
    expect(table.queries).toContainEqual(
      expect.objectContaining({
        drop: expect.objectContaining({ moving: { unit: 1, speed: 2, why: { action: 2 }, may: true } }),
      }),
    );
    expect(plan.around?.contests).toEqual([0]);
    expect(plan.ready).toBe(true);
    plan.confirm();
    expect(table.answers).toEqual([{ action: 'move' }]);
    ask({ move: { unit: 1, speed: 2, why: { action: 2 }, may: true } }, ['decline']);
    expect(table.answers.at(-1)).toEqual({ move: { speed: 1, to: at(-350, 60) } });
    // The others go where they were shown.
    ask({ cohere: { unit: 1, after: { move: { fast: false, trench: null } } } }, ['anywhere']);
    expect(table.answers.at(-1)).toBe('anywhere');
  });

  test('Alt lets go of the snap while something is in the hand', async () => {
    ask({ move: { unit: 1, speed: 2, why: { action: 2 }, may: true } }, ['decline']);
    const last = () => Object.keys(table.queries.filter((one) => 'go' in one || 'drop' in one).at(-1) ?? {});
    plan.exactly(true);
    expect(plan.exact).toBe(false);
    plan.lift(1);
    plan.carry(at(-350, 60));
    await rest();
    expect(last()).toEqual(['drop']);
    plan.exactly(true);
    await rest();
    expect(last()).toEqual(['go']);
    plan.exactly(false);
    await rest();
    expect(last()).toEqual(['drop']);
  });

  test('the pointer says what a click would do: to the ground, to an enemy, to nobody else', () => {
    ask({ act: 1 }, [{ action: 'move' }, { action: 'attack' }, 'end']);
    const [own, enemy] = [1, 5];
    expect([plan.doing(null), plan.doing(enemy), plan.doing(own)]).toEqual(['move', 'attack', null]);
    plan.goTo(at(-350, 60));
    expect(plan.doing(null)).toBeNull();
    ask({ act: 1 }, ['end']);
    expect([plan.doing(null), plan.doing(enemy)]).toEqual([null, null]);
    // A unit that is chosen is activated for just that.
    ask('activate', [{ unit: 0 }, { unit: 1 }]);
    expect([plan.doing(null), plan.doing(enemy)]).toEqual([null, null]);
    plan.choose({ unit: 1 });
    expect([plan.doing(null), plan.doing(enemy)]).toEqual(['move', 'attack']);
  });

  test('a place says what is given up for it: an objective, cover', async () => {
    const sighted = { unit: 2, range: 3, armed: true, seen: 3, obscured: 0 } as const;
    table.around = ([leader]) =>
      leader?.x === at(-420, 60).x
        ? { contests: [0, 1], sighted: [{ ...sighted, cover: 'heavy' }] }
        : { contests: [0], sighted: [{ ...sighted, cover: 'none' }] };
    ask({ move: { unit: 1, speed: 2, why: { action: 2 }, may: true } }, ['decline']);
    plan.goTo(at(-350, 60));
    await rest();
    await rest();
    const chips = chipsOf(plan);
    expect(chips.flatMap((one) => one.lost ?? [])).toEqual([
      'leaves objective 2',
      expect.stringMatching(/^no cover from .+ any more$/),
    ]);
    expect(consequences(plan)).toContain('leaves objective 2');
    expect(chips.length).toBeLessThanOrEqual(5);
  });

  test('whoever wants to place the others is asked', async () => {
    ask({ move: { unit: 1, speed: 2, why: { action: 2 }, may: true } }, ['decline']);
    plan.goTo(at(-350, 60));
    await rest();
    plan.adjust();
    ask({ cohere: { unit: 1, after: { move: { fast: false, trench: null } } } }, ['anywhere']);
    expect(table.answers).toHaveLength(1);
    expect(plan.draft).toBe('anywhere');
  });

  test('a drop out of reach goes to the nearest legal place, and says why', async () => {
    ask({ move: { unit: 1, speed: 2, why: { action: 2 }, may: true } }, ['decline']);
    plan.lift(1);
    plan.carry(at(-100, 60));
    plan.drop();
    await rest();
    expect(plan.missed?.rule).toBe(lg('MOVE-08'));
    expect(plan.refusal).toBeNull();
    expect(plan.goal).toEqual({ x: plan.at?.x, y: plan.at?.y });
    expect(plan.ready).toBe(true);
  });

  test('a click on the ground plans the move action', async () => {
    ask({ act: 1 }, options, { moving: { unit: 1, speed: 2, why: { action: 2 }, may: true } });
    expect(plan.goTo(at(-350, 60))).toBe(true);
    await rest();
    expect(plan.moving).toBe(true);
    expect(plan.draft).toEqual({ action: 'move' });
    expect(plan.ready).toBe(true);
  });

  test('a unit that is dragged with the mouse is activated where it is dropped, and its move is planned', async () => {
    ask('activate', [{ unit: 0 }, { unit: 1 }]);
    const leader = plan.view?.units[0]?.leader ?? -1;
    expect(plan.lift(leader)).toBe(false);
    expect(plan.lift(leader, true)).toBe(true);
    const { x, y } = plan.view?.minis[leader]?.stand ?? at(0, 0);
    plan.carry({ x: x + 500, y });
    plan.drop();
    expect(table.answers).toEqual([]);
    expect(plan.chosen).toEqual({ unit: 0 });
    plan.lift(leader, true);
    plan.carry({ x: x + 6000, y: y + 4000 });
    plan.release();
    expect([table.answers, plan.goal]).toEqual([[], null]);
    plan.lift(leader, true);
    plan.carry({ x: x + 6000, y: y + 4000 });
    expect(overlayOf(plan, none, []).ghosts).toHaveLength(1);
    plan.drop();
    expect(table.answers).toEqual([{ unit: 0 }]);
    table.view = { ...table.view, activation: { unit: 0, left: 2, made: [] } };
    ask({ act: 0 }, options, { moving: { unit: 0, speed: 2, why: { action: 2 }, may: true } });
    expect(plan.goal).toEqual({ x: x + 6000, y: y + 4000 });
  });

  test('a click on the ground activates the chosen unit and plans its move', async () => {
    ask('activate', [{ unit: 0 }, { unit: 1 }]);
    expect(plan.goTo(at(-350, 60))).toBe(false);
    plan.pick(1);
    expect(plan.binds).toBe(true);
    expect(plan.goTo(at(-350, 60))).toBe(true);
    expect(table.answers).toEqual([{ unit: 1 }]);
    table.view = { ...table.view, activation: { unit: 1, left: 2, made: [] } };
    ask({ act: 1 }, options, { moving: { unit: 1, speed: 2, why: { action: 2 }, may: true } });
    await rest();
    expect(plan.goal).toEqual({ x: -35000, y: 6000 });
    expect(plan.ready).toBe(true);
  });

  test('an advised move comes with its place', async () => {
    ask({ act: 1 }, options, { moving: { unit: 1, speed: 2, why: { action: 2 }, may: true } });
    plan.advise({ action: 'move' }, { move: { speed: 1, to: at(-350, 60) } });
    await rest();
    expect([plan.moving, plan.ready, plan.goal]).toEqual([true, true, { x: -35000, y: 6000 }]);
    plan.advise({ action: 'aim' }, { move: { speed: 1, to: at(-350, 60) } });
    expect([plan.draft, plan.goal]).toEqual([{ action: 'aim' }, null]);
  });

  test('a vehicle turns on its place', () => {
    table.seat = 1;
    ask({ move: { unit: 3, speed: 2, why: { action: 2 }, may: true } }, ['decline']);
    expect(plan.turn(1)).toBe(true);
    expect(plan.turn(1)).toBe(true);
    expect(plan.draft).toEqual({ pivot: { facing: 13572 - (2 * 13572) / 36 } });
    expect(plan.ready).toBe(true);
  });

  test('a suggested turn is taken up', () => {
    table.seat = 1;
    ask({ move: { unit: 3, speed: 2, why: { action: 2 }, may: true } }, ['decline']);
    plan.choose({ pivot: { facing: 4200 } });
    expect(plan.draft).toEqual({ pivot: { facing: 4200 } });
    expect(plan.ready).toBe(true);
  });

  test('a trooper does not', () => {
    ask({ move: { unit: 1, speed: 2, why: { action: 2 }, may: true } }, ['decline']);
    expect(plan.turn(1)).toBe(false);
    expect(plan.facing).toBe(null);
  });
});

describe('cohesion', () => {
  const stands = [at(-420, 90), at(-450, 60), at(-450, 90)];

  beforeEach(() => {
    ask({ cohere: { unit: 1, after: { move: { fast: false, trench: null } } } }, ['anywhere'], {
      suggestions: [{ stands }],
    });
  });

  test('the table places the others, and shows where', () => {
    expect(plan.draft).toBe('anywhere');
    expect(plan.places).toEqual(stands);
    expect(plan.movable).toEqual([2, 3, 4]);
    expect(plan.ready).toBe(true);
  });

  test('one of them is put elsewhere, then the table places them again', async () => {
    plan.lift(3);
    plan.carry(at(-460, 40));
    plan.drop();
    await rest();
    expect(plan.draft).toEqual({ stands: [stands[0], at(-460, 40), stands[2]] });
    expect(plan.ready).toBe(true);
    plan.reform();
    expect(plan.draft).toBe('anywhere');
    expect(plan.places).toEqual(stands);
  });

  test('who is put too far from the leader goes as far as it may', async () => {
    plan.lift(2);
    plan.carry(at(-200, 90));
    plan.drop();
    await rest();
    expect(plan.refusal).toBeNull();
    expect(plan.missed?.rule).toBe(lg('COH-203'));
    expect(plan.failed).toBeNull();
    expect(plan.placed).toBe(0);
    const [{ x } = { x: 0 }, ...others] = plan.places;
    expect(x).toBeGreaterThan(-42000);
    expect(x).toBeLessThan(-20000);
    expect(others).toEqual(stands.slice(1));
    expect(plan.ready).toBe(true);
  });

  test('where there is no room on the way either, it is refused', async () => {
    plan.lift(2);
    plan.carry(at(600, 400));
    plan.drop();
    plan.lift(2);
    plan.carry(at(600, 401));
    plan.drop();
    await rest();
    expect(plan.refusal?.rule).toBe(lg('COH-203'));
    expect(plan.ready).toBe(false);
  });
});

describe('what is spent', () => {
  test('a dodge token says how many hits it leaves', () => {
    const faces = ['hit', 'hit', 'critical', 'blank'] as const;
    const dice = faces.map((face) => ({ die: 'white' as const, face }));
    const pool = { attacker: 2, weapons: [], melee: false, defence: [], cover: 'none' as const, waiting: [] };
    table.view = { ...table.view, attack: { ...pool, defender: 1, dice } };
    ask({ dodge: { most: 3 } }, [{ spend: 0 }, { spend: 1 }, { spend: 2 }, { spend: 3 }]);
    const said = [0, 1, 2, 3].map((spend) => effectOf(plan, { spend }));
    // Whether a third cancels the critical, the table knows.
    expect(said).toEqual(['hits 3 → 3', 'hits 3 → 2', 'hits 3 → 1', null]);
  });

  test('who recovers sees what is left of the suppression', () => {
    const units = table.view.units.map((unit, id) => (id === 1 ? { ...unit, suppression: 3 } : unit));
    table.view = { ...table.view, units };
    ask({ recover: 1 }, [{ spend: 2 }]);
    expect(effectOf(plan, { spend: 2 })).toBe('suppression 3 → 1');
  });
});

describe('pools', () => {
  const full: Choice = {
    attack: {
      defender: 2,
      weapons: [
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 1],
      ],
    },
  };
  const other: Choice = { attack: { defender: 3, weapons: [[4, 1]] } };
  const weapons: [number, number][] = [
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [4, 1],
  ];

  beforeEach(() => {
    ask(
      { attack: { unit: 1, may: true, limits: { only: null, ranged: false, attacked: [] }, pools: [] } },
      [full, other, 'decline'],
      {
        forecasts: [forecast(2), forecast(3), null],
        weapons: [
          { defender: 2, weapons, each: 1 },
          { defender: 3, weapons: [[4, 1]], each: 1 },
        ],
      },
    );
  });

  test('the attack that is expected to wound most is chosen', () => {
    expect(plan.draft).toEqual(full);
  });

  test('a click on an enemy forms the fullest pool against it', async () => {
    expect(plan.pick(6)).toBe(true);
    await rest();
    expect(plan.draft).toEqual(full);
    expect(plan.ready).toBe(true);
  });

  test('a weapon is taken out, and a click on its bearer takes it back', async () => {
    plan.choose(full);
    plan.toggle(4, 1);
    await rest();
    expect(plan.pool?.weapons).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
    expect(table.queries.at(-1)).toEqual({ pool: plan.pool });
    plan.pick(4);
    await rest();
    expect(plan.pool?.weapons).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
  });

  test('a miniature uses one weapon', () => {
    plan.choose(full);
    plan.toggle(4, 0);
    expect(plan.pool?.weapons.filter(([mini]) => mini === 4)).toEqual([[4, 0]]);
  });

  test('all of a weapon at once', () => {
    plan.choose(full);
    plan.toggleAll([0]);
    expect(plan.pool?.weapons).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
    plan.toggleAll([0]);
    expect(plan.pool?.weapons).toEqual([]);
    expect(plan.draft).toBe(null);
  });
});

test('no more dice are picked than the token allows; the worst are picked already', () => {
  ask({ aim: { most: 2 } }, [{ reroll: [1, 3] }, 'decline']);
  expect(plan.draft).toEqual({ reroll: [1, 3] });
  plan.toggleDie(0);
  expect(plan.dice).toEqual([1, 3]);
  plan.toggleDie(3);
  plan.toggleDie(0);
  expect(plan.draft).toEqual({ reroll: [0, 1] });
});

test('a token begins at the listed place, is judged where it is put, and comes to the nearest place where it may lie', async () => {
  const place = at(0, 100);
  ask({ 'lay-token': { beyond_zones: 1, beyond_tokens: 1, mine: false } }, [{ place }]);
  await rest();
  expect(plan.draft).toEqual({ place });
  expect(plan.goTo(at(50, -100))).toBe(true);
  await rest();
  expect(plan.refusal).toBeNull();
  expect(plan.missed?.rule).toBe(lg('OBJ-203'));
  expect(plan.draft).toEqual({ place: at(50, 0) });
  expect(plan.ready).toBe(true);
  // Where there is none it says why, and the button is shut.
  plan.goTo(at(600, 100));
  await rest();
  expect(plan.refusal?.rule).toBe(lg('OBJ-203'));
  expect(plan.ready).toBe(false);
});

test('a charge that is carried too far comes back when it is let go', async () => {
  ask({ 'lay-charge': { unit: 0, weapon: 0 } }, [{ place: at(0, 100) }]);
  await rest();
  const [charge] = plan.movable;
  expect(plan.lift(charge ?? 0)).toBe(true);
  plan.carry(at(20, -80));
  await rest();
  expect(plan.places[0]?.y).toBe(-8000);
  plan.drop();
  await rest();
  expect(plan.draft).toEqual({ place: at(20, 0) });
});

test('a piece of terrain is judged before it is confirmed', async () => {
  const terrain = { model: 0, at: { x: 0, y: 0 }, facing: 0 };
  ask('place-terrain', [{ terrain }]);
  plan.choose({ terrain });
  await rest();
  plan.goTo({ x: 5000, y: 0 });
  expect(plan.ready).toBe(false);
  await rest();
  expect(table.queries.at(-1)).toEqual({ place: { choice: { terrain: { ...terrain, at: { x: 5000, y: 0 } } } } });
  expect(plan.ready).toBe(true);
});

describe('what is usual', () => {
  test('of equal units that were drawn the first is chosen, but a click on the ground does not send it', () => {
    ask({ drawn: 'corps' }, [{ unit: 1 }, { unit: 2 }], {}, { unit: 1 });
    expect(plan.draft).toEqual({ unit: 1 });
    expect(plan.ready).toBe(true);
    expect(plan.undoable).toBe(false);
    expect(plan.binds).toBe(false);
    plan.choose({ unit: 2 });
    // Its card is shown.
    expect(plan.selected).toBe(2);
    expect(plan.binds).toBe(true);
  });

  test('what is usual is chosen, and a click changes it', () => {
    ask({ wound: 1 }, [{ mini: 2 }, { mini: 3 }, { mini: 4 }], {}, { mini: 3 });
    expect([plan.draft, plan.ready]).toEqual([{ mini: 3 }, true]);
    plan.choose({ mini: 4 });
    expect(plan.draft).toEqual({ mini: 4 });
  });

  test('where no die is worth rolling again, none is', () => {
    ask({ aim: { most: 2 } }, ['decline'], {}, 'decline');
    expect(plan.draft).toBe('decline');
    expect(plan.ready).toBe(true);
    plan.toggleDie(1);
    expect(plan.draft).toEqual({ reroll: [1] });
  });
});

describe('the set-up left to the page', () => {
  const leave = () => setUp(table.real);

  test('what is usual outdoes the only answer that agrees: no second unit is set aside', () => {
    ask('set-aside', [{ unit: 2 }, 'decline'], {}, 'decline');
    expect(plan.draft).toBe('decline');
    expect(leave()?.choice).toBe('decline');
  });

  test('colour and edge are equal, and the first of them is taken', () => {
    ask('colour', [{ colour: 'blue' }, { colour: 'red' }]);
    expect(leave()).toEqual({ choice: { colour: 'blue' }, equal: true });
    ask('side', [{ edge: 'south' }, { edge: 'north' }]);
    expect(leave()).toEqual({ choice: { edge: 'south' }, equal: true });
  });

  test('no card is struck, and nobody scouts', () => {
    ask('discard', [{ row: 0 }, { row: 1 }, 'decline']);
    expect(leave()).toEqual({ choice: 'decline', equal: false });
    ask({ move: { unit: 0, speed: 1, why: 'scout' } as never }, ['decline']);
    expect(leave()).toEqual({ choice: 'decline', equal: false });
  });

  test('a unit comes where the table suggests it, as soon as that is measured', async () => {
    const place: Choice = { deploy: { unit: 1, stands: row(-400, 4) } };
    ask('deploy', [], { suggestions: [place] });
    expect(leave()).toEqual({ choice: null, equal: false });
    await rest();
    expect(leave()).toEqual({ choice: place, equal: false });
  });

  test('ends with the first command card', () => {
    ask('command', [{ command: 0 }, { command: 1 }]);
    expect(leave()).toBeNull();
  });
});

describe('battle cards', () => {
  const shown = () => overlayOf(plan, none, []);

  test('the card that leads shows where its tokens would lie; whoever is about to strike it sees the next one', () => {
    const layouts = [
      { card: 0, tokens: [at(0, 0), at(457, 0)], open: 0 },
      { card: 0, tokens: [at(-150, 110)], open: 2 },
    ];
    table.view = { ...table.view, stage: 'setup', tokens: [], rows: [[0, 0], [0], [0]], layouts };
    ask('discard', [{ row: 0 }, { row: 1 }, 'decline']);
    const name = table.table.objectives[0]?.name.en ?? '';
    expect(shown().flags).toEqual([
      { at: at(0, 0), tone: 'plain', title: `${name}: where its tokens would lie`, text: '' },
    ]);
    plan.hover = { row: 0 };
    expect(shown().layout).toEqual(layouts[1]);
    expect(shown().flags[0]).toMatchObject({ at: at(-150, 110), text: 'The players lay 2 more.' });
    // So it is shown to whoever waits, too.
    plan.hover = null;
    table.question = null;
    expect(shown().flags).toHaveLength(1);
    // Nothing is shown of a card without tokens of its own.
    table.view = { ...table.view, layouts: [{ card: 0, tokens: [], open: 4 }] };
    expect(shown().flags).toEqual([]);
  });
});
