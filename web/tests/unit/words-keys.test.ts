// The Fluent files of all languages agree, and whatever the source asks for exists.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/app/i18n.svelte';

const web = join(import.meta.dirname, '../..');

function read(folder: string, ending: RegExp): [string, string][] {
  const files = readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => ending.test(file)).map((file) => [file, readFileSync(join(web, folder, file), 'utf8')]);
}

interface Variables {
  /** Those that are to be read. */
  shown: string[];
  /** Those and the ones that only select a form. */
  used: string[];
}

/** Every message of a language: key and the variables it uses. */
function messages(language: string): Map<string, Variables> {
  const all = new Map<string, Variables>();
  for (const [file, text] of read(`../locales/${language}`, /\.ftl$/)) {
    for (const entry of text.split(/^(?=[a-zA-Z])/m)) {
      const key = /^([a-zA-Z][\w-]*) *=/.exec(entry)?.[1];
      if (!key) continue;
      expect(all.has(key), `${file} has ${key} twice`).toBe(false);
      all.set(key, { shown: found(entry, /\$(\w+)(?! *->)\b/g), used: found(entry, /\$(\w+)/g) });
    }
  }
  return all;
}

function found(entry: string, pattern: RegExp): string[] {
  return [...new Set([...entry.matchAll(pattern)].map((match) => match[1] ?? ''))].sort();
}

const byLanguage = languages.map((language) => [language, messages(language)] as const);
const english = messages('en');

describe.each(byLanguage)('%s', (language, all) => {
  test('is Fluent throughout', () => {
    // The parser passes over what it cannot read.
    const bundle = new FluentBundle(language);
    for (const [, text] of read(`../locales/${language}`, /\.ftl$/)) bundle.addResource(new FluentResource(text));
    expect([...all.keys()].filter((key) => !bundle.getMessage(key)?.value)).toEqual([]);
  });

  test('has the keys of English', () => {
    expect([...all.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('shows the variables of English', () => {
    // A language may do without a variable that only selects a form: German has one form for "Würfel".
    const shown = (from: Map<string, Variables>) => [...from].map(([key, one]) => `${key} ${one.shown}`).sort();
    expect(shown(all)).toEqual(shown(english));
    const unknown = [...all].filter(([key, one]) => one.used.some((used) => !english.get(key)?.used.includes(used)));
    expect(unknown.map(([key]) => key)).toEqual([]);
  });

  test('has only keys with a known prefix', () => {
    expect([...all.keys()].filter((key) => !/^(app|board|play|bg|lg|so|sp|terminal)-/.test(key))).toEqual([]);
  });
});

describe('the source', () => {
  const source = read('src', /\.(ts|svelte)$/);

  test('asks only for keys that exist', () => {
    // Quoted words with a prefix of ours are keys, whether given to `t` at once or kept in a table; custom properties
    // and classes of styles have no quotes.
    const asked = source.flatMap(([file, text]) =>
      [...text.matchAll(/\bt\(\s*['"`]([a-z][\w-]*)['"`]|['"]((?:app|board|play|bg|lg|so|sp)-[a-z][\w-]*)['"]/g)].map(
        (match) => [file, match[1] ?? match[2] ?? ''] as const,
      ),
    );
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter(([, key]) => !english.has(key))).toEqual([]);
  });

  test('asks for computed keys of which some exist', () => {
    const prefixes = source.flatMap(([file, text]) =>
      [...text.matchAll(/`((?:app|board|play|bg|lg|so|sp)-[a-z-]*)\$\{/g)].map(
        (match) => [file, match[1] ?? ''] as const,
      ),
    );
    const keys = [...english.keys()];
    expect(prefixes.filter(([, prefix]) => !keys.some((key) => key.startsWith(prefix)))).toEqual([]);
  });
});
