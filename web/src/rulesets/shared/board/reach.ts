// Where somebody may come to, as paths. They are made once for each answer of the server, however often the rest of the
// table is drawn anew.
import { lying } from './lying.svelte';
import type { Plane, Point } from './plane';
import { closed } from './xy';

export interface Reached {
  /** The outline alone, and with what is left out of it. */
  rim: string;
  area: string;
  strong: boolean;
}

interface Area {
  outline: Point[];
  holes: Point[][];
  strong: boolean;
}

const made = new WeakMap<Point[], { quarters: number; rim: string; area: string }>();

export const reachOf = (reach: readonly Area[], plane: Plane): Reached[] =>
  reach.map((one) => ({ ...pathsOf(one, plane), strong: one.strong }));

function pathsOf({ outline, holes }: Area, { toXY }: Plane): Omit<Reached, 'strong'> {
  const { quarters } = lying;
  const before = made.get(outline);
  if (before?.quarters === quarters) return before;
  const rim = closed(outline.map(toXY));
  const now = { quarters, rim, area: rim + holes.map((hole) => closed(hole.map(toXY))).join('') };
  made.set(outline, now);
  return now;
}
