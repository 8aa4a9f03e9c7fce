// What is looked for in a replay.
import type { BeatKind } from '../film/beats';

/** Kinds of what happens that are looked for, each as some beats of the film. */
const BEATS = {
  dice: ['dice'],
  cards: ['card'],
  moves: ['trace'],
  wounds: ['wound'],
  losses: ['out'],
  tokens: ['token'],
} as const satisfies Record<string, readonly BeatKind[]>;

export type Sought = keyof typeof BEATS;
export const SOUGHT = Object.keys(BEATS) as Sought[];

/** The kinds of what a step tells. */
export function kindsOf(told: readonly unknown[], beat: (one: unknown) => BeatKind | null): Sought[] {
  const beats = new Set(told.map(beat));
  return SOUGHT.filter((kind) => BEATS[kind].some((one) => beats.has(one)));
}

/** Whether a step is what is looked for. */
export function matches(step: { text: string; kinds: Sought[] }, words: string, kind: Sought | ''): boolean {
  const text = step.text.toLocaleLowerCase();
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0 && kind === '') return false;
  return wanted.every((word) => text.includes(word)) && (kind === '' || step.kinds.includes(kind));
}
