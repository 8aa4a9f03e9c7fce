// What things are called in the language of the page.

import { has, name, number, t } from '../../../app/i18n.svelte';
import type { Seat } from '../../../protocol';
import type {
  AbilityKind,
  AbilityView,
  Action,
  AttackFace,
  AttackType,
  CharacterId,
  Condition,
  DefenceFace,
  Edge,
  Edition,
  Entry,
  MoveKind,
  OrderCard,
  Stage,
  StanceView,
  Symbol,
  TableView,
  Target,
  UnitId,
  UnitSheet,
  UnitType,
  View,
} from '../types';

/** Hundredths of a millimetre in an inch. */
export const INCH = 2540;

export const sheetOf = (id: UnitId, table: TableView): UnitSheet | null => table.units[id] ?? null;

export const unitOf = (id: CharacterId, table: TableView): UnitId => table.characters[id] ?? -1;

export function unit(id: UnitId, table: TableView): string {
  const sheet = sheetOf(id, table);
  return sheet ? name(sheet.card.name) : t('sp-somebody');
}

/** A character by its unit, and by its number where the unit has several. */
export function character(id: CharacterId, table: TableView): string {
  const sheet = sheetOf(unitOf(id, table), table);
  if (!sheet) return t('sp-somebody');
  if (sheet.characters.length <= 1) return name(sheet.card.name);
  return t('sp-character-of', { unit: name(sheet.card.name), number: sheet.characters.indexOf(id) + 1 });
}

/** Who or what is attacked: a character, or an armoured target by the name on its card. */
export function target(one: Target, table: TableView): string {
  if (typeof one === 'number') return character(one, table);
  const card = table.operation?.armoured[one.armoured];
  return card ? name(card.name) : t('sp-somebody');
}

/** The number that stands for the tactic of the struggle card, or for a special rule of the operation, where an ability
 *  is named. */
export const TACTIC = 255;

/** An ability of a unit, or the tactic of the struggle card. */
export function abilityOf(id: UnitId, ability: number, table: TableView, view: View | null = null): AbilityView | null {
  if (ability === TACTIC) return view && tacticOf(table, view);
  return sheetOf(id, table)?.card.abilities[ability] ?? null;
}

export function ability(id: UnitId, number: number, table: TableView, view: View | null = null): string {
  const found = abilityOf(id, number, table, view);
  return found ? name(found.name) : t('sp-an-ability');
}

/** The tactic that the current struggle card gives. */
export function tacticOf(table: TableView, view: View): AbilityView | null {
  const card = view.struggle?.card;
  return card === undefined ? null : (table.missions[view.mission]?.cards[card]?.tactic ?? null);
}

export function stanceOf(id: UnitId, stance: number, table: TableView): StanceView | null {
  const stances = sheetOf(id, table)?.card.stances ?? [];
  return stances[stance] ?? stances[0] ?? null;
}

export function stance(id: UnitId, number: number, table: TableView): string {
  const found = stanceOf(id, number, table);
  return found ? name(found.name) : t('sp-a-stance');
}

export function orderCard(card: OrderCard, table: TableView): string {
  return card === 'shatterpoint' ? t('sp-shatterpoint-card') : unit(card.unit, table);
}

export function player(seat: Seat, names: readonly string[]): string {
  return names[seat] || t('sp-player', { number: seat + 1 });
}

/** A length in inches: `3.3″`. */
export function inches(length: number): string {
  return t('sp-inches', { length: number(length / INCH, { maximumFractionDigits: 1 }) });
}

/** The objectives are told apart by numbers, as on the board; a token that is the only one of its kind is called by it. */
export function objective(id: number, table: TableView): string {
  const stages = table.operation?.stages ?? [];
  const kinds = stages.flatMap((stage) => stage.kinds.filter((kind) => kind.objectives.includes(id)));
  const [first] = kinds;
  const only = first && kinds.every((kind) => kind.kind === first.kind && kind.objectives.length === 1);
  return only ? name(first.name) : t('sp-objective', { number: id + 1 });
}

const named = (key: string, fallback: string): string => (has(key) ? t(key) : fallback);

export const action = (one: Action): string => named(`sp-action-${one}`, one);
export const moveKind = (one: MoveKind): string => named(`sp-kind-${one}`, one);
export const attackType = (one: AttackType): string => named(`sp-attack-${one}`, one);
export const condition = (one: Condition): string => named(`sp-condition-${one}`, one);
export const symbol = (one: Symbol): string => named(`sp-symbol-${one}`, one);
export const entry = (one: Entry): string => (has(`sp-entry-${one}`) ? t(`sp-entry-${one}`) : symbol(one as Symbol));
export const attackFace = (one: AttackFace): string => named(`sp-face-${one}`, one);
export const defenceFace = (one: DefenceFace): string => named(`sp-face-${one}`, one);
export const unitType = (one: UnitType): string => named(`sp-type-${one}`, one);
export const abilityKind = (one: AbilityKind): string => named(`sp-ability-${one}`, one);
export const edge = (one: Edge): string => named(`sp-edge-${one}`, one);
export const edition = (one: Edition): string => named(`sp-edition-${one}`, one);
export const stage = (one: Stage): string => named(`sp-stage-${one}`, one);

/** Symbols in their order, the same ones together: `damage 2, shove`. */
export function symbols(all: readonly Symbol[]): string {
  return grouped(all)
    .map(([one, count]) => (count > 1 ? t('sp-times', { what: symbol(one), count }) : symbol(one)))
    .join(', ');
}

export function grouped<T>(all: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts];
}

/** With a capital letter, to stand alone. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export { kindOf } from '../../shared/choices';
