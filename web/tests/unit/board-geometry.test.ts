// The hex table on the screen, against values worked out by hand from bg-hex-01 to bg-hex-03.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  angle,
  baseHexes,
  boxAbout,
  centre,
  corners,
  FIELD,
  fromBook,
  groups,
  grown,
  hexAt,
  hexOf,
  hull,
  INCH,
  isHigh,
  nameOf,
  neighbour,
  outline,
  parse,
  polar,
  step,
  turned,
  DIRECTIONS,
} from '../../src/rulesets/battleground/board/geometry';
import type { Direction } from '../../src/rulesets/battleground/types';
import { lying, turnTo } from '../../src/rulesets/shared/board/lying.svelte';

const at = (hex: string) => {
  const cell = parse(hex);
  if (!cell) throw new Error(hex);
  return cell;
};
const next = (hex: string, direction: Direction) => {
  const cell = neighbour(at(hex), direction);
  return cell && nameOf(cell);
};

describe('places', () => {
  test('are read as column, row and height', () => {
    expect(parse('A1')).toEqual({ column: 0, row: 0, high: false });
    expect(parse('Y30')).toEqual({ column: 24, row: 29, high: false });
    expect(parse('M15+')).toEqual({ column: 12, row: 14, high: true });
  });

  test('that do not exist are none', () => {
    for (const text of ['', 'Z1', 'A0', 'A31', 'A01', 'a1', 'M15++', 'M']) expect(parse(text)).toBeNull();
  });

  test('have a hex and a height', () => {
    expect([hexOf('M15+'), hexOf('M15'), isHigh('M15+'), isHigh('M15')]).toEqual(['M15', 'M15', true, false]);
  });
});

describe('the turned table', () => {
  test('has A1 at the lower left and Y30 at the right', () => {
    // Half a hex from the left, one side from the bottom: 25 columns are 38 sides high.
    expect(FIELD.h).toBe(760);
    expect(centre('A1')).toEqual({ x: INCH / 2, y: 740 });
    expect(centre('Y30').y).toBe(20);
    expect(centre('Y30').x).toBeCloseTo(29.5 * INCH);
  });

  test('has columns B, D, F half a hex further right', () => {
    expect(centre('B1').x - centre('A1').x).toBeCloseTo(INCH / 2);
    expect(centre('B1').y - centre('A1').y).toBe(-30);
    expect(centre('C1').x).toBeCloseTo(centre('A1').x);
  });

  test('has one inch between neighbours in all directions, at the angle of the direction', () => {
    for (const direction of DIRECTIONS) {
      const to = centre(next('M15', direction) ?? '');
      const there = polar(centre('M15'), INCH, angle(direction));
      expect(to.x).toBeCloseTo(there.x);
      expect(to.y).toBeCloseTo(there.y);
    }
  });

  test('turns corners of the book into corners of the screen', () => {
    // bg-hex-03: M15 has its centre at (36, 28); its right corner at (38, 28) lies on top here.
    expect(fromBook({ x: 36, y: 28 })).toEqual(centre('M15'));
    const top = corners('M15')[4];
    expect(top?.x).toBeCloseTo(fromBook({ x: 38, y: 28 }).x);
    expect(top?.y).toBeCloseTo(fromBook({ x: 38, y: 28 }).y);
    const right = corners('M15')[0];
    expect(right?.x).toBeCloseTo(fromBook({ x: 35, y: 29 }).x);
    expect(right?.y).toBeCloseTo(fromBook({ x: 35, y: 29 }).y);
  });

  test('finds every hex at its centre and near its corners', () => {
    for (let column = 0; column < 25; column++) {
      for (let row = 0; row < 30; row++) {
        const hex = nameOf({ column, row });
        expect(hexAt(centre(hex))).toBe(hex);
        for (const corner of corners(hex, 0.98)) expect(hexAt(corner)).toBe(hex);
      }
    }
  });

  test('has nothing beside it', () => {
    expect(hexAt({ x: -10, y: 300 })).toBeNull();
    expect(hexAt({ x: 300, y: FIELD.h + 5 })).toBeNull();
  });
});

describe('neighbours', () => {
  test('are those of the book', () => {
    expect(DIRECTIONS.map((way) => next('C5', way))).toEqual(['C4', 'D4', 'D5', 'C6', 'B5', 'B4']);
    expect(DIRECTIONS.map((way) => next('D5', way))).toEqual(['D4', 'E5', 'E6', 'D6', 'C6', 'C5']);
  });

  test('end at the edge', () => {
    expect(DIRECTIONS.map((way) => next('A1', way))).toEqual([null, null, 'B1', 'A2', null, null]);
  });

  test('follow the facing of a base', () => {
    const base: Direction[][] = [[], ['S'], ['S', 'SE']];
    expect(baseHexes('M15', 'N', base)).toEqual(['M15', 'M16', 'N16']);
    // Turned to S, a step S becomes a step N, and SE becomes NW.
    expect(baseHexes('M15', 'S', base)).toEqual(['M15', 'M14', 'L13']);
    expect(baseHexes('M15+', 'NE', [])).toEqual(['M15']);
    expect(turned('NW', 1)).toBe('N');
  });
});

