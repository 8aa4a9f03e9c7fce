// Which way is which on the hex table, for planning.
import { angle, centre, DIRECTIONS } from './board/geometry';
import type { Direction, Place } from './types';

/** Of some places the one that is nearest to another. */
export function nearestOf(place: Place, all: readonly Place[]): Place | null {
  const at = centre(place);
  const far = (one: Place): number => Math.hypot(centre(one).x - at.x, centre(one).y - at.y);
  return all.reduce<Place | null>((best, one) => (best === null || far(one) < far(best) ? one : best), null);
}

/** The direction that looks most nearly from one place to another; null on the spot. */
export function toward(from: Place, to: Place): Direction | null {
  const [a, b] = [centre(from), centre(to)];
  if (a.x === b.x && a.y === b.y) return null;
  const wanted = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const off = (direction: Direction): number => Math.abs(((angle(direction) - wanted + 540) % 360) - 180);
  return DIRECTIONS.reduce((best, one) => (off(one) < off(best) ? one : best));
}
