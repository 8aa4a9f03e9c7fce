// Sentences of what characters do and what happens to them.

import { t } from '../../../app/i18n.svelte';
import { printed } from '../../shared/printed';
import { abilityOf, sheetOf } from '../known';
import { buff, debuff, english, place, toward } from './names';
import type { Lines } from './say';

type Kind =
  | 'faced'
  | 'ap'
  | 'spent'
  | 'mana'
  | 'focus'
  | 'standby'
  | 'declared'
  | 'moved'
  | 'shoved'
  | 'swapped'
  | 'wounded'
  | 'healed'
  | 'knocked-out'
  | 'removed'
  | 'buff'
  | 'debuff'
  | 'used'
  | 'consumed'
  | 'sign'
  | 'interrupt'
  | 'interrupt-ended';

export const deeds: Lines<Kind> = {
  faced: ({ figure, facing }, at) => ({
    text: t('bg-say-faced', { figure: at.figure(figure), direction: toward(facing) }),
  }),
  ap: ({ figure, gained, now }, at) => ({ text: t('bg-say-ap', { figure: at.figure(figure), count: gained, now }) }),
  spent: ({ figure, ap, now }, at) => ({ text: t('bg-say-spent', { figure: at.figure(figure), count: ap, now }) }),
  mana: ({ figure, change, now }, at) => ({
    text: t(change < 0 ? 'bg-say-mana-lost' : 'bg-say-mana', {
      figure: at.figure(figure),
      count: Math.abs(change),
      now,
    }),
  }),
  focus: ({ figure, focused }, at) => ({
    text: t(focused ? 'bg-say-focus' : 'bg-say-focus-lost', { figure: at.figure(figure) }),
  }),
  standby: ({ figure, standby }, at) => ({
    text: t(standby ? 'bg-say-standby' : 'bg-say-standby-lost', { figure: at.figure(figure) }),
  }),
  // A plain movement is told when it is made.
  declared: ({ figure, kind, focus }, at) => {
    if (kind === 'move' && !focus) return null;
    return { text: t(`bg-say-declared-${kind}`, { figure: at.figure(figure) }) };
  },
  moved: ({ figure, from, to, cost, points }, at) => ({
    text: t('bg-say-moved', { figure: at.figure(figure), from: place(from), to: place(to), cost, points }),
  }),
  shoved: ({ figure, from, to }, at) => ({
    text: t('bg-say-shoved', { figure: at.figure(figure), from: place(from), to: place(to) }),
  }),
  swapped: ({ figures: [a, b] }, at) => ({ text: t('bg-say-swapped', { a: at.figure(a), b: at.figure(b) }) }),
  wounded: ({ figure, wounds, now }, at) => ({
    text: t('bg-say-wounded', {
      figure: at.figure(figure),
      count: wounds,
      now,
      health: at.table.sheets[figure]?.health ?? 0,
    }),
  }),
  healed: ({ figure, wounds, now }, at) => ({
    text: t('bg-say-healed', { figure: at.figure(figure), count: wounds, now }),
  }),
  'knocked-out': ({ figure, points }, at) => ({
    text: t('bg-say-knocked-out', { figure: at.figure(figure), points }),
  }),
  removed: () => null,
  buff: (event, at) => ({
    text: t(event.gained ? 'bg-say-buff' : 'bg-say-buff-lost', {
      figure: at.figure(event.figure),
      marker: buff(event.buff, at.table),
    }),
  }),
  debuff: (event, at) => ({
    text: t(event.gained ? 'bg-say-debuff' : 'bg-say-debuff-lost', {
      figure: at.figure(event.figure),
      marker: debuff(event.debuff, at.table),
    }),
  }),
  used: ({ figure, ability }, at) => ({
    text: t('bg-say-used', { figure: at.figure(figure), ability: english(ability, at.table) }),
    ...printed(abilityOf(sheetOf(at.table, figure), ability)?.text),
  }),
  consumed: ({ figure, item }, at) => ({
    text: t('bg-say-consumed', { figure: at.figure(figure), item: english(item, at.table) }),
  }),
  sign: ({ sign, place: where }, at) => {
    const called = english(sign, at.table);
    if (!where) return { text: t('bg-say-sign-removed', { sign: called }) };
    return { text: t('bg-say-sign', { sign: called, place: place(where) }) };
  },
  interrupt: ({ figure, against, opportunity }, at) => ({
    text: t(opportunity ? 'bg-say-opportunity' : 'bg-say-interrupt', {
      figure: at.figure(figure),
      against: at.figure(against),
    }),
  }),
  'interrupt-ended': () => null,
};
