// The own tables, kept in this browser: a seat link is the key, nothing else is stored.
import type { Seat } from '../protocol';

export interface OwnTable {
  game: string;
  /** One token, or two for a table played on this screen. */
  tokens: string[];
  /** The seats that the tokens open. */
  seats: Seat[];
  /** When the table was last opened, in milliseconds since 1970. */
  at: number;
  /** It was begun at once: nothing is asked that is as good one way as the other. */
  swift?: boolean;
}

const STORED = 'gefecht.tables';
const MOST = 60;

export function ownTables(): OwnTable[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOwnTable) : [];
  } catch {
    return [];
  }
}

function isOwnTable(value: unknown): value is OwnTable {
  if (typeof value !== 'object' || value === null) return false;
  const { game, tokens, seats, at } = value as Partial<OwnTable>;
  return (
    typeof game === 'string' &&
    typeof at === 'number' &&
    Array.isArray(tokens) &&
    tokens.every((one) => typeof one === 'string') &&
    Array.isArray(seats) &&
    seats.every((one) => typeof one === 'number')
  );
}

/** Remembers a table, newest first; a table already known moves to the top. */
export function remember(game: string, tokens: string[], seats: Seat[], swift = isSwift(game)): void {
  const others = ownTables().filter((table) => table.game !== game);
  store([{ game, tokens, seats, at: Date.now(), ...(swift ? { swift } : {}) }, ...others].slice(0, MOST));
}

/** Whether a table was begun at once. */
export function isSwift(game: string): boolean {
  return ownTables().some((table) => table.game === game && table.swift === true);
}

export function forget(game: string): void {
  store(ownTables().filter((table) => table.game !== game));
}

function store(tables: OwnTable[]): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(tables));
  } catch {
    // A browser that keeps nothing still plays: the link in the address is enough.
  }
}

/** The address of a seat, or of a table on one screen. */
export function seatAddress(game: string, tokens: string[]): string {
  return `/play/${game}#${tokens.join(',')}`;
}

/** The address inside a pasted link; null if it is none of ours. */
export function addressOf(pasted: string): string | null {
  const found = /\/(play|watch|replay)\/([^/?#\s]+)(#[^\s]+)?$/.exec(pasted.trim());
  return found ? `/${found[1]}/${found[2]}${found[3] ?? ''}` : null;
}
