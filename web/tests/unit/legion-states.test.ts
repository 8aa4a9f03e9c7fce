// What is said of a unit of Legion in a few words, and which unit a question is about.

import { beforeEach, describe, expect, test } from 'vitest';
import { i18n } from '../../src/app/i18n.svelte';
import { askedUnit } from '../../src/rulesets/legion/acting';
import { isDone, isThere, livingOf, stateOf } from '../../src/rulesets/legion/states';
import type { UnitView, View } from '../../src/rulesets/legion/types';
import { table as makeTable, view as makeView } from './legion-fixture';

const table = makeTable();

/** The position with a unit in another state. */
function having(unit: number, change: Partial<UnitView>, more: Partial<View> = {}): View {
  const view = makeView();
  return { ...view, ...more, units: view.units.map((one, id) => (id === unit ? { ...one, ...change } : one)) };
}

/** The position without some miniatures. */
function without(...minis: number[]): View {
  const view = makeView();
  return { ...view, minis: view.minis.map((one, id) => (minis.includes(id) ? { ...one, stand: null } : one)) };
}

beforeEach(async () => i18n.setLanguage('en'));

describe('a unit', () => {
  test('has lost those that stand nowhere, but none before it is deployed', () => {
    expect(livingOf(table, without(2), 1)).toEqual([1, 3, 4]);
    const away = without(1, 2, 3, 4);
    expect(isThere(table, away, 1)).toBe(false);
    expect(livingOf(table, away, 1)).toEqual([1, 2, 3, 4]);
    const dead = { ...away, units: having(1, { defeated: true }).units };
    expect(livingOf(table, dead, 1)).toEqual([]);
  });

  test('is done when its order lies face down, unless it acts', () => {
    expect(isDone(1, having(1, { order: 'faceup' }))).toBe(false);
    expect(isDone(1, having(1, { order: 'facedown' }))).toBe(true);
    const acting = { unit: 1, left: 1, made: [] };
    expect(isDone(1, having(1, { order: 'facedown' }, { activation: acting }))).toBe(false);
    expect(isDone(1, having(1, { defeated: true }))).toBe(true);
  });

  test('says its order, its losses and its nerves', () => {
    expect(stateOf(1, table, having(1, { order: 'faceup' }))).toBe('has an order, 4 of 4 left');
    expect(stateOf(1, table, having(1, { suppression: 1, suppressed: true }))).toBe(
      'order in the pool, 4 of 4 left, suppressed',
    );
    expect(stateOf(0, table, having(0, { panicked: true, suppression: 6 }))).toBe('order in the pool, panicked');
    expect(stateOf(0, table, having(0, { suppression: 2 }))).toBe('order in the pool, suppression 2');
    expect(stateOf(1, table, having(1, { defeated: true }))).toBe('defeated');
  });

  test('says how many actions it has, or that it is still to come', () => {
    const acting = { unit: 0, left: 1, made: [] };
    expect(stateOf(0, table, having(0, {}, { activation: acting }))).toBe('1 action left');
    expect(stateOf(0, table, without(0))).toBe('not deployed yet');
    expect(stateOf(0, table, { ...without(0), units: having(0, { aside: true }).units })).toBe('set aside');
  });
});

test.each([
  [null, null],
  ['deploy' as const, null],
  [{ act: 3 }, 3],
  [{ drawn: 'corps' as const }, null],
  [{ issue: { by: 2, left: 1 } }, 2],
  [{ attack: { unit: 1, may: true, limits: { only: null, ranged: false, attacked: [] }, pools: [] } }, 1],
  [{ standby: { enemy: 1 } }, null],
])('the unit of the question %j is %j', (prompt, unit) => {
  expect(askedUnit(prompt)).toBe(unit);
});
