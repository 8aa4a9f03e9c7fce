// Events as sentences of the log.

import type { Seat } from '../../../protocol';
import type { Sentence } from '../../ruleset';
import { operations } from '../operations/loaded.svelte';
import type { CharacterId, Event, OrderCard, TableView, ToldView, UnitId } from '../types';
import { ability, character, kindOf, orderCard, player, sheetOf, stance, unit, unitOf } from './names';
import { attacks } from './say-attacks';
import { deeds } from './say-deeds';
import { turns } from './say-turns';
import type { OperationKind } from '../operations/lines';

/** What a sentence needs to know beside its event. */
export interface Scene {
  table: TableView;
  character(id: CharacterId): string;
  unit(id: UnitId): string;
  player(seat: Seat): string;
  card(card: OrderCard): string;
  ability(unit: UnitId, ability: number): string;
  stance(unit: UnitId, stance: number): string;
}

/** What an event gives to its sentence; `seat` and `figures` are found in the event if absent. */
export type Line = { text: string } & Partial<
  Pick<Sentence, 'seat' | 'figures' | 'heading' | 'reasons' | 'dice' | 'aside' | 'printed'>
>;

type KeysOf<T> = T extends string ? T : keyof T;
export type Kind = KeysOf<Event>;
/** What stands behind the name of an event. */
export type Of<K extends Kind> = Extract<Event, Record<K, unknown>> extends Record<K, infer B> ? B : null;
export type Lines<K extends Kind> = { [E in K]: (event: Of<E>, scene: Scene) => Line };

/** Events of operations have their sentences there. */
type Core = Exclude<Kind, OperationKind>;
const lines: Lines<Core> = { ...turns, ...deeds, ...attacks };

/** An event as a sentence; null for one of a newer server. */
export function say(told: ToldView, table: TableView, names: string[]): Sentence | null {
  const { event } = told;
  const all = { ...operations()?.lines, ...lines };
  const tell = (all as Record<string, (body: unknown, scene: Scene) => Line>)[kindOf(event)];
  if (!tell) return null;
  const body = typeof event === 'string' ? null : Object.values(event)[0];
  const line = tell(body, sceneOf(table, names));
  const figures = concerned(body, table);
  return { seat: seatOf(body, figures, table), figures, reasons: [], ...line, rules: told.rules };
}

function sceneOf(table: TableView, names: string[]): Scene {
  return {
    table,
    character: (id) => character(id, table),
    unit: (id) => unit(id, table),
    player: (seat) => player(seat, names),
    card: (card) => orderCard(card, table),
    ability: (id, which) => ability(id, which, table),
    stance: (id, which) => stance(id, which, table),
  };
}

/** The characters of an event, the acting one first. */
function concerned(body: unknown, table: TableView): CharacterId[] {
  if (typeof body !== 'object' || body === null) return [];
  const about = body as Record<string, unknown>;
  const single = ['attacker', 'character', 'by', 'target'].map((key) => about[key]);
  const ofUnit = typeof about.unit === 'number' ? (sheetOf(about.unit, table)?.characters ?? []) : [];
  const listed = Array.isArray(about.characters) ? (about.characters as CharacterId[]) : [];
  return [...new Set([...single.filter((id) => typeof id === 'number'), ...ofUnit, ...listed])];
}

function seatOf(body: unknown, figures: CharacterId[], table: TableView): Seat | null {
  const about = (body ?? {}) as Record<string, unknown>;
  if (typeof about.seat === 'number') return about.seat;
  if (typeof about.brought_by === 'number') return about.brought_by;
  if (typeof about.unit === 'number') return sheetOf(about.unit, table)?.seat ?? null;
  const [first] = figures;
  return first === undefined ? null : (sheetOf(unitOf(first, table), table)?.seat ?? null);
}
