// Why a pool has the dice it has.

import { number, t } from '../../../app/i18n.svelte';
import type { Sentence } from '../../ruleset';
import type { Because, TableView } from '../types';
import { ability } from './names';

type Summand = Sentence['reasons'][number];

/** The rule behind a summand; what an ability does stands on its card. */
const RULES: Record<string, string | null> = {
  stated: 'SP-ATK-29',
  focus: 'SP-ACTV-04',
  sharpshooter: 'SP-KEY-03',
  impact: 'SP-KEY-04',
  ability: null,
  'terrain-cover': 'SP-COVER-02',
  hunker: 'SP-COVER-05',
  cover: 'SP-COVER-01',
};

export type Pool = 'attack' | 'defence';

/** One summand of a pool. */
export function because(one: Because, pool: Pool, table: TableView): Summand {
  if ('ability' in one) {
    const [unit, which, dice] = one.ability;
    return { text: ability(unit, which, table), value: signed(dice), rule: null };
  }
  const [kind, dice] = Object.entries(one)[0] as [string, number];
  if (kind === 'value') {
    return {
      text: t(`sp-why-value-${pool}`),
      value: String(dice),
      rule: pool === 'attack' ? 'SP-ATK-15' : 'SP-ATK-16',
    };
  }
  return {
    text: t(`sp-why-${kind}`),
    value: kind === 'stated' ? String(dice) : signed(dice),
    rule: RULES[kind] ?? null,
  };
}

/** A pool as a sum, its result last. */
export function sum(all: readonly Because[], dice: number, pool: Pool, table: TableView): Summand[] {
  const total: Summand = { text: t(`sp-sum-${pool}`), value: String(dice), rule: null };
  return [...all.map((one) => because(one, pool, table)), total];
}

/** A number with its sign: `+1`, `−1`. */
export function signed(by: number): string {
  return number(by, { signDisplay: 'exceptZero' }).replace('-', '−');
}
