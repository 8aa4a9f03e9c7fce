// Which surfaces lie above each other at a point. Only a first guess while something is dragged: whether one may stand
// there is for the table to say.
import { inside, onField } from '../../shared/board/plane';
import type { CharacterId, Edge, Point, Spot, TableView, TerrainView } from '../types';

export { inside };

/** The heights of the surfaces at a point, lowest first. */
export function levelsAt(terrain: TerrainView, point: Point): number[] {
  const here = terrain.pieces.filter((piece) => inside(piece.corners, point));
  const free = (level: number): boolean =>
    !here.some((piece) => piece.passage === 'impassable' && piece.bottom <= level && level < piece.top);
  const tops = here.filter((piece) => piece.stand).map((piece) => piece.top);
  return [...new Set([0, ...tops])].filter(free).sort((a, b) => a - b);
}

/** The surface nearest to a height. */
export function nearestLevel(terrain: TerrainView, point: Point, level: number): number {
  const all = levelsAt(terrain, point);
  return all.reduce((best, one) => (Math.abs(one - level) < Math.abs(best - level) ? one : best), all[0] ?? 0);
}

/** The same point, or the nearest one on the battlefield, on the lattice. */
export const clamped = (point: Point, side: number): Point => onField(point, side, side);

/** A line of characters along an edge, to begin from where the table suggests nothing. */
export function lineUp(table: TableView, characters: readonly CharacterId[], edge: Edge): Spot[] {
  const { terrain } = table;
  const base = Math.max(...characters.map((one) => table.units[table.characters[one] ?? -1]?.card.base ?? 4000));
  const [step, deep] = [base + 200, terrain.side / 2 - base / 2];
  return characters.map((_, i) => {
    const along = (i - (characters.length - 1) / 2) * step;
    const turned: Record<Edge, Point> = {
      south: { x: along, y: -deep },
      east: { x: deep, y: along },
      north: { x: -along, y: deep },
      west: { x: -deep, y: -along },
    };
    const at = clamped(turned[edge], terrain.side);
    return { ...at, level: nearestLevel(terrain, at, 0) };
  });
}
