import type { Trail } from './board/overlay';
import type { Place, ToldView } from './types';

/** The movements that events tell of, to be shown in order. The way of a planned movement is known, else only its ends. */
export function trailsOf(told: readonly ToldView[], planned: readonly Place[]): Trail[] {
  return told.flatMap(({ event }): Trail[] => {
    if (event.event !== 'moved' && event.event !== 'shoved') return [];
    const known = event.event === 'moved' && planned.at(-1) === event.to;
    return [{ figure: event.figure, path: known ? [event.from, ...planned] : [event.from, event.to] }];
  });
}
