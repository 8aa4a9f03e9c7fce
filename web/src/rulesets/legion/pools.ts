// The pools of an attack: formed, being formed, resolved.
import { same } from '../shared/choices';
import type { Aids, AttackView, Choice, Dice, Forecast, MiniId, Prompt, TableView, UnitId } from './types';
import { weaponOf } from './words/names';

/** Where a pool is: it waits for its turn, is being formed, or is resolved now. */
export type PoolState = 'formed' | 'draft' | 'now' | 'waiting';

export interface ShownPool {
  attacker: UnitId;
  defender: UnitId;
  weapons: [MiniId, number][];
  state: PoolState;
  forecast: Forecast | null;
}

/** What a listed attack would roll. */
export function forecastOf(options: readonly Choice[], aids: Aids | null, choice: Choice | null): Forecast | null {
  if (choice === null) return null;
  const at = options.findIndex((option) => same(option, choice));
  return at < 0 ? null : (aids?.forecasts[at] ?? null);
}

/** The pools that a question or an attack is about, in their order. */
export function poolsOf(
  prompt: Prompt | null,
  attack: AttackView | null,
  draft: Choice | null,
  options: readonly Choice[],
  aids: Aids | null,
): ShownPool[] {
  if (attack !== null) {
    const { attacker, defender, weapons } = attack;
    const now: ShownPool[] = defender === null ? [] : [{ attacker, defender, weapons, state: 'now', forecast: null }];
    const waiting = attack.waiting.map((one): ShownPool => ({
      attacker,
      defender: one,
      weapons: [],
      state: 'waiting',
      forecast: null,
    }));
    return [...now, ...waiting];
  }
  if (prompt === null || typeof prompt === 'string' || !('attack' in prompt)) return [];
  const { unit: attacker, pools } = prompt.attack;
  const formed = pools.map(([defender, weapons]): ShownPool => ({
    attacker,
    defender,
    weapons,
    state: 'formed',
    forecast: null,
  }));
  if (draft === null || typeof draft === 'string' || !('attack' in draft)) return formed;
  return [...formed, { attacker, ...draft.attack, state: 'draft', forecast: forecastOf(options, aids, draft) }];
}

/** The dice of a pool. */
export function diceOf(pool: ShownPool, table: TableView): Dice {
  if (pool.forecast) return pool.forecast.dice;
  const sum: Dice = { red: 0, black: 0, white: 0 };
  for (const [, which] of pool.weapons) {
    const dice = weaponOf(pool.attacker, which, table)?.dice;
    for (const colour of ['red', 'black', 'white'] as const) sum[colour] += dice?.[colour] ?? 0;
  }
  return sum;
}

/** The expected number of wounds. */
export const mean = (wounds: readonly number[]): number =>
  wounds.reduce((sum, chance, count) => sum + chance * count, 0);
