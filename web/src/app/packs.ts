// The own packs, kept in this browser; those that the server keeps are known by their hash.
import type { RulesetInfo } from '../protocol';
import { has, t } from './i18n.svelte';

/** What a pack says, list by list, as its file does. */
export type Content = Record<string, unknown>;

export interface Draft {
  key: string;
  ruleset: string;
  name: string;
  content: Content;
  /** The hash under which the server keeps it as it is now. */
  kept: string | null;
  /** When it was changed last, in milliseconds since 1970. */
  at: number;
}

/** A pack that may be played with beside the usual ones. */
export interface PackOffer {
  /** A pack of the server by its name, an own one by its hash. */
  id: string;
  title: string;
}

const STORED = 'gefecht.packs';
/** The pack that the next table is opened with. */
const TAKEN = 'gefecht.packs.taken';
const MOST = 40;

export function drafts(ruleset: string | null = null): Draft[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    const all = Array.isArray(stored) ? stored.filter(isDraft) : [];
    return ruleset === null ? all : all.filter((one) => one.ruleset === ruleset);
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is Draft {
  const { key, ruleset, name, content } = (value ?? {}) as Partial<Draft>;
  return [key, ruleset, name].every((one) => typeof one === 'string') && typeof content === 'object';
}

/** The packs that may be played with beside the usual ones: the server's, and the own that it keeps. */
export function packOffers({ id, more }: RulesetInfo): PackOffer[] {
  const titleOf = (pack: string) => (has(`app-pack-${pack}`) ? t(`app-pack-${pack}`) : pack);
  const own = drafts(id).flatMap(({ kept, name }) => (kept === null ? [] : [{ id: kept, title: name }]));
  const all = [...more.map((pack) => ({ id: pack, title: titleOf(pack) })), ...own];
  return all.filter((one, at) => all.findIndex((other) => other.id === one.id) === at);
}

/** The packs with one more, or without it. */
export const switched = (packs: readonly string[], pack: string, on: boolean): string[] =>
  on ? [...packs, pack] : packs.filter((one) => one !== pack);

/** Keeps a pack, newest first. */
export function saveDraft(draft: Draft): void {
  store([draft, ...drafts().filter((one) => one.key !== draft.key)].slice(0, MOST));
}

export function forgetDraft(key: string): void {
  store(drafts().filter((one) => one.key !== key));
}

function store(all: Draft[]): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(all));
  } catch {
    // Where nothing may be kept, a pack lasts as long as the page.
  }
}

/** Takes a pack to the next table. */
export function takePack(ruleset: string, hash: string): void {
  sessionStorage.setItem(TAKEN, JSON.stringify([ruleset, hash]));
}

function taken(): [string, string] | null {
  try {
    return JSON.parse(sessionStorage.getItem(TAKEN) ?? 'null') as [string, string] | null;
  } catch {
    return null;
  }
}

/** The game of the pack that was taken, to be shown first. */
export const takenPackGame = (): string | null => taken()?.[0] ?? null;

/** The pack that was taken to a table of a game. */
export function takenPack(ruleset: string): [string] | null {
  const found = taken();
  if (found?.[0] !== ruleset) return null;
  sessionStorage.removeItem(TAKEN);
  return [found[1]];
}
