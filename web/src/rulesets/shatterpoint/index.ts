// Shatterpoint for the browser. It draws what the view says and offers what the question allows; it knows no rule.
import { name, t } from '../../app/i18n.svelte';
import type { RulesetClient } from '../ruleset';
import { worded } from '../shared/client';
import Thumbnail from './board/Thumbnail.svelte';
import Decision from './Decision.svelte';
import { head } from './head';
import type { Sent } from './known';
import { wantOperations } from './operations/loaded.svelte';
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
  id: 'shatterpoint',
  prepare: async (table) => {
    if ((table as TableView | null)?.operation) await wantOperations();
  },
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
    const { players, operation } = view as View;
    const [one, two] = players;
    // In an operation nothing is counted but the track.
    return operation ? null : [one.won, two.won];
  },
  round: (view) => {
    const { operation, struggle, struggles: of } = view as View;
    return { now: operation ? operation.stage + 1 : Math.max(1, struggle?.number ?? 1), of };
  },
  roundName: (now, of, table) => {
    const stage = (table as TableView).operation?.stages[now - 1];
    return stage ? name(stage.name) : t('sp-board-struggle', { now, of: of ?? 0 });
  },
  title: (table) => {
    const { battlefield, operation } = table as TableView;
    return operation ? `${name(operation.name)}, ${name(battlefield)}` : name(battlefield);
  },
  weight: (told) => weight(told as ToldView),
  get keys() {
    return [
      { key: 'M', label: t('play-key-measure') },
      { key: 'V', label: t('play-key-sight') },
      { key: 'T', label: t('sp-board-key-ranges') },
      { key: 'D', label: t('play-key-space') },
      { key: 'W', label: t('play-turn-table') },
      { key: 'G', label: t('sp-board-key-grab') },
      { key: 'Shift G', label: t('sp-board-key-grab-squad') },
      { key: 'Alt', label: t('play-key-exact') },
      { key: 'PgUp PgDn', label: t('sp-board-key-level') },
      { key: 'N', label: t('play-key-next') },
      { key: 'S', label: t('sp-key-out') },
    ];
  },
};

export default client;
