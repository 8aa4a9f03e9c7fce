// What a word or a sign means, for the page's glossary.
import { t } from './i18n.svelte';

export interface About {
  /** What it is called; where it is a word, the word says so itself. */
  name?: string;
  /** What it means, in our words. */
  text: string;
  /** The key of that text: it leads to the rule that says so. */
  key?: string;
  /** What it comes to in this position. */
  here?: string;
}

/** What the message of this key says. */
export const about = (key: string, values: Record<string, string | number> = {}): About => ({
  text: t(key, values),
  key,
});

/** Several at once, each in its line. */
export function together(told: readonly About[]): About | null {
  const [first] = told;
  if (!first || told.length === 1) return first ?? null;
  const line = ({ name = '', text }: About) => `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}: ${text}`;
  return { name: '', text: told.map(line).join('\n') };
}

/** By which an element tells it. */
export const telling = ({ name, text, key, here }: About): Record<`data-${string}`, string | undefined> => ({
  'data-about': text,
  'data-name': name,
  // `data-key` are answers that digits choose.
  'data-word': key,
  'data-here': here,
});
