import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { primaryOf } from '../../src/rulesets/battleground/labels';
import { overlayOf } from '../../src/rulesets/battleground/overlay-of';
import { planOf } from '../../src/rulesets/battleground/plan.svelte';
import type { Choice, View } from '../../src/rulesets/battleground/types';
import { FakeTable, viewWith, wayTo } from './play-table.svelte';

const MOVE: Choice = { move: { focus: false } };

function acting() {
  const table = new FakeTable();
  const plan = planOf(table.real);
  table.view = viewWith([{ id: 0, facing: 'NE', at: 'D17' }]);
  const moves = [{ figure: 0, focus: false, points: 5, ways: [wayTo('D16', 1), wayTo('D15', 2)], strikes: [] }];
  const attack: Choice = { attack: { target: 4, weapon: 0 } };
  table.ask({ act: 0 }, ['focus', MOVE, 'turn', attack, { attack: { target: 4, weapon: 1 } }, 'end'], {
    options: [{ ap: 1 }, { ap: 2 }, { ap: 2 }, { ap: 1 }, { ap: 1 }, {}],
    moves,
  });
  plan.begin();
  return { table, plan };
}

describe('the plan of a move', () => {
  it('is made by lifting and dropping, and sends nothing before it is committed', () => {
    const { table, plan } = acting();
    expect(plan.lift(1)).toBe(false);
    expect(plan.lift(0)).toBe(true);
    expect(plan.goTo('D15')).toBe(true);
    expect(plan.draft).toEqual(MOVE);
    expect(plan.note.ap).toBe(2);
    expect(plan.way?.cost).toBe(2);
    expect(table.answers).toEqual([]);
    plan.confirm();
    expect(table.answers).toEqual([MOVE]);
  });

  it('says whom its end sees and could shoot at, from whom it is in cover, and what it captures', async () => {
    const { table, plan } = acting();
    const sheet = (id: number, seat: number, en: string) => ({
      id,
      seat,
      name: { en },
      base: [],
      weapons: [{ name: { en: 'Bow' } }],
    });
    table.table = { sheets: [sheet(0, 0, 'He-Man'), sheet(1, 1, 'Skeletor'), sheet(2, 1, 'Mer-Man')] };
    const figure = (id: number, at: string, seat = 1) => ({ id, at, seat, facing: 'N' as const });
    table.view = viewWith([figure(0, 'D17', 0), figure(1, 'D5'), figure(2, 'D9')]);
    const sighted = { figure: 1, reach: 10, seen: true, covered: true, strikes: [] };
    const strike = { figure: 0, weapon: 0, target: 2, attack: { dice: 3, needed: 4 } };
    let around: unknown = { enemies: [sighted, { ...sighted, figure: 2, seen: false }], captures: [] };
    const standing = { enemies: [], captures: ['D18'] };
    const asked: unknown[] = [];
    Object.assign(table, {
      measure: (query: { around: { place: string } }) => {
        asked.push(query);
        return Promise.resolve({ around: query.around.place === 'D17' ? standing : around });
      },
    });
    const chips = async (place: string) => {
      plan.goTo(place);
      plan.look();
      await vi.waitFor(() => expect([plan.around, plan.here]).not.toContain(null));
      const found = { sights: [], threat: [], lit: [], measured: null };
      return overlayOf(plan, found).flags[0]?.chips?.map(({ icon, text }) => [icon, text]);
    };
    expect(await chips('D15')).toEqual([
      ['sight', 'sees Skeletor at 10″'],
      ['cover', 'in cover from Skeletor'],
      ['goal', 'objective D18'],
    ]);
    // One query tells all of a place.
    const here = { around: { figure: 0, place: 'D17' } };
    expect(asked).toEqual([{ around: { figure: 0, place: 'D15' } }, here]);
    around = { enemies: [sighted, { ...sighted, figure: 2, covered: false, strikes: [strike] }], captures: ['D14'] };
    expect(await chips('D16')).toEqual([
      ['fight', 'Bow reaches Mer-Man: 3 dice, 4+'],
      ['sight', 'sees Skeletor at 10″'],
      ['cover', 'in cover from Skeletor'],
      ['goal', 'can capture the objective'],
      ['goal', 'objective D18'],
    ]);
    // What it gives up is struck out, and asked for once.
    const found = { sights: [], threat: [], lit: [], measured: null };
    const lost = overlayOf(plan, found).flags[0]?.chips?.flatMap((one) => one.lost ?? []);
    expect(lost).toEqual(['leaves objective D18']);
    expect(asked.filter((one) => JSON.stringify(one) === JSON.stringify(here))).toHaveLength(1);
    // Of another end that is not known yet.
    plan.goTo('D15');
    expect(plan.around).toBeNull();
  });

  it('says at the pointer what a click would do', () => {
    const { table, plan } = acting();
    const doing = (place: string, figure: number | null = null) => plan.doing({ place, figure });
    expect([doing('D15'), plan.doing({ place: null, figure: null })]).toEqual(['move', null]);
    const [enemy] = (table.view as { figures: { id: number; seat: number }[] }).figures.filter((one) => one.seat === 1);
    if (enemy) expect(doing('D5', enemy.id)).toBe('attack');
    plan.open('focus');
    expect(doing('D15')).toBeNull();
  });

  it('goes on to its end by itself when the place is asked', () => {
    const { table, plan } = acting();
    plan.goTo('D15');
    plan.confirm();
    table.ask({ go: { figure: 0, kind: 'move', points: 5, goal: null } }, [{ go: 'D16' }, { go: 'D15' }, 'stay']);
    plan.begin();
    expect(table.answers).toEqual([MOVE, { go: 'D15' }]);
  });

  it('asks again if the end is not possible any more', () => {
    const { table, plan } = acting();
    plan.goTo('D15');
    plan.confirm();
    table.ask({ go: { figure: 0, kind: 'move', points: 5, goal: null } }, [{ go: 'D16' }, 'stay']);
    plan.begin();
    expect(table.answers).toEqual([MOVE]);
    expect(plan.point({ place: 'D16', figure: null })).toBe(true);
    expect(plan.draft).toEqual({ go: 'D16' });
  });

  it('ends at the nearest place where another one was pointed at, and keeps which', () => {
    const { table, plan } = acting();
    table.ask({ go: { figure: 0, kind: 'directed', points: 2, goal: null } }, [{ go: 'D16' }, { go: 'D15' }, 'stay']);
    plan.begin();
    expect(plan.point({ place: 'D12', figure: null })).toBe(true);
    expect(plan.draft).toEqual({ go: 'D15' });
    expect(plan.far).toEqual({ place: 'D12', figure: null });
    plan.point({ place: 'D16', figure: null });
    expect(plan.far).toBeNull();
  });

  it('forgets its end when somebody else is asked to go', () => {
    const { table, plan } = acting();
    plan.goTo('D15');
    plan.confirm();
    table.ask({ go: { figure: 2, kind: 'move', points: 5, goal: null } }, [{ go: 'D15' }, 'stay']);
    plan.begin();
    expect(table.answers).toEqual([MOVE]);
  });

  it('goes to the nearest place, if the one that is meant is out of reach, and says so', () => {
    const { plan } = acting();
    expect(plan.goTo('D2')).toBe(true);
    expect(plan.destination).toBe('D15');
    expect(plan.far).toEqual({ place: 'D2', figure: null });
  });

  it('looks at the nearest enemy, or where it is turned, without a question of its own', () => {
    const { table, plan } = acting();
    plan.goTo('D15');
    const looks = plan.heading;
    expect(looks).not.toBeNull();
    plan.turn(1);
    expect(plan.heading).not.toBe(looks);
    plan.face('S');
    plan.confirm();
    table.ask({ go: { figure: 0, kind: 'move', points: 5, goal: null } }, [{ go: 'D15' }, 'stay']);
    plan.begin();
    table.ask({ face: 0 }, [{ face: 'N' }, { face: 'S' }]);
    plan.begin();
    expect(table.answers).toEqual([MOVE, { go: 'D15' }, { face: 'S' }]);
  });

  it('looks where it is turned after a movement that is asked for alone', () => {
    const { table, plan } = acting();
    table.ask({ go: { figure: 0, kind: 'jump', points: 3, goal: null } }, [{ go: 'D15' }, 'stay']);
    plan.begin();
    plan.point({ place: 'D15', figure: null });
    expect(plan.heading).not.toBeNull();
    plan.face('S');
    plan.confirm();
    table.ask({ face: 0 }, [{ face: 'N' }, { face: 'S' }]);
    plan.begin();
    expect(table.answers).toEqual([{ go: 'D15' }, { face: 'S' }]);
  });

  it('attacks whom it was to attack when it is there', () => {
    const { table, plan } = acting();
    table.view = viewWith([
      { id: 0, seat: 0, facing: 'NE', at: 'D17' },
      { id: 4, seat: 1, facing: 'S', at: 'D14' },
    ]);
    plan.goTo('D15');
    expect(plan.point({ place: 'D14', figure: 4 })).toBe(true);
    expect(plan.then).toBe(4);
    expect(plan.heading).toBe('N');
    plan.confirm();
    const attack: Choice = { attack: { target: 4, weapon: 0 } };
    table.ask({ act: 0 }, [attack, 'end'], { options: [{ ap: 1 }, {}], moves: [] });
    plan.begin();
    expect(table.answers).toEqual([MOVE, attack]);
  });

  it('goes back step by step', () => {
    const { plan } = acting();
    plan.goTo('D15');
    expect(plan.back()).toBe(true);
    expect(plan.menu).toBe('move');
    expect(plan.back()).toBe(true);
    expect(plan.menu).toBeNull();
    expect(plan.back()).toBe(false);
  });
});

