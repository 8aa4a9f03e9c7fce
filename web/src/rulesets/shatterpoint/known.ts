// The frame passes on what the server sends without knowing its form; here it gets its types.
import type { Table } from '../../app/table.svelte';
import { name, t } from '../../app/i18n.svelte';
import { playerNames } from '../../app/names';
import type { Refusal, Seat } from '../../protocol';
import type {
  Aids,
  CharacterId,
  Choice,
  Prompt,
  Spot,
  TableView,
  Target,
  ToldView,
  UnitId,
  UnitSheet,
  UnitView,
  View,
} from './types';

export function tableOf(table: Table): TableView | null {
  return table.table as TableView | null;
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

/** The unit of a character. */
export function unitOfCharacter(table: TableView | null, character: CharacterId): UnitId | null {
  return table?.characters[character] ?? null;
}

/** The sheet of a character's unit. */
export function sheetOfCharacter(table: TableView | null, character: CharacterId): UnitSheet | null {
  const unit = unitOfCharacter(table, character);
  return unit === null ? null : sheetOf(table, unit);
}

/** What a character is called: its unit, and its number if the unit has several. */
export function characterName(table: TableView | null, character: CharacterId): string {
  const sheet = sheetOfCharacter(table, character);
  if (!sheet) return '';
  const own = name(sheet.card.name);
  return sheet.characters.length === 1 ? own : `${own} ${sheet.characters.indexOf(character) + 1}`;
}

export function spotOf(view: View | null, character: CharacterId): Spot | null {
  return view?.characters[character] ?? null;
}

/** Where somebody or something that is attacked is; null for an armoured target whose objective is not laid yet. */
export function spotOfTarget(table: TableView | null, view: View | null, target: Target): Spot | null {
  if (typeof target === 'number') return spotOf(view, target);
  const objective = table?.operation?.armoured[target.armoured]?.objective;
  return objective === undefined ? null : (view?.objectives[objective]?.spot ?? null);
}

/** The characters of a squad in the order in which they are deployed. */
export function squadOf(table: TableView | null, seat: Seat, squad: number): CharacterId[] {
  const units = table?.units.filter((one) => one.seat === seat && one.squad === squad) ?? [];
  return units.flatMap((one) => one.characters);
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