describe('the cursor', () => {
  test('goes left and right along a row of the screen', () => {
    expect(step('M15', 'right', 0)).toBe('M16');
    expect(step('M15', 'left', 0)).toBe('M14');
    expect(step('M1', 'left', 0)).toBeNull();
  });

  test('goes up and down without drifting', () => {
    const aim = centre('M15').x;
    const walk = ['M15'];
    for (let i = 0; i < 4; i++) walk.push(step(walk.at(-1) ?? '', 'up', aim) ?? '');
    expect(walk).toEqual(['M15', 'N15', 'O15', 'P15', 'Q15']);
    expect(step('N15', 'down', aim)).toBe('M15');
    expect(step('Y15', 'up', aim)).toBeNull();
  });
});

describe('areas', () => {
  test('one hex has one ring of six corners', () => {
    const [ring, ...rest] = outline(['M15']);
    expect([ring?.length, rest.length]).toEqual([6, 0]);
  });

  test('two neighbours have one ring of ten corners', () => {
    expect(outline(['M15', 'M16']).map((ring) => ring.length)).toEqual([10]);
  });

  test('a ring of six hexes has an outer and an inner border', () => {
    const around = DIRECTIONS.map((way) => next('M15', way) ?? '');
    expect(
      outline(around)
        .map((ring) => ring.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
  });

  test('hexes that hang together are groups', () => {
    expect(groups(['A1', 'C5', 'A2', 'D5']).map((group) => group.sort())).toEqual([
      ['A1', 'A2'],
      ['C5', 'D5'],
    ]);
  });

  test('a hull has no inner points, and grows by arcs about its corners', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ];
    expect(hull([...square, { x: 5, y: 5 }, { x: 5, y: 0 }])).toHaveLength(4);
    expect(grown(square, 5)).toBe(
      'M0 -5L10 -5A5 5 0 0 1 15 0L15 10A5 5 0 0 1 10 15L0 15A5 5 0 0 1 -5 10L-5 0A5 5 0 0 1 0 -5Z',
    );
  });

  test('a box holds its points with room', () => {
    expect(
      boxAbout(
        [
          { x: 1, y: 2 },
          { x: 5, y: 4 },
        ],
        1,
      ),
    ).toEqual({ x: 0, y: 1, w: 6, h: 4 });
  });
});

describe('a table that is turned to the own edge', () => {
  const [a1, e8] = [centre('A1'), centre('E8')];
  beforeEach(() => turnTo('north'));
  afterEach(() => (lying.quarters = 0));

  test('lies the other way round, and every hex is still found where it is', () => {
    expect(centre('A1').x).toBeCloseTo(FIELD.w - a1.x);
    expect(centre('A1').y).toBeCloseTo(FIELD.h - a1.y);
    for (const hex of ['A1', 'B1', 'E8', 'M15', 'X30', 'Y30']) expect(hexAt(centre(hex))).toBe(hex);
    expect(hexAt(e8)).not.toBe('E8');
  });

  test('directions, arrows and borders turn with it', () => {
    expect(angle('N')).toBe(0);
    const aim = centre('E8').x;
    for (const [arrow, dx, dy] of [
      ['left', -1, 0],
      ['right', 1, 0],
      ['up', 0, -1],
      ['down', 0, 1],
    ] as const) {
      const to = centre(step('E8', arrow, aim) ?? 'E8');
      const from = centre('E8');
      expect([arrow, dx === 0 || Math.sign(to.x - from.x) === dx, dy === 0 || Math.sign(to.y - from.y) === dy]).toEqual(
        [arrow, true, true],
      );
    }
    for (const direction of DIRECTIONS) {
      const beside = next('E8', direction) ?? '';
      const [from, to] = [centre('E8'), centre(beside)];
      const wanted = polar(from, INCH, angle(direction));
      expect(to.x).toBeCloseTo(wanted.x);
      expect(to.y).toBeCloseTo(wanted.y);
      expect(outline(['E8', beside]).map((ring) => ring.length)).toEqual([10]);
    }
  });

  test('once more, and it lies as before', () => {
    turnTo('north');
    expect(centre('A1')).toEqual(a1);
  });
});