describe('the plan of an attack', () => {
  it('keeps the weapon when the target is clicked', () => {
    const { plan } = acting();
    plan.choose({ attack: { weapon: 1, target: 4 } });
    expect(plan.point({ place: 'E5', figure: 4 })).toBe(true);
    expect(plan.draft).toEqual({ attack: { target: 4, weapon: 1 } });
  });

  it('drops a planned end of a move', () => {
    const { plan } = acting();
    plan.goTo('D15');
    plan.open('attack');
    expect(plan.destination).toBeNull();
    expect(plan.draft).toBeNull();
  });
});

describe('other questions', () => {
  it('begin with the present facing, and turn', () => {
    const { table, plan } = acting();
    const faces: Choice[] = [
      { face: 'N' },
      { face: 'NE' },
      { face: 'SE' },
      { face: 'S' },
      { face: 'SW' },
      { face: 'NW' },
    ];
    table.ask({ face: 0 }, faces, {}, { face: 'NE' });
    plan.begin();
    expect(plan.facing).toBe('NE');
    plan.turn(1);
    expect(plan.facing).toBe('SE');
    plan.turn(-1);
    plan.turn(-1);
    plan.turn(-1);
    expect(plan.facing).toBe('NW');
  });

  it('begin with the only answer that agrees', () => {
    const { table, plan } = acting();
    table.ask({ capture: 'J11' }, ['yes', 'decline']);
    plan.begin();
    expect(plan.draft).toBe('yes');
  });

  it('begin with what is usual', () => {
    const { table, plan } = acting();
    table.ask({ order: { figure: 0, effects: [], does: [] } }, [{ pick: 0 }, { pick: 1 }], {}, { pick: 0 });
    plan.begin();
    expect([plan.draft, plan.ready]).toEqual([{ pick: 0 }, true]);
    plan.choose({ pick: 1 });
    expect(plan.draft).toEqual({ pick: 1 });
  });

  it('pick dice up to the most, and keep all without a pick', () => {
    const { table, plan } = acting();
    table.log = [{ told: [{ rules: [], event: rolled([2, 4, 2]) }] }];
    const none: Choice = { reroll: [0, 0, 0, 0, 0, 0] };
    const two: Choice = { reroll: [0, 1, 0, 1, 0, 0] };
    table.ask({ 'mana-reroll': { figure: 0, most: 2 } }, [none, { reroll: [0, 2, 0, 0, 0, 0] }, two]);
    plan.begin();
    flushSync();
    expect(plan.roll).toEqual([2, 4, 2]);
    expect(plan.draft).toEqual(none);
    plan.toggleDie(1);
    plan.toggleDie(2);
    plan.toggleDie(0);
    expect(plan.dice).toEqual([1, 2]);
    expect(plan.draft).toEqual(two);
    plan.choose({ reroll: [0, 2, 0, 0, 0, 0] });
    expect(plan.dice).toEqual([0, 2]);
  });

  it('begin with a die that does not count where it is free', () => {
    const { table, plan } = acting();
    table.log = [{ told: [{ rules: [], event: rolled([6, 2, 2]) }] }];
    const one: Choice = { reroll: [0, 1, 0, 0, 0, 0] };
    table.ask({ 'free-reroll': { figure: 0, most: 1 } }, [{ reroll: [0, 0, 0, 0, 0, 0] }, one]);
    plan.begin();
    flushSync();
    expect(plan.draft).toEqual(one);
  });

  it('discard a set of cards in the order of the server', () => {
    const { table, plan } = acting();
    table.ask('discard', [{ discard: [] }, { discard: [3] }, { discard: [3, 7] }]);
    plan.begin();
    expect(plan.draft).toEqual({ discard: [] });
    plan.toggleCard(7);
    plan.toggleCard(3);
    expect(plan.draft).toEqual({ discard: [3, 7] });
  });

  it('deploy the figure that was taken up', () => {
    const { table, plan } = acting();
    const at = (figure: number, hex: string): Choice => ({ deploy: { figure, hex } });
    table.ask('deploy', [at(0, 'A1'), at(0, 'A2'), at(1, 'A1'), at(1, 'A2')]);
    plan.begin();
    plan.deploy(1);
    expect(plan.point({ place: 'A2', figure: null })).toBe(true);
    expect(plan.draft).toEqual(at(1, 'A2'));
    plan.deploy(0);
    expect(plan.draft).toEqual(at(0, 'A2'));
  });
});

