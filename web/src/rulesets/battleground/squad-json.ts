// A squad as text: what a list builder or another player exports. Whether it is legal the server says.
import type { Member, PlayerSetup } from './types';

export type SquadProblem = 'not-json' | 'no-squad' | 'no-cards';

type Read = { player: PlayerSetup | null; problem: SquadProblem | null };

/** Reads a player's part of a setup; empty text means the squad of the first game. */
export function readPlayer(text: string): Read {
  if (text.trim() === '') return { player: null, problem: null };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { player: null, problem: 'not-json' };
  }
  if (!isRecord(value) || !isSquad(value.squad)) return { player: null, problem: 'no-squad' };
  const { squad, fate, glory } = value;
  if (!isTexts(fate) || !isTexts(glory)) return { player: null, problem: 'no-cards' };
  return { player: { squad, fate, glory }, problem: null };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isSquad(value: unknown): value is PlayerSetup['squad'] {
  if (!isRecord(value) || !Array.isArray(value.members)) return false;
  return (value.faction === 'masters' || value.faction === 'evil-warriors') && value.members.every(isMember);
}

function isMember(value: unknown): value is Member {
  return isRecord(value) && typeof value.character === 'string' && isTexts(value.weapons) && isTexts(value.items);
}
