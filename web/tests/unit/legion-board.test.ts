// The drawing of a battlefield of Legion.
import { describe, expect, test } from 'vitest';
import { drawn } from '../../src/rulesets/shared/board/plane';
import { asideOf, outlines } from '../../src/rulesets/legion/asides.svelte';
import { angle, planeFor, turned, TURN, zonesOf } from '../../src/rulesets/legion/board/geometry';
import { levelsAt, settled } from '../../src/rulesets/legion/board/levels';
import { emptyOverlay } from '../../src/rulesets/legion/board/overlay';
import { groupsOf, labelsOf, leftOf, minisOn, under, unitMonograms } from '../../src/rulesets/legion/board/scene';
import { flat, lookOf, solid } from '../../src/rulesets/legion/board/terrain';
import { trailsOf } from '../../src/rulesets/legion/trails';
import { at, table as makeTable, view as makeView } from './legion-fixture';

const table = makeTable();
const view = makeView();
const plane = planeFor(table.terrain);

describe('geometry', () => {
  test('points go to the drawing and back', () => {
    for (const point of [
      { x: 0, y: 0 },
      { x: -91440, y: 45720 },
      { x: 12345, y: -6789 },
    ]) {
      expect(plane.toPoint(plane.toXY(point))).toEqual(point);
    }
    expect(plane.toXY({ x: -91440, y: 45720 })).toEqual({ x: 0, y: 0 });
  });

  test('a facing counts the other way on the screen, and stays within a turn', () => {
    expect(angle(TURN / 4)).toBe(-90);
    expect(turned(10, -20)).toBe(TURN - 10);
    expect(turned(TURN - 10, 20)).toBe(10);
  });

  test('zones lie where the server says, blue’s first', () => {
    const south = zonesOf(table, view);
    expect(south.map((one) => one.seat)).toEqual([0, 1]);
    expect(south[0]?.box).toEqual({ x: 0, y: plane.h - drawn(15240), w: plane.w, h: drawn(15240) });
    expect(south[1]?.box.y).toBe(0);
  });
});

describe('terrain', () => {
  test('what grows lies below what stands', () => {
    expect(flat(table.terrain).map(lookOf)).toEqual(['grass']);
    expect(solid(table.terrain).map(lookOf)).toEqual(['low', 'building']);
  });

  test('one stands on a roof, not in the house', () => {
    expect(levelsAt(table.terrain, { x: 0, y: 0 })).toEqual([8000]);
    expect(levelsAt(table.terrain, { x: 35000, y: 0 })).toEqual([0]);
    expect(settled(table.terrain, at(0, 200), { x: 999999, y: 0 })).toEqual({ x: 91440, y: 0, level: 0, facing: 0 });
  });
});

