// How the own games ended, kept in this browser: the library and the record read it.
import type { Ending, GameInfo, Seat } from '../protocol';
import { playerNames } from './names';
import { areMates } from './seats';

/** `shared`: all seats were played at this screen. */
export type Result = 'won' | 'drawn' | 'lost' | 'shared';

export interface Finished {
  game: string;
  ruleset: string;
  /** The map, as it was called then. */
  title: string;
  names: string[];
  seat: Seat;
  result: Result;
  /** Whether everyone else was a computer player. */
  alone: boolean;
  /** When it was opened, in milliseconds since 1970. */
  at: number;
}

const KEPT = 'gefecht.results';
const MOST = 500;

export function results(): Finished[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isFinished) : [];
  } catch {
    return [];
  }
}

function isFinished(value: unknown): value is Finished {
  if (typeof value !== 'object' || value === null) return false;
  const { game, ruleset, title, names, result, at } = value as Partial<Finished>;
  const words = [game, ruleset, title, result].every((one) => typeof one === 'string');
  return words && typeof at === 'number' && Array.isArray(names);
}

/** Keeps how a game of the own seats ended; newest first. */
export function noteResult(info: GameInfo, seats: readonly Seat[], outcome: Ending, title: string): void {
  const seat = seats[0];
  if (seat === undefined) return;
  const others = results().filter((one) => one.game !== info.id);
  const now: Finished = {
    game: info.id,
    ruleset: info.ruleset,
    title,
    names: playerNames(info),
    seat,
    result: resultOf(outcome.winner, seats),
    alone: info.seats.every((player, one) => player !== 'person' || seats.includes(one)),
    at: info.created,
  };
  keep([now, ...others].sort((a, b) => b.at - a.at).slice(0, MOST));
}

export function resultOf(winner: Seat | null, seats: readonly Seat[]): Result {
  const [own, other] = seats;
  if (own === undefined || (other !== undefined && !areMates(own, other))) return 'shared';
  return winner === null ? 'drawn' : areMates(winner, own) ? 'won' : 'lost';
}

export function forgetResult(game: string): void {
  keep(results().filter((one) => one.game !== game));
}

function keep(all: Finished[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
