// What calls a player: the icon in the tab, and how loud it is.
import { expect, test } from 'vitest';
import { loudness } from '../../src/app/film/sound';
import { iconOf } from '../../src/app/play/icon';

const icon = (seat: number | null) => iconOf(seat, (letter) => `colour-${letter}`);
const drawn = (seat: number) => decodeURIComponent(icon(seat) ?? '');

test('the icon has colour and shape of whoever decides; with nobody it is the usual one', () => {
  expect(icon(null)).toBeNull();
  expect(drawn(0)).toContain('fill="colour-a"');
  expect(drawn(1)).toContain('fill="colour-b"');
  // Those of a side are alike, and the sides are told apart without colour.
  expect(drawn(2)).toBe(drawn(0));
  expect(drawn(0).replaceAll('colour-a', '')).not.toBe(drawn(1).replaceAll('colour-b', ''));
});

test('half way up is as loud as meant', () => {
  expect(loudness(50)).toBe(1);
  expect(loudness(100)).toBe(4);
  expect(loudness(5)).toBeLessThan(0.02);
});
