// Sentences of moves, melee, objective tokens, and of tokens and dice outside attacks.

import { t } from '../../../app/i18n.svelte';
import { wayOf } from '../../shared/way';
import type { Marker, Stand } from '../types';
import { capital, faces, inches, marker, token } from './names';
import type { Lines } from './say';

type Kind =
  | 'moved'
  | 'placed'
  | 'rolled'
  | 'tokens'
  | 'melee'
  | 'left'
  | 'claimed'
  | 'dropped'
  | 'charge-laid'
  | 'detonated'
  | 'mine-removed'
  | 'marked'
  | 'collected'
  | 'token-wounds';

/** Tokens of which a unit has one or none. */
const SINGLE: readonly Marker[] = ['standby', 'panic', 'damaged', 'disabled'];

/** How far somebody went, and where to. */
function asideOf(from: Stand, to: Stand): { aside?: string } {
  const aside = wayOf(from, to, inches);
  return aside ? { aside } : {};
}

export const moves: Lines<Kind> = {
  moved: ({ unit, how, from, to }, at) => ({
    text: t(`lg-say-moved-${how}`, { unit: at.unit(unit), height: inches(to.level) }),
    ...asideOf(from, to),
  }),
  placed: ({ unit, minis }, at) => ({
    text: t('lg-say-placed', { unit: at.unit(unit) }),
    figures: minis.map(([id]) => id),
  }),
  rolled: ({ unit, what, dice }, at) => ({
    text: t(`lg-say-rolled-${what}`, { unit: unit === null ? '' : at.unit(unit), faces: faces(dice) }),
    dice: true,
  }),
  tokens: ({ unit, token: one, count }, at) => {
    const key = count === 0 ? 'lg-say-tokens-none' : SINGLE.includes(one) ? 'lg-say-tokens-one' : 'lg-say-tokens';
    return { text: t(key, { unit: at.unit(unit), token: marker(one), count }) };
  },
  melee: ({ unit, enemy }, at) => ({ text: t('lg-say-melee', { unit: at.unit(unit), enemy: at.unit(enemy) }) }),
  left: ({ unit }, at) => ({ text: t('lg-say-left', { unit: at.unit(unit) }) }),
  claimed: ({ token: id, unit }, at) => ({ text: t('lg-say-claimed', { token: token(id), unit: at.unit(unit) }) }),
  'charge-laid': ({ unit }, at) => ({
    text: unit === null ? t('lg-say-mine-laid') : t('lg-say-charge-laid', { unit: at.unit(unit) }),
  }),
  'mine-removed': () => ({ text: t('lg-say-mine-removed') }),
  marked: ({ unit, by }, at) => ({ text: t('lg-say-marked', { unit: at.unit(unit), by: at.unit(by) }) }),
  collected: ({ unit, tokens }, at) => ({ text: t('lg-say-collected', { unit: at.unit(unit), count: tokens }) }),
  detonated: () => ({ text: t('lg-say-detonated') }),
  'token-wounds': ({ token: id, wounds }) => ({
    text: t('lg-say-token-wounds', { token: capital(token(id)), count: wounds }),
  }),
  dropped: ({ token: id }) => ({ text: t('lg-say-dropped', { token: token(id) }) }),
};
