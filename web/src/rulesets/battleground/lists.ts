// How characters, equipment and cards look in a list.
import { has, t } from '../../app/i18n.svelte';
import type { ListClient } from '../../app/lists/client';
import { figureFor } from './figures';
import Body from './lists/Body.svelte';
import type { SheetView } from './types';
import { refusal as refused } from './words/refusals';

const client: ListClient = {
  id: 'battleground',
  Body,
  figure: (thing) => (thing.kind === 'character' ? figureFor(thing.card as SheetView) : null),
  kind: (kind) => t(`app-list-kind-${kind}`),
  side: (side) => (has(`bg-faction-${side}`) ? t(`bg-faction-${side}`) : null),
  about: (thing) => t(`app-list-kind-${thing.kind}`),
  words: (thing) => [t(`app-list-kind-${thing.kind}`)],
  misfit: (rule) => t(`app-list-misfit-${rule.toLowerCase()}`),
  problem: (refusal, _, named) => {
    const facts = refusal.facts.map((fact) => ({ ...fact, value: named(fact.value) }));
    return refused({ ...refusal, facts }, null);
  },
};

export default client;
