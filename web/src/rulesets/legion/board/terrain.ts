// How pieces of terrain are drawn: what they are for the eye.
import { INCH, type Plane } from '../../shared/board/plane';
import type { Texture } from '../../shared/board/textures';
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

/** What the tops of low and high walls are made of; their hatching where nothing is said. */
const MADE: Partial<Record<Kind, { fill?: string; hatch: Texture }>> = {
  fence: { fill: 'var(--tx-crate)', hatch: 'planks' },
  barricade: { fill: 'var(--tx-crate)', hatch: 'planks' },
  sandbags: { hatch: 'bags' },
  'low-hedge': { hatch: 'leaves' },
  'tall-hedge': { hatch: 'leaves' },
  'low-mud-wall': { hatch: 'courses' },
  'high-mud-wall': { hatch: 'courses' },
  'low-stone-wall': { hatch: 'rubble' },
  'high-stone-wall': { hatch: 'rubble' },
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
  hatch: Texture | undefined;
  rim: number;
}

/** A building that nobody can stand on and that is too narrow for a roof. */
function isMast({ kind, stand, corners }: PieceView): boolean {
  const wide = (values: number[]): number => Math.max(...values) - Math.min(...values);
  return kind === 'building' && !stand && wide(corners.map((p) => p.x)) < 2 * INCH;
}

/** A standing piece as a prism. */
export function prism(piece: PieceView, plane: Plane): Drawn {
  const look = lookOf(piece);
  const tall = piece.top / 2540;
  const level = tall < 0.9 ? 1 : tall < 2 ? 2 : tall < 4 ? 3 : 4;
  const made = MADE[piece.kind];
  const fills: Partial<Record<Look, string>> = { low: 'var(--low)', wall: 'var(--wall-top)' };
  return {
    ring: piece.corners.map(plane.toXY),
    height: Math.min(2.6, Math.max(0.5, tall * 0.6)),
    fill: made?.fill ?? fills[look] ?? `var(--lv-${level})`,
    hatch: made?.hatch ?? (look === 'low' ? 'low' : look === 'wall' || isMast(piece) ? 'wall' : undefined),
    rim: look === 'building' ? 2.1 : 1.5,
  };
}
