// Sentences of attacks and tests.

import { t } from '../../../app/i18n.svelte';
import { english, value } from './names';
import type { Lines } from './say';
import { sums } from './sums';

type Kind = 'attack' | 'test' | 'rerolled' | 'exploded' | 'tested' | 'undefended' | 'net';

export const tests: Lines<Kind> = {
  attack: ({ figure, weapon, target, further }, at) => ({
    text: t(further ? 'bg-say-attack-further' : 'bg-say-attack', {
      figure: at.figure(figure),
      target: at.figure(target),
      weapon: english(weapon, at.table),
    }),
  }),
  test: (event, at) => ({
    text: t(`bg-say-test-${event.kind}`, {
      figure: at.figure(event.figure),
      value: value(event.value),
      dice: event.dice,
      needed: event.needed,
      roll: faces(event.roll),
    }),
    reasons: sums(event, at.table),
    dice: true,
  }),
  rerolled: ({ figure, mana, roll }, at) => ({
    text: t(mana > 0 ? 'bg-say-rerolled-mana' : 'bg-say-rerolled', {
      figure: at.figure(figure),
      mana,
      roll: faces(roll),
    }),
    dice: true,
  }),
  exploded: ({ figure, roll }, at) => ({
    text: t('bg-say-exploded', { figure: at.figure(figure), roll: faces(roll) }),
    dice: true,
  }),
  tested: ({ figure, successes }, at) => ({
    text: t('bg-say-tested', { figure: at.figure(figure), successes }),
    dice: true,
  }),
  undefended: ({ figure }, at) => ({ text: t('bg-say-undefended', { figure: at.figure(figure) }) }),
  net: ({ target, successes }, at) => ({ text: t('bg-say-net', { target: at.figure(target), successes }) }),
};

const faces = (roll: number[]): string => (roll.length === 0 ? '–' : roll.join(' '));
