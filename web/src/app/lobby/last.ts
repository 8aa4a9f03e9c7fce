// What was chosen last, kept in this browser.
import type { Seat } from '../../protocol';
import type { Opponent } from './open';

export interface Last {
  ruleset?: string;
  opponent?: Opponent;
  player?: string;
  seat?: Seat;
  /** The number of a clock that the lobby offers. */
  clock?: number;
  /** The game that was begun at once, by rulesets. */
  ready?: Record<string, string>;
  /** The setup of the table that was opened with wishes of one's own, by rulesets. */
  setups?: Record<string, unknown>;
}

const KEPT = 'gefecht.last';

export function last(): Last {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function chosen(now: Last): void {
  const before = last();
  try {
    const ready = { ...before.ready, ...now.ready };
    const setups = { ...before.setups, ...now.setups };
    localStorage.setItem(KEPT, JSON.stringify({ ...before, ...now, ready, setups }));
  } catch {
    // A browser that keeps nothing begins anew.
  }
}

/** The computer player to begin with: the one played against last, else one that is even. */
export function usualPlayer(players: readonly string[]): string {
  const wanted = [last().player, 'normal', 'greedy', players[0]];
  return wanted.find((one) => one !== undefined && players.includes(one)) ?? 'random';
}
