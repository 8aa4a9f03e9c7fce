// Which surfaces lie at a point. Only a first guess while something is dragged: whether one may stand there is for the
// table to say.
import { inside, onField } from '../../shared/board/plane';
import type { Point, Stand, TerrainView } from '../types';

/** The heights of the surfaces at a point, lowest first. */
export function levelsAt(terrain: TerrainView, point: Point): number[] {
  const here = terrain.pieces.filter((piece) => !piece.area && inside(piece.corners, point));
  const tops = here.filter((piece) => piece.stand).map((piece) => piece.top);
  const ground = here.every((piece) => !piece.stand);
  return [...new Set([...(ground ? [0] : []), ...tops])].sort((a, b) => a - b);
}

/** The surface nearest to a height. */
function nearestLevel(terrain: TerrainView, point: Point, level: number): number {
  const all = levelsAt(terrain, point);
  return all.reduce((best, one) => (Math.abs(one - level) < Math.abs(best - level) ? one : best), all[0] ?? 0);
}

/** The same point, or the nearest one on the battlefield. */
export const clamped = (point: Point, { sides: [wide, high] }: TerrainView): Point => onField(point, wide, high);

/** A place moved to a point of the battlefield, on the surface nearest to its level. */
export function settled(terrain: TerrainView, stand: Stand, at: Point): Stand {
  const to = clamped(at, terrain);
  return { ...to, level: nearestLevel(terrain, to, stand.level), facing: stand.facing };
}
