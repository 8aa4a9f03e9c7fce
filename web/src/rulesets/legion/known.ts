// What the server sends of Legion, with its types.
import type { Table } from '../../app/table.svelte';
import { knownAs } from '../shared/known';
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

export { isRefusal, ownSeat, playerName } from '../shared/known';

/** The forms of what the server sends. */
export interface Sent {
  table: TableView;
  view: View;
  aids: Aids;
  prompt: Prompt;
  choice: Choice;
  told: ToldView;
}

const known = knownAs<Sent>();

export const { viewOf, aidsOf, promptOf, optionsOf, toldOf } = known;

export function tableOf(table: Table): TableView | null {
  return withTerrain(known.tableOf(table), known.viewOf(table));
}

/** Where the players place the terrain, the position tells how it lies. */
export function withTerrain<T extends { terrain: TerrainView }>(table: T | null, view: View | null): T | null {
  return table && view?.terrain ? { ...table, terrain: view.terrain } : table;
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
