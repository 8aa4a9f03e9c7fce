// The hex table on the screen. The book draws columns A to Y from left to right; the screen shows the
// table turned by a quarter, so that rows run left to right and column A lies at the bottom; or at the top, where a player
// has turned it to the own edge.

import { lying } from '../../shared/board/lying.svelte';
import { closed, open, polar } from '../../shared/board/xy';
import type { Box, XY } from '../../shared/board/xy';
import type { Direction, Hex, Place } from '../types';

export { boxAbout, closed, grown, hull, open, polar } from '../../shared/board/xy';
export type { Box, XY } from '../../shared/board/xy';

/** A hex by its numbers: column 0 is A, row 0 is row 1. */
export interface Cell {
  column: number;
  row: number;
}

export const COLUMNS = 25;
export const ROWS = 30;

/** From the centre of a hex to a corner, in units of the drawing. */
export const SIDE = 20;
/** From border to border: one inch on the table. */
export const INCH = Math.sqrt(3) * SIDE;

/** The field without its frame. */
export const FIELD: Box = { x: 0, y: 0, w: (ROWS + 0.5) * INCH, h: (1.5 * COLUMNS + 0.5) * SIDE };
/** The field with its frame, which is deeper below for the tools. */
export const WORLD: Box = { x: -32, y: -29, w: FIELD.w + 64, h: FIELD.h + 70 };

/** Clockwise from N, as the rulebook turns. */
export const DIRECTIONS: readonly Direction[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

const ANGLES: Record<Direction, number> = { N: 180, NE: 240, SE: 300, S: 0, SW: 60, NW: 120 };

/** Whether the table lies the other way round. */
const isTurned = (): boolean => lying.quarters === 2;

/** A point of the screen as it lies; a second time it is where it was. */
const laid = (point: XY): XY => (isTurned() ? { x: FIELD.w - point.x, y: FIELD.h - point.y } : point);

/** Where a direction points on the screen, in degrees clockwise from the right. */
export const angle = (direction: Direction): number => (ANGLES[direction] + (isTurned() ? 180 : 0)) % 360;

/** A hex or place as numbers; null if it is not written as one. */
export function parse(place: Place | Hex): (Cell & { high: boolean }) | null {
  const found = /^([A-Y])([1-9]|[12][0-9]|30)(\+?)$/.exec(place);
  if (!found) return null;
  return { column: place.charCodeAt(0) - 65, row: Number(found[2]) - 1, high: found[3] === '+' };
}

export const isHigh = (place: Place): boolean => place.endsWith('+');
export const hexOf = (place: Place): Hex => (isHigh(place) ? place.slice(0, -1) : place);
export const nameOf = ({ column, row }: Cell): Hex => String.fromCharCode(65 + column) + String(row + 1);
const onTable = ({ column, row }: Cell): boolean => column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;

/** A point of the book's plane, where a hex is 4 wide and 2 high, on the screen. */
export const fromBook = (point: XY): XY =>
  laid({ x: (INCH / 2) * (point.y + 1), y: FIELD.h - SIDE - (SIDE / 2) * point.x });

export function centreOf({ column, row }: Cell): XY {
  return fromBook({ x: 3 * column, y: 2 * row + Math.abs(column % 2) });
}

/** The centre of a place; the middle of the field for what is no place, so that nothing is drawn off the table. */
export function centre(place: Place | Hex): XY {
  const cell = parse(place);
  return cell ? centreOf(cell) : { x: FIELD.w / 2, y: FIELD.h / 2 };
}

/** The six corners of a hex, clockwise from the lower right; the border after corner i lies at 60° more. */
export function cornersAround(at: XY, scale = 1): XY[] {
  return [30, 90, 150, 210, 270, 330].map((degrees) => polar(at, SIDE * scale, degrees));
}

export const corners = (place: Place | Hex, scale = 1): XY[] => cornersAround(centre(place), scale);

/** The neighbour in a direction, if it lies on the table. */
export function neighbour(cell: Cell, direction: Direction): Cell | null {
  const next = beside(cell, direction);
  return onTable(next) ? next : null;
}

function beside({ column, row }: Cell, direction: Direction): Cell {
  // Columns B, D, F … lie half a hex lower in the book.
  const lower = column % 2;
  const around: Record<Direction, Cell> = {
    N: { column, row: row - 1 },
    NE: { column: column + 1, row: row - 1 + lower },
    SE: { column: column + 1, row: row + lower },
    S: { column, row: row + 1 },
    SW: { column: column - 1, row: row + lower },
    NW: { column: column - 1, row: row - 1 + lower },
  };
  return around[direction];
}

export const turned = (direction: Direction, sixths: number): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + sixths + 600) % 6] ?? direction;

/** The hexes of a base: walks from its pivot for a figure that faces N, turned with it. */
export function baseHexes(pivot: Place, facing: Direction, walks: Direction[][]): Hex[] {
  const start = parse(pivot);
  if (!start) return [];
  if (walks.length === 0) return [hexOf(pivot)];
  const turn = DIRECTIONS.indexOf(facing);
  return walks.flatMap((walk) => {
    let cell: Cell | null = start;
    for (const step of walk) cell = cell && neighbour(cell, turned(step, turn));
    return cell ? [nameOf(cell)] : [];
  });
}

