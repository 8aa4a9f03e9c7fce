import type { Trail } from '../shared/board/overlay';
import { othersOf } from './known';
import type { Point, TableView, ToldView, View } from './types';
import { inches } from './words/names';

/** The movements that events tell of, to be shown in order: first the leader, then the others together. `before` is the
 *  position from which they begin. */
export function trailsOf(told: readonly ToldView[], table: TableView, before: View | null): Trail[] {
  const at = new Map<number, Point>();
  (before?.minis ?? []).forEach(({ stand }, id) => stand && at.set(id, stand));
  return told.flatMap(({ event }): Trail[] => {
    if ('moved' in event) {
      const { unit, from, to, path } = event.moved;
      const leader = before?.units[unit]?.leader ?? null;
      if (leader === null || othersOf(table, before, unit).includes(leader)) return [];
      at.set(leader, to);
      // The path of a tool is where the tool lies; the piece goes along it from where it stood to where it stands.
      const label = inches(Math.hypot(to.x - from.x, to.y - from.y));
      return [{ id: leader, path: [from, ...path.slice(1, -1), to], along: false, label }];
    }
    if (!('placed' in event)) return [];
    return event.placed.minis.flatMap(([mini, stand], i): Trail[] => {
      const from = at.get(mini);
      at.set(mini, stand);
      return from && (from.x !== stand.x || from.y !== stand.y)
        ? [{ id: mini, path: [from, stand], along: i > 0 }]
        : [];
    });
  });
}
