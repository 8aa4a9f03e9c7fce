// The marks of the last action on the hex table.
import type { Film } from '../../../app/film/film.svelte';
import { drawnOf, type Drawn } from '../../shared/board/marks';
import { figureOf } from '../known';
import type { View } from '../types';
import { centre } from './geometry';
import type { Trail } from './overlay';

export function marksOf(film: Film | undefined, view: View | null): Drawn | null {
  const at = (of: View | null, figure: number) => {
    const place = figureOf(of, figure)?.at;
    return place ? centre(place) : null;
  };
  return drawnOf(film, view, at, (trails) =>
    (trails as Trail[]).map((one) => ({ path: one.path.map((place) => centre(place)), label: one.label })),
  );
}
