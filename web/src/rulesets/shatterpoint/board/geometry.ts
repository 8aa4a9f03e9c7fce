// The battlefield on the screen, exactly from above. The rules count in hundredths of a millimetre from the middle,
// x to the east and y to the north; the drawing counts 20 units to the inch, y downward.
import { number } from '../../../app/i18n.svelte';
import type { Box, XY } from '../../shared/board/xy';
import type { Edge, Point } from '../types';

/** Hundredths of a millimetre. */
export const INCH = 2540;
/** Units of the drawing to the inch. */
export const UNIT = 20;
const RATIO = INCH / UNIT;
/** The frame: rulers above and at the left, room for the tools below. */
export const FRAME = { left: 28, top: 28, right: 18, bottom: 32 };
/** The shadow of the frame. */
const AROUND = 6;

/** A length in units of the drawing. */
export const drawn = (length: number): number => length / RATIO;

/** The side of the battlefield as it is drawn. */
export const FIELD = drawn(91440);
/** The battlefield with its frame. */
export const WORLD: Box = {
  x: -FRAME.left - AROUND,
  y: -FRAME.top - AROUND,
  w: FIELD + FRAME.left + FRAME.right + 2 * AROUND,
  h: FIELD + FRAME.top + FRAME.bottom + 2 * AROUND,
};

/** A point of the rules on the drawing. */
export const toXY = ({ x, y }: Point): XY => ({ x: FIELD / 2 + drawn(x), y: FIELD / 2 - drawn(y) });

/** A point of the drawing in the rules' lengths. */
export const toPoint = ({ x, y }: XY): Point => ({
  x: Math.round((x - FIELD / 2) * RATIO),
  y: Math.round((FIELD / 2 - y) * RATIO),
});

/** A length in words: `3.3″`. */
export const inches = (length: number): string => `${number(Math.round((length / INCH) * 10) / 10)}″`;

/** Where on the battlefield a point lies, for those who do not see it: inches from the west and the south edge. */
export const place = ({ x, y }: Point): { east: string; north: string } => ({
  east: number(Math.round((x + 45720) / INCH)),
  north: number(Math.round((y + 45720) / INCH)),
});

/** A sector of a circle about a point, by its axis in degrees and half its opening; a whole circle without axis. */
export function sector(at: XY, r: number, axis: number | null, half = 45): string {
  const point = (degrees: number): string => {
    const radians = (degrees * Math.PI) / 180;
    return `${(at.x + Math.cos(radians) * r).toFixed(2)} ${(at.y + Math.sin(radians) * r).toFixed(2)}`;
  };
  if (axis === null) return `M${point(0)}A${r} ${r} 0 0 1 ${point(180)}A${r} ${r} 0 0 1 ${point(0)}Z`;
  return `M${at.x} ${at.y}L${point(axis - half)}A${r} ${r} 0 0 1 ${point(axis + half)}Z`;
}

/** The direction from one point to another on the drawing, in degrees clockwise from the right. */
export const degrees = (from: XY, to: XY): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** The edge of the battlefield that a point lies nearest to. */
export function nearestEdge({ x, y }: Point): Edge {
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'east' : 'west';
  return y > 0 ? 'north' : 'south';
}

/** A circle as an outline, in the rules' lengths. */
export function circle({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: 64 }, (_, i) => {
    const turn = (i / 64) * 2 * Math.PI;
    return { x: Math.round(x + Math.cos(turn) * radius), y: Math.round(y + Math.sin(turn) * radius) };
  });
}