function rolled(roll: number[]) {
  return {
    event: 'test',
    figure: 0,
    kind: 'attack',
    value: 'strength',
    dice: roll.length,
    dice_reasons: [],
    needed: 4,
    range_reasons: [],
    roll,
    initial: 1,
  };
}

describe('the facings of the set-up', () => {
  const faces: Choice[] = [{ face: 'N' }, { face: 'NE' }, { face: 'S' }];

  function facing() {
    const table = new FakeTable();
    const plan = planOf(table.real);
    table.view = {
      ...viewWith([
        { id: 0, facing: 'NE', at: 'D17' },
        { id: 1, facing: 'S', at: 'D19' },
      ]),
      stage: 'setup',
    };
    const ask = (figure: number) => {
      table.ask({ face: figure }, faces, {}, { face: figure === 0 ? 'NE' : 'S' });
      plan.begin();
    };
    ask(0);
    return { table, plan, ask };
  }

  it('can all be kept at once', () => {
    const { table, plan, ask } = facing();
    expect(plan.canKeepFacings).toBe(true);
    plan.keepFacings();
    ask(1);
    expect(table.answers).toEqual([{ face: 'NE' }, { face: 'S' }]);
  });

  it('are asked again after a move', () => {
    const { table, plan, ask } = facing();
    plan.keepFacings();
    table.view = { ...viewWith([{ id: 0, facing: 'NE', at: 'D17' }]), stage: 'act' };
    ask(0);
    expect(plan.canKeepFacings).toBe(false);
    expect(table.answers).toHaveLength(1);
  });
});

describe('what is paid', () => {
  it('says what it buys, as far as the deck goes', () => {
    const { table, plan } = acting();
    for (const [deck_count, says] of [
      [5, 'draw 1'],
      [1, 'draw 1: the deck has 1'],
    ] as const) {
      table.view = { ...viewWith([{ id: 0, facing: 'NE', at: 'D17' }]), players: [{ deck_count }] as View['players'] };
      table.ask({ act: 0 }, ['focus', 'end'], { options: [{ ap: 1, draws: 1 }, {}] });
      plan.begin();
      plan.choose('focus');
      expect(primaryOf(plan)?.text).toMatch(new RegExp(`, ${says}$`));
    }
  });
});
