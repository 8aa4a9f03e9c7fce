// Where the keyboard can go on the board.

import type { FigureId, Hex, Place } from '../types';
import { hexOf, isHigh, parse, step } from './geometry';
import type { Arrow } from './geometry';
import type { Overlay } from './overlay';
import { placeOn } from './scene';
import type { Standing } from './scene';

/** The arrow of a step on the screen: right and down are positive. */
export function arrowOf(dx: number, dy: number): Arrow {
  if (dx !== 0) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}

/** The id of the element that stands for the cursor. */
export const elementOf = (id: string, place: Place, figure: number | null, choice: boolean): string | undefined =>
  figure !== null ? `${id}-figure-${figure}` : choice ? `${id}-place-${place}` : undefined;

/** The next place for an arrow key; the same at the edge of the table. */
export function stepped(from: Place, arrow: Arrow, aim: number, platforms: Set<Hex>, overlay: Overlay): Place {
  const hex = step(hexOf(from), arrow, aim);
  return hex === null ? from : placeOn(hex, platforms, overlay);
}

/** The other height of a hex, if a platform lies there. */
export function otherHeight(place: Place, platforms: Set<Hex>): Place {
  if (!platforms.has(hexOf(place))) return place;
  return isHigh(place) ? hexOf(place) : `${place}+`;
}

/** The places `N` goes through: targets, else places to choose, else the reach, else the figures that can act. */
export function stops(overlay: Overlay, standing: readonly Standing[]): Place[] {
  const figures = (wanted: (one: Standing) => boolean): Place[] => standing.filter(wanted).map((one) => one.place);
  const chosen = (id: FigureId): boolean => overlay.targets.has(id);
  const first = [...figures((one) => chosen(one.figure.id)), ...overlay.places.keys()];
  const second = first.length > 0 ? first : [...overlay.reach.keys()];
  const own = figures((one) => one.figure.ready && (overlay.seat === null || one.figure.seat === overlay.seat));
  const all = second.length > 0 ? second : own.length > 0 ? own : figures(() => true);
  return [...new Set(all)].sort(inOrder);
}

/** Along the rows of the screen, from the upper left. */
function inOrder(a: Place, b: Place): number {
  const [p, q] = [parse(a), parse(b)];
  if (!p || !q) return 0;
  return q.column - p.column || p.row - q.row || Number(p.high) - Number(q.high);
}

export function nextStop(from: Place | null, by: 1 | -1, all: readonly Place[]): Place | null {
  if (all.length === 0) return null;
  const at = from === null ? -1 : all.indexOf(from);
  if (at >= 0) return all[(at + by + all.length) % all.length] ?? null;
  // From elsewhere: the next one in the same order.
  const later = from === null ? 0 : all.findIndex((place) => inOrder(place, from) > 0);
  const start = later === -1 ? all.length : later;
  return all[(start + (by === 1 ? 0 : -1) + all.length) % all.length] ?? null;
}
