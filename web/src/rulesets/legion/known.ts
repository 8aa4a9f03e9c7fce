// The frame passes on what the server sends without knowing its form; here it gets its types.
import type { Table } from '../../app/table.svelte';
import { t } from '../../app/i18n.svelte';
import { playerNames } from '../../app/names';
import type { Refusal, Seat } from '../../protocol';
import type {
  Aids,
  Choice,
  MiniId,
  Prompt,
  Stand,
  TableView,
  TerrainView,
  ToldView,
  UnitId,
  UnitSheet,
  UnitView,
  View,
} from './types';

export function tableOf(table: Table): TableView | null {
  return withTerrain(table.table as TableView | null, table.view as View | null);
}

/** Where the players place the terrain, the position tells how it lies. */
export function withTerrain<T extends { terrain: TerrainView }>(table: T | null, view: View | null): T | null {
  return table && view?.terrain ? { ...table, terrain: view.terrain } : table;
}

export function viewOf(table: Table): View | null {
  return table.view as View | null;
}

export function aidsOf(table: Table): Aids | null {
  return table.aids as Aids | null;
}

export function promptOf(table: Table): Prompt | null {
  return table.question ? (table.question.prompt as Prompt) : null;
}

export function optionsOf(table: Table): Choice[] {
  return (table.question?.options ?? []) as Choice[];
}

export function* toldOf(table: Table): Generator<ToldView> {
  for (const step of table.log) yield* step.told as ToldView[];
}

export function sheetOf(table: TableView | null, unit: UnitId): UnitSheet | null {
  return table?.units[unit] ?? null;
}

export function unitOf(view: View | null, unit: UnitId): UnitView | null {
  return view?.units[unit] ?? null;
}

/** The unit of a miniature. */
export function unitOfMini(table: TableView | null, mini: MiniId): UnitId | null {
  return table?.minis[mini] ?? null;
}

export function sheetOfMini(table: TableView | null, mini: MiniId): UnitSheet | null {
  const unit = unitOfMini(table, mini);
  return unit === null ? null : sheetOf(table, unit);
}

export function standOf(view: View | null, mini: MiniId): Stand | null {
  return view?.minis[mini]?.stand ?? null;
}

/** The miniatures of a unit that are on the table. */
export function standingOf(table: TableView | null, view: View | null, unit: UnitId): MiniId[] {
  const all = sheetOf(table, unit)?.minis ?? [];
  return all.map((one) => one.id).filter((id) => standOf(view, id) !== null);
}

/** The miniatures of a unit that are on the table, beside its leader. */
export function othersOf(table: TableView | null, view: View | null, unit: UnitId): MiniId[] {
  const leader = unitOf(view, unit)?.leader ?? null;
  return standingOf(table, view, unit).filter((id) => id !== leader);
}

/** Where the leader of a unit stands. */
export function leaderStand(view: View | null, unit: UnitId): Stand | null {
  const leader = unitOf(view, unit)?.leader ?? null;
  return leader === null ? null : standOf(view, leader);
}

/** Bases from 50 mm on are notched: their facing counts (LG-BASE-05). */
export function isNotched(sheet: UnitSheet | null): boolean {
  return sheet !== null && sheet.card.kind !== 'trooper';
}

export function playerName(table: Table, seat: Seat): string {
  return (table.info && playerNames(table.info)[seat]) || t('app-player', { number: seat + 1 });
}

/** The own seat; a spectator sits with player 1. */
export function ownSeat(table: Table): Seat {
  return table.seat ?? 0;
}

/** Whether a measurement was refused. */
export function isRefusal(result: object): result is Refusal {
  return 'rule' in result && 'facts' in result;
}
