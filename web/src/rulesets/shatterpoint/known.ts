// What the server sends of Shatterpoint, with its types.
import { name } from '../../app/i18n.svelte';
import type { Seat } from '../../protocol';
import { knownAs } from '../shared/known';
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

export const { tableOf, viewOf, aidsOf, promptOf, optionsOf, toldOf } = knownAs<Sent>();

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
  const card = table?.operation?.armoured[target.armoured];
  const objective = card?.ship ? (view?.operation?.ship ?? undefined) : card?.objectives[0];
  return objective === undefined ? null : (view?.objectives[objective]?.spot ?? null);
}

/** The characters of a squad in the order in which they are deployed: none that are off duty. */
export function squadOf(table: TableView | null, view: View | null, seat: Seat, squad: number): CharacterId[] {
  const away = view?.operation?.off_duty ?? [];
  const own = table?.units.filter((one) => one.seat === seat && one.squad === squad) ?? [];
  const units = own.filter((one) => !away.includes(one.id));
  return units.flatMap((one) => one.characters);
}
