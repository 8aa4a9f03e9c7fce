// The words of the client: Fluent messages in the chosen language.
//
// The language is a rune, so every component that calls `t` or `name` renders
// anew when it changes. A language's files are loaded when it is first needed,
// those of a ruleset when a page shows it.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Names } from '../protocol';
import { keeping } from './keeping';

export const languages = ['en', 'de', 'pl'] as const;
export type Language = (typeof languages)[number];

declare global {
  interface Window {
    /** Keys that were asked for and do not exist, for the browser tests. */
    __missingKeys?: Set<string>;
  }
}

const STORED = 'gefecht.language';

// What only the terminal says stays out.
const files = import.meta.glob<string>(['../../../locales/*/*.ftl', '!../../../locales/*/terminal.ftl'], {
  query: '?raw',
  import: 'default',
});

const bundles = new Map<Language, FluentBundle>();
/** Files that are here or on their way. */
const coming = new Map<string, Promise<void>>();
/** Whose words are wanted: the frame's own and those of rulesets. */
const groups = new Set(['app']);

const first = firstLanguage();
let language = $state<Language>(first);
let ready = $state(false);
// The language wished for last; files of another one may arrive later.
let wish = first;

/** The language chosen before, else the browser's, else English. */
function firstLanguage(): Language {
  const stored = storage()?.getItem(STORED);
  if (isLanguage(stored)) return stored;
  if (typeof navigator === 'undefined') return 'en';
  const short = navigator.language.slice(0, 2).toLowerCase();
  return isLanguage(short) ? short : 'en';
}

function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((one) => one === text);
}

/** The browser's storage; none in tests, and none where the player forbids it. */
function storage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

/** Loads what is wanted of a language into one bundle. */
async function load(wanted: Language): Promise<void> {
  const bundle = bundles.get(wanted) ?? new FluentBundle(wanted, { useIsolating: false });
  bundles.set(wanted, bundle);
  const paths = Object.keys(files).filter((path) => isOf(path, wanted));
  await Promise.all(paths.map((path) => fetched(path, bundle)));
}

/** Whether a file is of a language and of what is wanted: `battleground-play.ftl` belongs to `battleground`, and
 *  `lobby-shatterpoint.ftl` to nothing but itself. */
function isOf(path: string, wanted: Language): boolean {
  const [file = '', folder] = path.split('/').reverse();
  const [stem = ''] = file.split('.');
  return folder === wanted && (groups.has(stem) || groups.has(stem.split('-')[0] ?? ''));
}

function fetched(path: string, bundle: FluentBundle): Promise<void> {
  const known = coming.get(path);
  if (known) return known;
  const text = (files[path]?.() ?? Promise.resolve('')).then((text) => {
    bundle.addResource(new FluentResource(text));
  });
  coming.set(path, text);
  // The next page may try again.
  text.catch(() => coming.delete(path));
  return text;
}

/** Loads the words of a ruleset's tables, or of a part of them, now and whenever another language is chosen. */
export async function wantWords(group: string): Promise<void> {
  groups.add('play').add('thinking');
  await wantPageWords(group);
}

/** Loads the words of a page that shows no table. */
export async function wantPageWords(group: string): Promise<void> {
  groups.add(group);
  await load(wish);
  if (wish !== language) await load(language);
}

/** Shows the language; a choice of the player is kept for the next visit. */
async function show(wanted: Language): Promise<void> {
  wish = wanted;
  await load(wanted);
  if (wish !== wanted) return;
  language = wanted;
  ready = true;
  if (typeof document !== 'undefined') document.documentElement.lang = wanted;
}

async function setLanguage(wanted: Language): Promise<void> {
  storage()?.setItem(STORED, wanted);
  await show(wanted);
}

// The words are wanted at once; a failure shows as `ready` staying false.
show(first).catch(() => undefined);

export const i18n = {
  get language(): Language {
    return language;
  },
  /** Whether the words of the language are here. */
  get ready(): boolean {
    return ready;
  },
  setLanguage,
};

export type Args = Record<string, string | number>;

/** The message in the current language; ⟨key⟩ where there is none. */
export function t(key: string, args?: Args): string {
  if (!ready) return '';
  const bundle = bundles.get(language);
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return missing(key);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  if (errors.length > 0) missing(`${key}: ${errors.map((error) => error.message).join(', ')}`);
  return text;
}

/** Whether there is a message of this key. */
export function has(key: string): boolean {
  return bundles.get(language)?.hasMessage(key) ?? false;
}

function missing(key: string): string {
  if (typeof window !== 'undefined') (window.__missingKeys ??= new Set()).add(key);
  return `⟨${key}⟩`;
}

/** A name in the current language, in English where there is none. */
export function name(names: Names): string {
  return names[language] ?? names.en;
}

const numbers = keeping(
  (language, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(language, options),
);
const lists = keeping((language, type: Intl.ListFormatType) => new Intl.ListFormat(language, { type }));

/** A number in the current language. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return numbers(language, options).format(value);
}

/** Several things in a row: "a, b and c". */
export function list(parts: string[], type: Intl.ListFormatType = 'conjunction'): string {
  return lists(language, type).format(parts);
}
