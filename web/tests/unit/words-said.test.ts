// The log says what the terminal says: the same events, told in the same sentences, in every language. The terminal's
// side is crates/gefecht/tests/gefecht/said.rs, which also writes the fixtures.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { i18n, languages, type Language } from '../../src/app/i18n.svelte';
import type { Sentence } from '../../src/rulesets/ruleset';
import * as battleground from '../../src/rulesets/battleground/words/say';
import * as legion from '../../src/rulesets/legion/words/say';
import * as shatterpoint from '../../src/rulesets/shatterpoint/words/say';

interface Line {
  text: string;
  reasons: [string, string][];
}

type Case = { told: { event: unknown } } & Record<Language, Line | null>;
type Said = { table: unknown; cases: Case[] }[];
type Say = (told: never, table: never, names: [string, string]) => Sentence | null;

const rulesets: [string, Say][] = [
  ['battleground', battleground.say],
  ['shatterpoint', shatterpoint.say],
  ['legion', legion.say],
];

const read = (ruleset: string): Said =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/said-${ruleset}.json`), 'utf8')) as Said;

/** An arrow lies as the board does, which is turned in the terminal. */
const withoutArrow = (text: string): string => text.replace(/ [←↖↗→↘↙]\./, '.');

function line(sentence: Sentence | null): Line | null {
  if (!sentence) return null;
  const reasons = sentence.reasons.map(({ text, value }): [string, string] => [text, value]);
  return { text: withoutArrow(sentence.text), reasons };
}

describe.each(rulesets)('%s', (ruleset, say) => {
  const said = read(ruleset);

  test.each(languages)('is said alike in %s', async (language) => {
    await i18n.setLanguage(language);
    for (const { table, cases } of said) {
      for (const one of cases) {
        expect(line(say(one.told as never, table as never, ['', ''])), JSON.stringify(one.told)).toEqual(one[language]);
      }
    }
  });
});
