// The keys of the board: everything the pointer can do.

import type { Place } from '../types';
import { ARROWS } from './cursor';
import type { Arrow } from './geometry';

/** What the keys do. Each says whether the key was used. */
export interface Keys {
  arrow(arrow: Arrow): void;
  height(): boolean;
  next(by: 1 | -1): boolean;
  enter(): boolean;
  grab(): boolean;
  escape(): boolean;
  turn(step: 1 | -1): void;
}

/** A key while the board has the focus. */
export function onBoard(event: KeyboardEvent, keys: Keys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = ARROWS[event.key];
  if (arrow) {
    keys.arrow(arrow);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'enter':
      return keys.enter();
    case 'escape':
      return keys.escape();
    case 'pageup':
    case 'pagedown':
      return keys.height();
    case 'g':
      return keys.grab();
    case 'n':
      return keys.next(event.shiftKey ? -1 : 1);
    case 'q':
    case 'e':
      keys.turn(event.key.toLowerCase() === 'e' ? 1 : -1);
      return true;
    default:
      return false;
  }
}

/** The id of the element that stands for the cursor. */
export const elementOf = (id: string, place: Place, figure: number | null, choice: boolean): string | undefined =>
  figure !== null ? `${id}-figure-${figure}` : choice ? `${id}-place-${place}` : undefined;
