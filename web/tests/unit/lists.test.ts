// Finding things in a catalogue, and a list in a link.
import { expect, test } from 'vitest';
import { fits, isAlike } from '../../src/app/lists/find';
import {
  costOf,
  isSame,
  leaders,
  packed,
  purpose,
  unpacked,
  withPacks,
  type Catalogue,
  type List,
  type Thing,
} from '../../src/app/lists/list';

test('words are found while they are typed, with a slip, without marks', () => {
  for (const [asked, word] of [
    ['storm', 'stormtroopers'],
    ['strormtrooper', 'stormtroopers'],
    ['sotrmtroopers', 'stormtroopers'],
    ['vadr', 'vader'],
  ] as const) {
    expect(isAlike(asked, word), asked).toBe(true);
  }
  expect(isAlike('luke', 'leia')).toBe(false);
  expect(fits('zolnierz', ['Żołnierze'], [])).toBeGreaterThan(0);
  expect(fits('grösse', ['Größe'], [])).toBeGreaterThan(0);
  expect(fits('luke jump', ['Luke Skywalker'], ['Jump 1'])).toBeGreaterThan(0);
  expect(fits('luke jump', ['Luke Skywalker'], [])).toBe(0);
});

test('a list comes back from its link as it was', async () => {
  const line = { id: 'rebel-troopers', with: ['z-6-trooper', 'impact-grenades'] };
  const list: List = {
    ruleset: 'legion',
    name: 'Żółw',
    terms: { format: 'standard' },
    parts: { units: Array.from({ length: 12 }, () => line) },
  };
  const text = await packed(list);
  expect(text.length).toBeLessThan(2000);
  expect(await unpacked(text)).toEqual(list);
  expect(await unpacked('nonsense')).toBeNull();
});

test('lists are the same by what they hold, not by what they are called', () => {
  const list: List = {
    ruleset: 'legion',
    name: 'a',
    terms: { format: 'x', side: 'y' },
    parts: { units: [{ id: 'u' }] },
  };
  expect(isSame(list, { ...list, name: 'b', terms: { side: 'y', format: 'x' } })).toBe(true);
  expect(isSame(list, { ...list, terms: { format: 'z', side: 'y' } })).toBe(false);
  expect(isSame(list, { ...list, parts: { units: [{ id: 'u', with: ['w'] }] } })).toBe(false);
  expect(withPacks(withPacks(list, ['more']), [])).toEqual(list);
});

test('a list is told by who leads it, what it is for and what it costs', () => {
  const named = (id: string) => ({ id, name: { en: id, de: null, pl: null } });
  const thing = (id: string, points: number, parts: string[]) => ({ ...named(id), points, parts }) as Thing;
  const things = [thing('Luke', 160, ['units']), thing('Troopers', 40, ['units']), thing('Z-6', 22, [])];
  const format = { ...named('format'), options: [named('epic')] };
  const units = { ...named('units'), places: [] as string[] };
  const catalogue = { terms: [format], parts: [units], things, ready: [] } as unknown as Catalogue;
  const lines = [{ id: 'Luke' }, { id: 'Troopers', with: ['Z-6'] }];
  const list: List = { ruleset: 'legion', name: '', terms: { format: 'epic' }, parts: { units: lines } };
  expect(leaders(catalogue, list)).toBe('Luke');
  expect(purpose(catalogue, list)).toEqual(['epic']);
  expect(costOf(catalogue, list)).toBe(160 + 40 + 22);
  // Squads with places count for themselves.
  expect(costOf({ ...catalogue, parts: [{ ...units, places: ['primary'] }] }, list)).toBeNull();
});
