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
    expect([...all.keys()].filter((key) => !/^(app|board|guide|learn|play|bg|lg|so|sp|terminal)-/.test(key))).toEqual(
      [],
    );
  });
});

/** Browser and terminal ask for messages in the same way: `t('key', { name: … })`, `t("key", args! { name: … })`. */
const sources: [string, [string, string][]][] = [
  ['the browser', read('src', /\.(ts|svelte)$/)],
  ['the terminal', read('../crates/gefecht/src', /\.rs$/)],
];
const KEY = '(?:app|board|guide|learn|play|bg|lg|so|sp|terminal)-[a-z][\\w-]*';

describe.each(sources)('%s', (_, source) => {
  const found = (pattern: RegExp) =>
    source.flatMap(([file, text]) => [...text.matchAll(pattern)].map((match) => ({ file, text, match })));

  test('asks only for keys that exist', () => {
    // Quoted words with a prefix of ours are keys, whether given to `t` at once or kept in a table; custom properties
    // and classes of styles have no quotes. A word with a dash at its end begins a computed key.
    const asked = found(new RegExp(`['"](${KEY})['"]|\\bt\\(\\s*\`(${KEY})\``, 'g'));
    const keys = asked.map(({ file, match }) => [file, match[1] ?? match[2] ?? ''] as const);
    expect(keys.length).toBeGreaterThan(50);
    expect(keys.filter(([, key]) => !key.endsWith('-') && !english.has(key))).toEqual([]);
  });

  test('asks for computed keys of which some exist', () => {
    const begun = found(/[`"]((?:app|board|guide|learn|play|bg|lg|so|sp|terminal)-[a-z-]*)(?:\$?\{|(?<=-)")/g);
    const keys = [...english.keys()];
    const prefixes = begun.map(({ file, match }) => [file, match[1] ?? ''] as const);
    expect(prefixes.filter(([, prefix]) => !keys.some((key) => key.startsWith(prefix)))).toEqual([]);
  });

  test('gives a message the arguments that it uses', () => {
    // The key stands in the call, or two of them as alternatives.
    const quoted = `['"\`](${KEY})['"\`]`;
    const ends = '(\\)|,\\s*&\\[\\]|,\\s*(?:args! )?\\{)';
    const calls = found(
      new RegExp(`\\b(?:t|plain)\\(\\s*(?:[^'"\`;{}]*\\?\\s*)?${quoted}(?:\\s*:\\s*${quoted})?\\s*${ends}`, 'g'),
    );
    const wrong: string[] = [];
    let checked = 0;
    for (const { file, text, match } of calls) {
      const open = match[3]?.endsWith('{');
      const given = open ? namesFrom(text, match.index + match[0].length, file.endsWith('.rs')) : [];
      if (given === null) continue;
      // Of two alternatives one may do without an argument.
      const keys = [match[1], match[2]].filter((key) => key !== undefined);
      const used = keys.map((key) => byLanguage.flatMap(([, all]) => all.get(key)?.used ?? []));
      const lacks = used.flat().filter((name) => !given.includes(name));
      const idle = given.filter((name) => !used.flat().includes(name));
      if (lacks.length > 0) wrong.push(`${file}: ${keys} lacks ${lacks}`);
      if (idle.length > 0) wrong.push(`${file}: ${keys} does not use ${idle}`);
      checked += 1;
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(300);
  });
});

test('no key is there for nothing', () => {
  const text = sources.flatMap(([, source]) => source.map(([, text]) => text)).join('\n');
  const words = new Set([...text.matchAll(new RegExp(`\\b${KEY}`, 'g'))].map(([word]) => word));
  // Computed keys: `sp-kind-${…}`; of refusals the ruleset's prefix is computed too: `${prefix}-no-${…}`.
  const begun = /[`"'](\w+-[a-z]+-[a-z-]*)(?:\$?\{|(?<=-)["'`])/g;
  const starts = [...text.matchAll(begun)].map(([, start]) => start ?? '');
  const families =
    /^(?:bg|sp|lg)-(?:refused\b|no-|fact-)|^guide-(?:battleground|shatterpoint|legion)-|^play-(?:de)?buff-about-/;
  const idle = [...english.keys()].filter(
    (key) => !words.has(key) && !families.test(key) && !starts.some((start) => key.startsWith(start)),
  );
  expect(idle).toEqual([]);
});

/** The names of an object from behind its brace on; null if it takes over another one's. */
function namesFrom(text: string, start: number, rust: boolean): string[] | null {
  const parts = [''];
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (letter === '"' || (!rust && /['`]/.test(letter))) {
      do at += text[at] === '\\' ? 2 : 1;
      while (at < text.length && text[at] !== letter);
    } else if (depth === 0 && letter === '}') break;
    else if (depth === 0 && letter === ',') parts.push('');
    else {
      if (/[([{]/.test(letter)) depth += 1;
      if (/[)\]}]/.test(letter)) depth -= 1;
      parts[parts.length - 1] += letter;
    }
  }
  const names = parts.map((part) => part.trim()).filter((part) => part !== '');
  return names.some((part) => part.startsWith('...')) ? null : names.map((part) => /^\w+/.exec(part)?.[0] ?? part);
}
