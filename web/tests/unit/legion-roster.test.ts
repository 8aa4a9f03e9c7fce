// Units that are looked for, and units that are drawn as one.

import { beforeEach, expect, test } from 'vitest';
import { i18n } from '../../src/app/i18n.svelte';
import { emptyOverlay } from '../../src/rulesets/legion/board/overlay';
import { groupsOf, isGrouped, middle, minisOn, together } from '../../src/rulesets/legion/board/scene';
import { found, type Trait, type Wanted } from '../../src/rulesets/legion/roster';
import type { UnitView, View } from '../../src/rulesets/legion/types';
import { unit as nameOf } from '../../src/rulesets/legion/words/names';
import { table as makeTable, view as makeView } from './legion-fixture';

const table = makeTable();
const all = makeView().units.map((_, id) => id);

function having(unit: number, change: Partial<UnitView>): View {
  const view = makeView();
  return { ...view, units: view.units.map((one, id) => (id === unit ? { ...one, ...change } : one)) };
}

const find = (view: View, wanted: Partial<Wanted>) =>
  found(table, view, { text: '', seat: null, traits: new Set<Trait>(), ...wanted });

beforeEach(async () => i18n.setLanguage('en'));

test('a unit is found by any part of its name, whatever its case and accents', () => {
  const name = nameOf(1, table);
  const some = find(makeView(), { text: `  ${name.slice(2, 7).toUpperCase()} ` });
  expect(some).toContain(1);
  expect(some).toEqual(all.filter((id) => nameOf(id, table).includes(name.slice(2, 7))));
  expect(find(makeView(), { text: 'nobody of this name' })).toEqual([]);
});

test('sides and traits narrow the list together; who is gone is not in it', () => {
  const own = all.filter((id) => table.units[id]?.seat === 0);
  expect(find(makeView(), { seat: 0 })).toEqual(own);
  expect(find(having(1, { defeated: true }), {})).toEqual(all.filter((id) => id !== 1));
  const traits = new Set<Trait>(['suppressed']);
  expect(find(makeView(), { traits })).toEqual([]);
  expect(find(having(1, { suppressed: true }), { traits })).toEqual([1]);
  expect(find(having(1, { suppressed: true }), { traits, seat: table.units[1]?.seat === 0 ? 1 : 0 })).toEqual([]);
  const ready = new Set<Trait>(['ready']);
  expect(find(having(1, { order: 'facedown' }), { traits: ready })).not.toContain(1);
  const view = makeView();
  const hurt = { ...view, minis: view.minis.map((one, id) => (id === 0 ? { ...one, wounds: 1 } : one)) };
  expect(find(hurt, { traits: new Set<Trait>(['hurt']) })).toEqual([table.minis[0]]);
});

test('far away a unit is one base in its middle, unless single miniatures are asked for', () => {
  const standing = minisOn(table, makeView());
  const groups = groupsOf(standing);
  const many = groups.find((one) => one.minis.length > 1);
  if (!many) throw new Error('no unit has several miniatures');
  const [near, far] = [1, 0.1];
  expect(isGrouped(many, near)).toBe(false);
  expect(together(groups, standing, emptyOverlay(), near)).toBe(standing);
  const drawn = together(groups, standing, emptyOverlay(), far);
  expect(drawn).toHaveLength(groups.length);
  const leader = drawn.find((one) => one.sheet.id === many.id);
  expect(leader?.at).toEqual(middle(many));
  expect(2 * (leader?.r ?? 0) * far).toBeCloseTo(15);
  const asked = { ...emptyOverlay(), movable: [many.minis[1]?.id ?? -1] };
  expect(together(groups, standing, asked, far)).toHaveLength(groups.length - 1 + many.minis.length);
});
