// The battlefield of Shatterpoint on the screen: a free table of 36 inches.
import { number } from '../../../app/i18n.svelte';
import { INCH, planeOf } from '../../shared/board/plane';
import type { Edge, Point } from '../types';

export { circle, degrees, drawn, INCH, inches, sector, UNIT } from '../../shared/board/plane';

export const PLANE = planeOf(91440, 91440);
export const FRAME = PLANE.frame;
/** The side of the battlefield as it is drawn. */
export const FIELD = PLANE.w;
/** The battlefield with its frame. */
export const WORLD = PLANE.world;
export const { toXY, toPoint } = PLANE;

/** Where on the battlefield a point lies, for those who do not see it: inches from the west and the south edge. */
export const place = ({ x, y }: Point): { east: string; north: string } => ({
  east: number(Math.round((x + 45720) / INCH)),
  north: number(Math.round((y + 45720) / INCH)),
});

/** The edge of the battlefield that a point lies nearest to. */
export function nearestEdge({ x, y }: Point): Edge {
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'east' : 'west';
  return y > 0 ? 'north' : 'south';
}
