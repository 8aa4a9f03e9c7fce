// Events as sentences of the log.

import { t } from '../../../app/i18n.svelte';
import type { Seat } from '../../../protocol';
import type { Sentence } from '../../ruleset';
import type { CardId, Event, FigureId, TableView, ToldView } from '../types';
import { card, cardName, figure } from './names';
import { deeds } from './say-deeds';
import { rounds } from './say-rounds';
import { tests } from './say-tests';

/** What a sentence needs to know beside its event. */
export interface Scene {
  table: TableView;
  /** A character by name. */
  figure(id: FigureId): string;
  /** A player by name. */
  player(seat: Seat): string;
  /** A card by name. */
  card(seat: Seat, id: CardId): string;
}

/** What an event gives to its sentence; `seat` and `figures` are found in the event if absent. */
export type Line = { text: string } & Partial<Pick<Sentence, 'seat' | 'heading' | 'reasons' | 'dice' | 'printed'>>;

type Kind = Event['event'];
export type EventOf<K extends Kind> = Extract<Event, { event: K }>;
export type Lines<K extends Kind> = { [E in K]: (event: EventOf<E>, scene: Scene) => Line | null };

const lines: Lines<Kind> = { ...rounds, ...deeds, ...tests };

/** An event as a sentence; null where it needs no line of its own. */
export function say(told: ToldView, table: TableView, names: string[]): Sentence | null {
  const { event } = told;
  // An event of a newer server is passed over in silence.
  const tell = lines[event.event] as ((event: Event, scene: Scene) => Line | null) | undefined;
  const line = tell?.(event, scene(told, table, names));
  if (!line) return null;
  const figures = concerned(event);
  const seat = 'seat' in event ? event.seat : (table.sheets[figures[0] ?? -1]?.seat ?? null);
  return { seat, figures, reasons: [], ...line, rules: told.rules };
}

function scene(told: ToldView, table: TableView, names: string[]): Scene {
  return {
    table,
    figure: (id) => figure(id, table),
    player: (seat) => names[seat] || t('bg-player', { number: seat + 1 }),
    card: (seat, id) => cardName(told.card ?? card(seat, id, table, null)),
  };
}

/** The characters of an event, the acting one first. */
function concerned(event: Event): FigureId[] {
  if ('figures' in event) return event.figures;
  const all = [
    'figure' in event ? event.figure : null,
    'target' in event ? event.target : null,
    'against' in event ? event.against : null,
  ];
  return all.filter((id) => id !== null);
}
