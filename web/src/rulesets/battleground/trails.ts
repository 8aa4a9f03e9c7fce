import { t } from '../../app/i18n.svelte';
import type { Trail } from './board/overlay';
import type { Place, ToldView } from './types';

/** The movements that events tell of, to be shown in order. The way of a planned movement is known, else only its ends. */
export function trailsOf(told: readonly ToldView[], planned: readonly Place[]): Trail[] {
  return told.flatMap(({ event }): Trail[] => {
    if (event.event !== 'moved' && event.event !== 'shoved') return [];
    const known = event.event === 'moved' && planned.at(-1) === event.to;
    const path = known ? [event.from, ...planned] : [event.from, event.to];
    if (event.event === 'shoved') return [{ figure: event.figure, path }];
    return [{ figure: event.figure, path, label: t('play-flag-cost', { cost: event.cost, points: event.points }) }];
  });
}
