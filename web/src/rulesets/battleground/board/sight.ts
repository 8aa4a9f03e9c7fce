// Lines of sight on the drawing.

import type { Hex } from '../types';
import { centre, corners, fromBook } from './geometry';
import type { XY } from './geometry';
import type { Overlay } from './overlay';

type Seen = Overlay['sight'][number];

export interface Ray {
  from: XY;
  to: XY;
}

/** The lines that were measured, or one from middle to middle if there are none to show. */
export function rays(sight: Seen): Ray[] {
  if (sight.lines.length === 0) return [{ from: centre(sight.from), to: centre(sight.to) }];
  return sight.lines.map((line) => ({ from: fromBook(line.from), to: fromBook(line.to) }));
}

/** Where the bar of a hidden line stands: at the wall it meets first, else at its end. */
export function barAt(ray: Ray, wall: Hex | null): XY {
  const first = wall === null ? 1 : (meets(ray, corners(wall)) ?? 1);
  return { x: ray.from.x + (ray.to.x - ray.from.x) * first, y: ray.from.y + (ray.to.y - ray.from.y) * first };
}

/** How far along a line enters a convex polygon, 0 to 1; null if it passes by. */
function meets(ray: Ray, polygon: XY[]): number | null {
  const [dx, dy] = [ray.to.x - ray.from.x, ray.to.y - ray.from.y];
  let [enter, leave] = [0, 1];
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    // Clockwise on the screen: the inside lies to the right of each edge.
    const start = (b.x - a.x) * (ray.from.y - a.y) - (b.y - a.y) * (ray.from.x - a.x);
    const slope = (b.x - a.x) * dy - (b.y - a.y) * dx;
    if (Math.abs(slope) < 1e-9) {
      if (start <= 0) return null;
    } else if (slope > 0) enter = Math.max(enter, -start / slope);
    else leave = Math.min(leave, -start / slope);
  }
  return leave - enter > 1e-6 ? enter : null;
}