describe('groups', () => {
  const standing = minisOn(table, view);
  const groups = groupsOf(standing);

  test('each unit is one group with its leader; a single miniature has no outline', () => {
    expect(groups.map((one) => [one.id, one.minis.length, one.outline !== null])).toEqual([
      [0, 1, false],
      [1, 4, true],
      [2, 3, true],
      [3, 1, false],
    ]);
    expect(standing.filter((one) => one.leader).map((one) => one.id)).toEqual([0, 1, 5, 8]);
    expect(standing.find((one) => one.id === 1)?.glyph).toBe('leader');
    expect(standing.find((one) => one.id === 4)?.glyph).toBe('heavy');
  });

  test('only notched bases show where they look', () => {
    expect(standing.filter((one) => one.facing !== null).map((one) => one.id)).toEqual([8]);
  });

  test('monograms tell the units apart', () => {
    const monos = unitMonograms(table);
    expect(new Set(monos).size).toBe(monos.length);
  });

  test('labels lie on no other label and on no miniature', () => {
    const labels = labelsOf(groups, () => ({ text: 'Some name', brief: 'SN', marks: 2 }), 0.7, plane);
    const boxes = labels.map(({ at: { x, y }, half }) => ({
      x: x - half / 0.7,
      y: y - 10 / 0.7,
      w: (2 * half) / 0.7,
      h: 20 / 0.7,
    }));
    boxes.forEach((a, i) =>
      boxes.slice(i + 1).forEach((b) => {
        expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true);
      }),
    );
    for (const box of boxes) {
      const hit = standing.some(({ at: { x, y } }) => x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h);
      expect(hit).toBe(false);
    }
  });

  test('a label tells how much of a unit is left, where that leaves it its place', () => {
    expect(groups.map(leftOf)).toEqual(['6/6', '4/4', '3/3', '6/6']);
    const struck = minisOn(table, {
      ...view,
      minis: view.minis.map((one, id) => (id === 8 ? { ...one, wounds: 2 } : one)),
    });
    expect(groupsOf(struck.filter((one) => one.id !== 2)).map(leftOf)).toEqual(['6/6', '3/4', '3/3', '4/6']);
    const told = { text: 'Some name', brief: 'SN', count: '4/4', marks: 0 };
    const width = (count: string) => (labelsOf(groups, () => ({ ...told, count }), 0.7, plane)[0]?.half ?? 0) * 2;
    expect(labelsOf(groups, () => told, 0.7, plane)[0]?.count).toBe('4/4');
    expect(width('4/4')).toBeGreaterThan(width('') + 15);
  });

  test('a planned piece lies above the one that stands', () => {
    const overlay = emptyOverlay();
    expect(under(plane.toXY(at(-420, 60)), table, view, standing, overlay).id).toBe(1);
    expect(under(plane.toXY(at(0, 300)), table, view, standing, overlay).id).toBe(null);
    overlay.ghosts = [{ id: 2, spot: at(-420, 60), refused: false }];
    expect(under(plane.toXY(at(-420, 60)), table, view, standing, overlay).id).toBe(2);
  });

  test('a token can be pointed at where it can be chosen', () => {
    const overlay = emptyOverlay();
    expect(under(plane.toXY(at(0, 200)), table, view, standing, overlay).id).toBe(null);
    overlay.targets.set(-1, { label: '', tone: 'choice' });
    expect(under(plane.toXY(at(0, 200)), table, view, standing, overlay).id).toBe(-1);
  });
});

test('the leader goes along its tool, then the others together', () => {
  const [from, to] = [at(-420, 60), at(-350, 60)];
  const told = [
    { rules: [], event: { moved: { unit: 1, how: 'standard' as const, from, to, path: [from, at(-380, 80), to] } } },
    {
      rules: [],
      event: {
        placed: {
          unit: 1,
          minis: [
            [2, at(-350, 90)],
            [3, at(-380, 60)],
            [4, at(-450, 90)],
          ] as [number, typeof to][],
        },
      },
    },
  ];
  expect(trailsOf(told, table, view)).toEqual([
    { id: 1, path: [from, at(-380, 80), to], along: false, label: '2.8″' },
    { id: 2, path: [at(-420, 90), at(-350, 90)], along: false },
    { id: 3, path: [at(-450, 60), at(-380, 60)], along: true },
  ]);
});

describe('terrain that is set aside', () => {
  const all = table.terrain.pieces;

  test('what lies already is not set aside any more', () => {
    expect(asideOf(all, []).map((one) => one.name.en)).toEqual(['House', 'Grass', 'Wall']);
    expect(asideOf(all, all.slice(1, 2)).map((one) => one.name.en)).toEqual(['House', 'Wall']);
  });

  test('a model is turned about its middle', () => {
    const [house] = asideOf(all, []);
    if (!house) throw new Error('no house');
    expect(outlines(house, { x: 1000, y: 0 }, 0)[0]?.[0]).toEqual({ x: -9000, y: -5000 });
    const [first] = outlines(house, { x: 0, y: 0 }, TURN / 4)[0] ?? [];
    expect(Math.round(first?.x ?? 0)).toBe(5000);
    expect(Math.round(first?.y ?? 0)).toBe(-10000);
  });
});
