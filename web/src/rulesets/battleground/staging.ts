// What is watched of a game of Battleground.
import type { BeatKind, Cue } from '../../app/film/beats';
import { name, t } from '../../app/i18n.svelte';
import type { Names } from '../../protocol';
import type { Goal, Staging } from '../ruleset';
import { centre, INCH } from './board/geometry';
import { figureFor } from './figures';
import { abilityOf, sheetOf } from './known';
import { costOf } from './labels';
import { promptKind } from './options';
import { planOf } from './plan.svelte';
import { trailsOf } from './trails';
import type { CardView, Event, Place, Prompt, TableView, ToldView, View } from './types';
import { card as cardOf } from './words';

/** Questions in the midst of a test. */
const TESTING: readonly string[] = ['free-reroll', 'mana-reroll', 'defend'];

const BEATS: Partial<Record<Event['event'], BeatKind>> = {
  revealed: 'card',
  played: 'card',
  activated: 'focus',
  deployed: 'deploy',
  moved: 'trace',
  shoved: 'trace',
  attack: 'aim',
  interrupt: 'aim',
  test: 'dice',
  rerolled: 'change',
  exploded: 'change',
  tested: 'change',
  net: 'hold',
  wounded: 'wound',
  healed: 'token',
  'knocked-out': 'out',
  buff: 'token',
  debuff: 'token',
  sign: 'token',
  focus: 'token',
  standby: 'token',
  passed: 'token',
  used: 'card',
  consumed: 'card',
  'bonus-taken': 'token',
  captured: 'taken',
  'mission-done': 'token',
  round: 'banner',
};

/** Bookkeeping. */
const MINOR: readonly string[] = [
  'faced',
  'ap',
  'spent',
  'mana',
  'drew',
  'discarded',
  'ready',
  'ended',
  'tested',
  'declared',
];

function cue({ event }: ToldView, table: TableView, view: View, names: string[]): Cue | null {
  const beat = BEATS[event.event];
  // More points or mana need no words.
  if (!beat || (event.event === 'bonus-taken' && !['ability', 'mission'].includes(event.bonus))) return null;
  const text = textOf(event, table, view);
  return { beat, ...detail(event, view, names), ...(text && { about: text }) };
}

/** What is printed of what is used, and on a card that is turned over. */
function textOf(event: Event, table: TableView, view: View): string | null {
  const said = (text: Names | null | undefined) => (text ? name(text) : null);
  if (event.event === 'used') return said(abilityOf(sheetOf(table, event.figure), event.ability)?.text);
  if (event.event !== 'revealed' && event.event !== 'bonus-taken') return null;
  const card = cardOf(event.seat, event.card, table, view);
  return event.event === 'revealed' ? card && given(card) : said(card?.text);
}

/** `2 AP, 1 mana. Bonus: …`; the initiative stands in the log's sentence. */
function given({ ap, mana, text }: CardView): string {
  const gives = costOf({ ap, mana });
  return [gives && `${gives}.`, text && t('play-card-bonus', { text: name(text) })].filter(Boolean).join(' ');
}

function detail(event: Event, view: View, names: string[]): Omit<Cue, 'beat'> {
  switch (event.event) {
    case 'activated':
    case 'deployed':
    case 'used':
    case 'played':
    case 'bonus-taken':
      return { figures: [event.figure] };
    case 'moved':
    case 'shoved':
      return {
        figures: [event.figure],
        steps: lengthOf(event.from, event.to),
        pushed: event.event === 'shoved',
      };
    case 'attack':
      return { figures: [event.figure], targets: [event.target] };
    case 'interrupt':
      return { figures: [event.figure], targets: [event.against] };
    case 'wounded':
      return event.wounds > 0 ? { loss: { id: event.figure, text: `−${event.wounds}` } } : {};
    case 'knocked-out':
      return { loss: { id: event.figure, text: '×' } };
    case 'round': {
      const title = t('app-round', { now: event.round, of: view.rounds });
      return { banner: { seat: null, title, text: count(view, names), stays: false } };
    }
    default:
      return {};
  }
}

function lengthOf(from: Place, to: Place): number {
  const [a, b] = [centre(from), centre(to)];
  return Math.hypot(b.x - a.x, b.y - a.y) / INCH;
}

const called = (seat: number, names: string[]): string => names[seat] || t('bg-player', { number: seat + 1 });

function count(view: View, names: string[]): string {
  return t('bg-goal-count', {
    first: called(0, names),
    second: called(1, names),
    one: view.players[0]?.points ?? 0,
    two: view.players[1]?.points ?? 0,
    free: view.objectives.filter((one) => one.captured === null).length,
  });
}

function goal(view: View, names: string[]): Goal {
  const held = (seat: number) => view.objectives.filter((one) => one.captured === seat).length;
  return {
    how: t('bg-goal-how', { rounds: view.rounds }),
    lines: [
      { text: t('bg-goal-objective'), value: t('bg-goal-twenty') },
      { text: t('bg-goal-knocked-out'), value: t('bg-goal-cost') },
      { text: t('bg-goal-mission'), value: t('bg-goal-printed') },
      ...[0, 1].map((seat) => ({
        seat,
        text: called(seat, names),
        value: t('bg-goal-has', { points: view.players[seat]?.points ?? 0, held: held(seat) }),
      })),
    ],
  };
}

export const staging: Staging = {
  cue: (told, table, view, names) => cue(told as ToldView, table as TableView, view as View, names),
  trails: (told, table, _, own) => trailsOf(told as ToldView[], own ? planOf(table).path : []),
  minor: (told) => MINOR.includes((told as ToldView).event.event),
  test: (told, table) => {
    const { event } = told as ToldView;
    if (event.event !== 'test' || event.kind === 'defence') return null;
    return (table as TableView).sheets[event.figure]?.seat ?? null;
  },
  testing: (_, prompt) => TESTING.includes(promptKind(prompt as Prompt)),
  count: (_, view, names) => count(view as View, names),
  goal: (_, view, names) => goal(view as View, names),
  who: (id, table) => {
    const sheet = sheetOf(table as TableView, id);
    return sheet && { unit: id, seat: sheet.seat, figure: figureFor(sheet), number: null };
  },
};
