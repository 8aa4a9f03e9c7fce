// Where the height of a raised piece is written on it.
import { inside } from './plane';
import type { XY } from './xy';

/** How far from the corner of a small piece. */
const EDGE = 6;

/** In a corner that nothing higher covers, the lower left first, as a plan writes it; small pieces in their middle.
 *  `inward` is how far from the corner; `written` says where something else is written already. */
export function labelAt(
  ring: readonly XY[],
  higher: readonly (readonly XY[])[],
  { inward = 22, written = () => false }: { inward?: number; written?: (at: XY) => boolean } = {},
): XY {
  const middle = { x: mean(ring.map((p) => p.x)), y: mean(ring.map((p) => p.y)) };
  const free = (at: XY): boolean => !higher.some((other) => inside(other, at));
  const width = Math.max(...ring.map((p) => p.x)) - Math.min(...ring.map((p) => p.x));
  const tall = Math.max(...ring.map((p) => p.y)) - Math.min(...ring.map((p) => p.y));
  const small = Math.min(width, tall) < 50;
  if (small && !written(middle)) return middle;
  const far = small ? EDGE : inward;
  const order = [...ring].sort((a, b) => a.x - a.y - (b.x - b.y));
  const corners = order.map((p) => {
    const length = Math.hypot(middle.x - p.x, middle.y - p.y) || 1;
    return { x: p.x + ((middle.x - p.x) / length) * far, y: p.y + ((middle.y - p.y) / length) * far };
  });
  return corners.find((at) => free(at) && !written(at)) ?? corners.find(free) ?? middle;
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
