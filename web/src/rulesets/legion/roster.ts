// Who of many units is meant: by name, by side, by what is to say of them.
import type { Seat } from '../../protocol';
import { isThere, livingOf } from './states';
import type { TableView, UnitId, View } from './types';
import { unit as nameOf } from './words/names';

/** What a unit can be looked for by. */
export const traits = ['ready', 'hurt', 'suppressed', 'engaged'] as const;
export type Trait = (typeof traits)[number];

export interface Wanted {
  text: string;
  /** Of one side only. */
  seat: Seat | null;
  /** All of these. */
  traits: ReadonlySet<Trait>;
}

/** More units than this are looked for in a list. */
export const MANY = 12;

function has(unit: UnitId, trait: Trait, table: TableView, view: View): boolean {
  const [sheet, state] = [table.units[unit], view.units[unit]];
  if (!sheet || !state) return false;
  switch (trait) {
    case 'ready':
      return state.order !== 'facedown' && isThere(table, view, unit);
    case 'hurt':
      return (
        livingOf(table, view, unit).length < sheet.minis.length ||
        sheet.minis.some(({ id }) => (view.minis[id]?.wounds ?? 0) > 0)
      );
    case 'suppressed':
      return state.suppressed || state.panicked;
    case 'engaged':
      return state.engaged;
  }
}

const plain = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The units that are left and meant, by side and name. */
export function found(table: TableView, view: View, { text, seat, traits: all }: Wanted): UnitId[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return table.units
    .filter(({ id }) => view.units[id]?.defeated === false)
    .filter((one) => seat === null || one.seat === seat)
    .filter(({ id }) => words.every((word) => plain(nameOf(id, table)).includes(word)))
    .filter(({ id }) => [...all].every((trait) => has(id, trait, table, view)))
    .map(({ id }) => id);
}
