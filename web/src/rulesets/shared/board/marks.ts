// The marks of the last action, as a board draws them.
import type { Film, Marks } from '../../../app/film/film.svelte';
import type { Seat } from '../../../protocol';
import type { XY } from './xy';

/** A place, and how large the base is that stands there. */
export interface Place extends XY {
  r?: number;
}

export interface Way {
  path: XY[];
  /** How far it was. */
  label?: string | undefined;
}

export interface Drawn {
  seat: Seat | null;
  ways: Way[];
  acting: Place[];
  targets: Place[];
  losses: { at: Place; text: string }[];
  lines: { from: XY; to: XY }[];
}

/** Where something happens now: who acts, at whom, and whereto. */
export function happening(marks: Drawn | null): XY[][] {
  if (marks === null || marks.acting.length === 0) return [];
  return [marks.acting, marks.lines.map((one) => one.to), marks.ways.flatMap(({ path }) => path.at(-1) ?? [])];
}

/** Marks without places have none; those who are gone are marked where they stood. */
export function drawnOf<V>(
  film: Film | undefined,
  view: V | null,
  at: (view: V | null, id: number) => Place | null,
  ways: (trails: Marks['trails']) => Way[],
): Drawn | null {
  if (!film || film.unmarked || (film.marks.seat === null && film.marks.losses.length === 0)) return null;
  const { seat, trails, acting, targets, losses, before } = film.marks;
  const place = (id: number): Place | null => at(view, id) ?? at(before as V | null, id);
  const places = (ids: readonly number[]): Place[] => [...new Set(ids)].flatMap((id) => place(id) ?? []);
  const playing = film.scene !== null && !film.scene.own;
  const [from] = places(acting);
  const aiming = playing && (film.beat?.targets?.length ?? 0) > 0;
  return {
    seat,
    ways: ways(trails),
    acting: playing ? places(acting) : [],
    targets: places(targets),
    losses: losses.flatMap(({ id, text }) => {
      const spot = place(id);
      return spot ? [{ at: spot, text }] : [];
    }),
    lines: aiming && from ? places(targets).map((to) => ({ from, to })) : [],
  };
}
