// What the stages of all rulesets do alike.
import type { Film } from '../../app/film/film.svelte';
import { isWriting } from './board/view-keys';

/** Whether a key press is nobody else's. */
export function isFree(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting(event);
}

/** The next of the own units, as `N` goes through them; with Shift the one before. */
export function nextOf(own: readonly { id: number }[], now: number | null, back: boolean): number | null {
  const at = own.findIndex((one) => one.id === now);
  return own[at === -1 ? 0 : (at + (back ? -1 : 1) + own.length) % own.length]?.id ?? null;
}

/** The next level up or down; undefined at the end. */
export function nextLevel(levels: { all: number[]; now: number | null }, by: 1 | -1): number | undefined {
  return levels.all[levels.all.indexOf(levels.now ?? 0) + by];
}

/** The ways that are walked now, in the form of the board. */
export function walked<T extends object>(film: Film | undefined): T[] {
  if (!film) return [];
  const { trails, ms, take } = film.walk;
  const timed = ms > 0 ? { ms: ms / Math.max(1, trails.filter((one) => !('along' in (one as T))).length) } : {};
  return (trails as T[]).map((one) => ({ ...one, take, ...timed }));
}

/** While `Alt` is held what is dragged goes exactly where it is put. */
export function exactKey(event: KeyboardEvent, plan: { held: unknown; exactly(on: boolean): void }): void {
  if (event.key !== 'Alt') return;
  // Else it opens a menu of the browser.
  if (plan.held !== null) event.preventDefault();
  plan.exactly(event.type === 'keydown');
}
