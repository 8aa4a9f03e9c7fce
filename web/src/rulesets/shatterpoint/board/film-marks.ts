// The marks of the last action on the battlefield.
import type { Film } from '../../../app/film/film.svelte';
import { drawnOf, type Drawn } from '../../shared/board/marks';
import { spotOf } from '../known';
import type { TableView, View } from '../types';
import { toXY } from './geometry';
import type { Overlay } from './overlay';
import { radius } from './scene';

export function marksOf(film: Film | undefined, table: TableView, view: View | null): Drawn | null {
  const at = (of: View | null, character: number) => {
    const spot = spotOf(of, character);
    return spot ? { ...toXY(spot), r: radius(table, character) } : null;
  };
  return drawnOf(film, view, at, (trails) =>
    (trails as Overlay['trails']).map((one) => ({ path: one.path.map(toXY), label: one.label })),
  );
}
