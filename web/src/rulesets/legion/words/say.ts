// Events as sentences of the log.

import { t } from '../../../app/i18n.svelte';
import type { Seat } from '../../../protocol';
import type { Sentence } from '../../ruleset';
import type { Event, MiniId, TableView, ToldView, UnitId } from '../types';
import { kindOf, mini, player, sheetOf, side, unit, unitOf } from './names';
import { attacks } from './say-attacks';
import { moves } from './say-moves';
import { rounds } from './say-rounds';

/** What a sentence needs to know beside its event. */
export interface Scene {
  table: TableView;
  unit(id: UnitId): string;
  mini(id: MiniId): string;
  player(seat: Seat): string;
  /** The player, or the team of a battle of teams. */
  side(seat: Seat): string;
}

/** What an event gives to its sentence; `seat` and `figures` are found in the event if absent. */
export type Line = { text: string } & Partial<
  Pick<Sentence, 'seat' | 'figures' | 'heading' | 'reasons' | 'dice' | 'aside'>
>;

type KeysOf<T> = T extends string ? T : keyof T;
export type Kind = KeysOf<Event>;
/** What stands behind the name of an event. */
export type Of<K extends Kind> = Extract<Event, Record<K, unknown>> extends Record<K, infer B> ? B : null;
export type Lines<K extends Kind> = { [E in K]: (event: Of<E>, scene: Scene) => Line };

const lines: Partial<Lines<Kind>> = { ...rounds, ...moves, ...attacks };

/** An event as a sentence; one that has no words yet says at least its name. */
export function say(told: ToldView, table: TableView, names: string[]): Sentence {
  const { event } = told;
  const kind = kindOf(event);
  const tell = (lines as Record<string, ((body: unknown, scene: Scene) => Line) | undefined>)[kind] ?? unknown(kind);
  const body = typeof event === 'string' ? null : Object.values(event)[0];
  const line = tell(body, sceneOf(table, names));
  const figures = concerned(body, table);
  return { seat: seatOf(body, figures, table), figures, reasons: [], ...line, rules: told.rules };
}

function unknown(kind: string): () => Line {
  return () => ({ text: t('lg-say-unknown', { what: kind.replaceAll('-', ' ') }) });
}

function sceneOf(table: TableView, names: string[]): Scene {
  return {
    table,
    unit: (id) => unit(id, table),
    mini: (id) => mini(id, table),
    player: (seat) => player(seat, names),
    side: (seat) => side(seat, names, table),
  };
}

/** The miniatures of an event, those of the acting unit first. */
function concerned(body: unknown, table: TableView): MiniId[] {
  if (typeof body !== 'object' || body === null) return [];
  const about = body as Record<string, unknown>;
  if (typeof about.mini === 'number') return [about.mini];
  const units = ['unit', 'defender', 'enemy'].map((key) => about[key]).filter((id) => typeof id === 'number');
  return [...new Set(units.flatMap((id) => sheetOf(id, table)?.minis.map((one) => one.id) ?? []))];
}

function seatOf(body: unknown, figures: readonly MiniId[], table: TableView): Seat | null {
  const about = (body ?? {}) as Record<string, unknown>;
  if (typeof about.seat === 'number') return about.seat;
  if (typeof about.unit === 'number') return sheetOf(about.unit, table)?.seat ?? null;
  const [first] = figures;
  return first === undefined ? null : (sheetOf(unitOf(first, table), table)?.seat ?? null);
}
