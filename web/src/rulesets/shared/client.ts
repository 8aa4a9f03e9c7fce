// What the clients of all rulesets do alike.
import type { Ending, Frame, Refusal } from '../../protocol';
import type { RulesetClient, Sentence } from '../ruleset';
import type { Sent } from './known';

/** The words of a ruleset. */
export interface Words<S extends Sent> {
  prompt(prompt: S['prompt'], table: S['table'], view: S['view'] | null): string;
  deed(frame: Frame, table: S['table'], view: S['view'] | null): string;
  say(told: S['told'], table: S['table'], names: string[]): Sentence | null;
  refusal(refusal: Refusal, table: S['table'] | null, view: S['view'] | null): string;
  outcome(ending: Ending, names: string[], table: S['table'], view: S['view'] | null): string;
}

/** The words of a ruleset, for the frame that does not know its types. */
export function worded<S extends Sent>(
  words: Words<S>,
): Pick<RulesetClient, 'prompt' | 'deed' | 'say' | 'refusal' | 'outcome'> {
  return {
    prompt: (prompt, table, view) => words.prompt(prompt, table, view),
    deed: (frame, table, view) => words.deed(unwrapped(frame), table, view),
    say: (told, table, names) => words.say(told, table, names),
    refusal: (refusal, table, view) => words.refusal(refusal, table, view),
    outcome: (ending, names, table, view) => words.outcome(ending, names, table, view),
  };
}

/** A record keeps an answer as `{ answer: … }`; the words want the answer. */
function unwrapped(frame: Frame): Frame {
  const { deed } = frame;
  return typeof deed === 'object' && deed !== null && 'answer' in deed ? { ...frame, deed: deed.answer } : frame;
}
