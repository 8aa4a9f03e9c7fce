// The view from an eye: the same bodies as the rules measure, without the picture.

import { describe, expect, test } from 'vitest';
import { bodiesOf, byUnit, eyeOf, firstLook, prismsOf, rise, towards } from '../../src/rulesets/legion/eye/scene';
import type { Seen } from '../../src/rulesets/legion/types';
import { at, table as makeTable, view as makeView } from './legion-fixture';

const table = makeTable();
const view = makeView();
const seen: Seen[] = [
  { mini: 5, sight: true, share: 0.25 },
  { mini: 6, sight: false, share: 0 },
  { mini: 8, sight: true, share: 1 },
];

describe('an eye', () => {
  test('is over the middle of the base, as high as the miniature', () => {
    expect(eyeOf(table, view, 0)).toEqual({ x: -400, y: 0, z: 38 });
    const up = { ...view, minis: view.minis.map((one, id) => (id === 0 ? { ...one, stand: at(0, 0, 80) } : one)) };
    expect(eyeOf(table, up, 0)?.z).toBe(118);
  });

  test('of somebody who is gone sees nothing', () => {
    const gone = { ...view, minis: view.minis.map((one, id) => (id === 0 ? { ...one, stand: null } : one)) };
    expect(eyeOf(table, gone, 0)).toBeNull();
  });

  test('looks at first to the nearest enemy that it sees', () => {
    const bodies = bodiesOf(table, view, 0, seen);
    expect(firstLook(table, view, 0, bodies)).toBeCloseTo(0);
    const other = bodiesOf(table, view, 0, [{ mini: 8, sight: true, share: 1 }]);
    expect(firstLook(table, view, 0, other)).toBeCloseTo(Math.atan2(-200, 900));
    // Nobody there: where the base faces.
    const turned = {
      ...view,
      minis: view.minis.map((one, id) => (id === 0 ? { stand: at(0, 0, 0, 3393), wounds: 0, fallen: false } : one)),
    };
    expect(firstLook(table, turned, 0, [])).toBeCloseTo(Math.PI / 2);
  });
});

describe('what is seen', () => {
  test('are all others, with their share', () => {
    const bodies = bodiesOf(table, view, 1, seen);
    expect(bodies.map((one) => one.mini)).toEqual([0, 2, 3, 4, 5, 6, 7, 8]);
    expect(bodies.filter((one) => one.own).map((one) => one.mini)).toEqual([2, 3, 4]);
    expect(bodies.filter((one) => one.seen).map((one) => [one.mini, one.share])).toEqual([
      [5, 0.25],
      [8, 1],
    ]);
  });

  test('has the body of its card, else a cylinder as wide as the base', () => {
    const bodies = bodiesOf(table, view, 0, seen);
    expect(bodies.find((one) => one.mini === 8)?.parts.map((one) => one.top)).toEqual([3, 68]);
    expect(bodies.find((one) => one.mini === 5)?.parts).toEqual([{ radius: 13.5, bottom: 0, top: 38, post: false }]);
  });

  test('is told by unit, enemies first, the best seen before the hidden', () => {
    const units = byUnit(table, view, 0, bodiesOf(table, view, 0, seen));
    expect(units.map((one) => [one.unit, one.count, one.minis.length])).toEqual([
      [2, 1, 3],
      [3, 1, 1],
      [1, 0, 4],
    ]);
  });

  test('is terrain in millimetres, zones apart from things', () => {
    const [house, grass] = prismsOf(table, view);
    expect(house).toMatchObject({ top: 80, area: false });
    expect(house?.corners[0]).toEqual({ x: -100, y: -50 });
    expect(grass?.area).toBe(true);
  });
});

test('directions are counted from east to the left, and up', () => {
  const from = { x: 0, y: 0, z: 0 };
  expect(towards(from, { x: 0, y: 5, z: 0 })).toBeCloseTo(Math.PI / 2);
  expect(rise(from, { x: 3, y: 4, z: 5 })).toBeCloseTo(Math.PI / 4);
});
