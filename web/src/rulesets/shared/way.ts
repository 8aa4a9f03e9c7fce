// A way in short: how far, and where to as it lies on the screen.
import type { Point } from './board/plane';

const ARROWS = ['→', '↗', '↑', '↖', '←', '↙', '↓', '↘'];

export function wayOf(from: Point, to: Point, length: (hundredths: number) => string): string | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0) return undefined;
  const turn = Math.round(Math.atan2(dy, dx) / (Math.PI / 4) + 8) % 8;
  return `${length(Math.hypot(dx, dy))} ${ARROWS[turn] ?? ''}`;
}
