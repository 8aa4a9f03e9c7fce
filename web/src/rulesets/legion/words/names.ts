// What things are called in the language of the page.

import { about, type About } from '../../../app/about';
import { has, name, number, t } from '../../../app/i18n.svelte';
import { sideOf } from '../../../app/seats';
import type { Names, Seat } from '../../../protocol';
import type {
  Action,
  AttackDie,
  Block,
  CardId,
  Colour,
  CommandView,
  Cover,
  CoverCause,
  DefenceDie,
  Dice,
  Edge,
  Faction,
  Hit,
  Keyword,
  Kind,
  Marker,
  MiniId,
  MiniKeyword,
  Order,
  Passage,
  Rank,
  Slot,
  Stage,
  TableView,
  UnitId,
  UnitSheet,
  UnitType,
  Weapon,
  WeaponKeyword,
} from '../types';

export { kindOf } from '../../shared/choices';

/** Hundredths of a millimetre in an inch. */
export const INCH = 2540;

export const sheetOf = (id: UnitId, table: TableView): UnitSheet | null => table.units[id] ?? null;

export const unitOf = (id: MiniId, table: TableView): UnitId => table.minis[id] ?? -1;

/** A unit by its name, and by its number where there are several of it. */
export function unit(id: UnitId, table: TableView): string {
  const sheet = sheetOf(id, table);
  if (!sheet) return t('lg-somebody');
  const own = name(sheet.card.name);
  return sheet.number === null ? own : t('lg-unit-of', { unit: own, number: sheet.number });
}

/** A miniature by its unit, and by its number where the unit has several. */
export function mini(id: MiniId, table: TableView): string {
  const sheet = sheetOf(unitOf(id, table), table);
  if (!sheet) return t('lg-somebody');
  const own = unit(sheet.id, table);
  if (sheet.minis.length <= 1) return own;
  return t('lg-mini-of', { unit: own, number: numberOf(id, table) });
}

/** The number of a miniature in its unit, from 1. */
export function numberOf(id: MiniId, table: TableView): number {
  const sheet = sheetOf(unitOf(id, table), table);
  return (sheet?.minis.findIndex((one) => one.id === id) ?? -1) + 1;
}

/** A miniature inside its unit: what its upgrade is called, else its number. */
export function miniShort(id: MiniId, table: TableView): string {
  const sheet = sheetOf(unitOf(id, table), table);
  const upgrade = sheet?.minis.find((one) => one.id === id)?.upgrade ?? null;
  const added = upgrade === null ? null : (sheet?.upgrades[upgrade] ?? null);
  return added ? name(added.name) : t('lg-mini-number', { number: numberOf(id, table) });
}

/** The number of the weapon of mines, which is no unit's. */
export const MINE = 255;

export function weaponOf(id: UnitId, weapon: number, table: TableView): Weapon | null {
  if (weapon === MINE) return table.conditions.find((card) => card.weapon !== null)?.weapon ?? null;
  return sheetOf(id, table)?.weapons[weapon]?.weapon ?? null;
}

export function weapon(id: UnitId, weapon: number, table: TableView): string {
  const found = weaponOf(id, weapon, table);
  return found ? name(found.name) : t('lg-a-weapon');
}

/** The weapons of a pool, the same ones together: `4 × E-11 Blaster Rifle, DLT-19 Blaster Rifle`. */
export function arms(id: UnitId, weapons: readonly (readonly [MiniId, number])[], table: TableView): string {
  return grouped(weapons.map(([, which]) => weapon(id, which, table)))
    .map(([what, count]) => (count > 1 ? t('lg-times', { what, count }) : what))
    .join(', ');
}

export function commandOf(seat: Seat, card: number, table: TableView): CommandView | null {
  return table.commands[seat]?.[card] ?? null;
}

export function command(seat: Seat, card: number, table: TableView): string {
  const found = commandOf(seat, card, table);
  return found ? name(found.name) : t('lg-a-card');
}

/** A command card or an upgrade by its name. */
export function card(id: CardId, table: TableView): string {
  if ('command' in id) return command(...id.command, table);
  const [unit, number] = id.upgrade;
  const found = sheetOf(unit, table)?.upgrades[number];
  return found ? name(found.name) : t('lg-a-card');
}

export function player(seat: Seat, names: readonly string[]): string {
  return names[seat] || t('lg-player', { number: seat + 1 });
}

/** A side by its first player: the player, or where there are more their team. */
export function side(seat: Seat, names: readonly string[], table: TableView): string {
  return table.commands.length > 2 ? t('lg-team', { number: sideOf(seat) + 1 }) : player(seat, names);
}

/** A length in inches: `3.3″`. */
export function inches(length: number): string {
  return t('lg-length', { length: number(length / INCH, { maximumFractionDigits: 1 }) });
}

/** The range bands of the ruler; 5 is beyond. */
export const range = (band: number): string => (band > 4 ? t('lg-range-beyond') : t('lg-range', { range: band }));

/** How far a weapon reaches. */
export function reach(one: Weapon): string {
  if (one.area !== null) return t('lg-range-area', { range: one.area });
  const ranged = one.range === null ? null : span(one.range);
  if (one.melee) return ranged === null ? t('lg-range-melee') : `${t('lg-range-melee')}, ${ranged}`;
  return ranged ?? '';
}

