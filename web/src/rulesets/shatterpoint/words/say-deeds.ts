// Sentences of what units do and what happens to them.

import { t } from '../../../app/i18n.svelte';
import { printed } from '../../shared/printed';
import { wayOf } from '../../shared/way';
import { abilityOf, action, capital, condition, inches, moveKind, symbol } from './names';
import type { Lines } from './say';

type Kind =
  | 'injured'
  | 'condition-lost'
  | 'condition-gained'
  | 'hunker'
  | 'acts'
  | 'ability'
  | 'moved'
  | 'held'
  | 'steadfast'
  | 'damaged'
  | 'healed'
  | 'wounded'
  | 'defeated'
  | 'noted';

export const deeds: Lines<Kind> = {
  injured: ({ unit, injured }, at) => ({ text: t('sp-say-injured', { unit: at.unit(unit), injured }) }),
  'condition-lost': ({ unit, condition: one }, at) => ({
    text: t('sp-say-condition-lost', { unit: at.unit(unit), condition: condition(one) }),
  }),
  'condition-gained': ({ unit, condition: one }, at) => ({
    text: t('sp-say-condition-gained', { unit: at.unit(unit), condition: condition(one) }),
  }),
  hunker: ({ unit, tokens }, at) => ({ text: t('sp-say-hunker', { unit: at.unit(unit), tokens }) }),
  acts: ({ unit, action: one }, at) => ({ text: t('sp-say-acts', { unit: at.unit(unit), action: action(one) }) }),
  ability: ({ unit, ability, force, pay }, at) => {
    const args = { unit: at.unit(unit), ability: at.ability(unit, ability), force };
    const text = printed(abilityOf(unit, ability, at.table)?.text);
    if (pay === 'damage') return { text: t('sp-say-ability-damage', args), ...text };
    return { text: t(pay === null || force === 0 ? 'sp-say-ability' : 'sp-say-ability-force', args), ...text };
  },
  moved: ({ character, how, from, to }, at) => {
    const name = at.character(character);
    const aside = wayOf(from, to, inches);
    const far = aside ? { aside } : {};
    if (typeof how === 'string') return { text: t(`sp-say-${how}`, { name }), ...far };
    return { text: t('sp-say-moved', { name, kind: moveKind(how.by) }), ...far };
  },
  held: ({ character }, at) => ({ text: t('sp-say-held', { name: at.character(character) }) }),
  steadfast: ({ character }, at) => ({ text: t('sp-say-steadfast', { name: at.character(character) }) }),
  damaged: ({ unit, damage, total }, at) => ({
    text: t('sp-say-damaged', {
      unit: at.unit(unit),
      damage,
      total,
      stamina: at.table.units[unit]?.card.stamina ?? total,
    }),
  }),
  healed: ({ by, unit, condition: one, damage }, at) => ({
    text:
      one === null
        ? t('sp-say-healed', { name: at.character(by), unit: at.unit(unit), damage })
        : t('sp-say-healed-condition', { name: at.character(by), unit: at.unit(unit), condition: condition(one) }),
  }),
  wounded: ({ unit, by }, at) => ({
    text:
      by === null
        ? t('sp-say-wounded', { unit: at.unit(unit) })
        : t('sp-say-wounded-by', { unit: at.unit(unit), name: at.character(by) }),
  }),
  defeated: ({ unit }, at) => ({ text: t('sp-say-defeated', { unit: at.unit(unit) }) }),
  noted: ({ unit, symbol: one }, at) => ({
    text: t('sp-say-noted', { unit: at.unit(unit), symbol: capital(symbol(one)) }),
  }),
};
