// Figures above each other. On a plan a tower and its foot are one place: who stands below is drawn beside whoever stands
// above, so that both are seen and can be pointed at. Only the drawing moves.
import type { XY } from './xy';

interface Disc {
  at: XY;
  r: number;
}

/** Two bases whose middles are nearer than this part of both radii hide each other. */
const HIDES = 0.72;
/** So far apart they are drawn then. */
const BESIDE = 0.96;
/** Directions that are tried. */
const WAYS = 16;

const between = (a: XY, b: XY): number => Math.hypot(a.x - b.x, a.y - b.y);
const laps = (a: Disc, b: Disc): number => Math.max(0, BESIDE * (a.r + b.r) - between(a.at, b.at));

/** The same figures, lowest first as they came; `off` is the true place of one that is drawn beside it. */
export function apart<T extends Disc>(standing: readonly T[]): (T & { off: XY | null })[] {
  const placed: Disc[] = [];
  const out = [...standing].reverse().map((one, index) => {
    const above = placed.filter((other) => between(other.at, one.at) < HIDES * (other.r + one.r));
    const at = above.length === 0 ? one.at : beside(one, above, [...placed, ...standing.slice(0, -1 - index)]);
    placed.push({ at, r: one.r });
    return { ...one, at, off: at === one.at ? null : one.at };
  });
  return out.reverse();
}

/** The nearest place beside those above that hides the fewest others. */
function beside(one: Disc, above: readonly Disc[], others: readonly Disc[]): XY {
  const [first] = above as [Disc, ...Disc[]];
  const away =
    between(first.at, one.at) < 0.01 ? Math.PI / 4 : Math.atan2(one.at.y - first.at.y, one.at.x - first.at.x);
  const all = above.flatMap((other) =>
    Array.from({ length: WAYS }, (_, way) => {
      const turn = away + (2 * Math.PI * way) / WAYS;
      const far = BESIDE * (other.r + one.r);
      const at = { x: other.at.x + Math.cos(turn) * far, y: other.at.y + Math.sin(turn) * far };
      const cost = others.reduce((sum, base) => sum + laps({ at, r: one.r }, base), 0);
      return { at, cost: cost * 4 + between(at, one.at) };
    }),
  );
  return all.reduce((best, place) => (place.cost < best.cost ? place : best)).at;
}
