// What is watched of a game of Legion.
import type { Banner, BeatKind, Cue } from '../../app/film/beats';
import { name, t } from '../../app/i18n.svelte';
import type { Table } from '../../app/table.svelte';
import type { Seat } from '../../protocol';
import type { Goal, Staging } from '../ruleset';
import { figureFor } from './figures';
import { tableOf } from './known';
import { trailsOf } from './trails';
import type { Event, MiniId, Stand, TableView, ToldView, UnitId, View } from './types';
import { commandOf, INCH, kindOf, player, sheetOf, unitOf } from './words/names';

const BEATS: Partial<Record<string, BeatKind>> = {
  discarded: 'card',
  commands: 'card',
  used: 'card',
  'used-command': 'card',
  activated: 'focus',
  deployed: 'deploy',
  moved: 'trace',
  placed: 'trace',
  attack: 'aim',
  'attack-roll': 'dice',
  rerolled: 'change',
  surged: 'change',
  cancelled: 'change',
  impact: 'change',
  'defence-roll': 'dice',
  'defence-rerolled': 'change',
  guarded: 'change',
  pierced: 'change',
  wounds: 'hold',
  wounded: 'wound',
  'mini-defeated': 'out',
  defeated: 'out',
  left: 'out',
  healed: 'token',
  restored: 'token',
  claimed: 'taken',
  dropped: 'token',
  melee: 'token',
  victory: 'token',
  detonated: 'token',
  'token-wounds': 'token',
  round: 'banner',
};

/** Bookkeeping. */
const MINOR: readonly string[] = [
  'drew',
  'token-removed',
  'acts',
  'readied',
  'order-lost',
  'placed',
  'command-returned',
  'nominated',
  'surged',
];

function cue(told: ToldView, table: TableView, view: View, names: string[]): Cue | null {
  const beat = BEATS[kindOf(told.event)];
  return beat ? { beat, ...detail(told.event, table, view, names) } : null;
}

function detail(event: Event, table: TableView, view: View, names: string[]): Omit<Cue, 'beat'> {
  const all = (unit: UnitId): MiniId[] => sheetOf(unit, table)?.minis.map((one) => one.id) ?? [];
  if ('discarded' in event) return { about: inFront(event.discarded.row, table, view) };
  if ('commands' in event) return { about: printed(event.commands.cards, table) };
  if ('activated' in event) return { figures: all(event.activated.unit) };
  if ('deployed' in event) return { figures: all(event.deployed.unit) };
  if ('moved' in event) {
    const { unit, how, from, to } = event.moved;
    return { figures: all(unit), steps: lengthOf(from, to), pushed: how === 'displaced' };
  }
  if ('placed' in event) return { figures: event.placed.minis.map(([id]) => id) };
  if ('attack' in event) {
    const { unit, weapons, defender } = event.attack;
    return { figures: weapons.length > 0 ? weapons.map(([id]) => id) : all(unit), targets: all(defender) };
  }
  if ('wounded' in event) return { loss: { id: event.wounded.mini, text: `−${event.wounded.wounds}` } };
  if ('mini-defeated' in event) return { loss: { id: event['mini-defeated'].mini, text: '×' } };
  if ('round' in event) return { banner: roundBanner(event.round.round, view, names) };
  return {};
}

/** What the cards say that are turned over: by how many pips they are compared, and what is printed on them. */
function printed(cards: readonly (number | null)[], table: TableView): string {
  const found = cards.flatMap((card, seat) => (card === null ? [] : (commandOf(seat as Seat, card, table) ?? [])));
  return found
    .map((card) => [`${name(card.name)}, ${t('lg-pips', { count: card.pips })}.`, card.text && name(card.text)])
    .map((line) => line.filter(Boolean).join(' '))
    .join('\n');
}

/** Which card of a row is in use now, and what is printed on it. */
function inFront(row: number | null, table: TableView, view: View): string {
  const id = row === null ? undefined : view.rows[row]?.[0];
  const card = [table.objectives, table.deployments, table.conditions][row ?? -1]?.[id ?? -1];
  if (!card) return '';
  return [t('lg-play-in-front', { card: name(card.name) }), card.text && name(card.text)].filter(Boolean).join(' ');
}

const lengthOf = (from: Stand, to: Stand): number => Math.hypot(to.x - from.x, to.y - from.y) / INCH;

function roundBanner(round: number, view: View, names: string[]): Banner {
  const title = view.rounds === null ? t('lg-say-round', { round }) : t('app-round', { now: round, of: view.rounds });
  return { seat: null, title, text: count(view, names), stays: false };
}

function count(view: View, names: string[]): string {
  const [one, two] = view.players;
  const args = { first: called(0, names), second: called(1, names), one: one?.victory ?? 0, two: two?.victory ?? 0 };
  return t('lg-goal-count', args);
}

const called = (seat: 0 | 1, names: string[]): string =>
  names.length > 2 ? t('lg-team', { number: seat + 1 }) : player(seat, names);

function goal(table: TableView, view: View, names: string[]): Goal {
  const objective = table.objectives[view.rows[0]?.[0] ?? -1];
  const shown = objective && view.stage !== 'setup' && view.rows[0].length > 0 ? objective : null;
  return {
    how: t('lg-goal-how', { rounds: view.rounds ?? 6 }),
    lines: [
      ...(shown ? [{ text: `${name(shown.name)}: ${name(shown.text)}`, value: '' }] : []),
      { text: t('lg-goal-score'), value: '' },
      ...([0, 1] as const).map((seat) => ({
        seat,
        text: called(seat, names),
        value: t('lg-goal-has', {
          tokens: view.players[seat]?.victory ?? 0,
          score: view.players[seat]?.score ?? 0,
        }),
      })),
    ],
  };
}

export const staging: Staging = {
  cue: (told, table, view, names) => cue(told as ToldView, table as TableView, view as View, names),
  trails: (told, table: Table, before) => {
    const fixed = tableOf(table);
    return fixed ? trailsOf(told as ToldView[], fixed, before as View | null) : [];
  },
  minor: (told) => MINOR.includes(kindOf((told as ToldView).event)),
  test: (told, table) => {
    const { event } = told as ToldView;
    return 'attack' in event ? (sheetOf(event.attack.unit, table as TableView)?.seat ?? null) : null;
  },
  testing: (view) => (view as View).attack !== null,
  count: (_, view, names) => count(view as View, names),
  goal: (table, view, names) => goal(table as TableView, view as View, names),
  who: (mini, table) => {
    const unit = unitOf(mini, table as TableView);
    const sheet = sheetOf(unit, table as TableView);
    return sheet && { unit, seat: sheet.seat, figure: figureFor(sheet.card), number: sheet.number };
  },
};
