// The marks of the last action on the battlefield.
import type { Film } from '../../../app/film/film.svelte';
import { drawnOf, type Drawn } from '../../shared/board/marks';
import { standOf } from '../known';
import type { TableView, View } from '../types';
import { planeFor } from './geometry';
import type { Overlay } from './overlay';
import { radius } from './scene';

export function marksOf(film: Film | undefined, table: TableView, view: View | null): Drawn | null {
  const { toXY } = planeFor(table.terrain);
  const at = (of: View | null, mini: number) => {
    const stand = standOf(of, mini);
    return stand ? { ...toXY(stand), r: radius(table, mini) } : null;
  };
  return drawnOf(film, view, at, (trails) =>
    (trails as Overlay['trails']).map((one) => ({ path: one.path.map(toXY), label: one.label })),
  );
}
