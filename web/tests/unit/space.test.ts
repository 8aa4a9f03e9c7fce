// The free camera over a table.
import { describe, expect, test } from 'vitest';
import { spaceOf as ofLegion } from '../../src/rulesets/legion/eye/scene';
import { spaceOf as ofShatterpoint } from '../../src/rulesets/shatterpoint/board/space';
import { stacked } from '../../src/rulesets/shared/space/labels';
import { lookOf, moved, turned, whole } from '../../src/rulesets/shared/space/orbit';
import * as legion from './legion-fixture';
import * as shatterpoint from './shatterpoint-fixture';

const SIDES = [1828, 914] as const;

describe('the camera', () => {
  test('looks from the own edge at the middle of the table', () => {
    const south = lookOf(whole(SIDES, false));
    expect(south.eye.y).toBeLessThan(0);
    expect(Math.cos(south.yaw)).toBeCloseTo(0);
    expect(Math.sin(south.yaw)).toBeCloseTo(1);
    expect(lookOf(whole(SIDES, true)).eye.y).toBeGreaterThan(0);
  });

  test('keeps its distance when it turns, and stays above the table', () => {
    const start = whole(SIDES, false);
    const low = turned(start, 1, -9);
    const { eye } = lookOf(low);
    expect(Math.hypot(eye.x, eye.y, eye.z)).toBeCloseTo(start.far);
    expect(eye.z).toBeGreaterThan(0);
    expect(turned(start, 0, 0, 0.0001).far).toBeGreaterThan(100);
  });

  test('stands back until the whole table is on the picture, however narrow that is', () => {
    const { eye } = lookOf(whole(SIDES, false, 0.5));
    // Half the width of the picture, as far away as the near edge: tan 21° times the distance times its shape.
    const near = Math.hypot(eye.y + 457, eye.z);
    expect(near * Math.tan((21 / 180) * Math.PI) * 0.5).toBeGreaterThan(914);
    expect(whole(SIDES, false, 0.5).far).toBeGreaterThan(whole(SIDES, false, 2).far);
  });

  test('goes where whoever looks means it, and not beyond the edges', () => {
    const start = whole(SIDES, false);
    expect(moved(start, 100, 0, SIDES)).toMatchObject({ x: expect.closeTo(100), y: expect.closeTo(0) });
    expect(moved(start, 0, 100, SIDES)).toMatchObject({ x: expect.closeTo(0), y: expect.closeTo(100) });
    expect(moved(start, 9999, 0, SIDES).x).toBe(914);
    // From the other edge right is left.
    expect(moved(whole(SIDES, true), 100, 0, SIDES).x).toBeCloseTo(-100);
  });
});

describe('the table in space', () => {
  test('all miniatures of Legion are seen, none is faint', () => {
    const [table, view] = [legion.table(), legion.view()];
    const { bodies, prisms, sides } = ofLegion(table, view);
    expect(bodies).toHaveLength(view.minis.filter((one) => one.stand !== null).length);
    expect(bodies.every((one) => one.seen && !one.own)).toBe(true);
    expect(prisms).toHaveLength(table.terrain.pieces.length);
    expect(bodies.every((one) => one.figure !== null)).toBe(true);
    expect(sides).toEqual([table.terrain.sides[0] / 100, table.terrain.sides[1] / 100]);
  });

  test('walkways of Shatterpoint hang where they hang', () => {
    const { bodies, goals, prisms } = ofShatterpoint(shatterpoint.table(), shatterpoint.view());
    expect(goals.map((one) => one.number)).toContain(1);
    expect(prisms.some((one) => one.bottom > 0 && one.top > one.bottom)).toBe(true);
    expect(bodies.length).toBeGreaterThan(8);
    expect(prisms.some((one) => one.look === 'deck' && one.bottom > 0)).toBe(true);
  });
});

describe('names in space', () => {
  test('those that would lie on each other go up, and say how far', () => {
    const [near, far, aside] = stacked([
      { x: 100, y: 90, text: 'Rebel Troopers 2' },
      { x: 110, y: 100, text: 'Rebel Troopers 1' },
      { x: 600, y: 80, text: 'Darth Vader' },
    ]);
    expect(near).toMatchObject({ text: 'Rebel Troopers 1', y: 100, up: 0 });
    expect(far).toMatchObject({ text: 'Rebel Troopers 2', y: 80, up: 10 });
    expect(aside).toMatchObject({ text: 'Darth Vader', y: 80, up: 0 });
  });

  test('keep off faces and pennants', () => {
    const face = { x: 120, y: 80, w: 9, h: 9 };
    const [label] = stacked([{ x: 100, y: 100, text: 'Darth Vader' }], [face]);
    // Its middle, 17 above its place, is as far from that of the face as both are high.
    expect(label).toMatchObject({ y: 80 + 17 - 9 - 10, up: 22 });
    const [aside] = stacked([{ x: 400, y: 100, text: 'Darth Vader' }], [face]);
    expect(aside).toMatchObject({ y: 100, up: 0 });
  });

  test('come to rest wherever the faces are', () => {
    for (let i = 0; i < 200; i++) {
      const face = { x: 100, y: 80 + i / 7, w: 9, h: 9 + i / 37 };
      expect(stacked([{ x: 100, y: face.y + 17, text: 'Darth Vader' }], [face])[0]?.up).toBeCloseTo(face.h + 10);
    }
  });

  test('are not cut at the sides', () => {
    const all = ['left', 'right', 'middle'].map((text, i) => ({ x: [5, 395, 200][i] ?? 0, y: 100, text }));
    const half = (text: string): number => (text.length * 6.4 + 16) / 2;
    expect(stacked(all, [], 400).map((one) => one.x)).toEqual([half('left'), 400 - half('right'), 200]);
    expect(stacked(all, [], 400)[0]?.aside).toBeCloseTo(5 - half('left'));
  });
});
