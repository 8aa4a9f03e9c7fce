// Battleground for the browser. It draws what the view says and offers what the question allows; it knows no rule.
import { name, t } from '../../app/i18n.svelte';
import type { RulesetClient } from '../ruleset';
import { worded } from '../shared/client';
import Thumbnail from './board/Thumbnail.svelte';
import Decision from './Decision.svelte';
import { head } from './head';
import type { Sent } from './known';
import { planOf } from './plan.svelte';
import ReplayStage from './ReplayStage.svelte';
import { setUp } from './set-up';
import Stage from './Stage.svelte';
import { staging } from './staging';
import Strip from './Strip.svelte';
import Tray from './Tray.svelte';
import type { Choice, TableView, ToldView, View } from './types';
import UnitCard from './UnitCard.svelte';
import { weight } from './weight';
import * as words from './words';

const client: RulesetClient = {
  id: 'battleground',
  Stage,
  Decision,
  Tray,
  Strip,
  Unit: UnitCard,
  Thumbnail,
  ReplayStage,
  staging,
  head,
  setUp,
  takeUp: (table, choice, next) => planOf(table).advise(choice as Choice, next as Choice | null),
  ...worded<Sent>(words),
  score: (view) => {
    const [one, two] = (view as View).players;
    return [one?.points ?? 0, two?.points ?? 0];
  },
  round: (view) => {
    const { round, rounds } = view as View;
    return { now: Math.max(1, round), of: rounds };
  },
  roundName: (now, of) => (of === null ? t('app-round-short', { now }) : t('app-round', { now, of })),
  title: (table) => name((table as TableView).map),
  weight: (told) => weight(told as ToldView),
  get keys() {
    return [
      { key: 'M', label: t('play-key-measure') },
      { key: 'V', label: t('play-key-sight') },
      { key: 'T', label: t('play-key-threat') },
      { key: 'W', label: t('play-turn-table') },
      { key: 'G', label: t('play-key-grab') },
      { key: 'Q E', label: t('play-key-turn') },
      { key: 'N', label: t('play-key-next') },
    ];
  },
};

export default client;
