// Sentences of attacks: pools, rolls, expertise, successes, the combat tree.

import { t } from '../../../app/i18n.svelte';
import type { AttackFace, DefenceFace } from '../types';
import { attackType, condition, entry, grouped, stanceOf, symbols, target as targetName } from './names';
import { sum } from './sums';
import type { Lines } from './say';

type Kind = 'attack' | 'pools' | 'rolled' | 'expertise-lost' | 'expertise' | 'rolls' | 'successes' | 'option' | 'pool';

export const attacks: Lines<Kind> = {
  attack: ({ attacker, target, kind }, at) => ({
    text: t('sp-say-attack', {
      attacker: at.character(attacker),
      target: targetName(target, at.table),
      type: attackType(kind),
    }),
  }),
  pools: ({ attack, defence, attack_because, defence_because }, at) => ({
    text: t('sp-say-pools', { attack, defence }),
    dice: true,
    reasons: [
      ...sum(attack_because, attack, 'attack', at.table),
      ...sum(defence_because, defence, 'defence', at.table),
    ],
  }),
  rolled: ({ attack, defence }) => ({
    text: t('sp-say-rolled', { attack: faces(attack), defence: faces(defence) }),
    dice: true,
  }),
  'expertise-lost': ({ unit, condition: one, count }, at) => ({
    text: t('sp-say-expertise-lost', { unit: at.unit(unit), condition: condition(one), count }),
    dice: true,
  }),
  expertise: ({ unit, defence, count, entries }, at) => ({
    text: t(defence ? 'sp-say-expertise-defence' : 'sp-say-expertise', {
      unit: at.unit(unit),
      count,
      entries: grouped(entries)
        .map(([one, times]) => (times > 1 ? t('sp-times', { what: entry(one), count: times }) : entry(one)))
        .join(', '),
    }),
    dice: true,
  }),
  rolls: ({ attack, defence }) => ({
    text: t('sp-say-rolls', { attack: faces(attack), defence: faces(defence) }),
    dice: true,
  }),
  successes: ({ hits, crits, blocked, successes }) => ({
    text: t('sp-say-successes', { successes }),
    dice: true,
    reasons: [
      { text: t('sp-sum-crits'), value: String(crits), rule: 'SP-ATK-20' },
      { text: t('sp-sum-hits'), value: String(hits), rule: 'SP-ATK-20' },
      { text: t('sp-sum-blocked'), value: blocked > 0 ? `−${blocked}` : '0', rule: 'SP-ATK-20' },
    ],
  }),
  option: ({ unit, stance, option }, at) => {
    const found = stanceOf(unit, stance, at.table)?.tree.options[option];
    const args = { unit: at.unit(unit), number: option + 1 };
    return {
      text: found ? t('sp-say-option-of', { ...args, effects: symbols(found.effects) }) : t('sp-say-option', args),
    };
  },
  pool: ({ damage }) => ({ text: t('sp-say-pool', { damage }) }),
};

const ORDER = ['crit', 'hit', 'block', 'expertise', 'failure'];

/** A roll in words, the same faces together, the best first: `1 crit, 3 hits`. */
export function faces(all: readonly (AttackFace | DefenceFace)[]): string {
  if (all.length === 0) return t('sp-no-dice');
  return grouped([...all].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)))
    .map(([face, count]) => t(`sp-faces-${face}`, { count }))
    .join(', ');
}
