import type { Trail } from '../shared/board/overlay';
import type { ToldView } from './types';
import { inches, moveKind } from './words/names';

/** The movements that events tell of, to be shown in order. */
export function trailsOf(told: readonly ToldView[]): Trail[] {
  return told.flatMap(({ event }): Trail[] => {
    if (typeof event === 'string' || !('moved' in event)) return [];
    const { character, how, from, to, path } = event.moved;
    // The path of a tool is where the tool lies; the piece goes along it from where it stood to where it stands.
    const far = inches(Math.hypot(to.x - from.x, to.y - from.y));
    const label = typeof how === 'string' ? far : `${moveKind(how.by)}, ${far}`;
    return [{ id: character, path: [from, ...path.slice(1, -1), to], along: false, label }];
  });
}
