// A free table on the screen, exactly from above. The rules count in hundredths of a millimetre from the middle, x to the
// east and y to the north; the drawing counts 20 units to the inch, y downward.
import { number } from '../../../app/i18n.svelte';
import { lying, spun } from './lying.svelte';
import type { Box, XY } from './xy';

/** A point in the rules' lengths. */
export interface Point {
  x: number;
  y: number;
}

/** Hundredths of a millimetre. */
export const INCH = 2540;
/** Units of the drawing to the inch. */
export const UNIT = 20;
const RATIO = INCH / UNIT;
/** The frame: rulers above and at the left, room for the tools below. */
const FRAME = { left: 28, top: 28, right: 18, bottom: 32 };
/** The shadow of the frame. */
const AROUND = 6;

/** A length in units of the drawing. */
export const drawn = (length: number): number => length / RATIO;

export interface Plane {
  /** The battlefield as it is drawn. */
  w: number;
  h: number;
  /** How wide its frame is. */
  frame: typeof FRAME;
  /** The battlefield with its frame. */
  world: Box;
  /** A point of the rules on the drawing. */
  toXY(point: Point): XY;
  /** A point of the drawing in the rules' lengths. */
  toPoint(xy: XY): Point;
}

/** The drawing of a battlefield, by its sides in the rules' lengths; where it is drawn
 *  small, the tools below it need more room. */
export function planeOf(wide: number, high: number, room = 1): Plane {
  const [w, h] = [drawn(wide), drawn(high)];
  const frame = { ...FRAME, bottom: FRAME.bottom * room };
  return {
    w,
    h,
    frame,
    world: {
      x: -frame.left - AROUND,
      y: -frame.top - AROUND,
      w: w + frame.left + frame.right + 2 * AROUND,
      h: h + frame.top + frame.bottom + 2 * AROUND,
    },
    toXY: (point) => {
      const { x, y } = spun(point, lying.quarters);
      return { x: w / 2 + drawn(x), y: h / 2 - drawn(y) };
    },
    toPoint: ({ x, y }) =>
      spun({ x: Math.round((x - w / 2) * RATIO), y: Math.round((h / 2 - y) * RATIO) }, -lying.quarters),
  };
}

/** A length in words: `3.3″`. */
export const inches = (length: number): string => `${number(Math.round((length / INCH) * 10) / 10)}″`;

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

/** A circle as an outline, in the rules' lengths. */
export function circle({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: 64 }, (_, i) => {
    const turn = (i / 64) * 2 * Math.PI;
    return { x: Math.round(x + Math.cos(turn) * radius), y: Math.round(y + Math.sin(turn) * radius) };
  });
}

/** Whether a point lies in a polygon. */
export function inside(corners: readonly Point[], { x, y }: Point): boolean {
  let odd = false;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    if (a.y > y === b.y > y) return;
    if (x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) odd = !odd;
  });
  return odd;
}

/** The same point, or the nearest one on the battlefield, on the lattice. */
export function onField({ x, y }: Point, wide: number, high: number): Point {
  const keep = (value: number, side: number): number => Math.round(Math.max(-side / 2, Math.min(side / 2, value)));
  return { x: keep(x, wide), y: keep(y, high) };
}

/** Which is the next in a direction, for the arrow keys: the nearest one that lies that way. */
export function toward<T extends { at: XY }>(from: XY, all: readonly T[], dx: number, dy: number): T | null {
  let best: { one: T; cost: number } | null = null;
  for (const one of all) {
    const [x, y] = [one.at.x - from.x, one.at.y - from.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (along < 2 || aside > along * 2) continue;
    const cost = along + 2 * aside;
    if (!best || cost < best.cost) best = { one, cost };
  }
  return best?.one ?? null;
}