function span([from, to]: [number, number]): string {
  if (to > 4) return t('lg-range-from', { from });
  return from === to ? t('lg-range', { range: from }) : t('lg-range-span', { from, to });
}

const called = (all: readonly { name: Names }[], index: number): string => {
  const found = all[index];
  return found ? name(found.name) : t('lg-a-card');
};

/** A battle card of one of the three rows: objectives, deployments, conditions. */
export function battleCard(row: number, card: number, table: TableView): string {
  return called([table.objectives, table.deployments, table.conditions][row] ?? [], card);
}

/** A terrain model by the name of its first piece. */
export function model(id: number, table: TableView): string {
  const found = table.terrain.pieces.find((one) => one.model === id);
  return found ? name(found.name) : t('lg-terrain');
}

/** The objective tokens are told apart by numbers, as on the board. */
export const token = (id: number): string => t('lg-objective-token', { number: id + 1 });

const named = (key: string, fallback: string): string => (has(key) ? t(key) : fallback);

export const action = (one: Action): string => named(`lg-action-${one}`, one);
export const marker = (one: Marker): string => named(`lg-marker-${one}`, one);
export const rank = (one: Rank): string => named(`lg-rank-${one}`, one);
export const unitType = (one: UnitType): string => named(`lg-type-${one}`, one);
export const cover = (one: Cover): string => named(`lg-cover-${one}`, one);
export const terrain = (one: Kind): string => named(`lg-terrain-${one}`, one);
export const passage = (one: Passage): string => named(`lg-passage-${one}`, one);
export const hit = (one: Hit): string => named(`lg-face-${one}`, one);
export const block = (one: Block): string => named(`lg-face-${one}`, one);
export const die = (one: AttackDie | DefenceDie): string => named(`lg-die-${one}`, one);
export const colour = (one: Colour): string => named(`lg-colour-${one}`, one);
export const edge = (one: Edge): string => named(`lg-edge-${one}`, one);
export const order = (one: Order): string => named(`lg-order-${one}`, one);
export const faction = (one: Faction): string => named(`lg-faction-${one}`, one);
export const slot = (one: Slot): string => named(`lg-slot-${one}`, one);
/** A row of battle cards: objective, deployment, condition. */
export const row = (index: number): string => named(`lg-row-${index}`, '');
export const stage = (one: Stage): string => named(`lg-stage-${one}`, one);

/** Why there is cover. */
export function coverCause(cause: CoverCause, table: TableView): string {
  if (typeof cause === 'string') return t(`lg-because-${cause}`);
  if ('unit' in cause) return unit(cause.unit, table);
  const piece = table.terrain.pieces[cause.piece];
  return piece ? name(piece.name) : t('lg-terrain');
}

/** A keyword of a unit, of a weapon, or of a single miniature. */
export type AnyKeyword = Keyword | WeaponKeyword | MiniKeyword;

function wordAndValues(one: AnyKeyword, table: TableView | null): [string, Record<string, number | string>] {
  if (typeof one === 'string') return [one, {}];
  const [word, value]: [string, number | string | Record<string, number>] = Object.entries(one)[0] ?? ['', 0];
  if (typeof value === 'string') return [word, { unit: unitCalled(value, table) }];
  return [word, typeof value === 'object' ? value : { value }];
}

/** A unit by the id of its card: its name if it is in the game, else the id in words. */
export function unitCalled(id: string, table: TableView | null): string {
  const found = table?.units.find((sheet) => sheet.card.unit === id);
  return found ? name(found.card.name) : id.split('-').map(capital).join(' ');
}

/** A keyword with its number or the unit that it names: `Precise 1`. */
export function keyword(one: AnyKeyword, table: TableView | null = null): string {
  const [word, values] = wordAndValues(one, table);
  const key = `lg-keyword-${word}`;
  return has(key) ? t(key, values) : [capital(word.replaceAll('-', ' ')), values.value].join(' ').trim();
}

/** What a keyword does; null where there are no words for it. */
export function keywordAbout(one: AnyKeyword, table: TableView | null = null): About | null {
  const [word, values] = wordAndValues(one, table);
  const key = `lg-about-${word}`;
  return has(key) ? about(key, values) : null;
}

const FACES = ['critical', 'hit', 'block', 'surge', 'blank'];

/** A roll in words, the same faces together, the best first: `1 critical, 3 hits`. */
export function faces(all: readonly { face: Hit | Block }[]): string {
  if (all.length === 0) return t('lg-no-dice');
  const found = all.map((one) => one.face).sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
  return grouped(found)
    .map(([one, count]) => t(`lg-faces-${one}`, { count }))
    .join(', ');
}

/** Dice by colour: `2 red, 3 black`. */
export function dice(all: Dice): string {
  const parts = (['red', 'black', 'white'] as const).filter((one) => all[one] > 0);
  return parts.length === 0 ? t('lg-no-dice') : parts.map((one) => t(`lg-dice-${one}`, { count: all[one] })).join(', ');
}

export function grouped<T>(all: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts];
}

/** With a capital letter, to stand alone. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
