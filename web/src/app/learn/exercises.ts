// Lessons and puzzles: what there is, what was done in this browser, and opening one.
import type { ExerciseInfo } from '../../protocol';
import { api } from '../api';
import { remember, seatAddress } from '../memory';
import { go } from '../router.svelte';
import { guide } from './guide';

const STORED = 'gefecht.learned';
/** A computer player answers where the exercise does not say what the opponent does. */
const OPPONENT = 'greedy';

let known: Promise<ExerciseInfo[]> | null = null;

export function exercises(): Promise<ExerciseInfo[]> {
  known ??= api.exercises();
  // The next page may try again.
  known.catch(() => (known = null));
  return known;
}

/** The ids of exercises that were completed in this browser. */
export function learned(): Set<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

export function keepLearned(id: string): void {
  try {
    localStorage.setItem(STORED, JSON.stringify([...learned().add(id)]));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** Opens an exercise as a table of its own and goes there. */
export async function openExercise(exercise: ExerciseInfo): Promise<void> {
  const { id, ruleset, seat } = exercise;
  const seats = [0, 1].map((one) => (one === seat ? 'person' : OPPONENT));
  const { game, tokens } = await api.open({ ruleset, exercise: id, seats });
  go(seatAddress(game, [tokens[seat] ?? '']));
}

/** The one after an exercise, of the same game and kind. */
export function nextOf(all: readonly ExerciseInfo[], id: string): ExerciseInfo | null {
  const at = all.findIndex((one) => one.id === id);
  const [now, next] = [all[at], all[at + 1]];
  return now && next && now.ruleset === next.ruleset && now.puzzle === next.puzzle ? next : null;
}

/** Opens the first game against the computer, with explanations, and goes there. */
export async function openGuided(ruleset: string): Promise<void> {
  const { game, tokens } = await api.open({ ruleset, seats: ['person', OPPONENT] });
  guide(game);
  const token = tokens[0] ?? '';
  remember(game, [token], [0]);
  go(seatAddress(game, [token]));
}
