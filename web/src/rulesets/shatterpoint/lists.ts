// How units look in a list.
import { t } from '../../app/i18n.svelte';
import type { ListClient } from '../../app/lists/client';
import { figureFor } from './figures';
import Body from './lists/Body.svelte';
import type { CardView, UnitType } from './types';
import { unitType } from './words';
import { MISFITS, refusal as refused } from './words/refusals';

const client: ListClient = {
  id: 'shatterpoint',
  Body,
  figure: (thing) => figureFor(thing.card as CardView),
  kind: (kind) => unitType(kind as UnitType),
  side: () => null,
  about: (thing) => {
    const card = thing.card as CardView;
    return t(card.kind === 'primary' ? 'sp-squad-points' : 'sp-point-cost', { count: card.points });
  },
  words: (thing) => [unitType(thing.kind as UnitType)],
  misfit: (rule) => t(MISFITS[rule] ?? 'sp-misfit-points'),
  problem: (refusal, _, named) => {
    const [fact, other] = refusal.facts;
    const unit = named(fact?.value ?? '');
    const says: Record<string, () => string> = {
      'SP-BUILD-01': () => t('sp-lobby-mission'),
      'SP-BUILD-03': () => t(`sp-build-missing-${unit.toLowerCase()}`),
      'SP-BUILD-04': () => t('sp-build-person', { unit }),
      'SP-BUILD-05': () => t('sp-build-twice', { unit }),
      'SP-BUILD-10': () => t('sp-build-points', { spent: Number(fact?.value), most: Number(other?.value) }),
    };
    return says[refusal.rule]?.() ?? refused(refusal, null);
  },
};

export default client;
