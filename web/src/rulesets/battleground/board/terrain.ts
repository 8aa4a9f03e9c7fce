// The terrain of a table, sorted by how it is drawn.

import type { Ground, Hex, TerrainView } from '../types';
import { centre, DIRECTIONS, groups, nameOf, neighbour, outline, parse } from './geometry';
import type { XY } from './geometry';

export interface Piece {
  hexes: Hex[];
  rings: XY[][];
}

/** The parts of one kind as pieces that hang together. */
export function pieces(terrain: readonly TerrainView[], is: (part: TerrainView) => boolean): Piece[] {
  return groups(terrain.filter(is).map((part) => part.hex)).map((hexes) => ({ hexes, rings: outline(hexes) }));
}

export interface Ladder {
  at: XY;
  degrees: number;
}

/** Ladders lie on their hex and lead to the platform hexes beside them. */
export function ladders(terrain: readonly TerrainView[]): Ladder[] {
  const platforms = new Set(terrain.filter((part) => part.platform).map((part) => part.hex));
  return terrain
    .filter((part) => part.ground === 'ladder')
    .map(({ hex }) => {
      const at = centre(hex);
      const cell = parse(hex);
      const towards = { x: 0, y: 0 };
      for (const direction of cell ? DIRECTIONS : []) {
        const next = cell && neighbour(cell, direction);
        if (!next || !platforms.has(nameOf(next))) continue;
        const to = centre(nameOf(next));
        towards.x += to.x - at.x;
        towards.y += to.y - at.y;
      }
      return { at, degrees: (Math.atan2(towards.y, towards.x) * 180) / Math.PI };
    });
}

/** Where a piece bears its height: on the hex farthest to the lower right, so that labels do not hide its middle. */
export function labelAt(piece: Piece): XY {
  const all = piece.hexes.map((hex) => centre(hex));
  const best = all.reduce((a, b) => (b.x + 1.2 * b.y > a.x + 1.2 * a.y ? b : a), { x: -Infinity, y: 0 });
  return { x: best.x, y: best.y + 15 };
}

/** What lies on each hex, for words about it. */
export function groundOf(terrain: readonly TerrainView[]): Map<Hex, { ground: Ground; platform: boolean }> {
  return new Map(terrain.map((part) => [part.hex, part]));
}