/** The hex under a point of the drawing; null beside the table. */
export function hexAt(point: XY): Hex | null {
  const { x, y } = laid(point);
  const guess = Math.round((FIELD.h - SIDE - y) / (1.5 * SIDE));
  let best: { cell: Cell; distance: number } | null = null;
  for (const column of [guess - 1, guess, guess + 1]) {
    const row = Math.round(x / INCH - 0.5 - (Math.abs(column) % 2) / 2);
    const cell = { column, row };
    if (!onTable(cell)) continue;
    const at = centreOf(cell);
    const distance = Math.hypot(point.x - at.x, point.y - at.y);
    if (!best || distance < best.distance) best = { cell, distance };
  }
  return best && best.distance <= SIDE ? nameOf(best.cell) : null;
}

export type Arrow = 'left' | 'right' | 'up' | 'down';

/** One step of the keyboard cursor. Up and down zigzag about `aim`, the x where the walk began. */
export function step(hex: Hex, arrow: Arrow, aim: number): Hex | null {
  const cell = parse(hex);
  if (!cell) return null;
  const ways: Record<Arrow, Direction[]> = { left: ['N'], right: ['S'], up: ['SE', 'NE'], down: ['SW', 'NW'] };
  const half = isTurned() ? 3 : 0;
  let best: Cell | null = null;
  for (const way of ways[arrow]) {
    const next = neighbour(cell, turned(way, half));
    if (!next) continue;
    if (!best || Math.abs(centreOf(next).x - aim) < Math.abs(centreOf(best).x - aim) - 0.01) best = next;
  }
  return best && nameOf(best);
}

/** Every hex of a set as its own closed path. */
export const hexPaths = (hexes: Iterable<Hex>, scale = 1): string =>
  [...hexes].map((hex) => closed(corners(hex, scale))).join('');

/** Border i of a hex lies between its corners i and i + 1, at 60° · (i + 1) on the screen. */
const BORDERS: readonly Direction[] = ['SW', 'NW', 'N', 'NE', 'SE', 'S'];
const borders = (): Direction[] => BORDERS.map((side) => turned(side, isTurned() ? 3 : 0));

/** The outline of a set of hexes as closed rings; holes are rings of their own. */
export function outline(hexes: Iterable<Hex>): XY[][] {
  const set = new Set(hexes);
  const key = (p: XY): string => `${Math.round(p.x * 4)},${Math.round(p.y * 4)}`;
  const edges = new Map<string, { from: XY; to: XY }[]>();
  for (const hex of set) {
    const cell = parse(hex);
    if (!cell) continue;
    const around = corners(hex);
    borders().forEach((side, i) => {
      const next = neighbour(cell, side);
      const [from, to] = [around[i], around[(i + 1) % 6]];
      if (!from || !to || (next && set.has(nameOf(next)))) return;
      edges.set(key(from), [...(edges.get(key(from)) ?? []), { from, to }]);
    });
  }
  const rings: XY[][] = [];
  for (const start of edges.keys()) {
    for (let at = edges.get(start)?.pop(); at; at = edges.get(start)?.pop()) {
      const ring = [at.from];
      for (let next = key(at.to); next !== start;) {
        const edge = edges.get(next)?.pop();
        if (!edge) break;
        ring.push(edge.from);
        next = key(edge.to);
      }
      rings.push(ring);
    }
  }
  return rings;
}

/** A zone of the table: its area with the halves of hexes at the table's edge, and its border within the table. */
export function zone(hexes: Iterable<Hex>): { area: string; border: string } {
  const set = new Set(hexes);
  const edges: Cell[] = [];
  let border = '';
  for (const hex of set) {
    const cell = parse(hex);
    if (!cell) continue;
    const around = corners(hex);
    borders().forEach((side, i) => {
      const next = beside(cell, side);
      const own = next.column === cell.column || next.column < 0 || next.column >= COLUMNS;
      if (!onTable(next)) edges.push(...(own ? [next] : []));
      else if (!set.has(nameOf(next))) border += open([around[i], around[(i + 1) % 6]].filter((p) => p !== undefined));
    });
  }
  const halves = edges.map((cell) => closed(cornersAround(centreOf(cell))));
  return { area: hexPaths(set) + [...new Set(halves)].join(''), border };
}

/** Hexes that hang together, as groups. */
export function groups(hexes: Iterable<Hex>): Hex[][] {
  const left = new Set(hexes);
  const found: Hex[][] = [];
  for (const first of left) {
    left.delete(first);
    const group = [first];
    for (const hex of group) {
      const cell = parse(hex);
      for (const way of cell ? DIRECTIONS : []) {
        const next = cell && neighbour(cell, way);
        if (next && left.delete(nameOf(next))) group.push(nameOf(next));
      }
    }
    found.push(group);
  }
  return found;
}
