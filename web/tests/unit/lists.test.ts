// Finding things in a catalogue, and a list in a link.
import { expect, test } from 'vitest';
import { fits, isAlike } from '../../src/app/lists/find';
import { isSame, packed, unpacked, withPacks, type List } from '../../src/app/lists/list';

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
