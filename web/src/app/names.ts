import type { GameInfo, Seat } from '../protocol';
import { has, t } from './i18n.svelte';

/** What the players are called: by their own names, as a computer player, or by their number. */
export function playerNames(info: GameInfo): string[] {
  return info.seats.map((_, seat) => nameOf(info, seat));
}

/** What a side is called: its player, or of a team its number. */
export function sideName(seat: Seat, names: readonly string[]): string {
  return names.length > 2 ? t('app-team', { number: (seat % 2) + 1 }) : (names[seat] ?? '');
}

function nameOf(info: GameInfo, seat: Seat): string {
  const given = info.names[seat]?.trim();
  if (given) return given;
  const player = info.seats[seat] ?? 'person';
  if (player === 'person') return t('app-player', { number: seat + 1 });
  // Several computer players are told apart by their seats.
  if (info.seats.length > 2) return t('app-computer-number', { number: seat + 1 });
  return t('app-computer', { player: computerName(player) });
}

/** A computer player's kind in words; its own name where there are none. */
export function computerName(player: string): string {
  const key = `app-computer-${player}`;
  return has(key) ? t(key) : player;
}

/** A computer player as the lobby offers it. */
export function levelName(player: string): string {
  const key = `app-level-${player}`;
  return has(key) ? t(key) : player;
}

export function isPerson(info: GameInfo, seat: Seat): boolean {
  return info.seats[seat] === 'person';
}
