// What things are called in the language of the page.

import { name, number, t } from '../../../app/i18n.svelte';
import type { Names, Seat } from '../../../protocol';
import type {
  Bonus,
  BuffMarker,
  CardId,
  CardView,
  DebuffMarker,
  Direction,
  Faction,
  FigureId,
  Ground,
  ItemKind,
  MoveKind,
  Place,
  SheetView,
  Stage,
  TableView,
  TestKind,
  Value,
  View,
  WeaponType,
} from '../types';

/** The number that stands for fists among a character's weapons (BG-ATK-17). */
export const FISTS = 255;

export function figure(id: FigureId, table: TableView): string {
  const sheet = table.sheets[id];
  return sheet ? name(sheet.name) : t('bg-somebody');
}

export function weapon(id: FigureId, weapon: number, table: TableView): string {
  if (weapon === FISTS) return t('bg-fists');
  const found = table.sheets[id]?.weapons[weapon];
  return found ? name(found.name) : t('bg-something');
}

/** A card by its number: from the deck if it is known, else if it lies open. */
export function card(seat: Seat, id: CardId, table: TableView, view: View | null): CardView | null {
  const deck = table.cards.find((one) => one.seat === seat && one.id === id);
  if (deck) return deck;
  const player = view?.players[seat];
  const open = player ? [player.revealed, ...player.completed] : [];
  return open.find((one) => one?.id === id) ?? null;
}

export const cardName = (found: CardView | null): string => (found ? name(found.name) : t('bg-a-card'));

export const bonus = (bonus: Bonus): string => t(`bg-bonus-${bonus}`);
export const value = (value: Value): string => t(`bg-value-${value}`);
export const direction = (direction: Direction): string => t(`bg-direction-${direction.toLowerCase()}`);
/** On the screen the table is turned: its north is at the left. */
const ARROWS: Record<Direction, string> = { N: '←', NE: '↖', SE: '↗', S: '→', SW: '↘', NW: '↙' };

/** A direction with an arrow as it lies on the screen. */
export const toward = (to: Direction): string => `${direction(to)} ${ARROWS[to]}`;

export const weaponType = (type: WeaponType): string => t(`bg-weapon-${type}`);
export const faction = (faction: Faction): string => t(`bg-faction-${faction}`);
export const stage = (stage: Stage): string => t(`bg-stage-${stage}`);
export const moveKind = (kind: MoveKind): string => t(`bg-move-${kind}`);
export const itemKind = (kind: ItemKind): string => t(`bg-item-${kind}`);
export const testKind = (kind: TestKind): string => t(`bg-test-${kind}`);
export const ground = (ground: Ground): string => t(`bg-ground-${ground}`);

export function buff(marker: BuffMarker, table: TableView): string {
  return 'common' in marker ? t(`bg-buff-${marker.common}`) : unique(marker.unique, table);
}

export function debuff(marker: DebuffMarker, table: TableView): string {
  return 'common' in marker ? t(`bg-debuff-${marker.common}`) : unique(marker.unique, table);
}

function unique(id: number, table: TableView): string {
  const marker = table.markers[id];
  return marker ? name(marker.name) : t('bg-something');
}

/** A place: `M15` is the hex, `M15+` the platform on it. */
export function place(place: Place): string {
  return place.endsWith('+') ? t('bg-place-high', { hex: place.slice(0, -1) }) : place;
}

/** A number with its sign: `+1`, `−1`. */
export function signed(by: number): string {
  return number(by, { signDisplay: 'exceptZero' }).replace('-', '−');
}

const named = new WeakMap<TableView, Map<string, Names>>();

/** Events name weapons, abilities, items and signs in English: the same in the language of the page. */
export function english(text: string, table: TableView): string {
  if (text === 'Fists') return t('bg-fists');
  let all = named.get(table);
  if (!all) named.set(table, (all = new Map(everyName(table).map((names) => [names.en, names]))));
  const found = all.get(text);
  return found ? name(found) : text;
}

function everyName(table: TableView): Names[] {
  const ofSheet = (sheet: SheetView): Names[] => [
    sheet.name,
    ...sheet.skills.map((skill) => skill.name),
    ...sheet.items.flatMap((item) => [item.name, item.skill.name]),
    ...sheet.weapons.flatMap((weapon) => [weapon.name, ...weapon.special.map((special) => special.name)]),
  ];
  return [
    ...table.sheets.flatMap(ofSheet),
    ...table.markers.map((marker) => marker.name),
    ...table.signs.map((sign) => sign.name),
    ...table.cards.map((card) => card.name),
  ];
}
