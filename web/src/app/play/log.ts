// The log: steps of the game as sentences, under the headings that the ruleset gives.
import type { Step } from '../../protocol';
import type { RulesetClient, Sentence } from '../../rulesets/ruleset';
import { i18n, t } from '../i18n.svelte';

export interface Line extends Sentence {
  /** Stays the same while the log grows. */
  key: string;
  /** The step that it tells of. */
  entry?: number;
  at: number;
  /** Bookkeeping. */
  minor: boolean;
}

/** Lines that are shown, or bookkeeping between them that is folded away. */
export interface Run {
  key: string;
  folded: boolean;
  lines: Line[];
}

/** A heading and its lines, newest first. */
export interface Group {
  key: string;
  heading: Line | null;
  lines: Line[];
}

export type Filter = 'all' | 'own' | 'other' | 'dice';

/** Sentences are made once per step, language and pair of names. */
export class Sentences {
  #made = new WeakMap<Step, { of: string; lines: Line[] }>();

  constructor(readonly client: Pick<RulesetClient, 'say' | 'staging'>) {}

  /** The lines of the step that stands at this place of the log. */
  of(step: Step, place: number, table: unknown, names: string[]): Line[] {
    const of = `${i18n.language} ${names.join('\n')}`;
    const made = this.#made.get(step);
    if (made?.of === of) return made.lines;
    const lines = this.#make(step, place, table, names);
    this.#made.set(step, { of, lines });
    return lines;
  }

  #make(step: Step, place: number, table: unknown, names: string[]): Line[] {
    const deed = deedSentence(step, names);
    const said = step.told.flatMap((told) => {
      const sentence = this.client.say(told, table, names);
      return sentence ? [{ ...sentence, minor: !sentence.heading && this.client.staging.minor(told) }] : [];
    });
    const sentences = [...(deed ? [{ ...deed, minor: false }] : []), ...said];
    return sentences.map((sentence, index) => ({
      ...sentence,
      key: `${place}.${index}`,
      entry: step.entry,
      at: step.at,
    }));
  }
}

/** Deeds that no ruleset tells of. */
function deedSentence(step: Step, names: string[]): Sentence | null {
  if (step.seat === null || step.deed === 'answer' || step.deed === 'start') return null;
  const text = t(`app-log-${step.deed}`, { name: names[step.seat] ?? '' });
  return { text, rules: [], seat: step.seat, figures: [], reasons: [] };
}

export function group(lines: Line[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.heading) groups.push({ key: line.key, heading: line, lines: [] });
    else if (last) last.lines.unshift(line);
    else groups.push({ key: line.key, heading: null, lines: [line] });
  }
  return groups.reverse();
}

export function matches(line: Line, filter: Filter, own: number, words: string): boolean {
  if (words && !`${line.text} ${line.rules.join(' ')}`.toLowerCase().includes(words.toLowerCase())) return false;
  if (line.heading) return true;
  if (filter === 'dice') return line.dice === true;
  if (filter === 'own') return line.seat === own;
  if (filter === 'other') return line.seat !== null && line.seat !== own;
  return true;
}

/** Bookkeeping that stands together is one fold. */
export function runs(lines: readonly Line[]): Run[] {
  const all: Run[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (last && last.folded === line.minor) last.lines.push(line);
    else all.push({ key: line.key, folded: line.minor, lines: [line] });
  }
  return all;
}
