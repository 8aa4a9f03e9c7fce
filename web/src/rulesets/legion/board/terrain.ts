// How pieces of terrain are drawn: what they are for the eye.
import { inside, type Plane } from '../../shared/board/plane';
import type { XY } from '../../shared/board/xy';
import type { Kind, PieceView, TerrainView } from '../types';

/** What a piece looks like: flat ground, sunk, growing, or standing on the table. */
export type Look = 'water' | 'rough' | 'grass' | 'woods' | 'sunk' | 'ruins' | 'low' | 'wall' | 'hill' | 'building';

const LOOKS: Record<Kind, Look> = {
  'shallow-water': 'water',
  'deep-water': 'water',
  'tall-grass': 'grass',
  'light-woods': 'woods',
  'dense-woods': 'woods',
  ruins: 'ruins',
  crater: 'sunk',
  trench: 'sunk',
  pit: 'sunk',
  fence: 'low',
  sandbags: 'low',
  'low-hedge': 'low',
  'low-mud-wall': 'low',
  'low-stone-wall': 'low',
  barricade: 'low',
  hill: 'hill',
  'tall-hedge': 'wall',
  'high-mud-wall': 'wall',
  'high-stone-wall': 'wall',
  building: 'building',
};

/** Kinds that a newer server may send are drawn by their properties. */
export function lookOf(piece: PieceView): Look {
  const known = LOOKS[piece.kind] as Look | undefined;
  return known ?? (piece.area ? 'rough' : piece.stand ? 'hill' : 'wall');
}

/** Whether a piece lies flat: it is drawn below the reach. */
export const isFlat = (piece: PieceView): boolean =>
  ['water', 'rough', 'grass', 'woods', 'sunk', 'ruins'].includes(lookOf(piece));

/** Pieces that stand on the table, lowest first. */
export const solid = (terrain: TerrainView): PieceView[] =>
  terrain.pieces.filter((piece) => !isFlat(piece)).sort((a, b) => a.top - b.top);

export const flat = (terrain: TerrainView): PieceView[] => terrain.pieces.filter(isFlat);

export interface Drawn {
  ring: XY[];
  /** In levels: the shadow grows with it. */
  height: number;
  fill: string;
  hatch: 'wall' | 'low' | undefined;
  rim: number;
}

/** A standing piece as a prism. */
export function prism(piece: PieceView, plane: Plane): Drawn {
  const look = lookOf(piece);
  const tall = piece.top / 2540;
  const level = tall < 0.9 ? 1 : tall < 2 ? 2 : tall < 4 ? 3 : 4;
  const fills: Partial<Record<Look, string>> = { low: 'var(--low)', wall: 'var(--wall-top)' };
  return {
    ring: piece.corners.map(plane.toXY),
    height: Math.min(2.6, Math.max(0.5, tall * 0.6)),
    fill: fills[look] ?? `var(--lv-${level})`,
    hatch: look === 'low' ? 'low' : look === 'wall' || (look === 'building' && !piece.stand) ? 'wall' : undefined,
    rim: look === 'building' ? 2.1 : 1.5,
  };
}

/** Crowns of trees or tufts of grass in an outline: always the same for the same piece. */
export function scattered(ring: readonly XY[], apart: number, seed: number): { at: XY; r: number }[] {
  const xs = ring.map((p) => p.x);
  const ys = ring.map((p) => p.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const all: { at: XY; r: number }[] = [];
  let state = seed * 7919 + 17;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  for (let y = top + apart / 2; y < bottom; y += apart) {
    for (let x = left + apart / 2; x < right; x += apart) {
      const at = { x: x + (random() - 0.5) * apart * 0.7, y: y + (random() - 0.5) * apart * 0.7 };
      const r = apart * (0.24 + random() * 0.18);
      if (inside(ring, at)) all.push({ at, r });
    }
  }
  return all;
}

/** The outline drawn smaller toward its middle. */
export function inset(ring: readonly XY[], part: number): XY[] {
  const n = Math.max(1, ring.length);
  const c = { x: ring.reduce((sum, p) => sum + p.x, 0) / n, y: ring.reduce((sum, p) => sum + p.y, 0) / n };
  return ring.map((p) => ({ x: c.x + (p.x - c.x) * part, y: c.y + (p.y - c.y) * part }));
}
