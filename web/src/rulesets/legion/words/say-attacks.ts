// Sentences of attacks: pools, rolls, cover, wounds.

import { has, t } from '../../../app/i18n.svelte';
import { MINE, arms, capital, cover, coverCause, faces, miniShort, range, sheetOf, unitOf, weapon } from './names';
import type { Lines } from './say';

type Kind =
  | 'attack'
  | 'attack-roll'
  | 'rerolled'
  | 'surged'
  | 'in-cover'
  | 'cancelled'
  | 'impact'
  | 'defence-roll'
  | 'defence-rerolled'
  | 'guarded'
  | 'guard-pierced'
  | 'pierced'
  | 'wounds'
  | 'wounded'
  | 'mini-defeated'
  | 'new-leader'
  | 'defeated'
  | 'healed'
  | 'restored'
  | 'weapon-mended'
  | 'weapon-destroyed';

export const attacks: Lines<Kind> = {
  attack: ({ unit, defender, melee, weapons, range: band }, at) => ({
    text: t(weapons.some(([, which]) => which === MINE) ? 'lg-say-mine-attack' : 'lg-say-attack', {
      unit: at.unit(unit),
      defender: at.unit(defender),
      range: melee ? t('lg-range-melee') : range(band),
      weapons: arms(unit, weapons, at.table),
    }),
    reasons: weapons
      .filter(([, which]) => which !== MINE)
      .map(([mini, which]) => ({
        text: capital(miniShort(mini, at.table)),
        value: weapon(unit, which, at.table),
        rule: null,
      })),
  }),
  'attack-roll': ({ dice }) => ({ text: t('lg-say-attack-roll', { faces: faces(dice) }), dice: true }),
  rerolled: ({ dice }) => ({ text: t('lg-say-rerolled', { faces: faces(dice) }), dice: true }),
  surged: ({ dice }) => ({ text: t('lg-say-surged', { faces: faces(dice) }), dice: true }),
  'in-cover': ({ unit, cover: grade, obscured, because }, at) => ({
    text: t('lg-say-in-cover', { unit: at.unit(unit), cover: cover(grade) }),
    figures: obscured,
    reasons: [
      // Of fewer than half nobody is told (LG-COVER-19).
      ...(obscured.length > 0
        ? [{ text: t('lg-why-obscured'), value: String(obscured.length), rule: 'LG-COVER-13' }]
        : []),
      ...because.map((one) => ({ text: capital(coverCause(one, at.table)), value: '', rule: null })),
    ],
  }),
  cancelled: ({ by, hits, gone }) => {
    const key = `lg-say-cancelled-${by}${gone.some((die) => die.face === 'critical') ? '-criticals' : ''}`;
    return { text: t(has(key) ? key : 'lg-say-cancelled', { count: hits }), dice: true };
  },
  impact: ({ hits }) => ({ text: t('lg-say-impact', { count: hits }), dice: true }),
  'defence-roll': ({ dice }) => ({ text: t('lg-say-defence-roll', { faces: faces(dice) }), dice: true }),
  'defence-rerolled': ({ dice }) => ({ text: t('lg-say-defence-rerolled', { faces: faces(dice) }), dice: true }),
  guarded: ({ unit, hits, dice }, at) => ({
    text: t('lg-say-guarded', { unit: at.unit(unit), count: hits, faces: faces(dice) }),
    dice: true,
  }),
  'guard-pierced': ({ unit, blocks }, at) => ({
    text: t('lg-say-guard-pierced', { unit: at.unit(unit), count: blocks }),
    dice: true,
  }),
  pierced: ({ blocks }) => ({ text: t('lg-say-pierced', { count: blocks }), dice: true }),
  wounds: ({ unit, wounds }, at) => ({ text: t('lg-say-wounds', { unit: at.unit(unit), count: wounds }), dice: true }),
  wounded: ({ mini, wounds, total }, at) => ({
    text: t('lg-say-wounded', {
      mini: at.mini(mini),
      count: wounds,
      total,
      most: sheetOf(unitOf(mini, at.table), at.table)?.card.wounds ?? total,
    }),
  }),
  'mini-defeated': ({ mini }, at) => ({ text: t('lg-say-mini-defeated', { mini: at.mini(mini) }) }),
  'new-leader': ({ mini }, at) => ({ text: t('lg-say-new-leader', { mini: at.mini(mini) }) }),
  defeated: ({ unit }, at) => ({ text: t('lg-say-defeated', { unit: at.unit(unit) }) }),
  healed: ({ mini, total }, at) => ({ text: t('lg-say-healed', { mini: at.mini(mini), count: total }) }),
  restored: ({ mini }, at) => ({ text: t('lg-say-restored', { mini: at.mini(mini) }) }),
  'weapon-mended': ({ unit, weapon: which }, at) => ({
    text: t('lg-say-weapon-mended', { unit: at.unit(unit), weapon: weapon(unit, which, at.table) }),
  }),
  'weapon-destroyed': ({ unit, weapon: which }, at) => ({
    text: t('lg-say-weapon-destroyed', { unit: at.unit(unit), weapon: weapon(unit, which, at.table) }),
  }),
};
