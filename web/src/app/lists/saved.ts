// The own lists, kept in this browser.
import type { Line, List } from './list';

export interface Saved {
  id: string;
  list: List;
  legal: boolean;
  points: [number, number] | null;
  /** As a setup holds it. */
  brought: unknown;
  /** When it was changed last, in milliseconds since 1970. */
  at: number;
}

const STORED = 'gefecht.lists';
/** The list that the next table is opened with. */
const TAKEN = 'gefecht.lists.taken';
const MOST = 100;

export function savedLists(ruleset: string | null = null): Saved[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    const all = Array.isArray(stored) ? stored.filter(isSaved) : [];
    return ruleset === null ? all : all.filter((one) => one.list.ruleset === ruleset);
  } catch {
    return [];
  }
}

function isSaved(value: unknown): value is Saved {
  const { id, at, list } = (value ?? {}) as Partial<Saved>;
  return typeof id === 'string' && typeof at === 'number' && isList(list);
}

export function isList(value: unknown): value is List {
  const { ruleset, name, terms, parts } = (value ?? {}) as Partial<List>;
  const isLine = (line: unknown) => typeof (line as Line | null)?.id === 'string';
  return (
    typeof ruleset === 'string' &&
    typeof name === 'string' &&
    typeof terms === 'object' &&
    Object.values(parts ?? { none: null }).every((lines) => Array.isArray(lines) && lines.every(isLine))
  );
}

/** Keeps a list, newest first. */
export function save(saved: Saved): void {
  store([saved, ...savedLists().filter((one) => one.id !== saved.id)].slice(0, MOST));
}

export function forgetList(id: string): void {
  store(savedLists().filter((one) => one.id !== id));
}

export const newId = (): string => crypto.randomUUID().slice(0, 8);

function store(lists: Saved[]): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(lists));
  } catch {
    // Where nothing may be kept, a list lasts as long as the page.
  }
}

/** Takes a list to the next table. */
export function takeList(saved: Saved): void {
  sessionStorage.setItem(TAKEN, JSON.stringify(saved));
}

/** The list that was taken to a table of a game. */
export function takenList(ruleset: string): Saved | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(TAKEN) ?? 'null');
    if (!isSaved(value) || value.list.ruleset !== ruleset) return null;
    sessionStorage.removeItem(TAKEN);
    return value;
  } catch {
    return null;
  }
}

/** The game of the list that was taken, to be shown first. */
export function takenGame(): string | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(TAKEN) ?? 'null');
    return isSaved(value) ? value.list.ruleset : null;
  } catch {
    return null;
  }
}
