// Legion for the browser. It draws what the view says and offers what the question allows; it knows no rule.
import { name, t } from '../../app/i18n.svelte';
import type { RulesetClient } from '../ruleset';
import { worded } from '../shared/client';
import Thumbnail from './board/Thumbnail.svelte';
import Decision from './Decision.svelte';
import { head } from './head';
import type { Sent } from './known';
import { plan } from './plan.svelte';
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
  id: 'legion',
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
  takeUp: (table, choice, next) => plan(table).advise(choice as Choice, next as Choice | null),
  ...worded<Sent>(words),
  score: (view) => {
    const [one, two] = (view as View).players;
    return [one?.victory ?? 0, two?.victory ?? 0];
  },
  round: (view) => {
    const { round, rounds } = view as View;
    return { now: Math.max(1, round), of: rounds ?? 0 };
  },
  // Without a limit there is nothing to count up to.
  roundName: (now, of) => (of ? t('lg-board-round', { now, of }) : t('app-round-short', { now })),
  title: (table) => name((table as TableView).battlefield),
  weight: (told) => weight(told as ToldView),
  get keys() {
    return [
      { key: 'M', label: t('play-key-measure') },
      { key: 'V', label: t('lg-key-sight') },
      { key: 'T', label: t('lg-key-ranges') },
      { key: 'I', label: t('lg-key-eye') },
      { key: 'D', label: t('play-key-space') },
      { key: 'W', label: t('play-turn-table') },
      { key: 'G', label: t('lg-key-grab') },
      { key: 'Alt', label: t('play-key-exact') },
      { key: 'Q E', label: t('lg-key-turn') },
      { key: 'A', label: t('lg-key-reform') },
      { key: 'PgUp PgDn', label: t('lg-key-level') },
      { key: 'N', label: t('play-key-next') },
      { key: 'K', label: t('lg-key-roster') },
      { key: 'S', label: t('lg-key-out') },
    ];
  },
};

export default client;
