// What the plans of all rulesets do alike, shown by plans of a made-up one.
import { describe, expect, test } from 'vitest';
import { onePerTable } from '../../src/rulesets/shared/plan.svelte';
import { shutOf } from '../../src/rulesets/shared/decision/shut';
import { nextLevel, nextOf } from '../../src/rulesets/shared/stage';
import { Tools, toolKeys } from '../../src/rulesets/shared/tools.svelte';
import { FakeTable, Free, Plain, type Choice } from './shared-table.svelte';

/** Until what is measured has come, and the pause after it. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 60));

describe('a plan', () => {
  const begin = (options: Choice[], suggestions: Choice[] | null = []) => {
    const table = new FakeTable();
    const plan = new Plain(table.real);
    table.ask('choose', options, suggestions);
    plan.begin();
    return { table, plan };
  };

  test('takes up a question once, and what helps with it when it comes', () => {
    const { table, plan } = begin([{ hit: 1 }, { hit: 2 }], null);
    plan.begin();
    expect([plan.begun, plan.seeded]).toEqual([1, 0]);
    table.aids = { suggestions: [] };
    plan.begin();
    plan.begin();
    expect([plan.begun, plan.seeded]).toEqual([1, 1]);
  });

  test('chooses the only answer that does something', () => {
    expect(begin([{ hit: 1 }, 'decline']).plan.draft).toEqual({ hit: 1 });
    expect(begin([{ hit: 1 }, { hit: 2 }]).plan.draft).toBeNull();
    expect(begin(['decline']).plan.draft).toBeNull();
  });

  test('forgets with a new question', () => {
    const { table, plan } = begin([{ hit: 1 }, { hit: 2 }]);
    plan.choose({ hit: 2 });
    plan.preview({ hit: 1 }, true);
    table.ask('again', [{ hit: 1 }, { hit: 2 }]);
    plan.begin();
    expect([plan.chosen, plan.hover]).toEqual([null, null]);
  });

  test('a piece is lifted, carried and dropped; nothing is sent before it is confirmed', () => {
    const { table, plan } = begin([{ hit: 1 }, { hit: 2 }]);
    expect(plan.lift(0)).toBe(false);
    expect(plan.lift(1)).toBe(true);
    plan.carry(2);
    plan.drop();
    expect(plan.draft).toEqual({ hit: 2 });
    expect(table.answers).toEqual([]);
    plan.confirm();
    expect(table.answers).toEqual([{ hit: 2 }]);
  });

  test('what is not listed or was sent already is not confirmed', () => {
    const { table, plan } = begin([{ hit: 1 }, { hit: 2 }]);
    plan.choose({ hit: 3 });
    plan.confirm();
    plan.choose({ hit: 1 });
    table.sent = true;
    plan.confirm();
    expect(table.answers).toEqual([]);
  });

  test('leaving an answer ends its own preview only', () => {
    const { plan } = begin([{ hit: 1 }, { hit: 2 }]);
    plan.preview({ hit: 1 }, true);
    plan.preview({ hit: 2 }, true);
    plan.preview({ hit: 1 }, false);
    expect(plan.hover).toEqual({ hit: 2 });
  });

  test('each table has one', () => {
    const of = onePerTable((table) => new Plain(table));
    const [one, two] = [new FakeTable().real, new FakeTable().real];
    expect(of(one)).toBe(of(one));
    expect(of(one)).not.toBe(of(two));
  });
});

describe('a plan on a free table', () => {
  const begin = (prompt: string, options: Choice[] = [], suggestions: Choice[] = []) => {
    const table = new FakeTable();
    const plan = new Free(table.real);
    table.ask(prompt, options, suggestions);
    plan.begin();
    return { table, plan };
  };

  test('offers a place when the table says that it is legal', async () => {
    const { plan } = begin('go');
    plan.lift(0);
    plan.carry({ x: 50, y: 0 });
    expect(plan.ready).toBe(false);
    await rest();
    expect(plan.ready).toBe(false);
    plan.drop();
    expect(plan.ready).toBe(true);
    expect(plan.draft).toEqual({ place: { x: 50, y: 0, level: 0 } });
  });

  test('a refused drop goes back to where the plan stood, and says why', async () => {
    const { plan } = begin('go');
    plan.lift(0);
    plan.carry({ x: 9000, y: 0 });
    await rest();
    plan.drop();
    expect(plan.goal).toBeNull();
    expect(plan.missed?.rule).toBe('TOO-FAR');
    expect(plan.ready).toBe(false);
  });

  test('or to the last legal place, if that was near', async () => {
    const { plan } = begin('go');
    plan.lift(0);
    plan.carry({ x: 90, y: 0 });
    await rest();
    plan.carry({ x: 190, y: 0 });
    await rest();
    plan.drop();
    expect(plan.goal).toEqual({ x: 90, y: 0 });
    await rest();
    expect(plan.ready).toBe(true);
  });

  test('a drag that is given up leaves everything as it was', async () => {
    const { plan } = begin('go', [], [{ place: { x: 10, y: 0, level: 0 } }]);
    plan.suggest(1);
    await rest();
    plan.lift(0);
    plan.carry({ x: 60, y: 0 });
    expect(plan.back()).toBe(true);
    expect(plan.held).toBeNull();
    expect(plan.goal).toEqual({ x: 10, y: 0, level: 0 });
  });

  test('suggestions are gone through in both directions', () => {
    const places: Choice[] = [1, 2, 3].map((x) => ({ place: { x, y: 0, level: 0 } }));
    const { plan } = begin('go', [], places);
    plan.suggest(-1);
    expect(plan.suggestion).toBe(2);
    plan.suggest(1);
    expect(plan.suggestion).toBe(0);
    plan.suggest({ at: 1 });
    expect(plan.goal).toMatchObject({ x: 2 });
  });

  test('a movement planned with its action is made without asking again', async () => {
    const { table, plan } = begin('act', [{ action: 'move' }, { action: 'attack' }]);
    plan.lift(0);
    plan.carry({ x: 50, y: 0 });
    plan.drop();
    await rest();
    expect(plan.moving).toBe(true);
    plan.confirm();
    table.ask('go', []);
    plan.begin();
    expect(table.answers).toEqual([{ action: 'move' }, { place: { x: 50, y: 0, level: 0 } }]);
  });

  test('an attack planned with its action is made where there is one way to make it', () => {
    const { table, plan } = begin('act', [{ action: 'move' }, { action: 'attack' }]);
    plan.aim(7);
    expect(plan.target).toBe(7);
    plan.confirm();
    table.ask('attack', [{ hit: 6 }, { hit: 7 }]);
    plan.begin();
    expect(plan.chosen).toEqual({ hit: 7 });
    expect(table.answers).toEqual([{ action: 'attack' }, { hit: 7 }]);
  });

  test('unless whoever plans it wants to be asked: then it stays chosen', () => {
    const { table, plan } = begin('act', [{ action: 'move' }, { action: 'attack' }]);
    plan.aim(7);
    plan.adjust();
    table.ask('attack', [{ hit: 6 }, { hit: 7 }]);
    plan.begin();
    expect(plan.chosen).toEqual({ hit: 7 });
    expect(table.answers).toEqual([{ action: 'attack' }]);
  });

  test('the area that may be reached is asked for once, and goes with its question', async () => {
    const { table, plan } = begin('go');
    plan.look();
    plan.look();
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(plan.reaches).toEqual([{ outline: [{ x: 0, y: 0, level: 9 }], holes: [] }]);
    table.ask('act', [{ action: 'move' }, { action: 'attack' }]);
    plan.begin();
    plan.look();
    expect(plan.reaches).toEqual([]);
  });
});

test('the tools are switched by their keys, once for each press', () => {
  const tools = new Tools();
  const press = (key: string, repeat = false) => toolKeys({ key, repeat } as KeyboardEvent, tools);
  expect([press('m'), press('V'), press('t'), press('t', true), press('x')]).toEqual([true, true, true, false, false]);
  expect([tools.measuring, tools.seeing, tools.ranging]).toEqual([true, true, true]);
});

test('the own units are gone through in a circle', () => {
  const own = [{ id: 3 }, { id: 5 }, { id: 8 }];
  expect([nextOf(own, null, false), nextOf(own, 8, false), nextOf(own, 3, true)]).toEqual([3, 3, 8]);
  expect(nextOf([], null, false)).toBeNull();
});

test('levels end at the lowest and the highest', () => {
  expect([nextLevel({ all: [0, 4], now: 0 }, 1), nextLevel({ all: [0, 4], now: 4 }, 1)]).toEqual([4, undefined]);
});

test('what is not possible says why', () => {
  const rows = shutOf(
    [{ choice: { hit: 1 }, refusal: { rule: 'R-1', facts: [] } }],
    (choice) => `Hit ${choice.hit}`,
    (refusal) => `By ${refusal.rule}`,
  );
  expect(rows).toEqual([{ key: '{"hit":1}', title: 'Hit 1', why: 'By R-1', rule: 'R-1' }]);
});
