// The keys of the film: Space ends the beat, Shift Space the scene; held down it hurries.
import type { Film } from './film.svelte';

/** Keys that begin an answer: whoever has one ends the film. */
const ANSWERING = /^(Enter|Arrow\w+|[1-9gqen])$/i;

export function filmKeys(event: KeyboardEvent, film: Film, asked: boolean): boolean {
  const target = event.target as HTMLElement;
  if (film.scene !== null && asked && ANSWERING.test(event.key)) film.finish();
  if (event.key !== ' ' || film.scene === null || event.ctrlKey || event.metaKey || event.altKey) return false;
  // On a control Space presses it.
  if (target.closest('input, textarea, select, dialog, button, a, summary, [role="option"]')) return false;
  event.preventDefault();
  if (event.repeat) film.hurry(true);
  else if (event.shiftKey) film.endScene();
  else film.endBeat();
  return true;
}
