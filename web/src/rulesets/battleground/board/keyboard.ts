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

export interface ViewKeys {
  zoom(factor: number): void;
  fit(): void;
  action(): void;
}

/** Keys of the view, wherever the focus is. */
export function onPage(event: KeyboardEvent, view: ViewKeys): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event)) return false;
  if (event.key === '+' || event.key === '=') view.zoom(1.25);
  else if (event.key === '-') view.zoom(0.8);
  else if (event.key === '0') view.fit();
  else if (event.key === 'f' || event.key === 'F') view.action();
  else return false;
  return true;
}

export function isWriting(event: KeyboardEvent): boolean {
  return event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog') !== null;
}

/** The id of the element that stands for the cursor. */
export const elementOf = (id: string, place: Place, figure: number | null, choice: boolean): string | undefined =>
  figure !== null ? `${id}-figure-${figure}` : choice ? `${id}-place-${place}` : undefined;
