// Armoured targets: their damage tracks and what fits them.
import type { Seat } from '../../../protocol';
import type { ArmouredView, Symbol, TableView, Target, Tree, View } from '../types';
import { seatOf } from './rules';

export interface Armour {
  number: number;
  card: ArmouredView;
  /** Damage tokens on its track. */
  tokens: number;
}

/** An armoured target with its damage; null for a character. */
export function armourOf(target: Target, table: TableView, view: View): Armour | null {
  if (typeof target === 'number') return null;
  const { armoured: number } = target;
  const card = table.operation?.armoured[number];
  return card ? { number, card, tokens: view.operation?.armour[number] ?? 0 } : null;
}

/** Whether all spaces hold damage tokens (SO-ARMOR-10). */
export const isDestroyed = ({ card, tokens }: Armour): boolean => tokens >= card.track.length;

/** The first space without a token (SO-ARMOR-04), counted from 1, with its symbols. */
export function nextSpace({ card, tokens }: Armour): { number: number; symbols: Symbol[] } | null {
  const symbols = card.track[tokens];
  return symbols ? { number: tokens + 1, symbols } : null;
}

/** Whether an option would place a damage token: one shared symbol is enough (SO-ARMOR-06, SO-ARMOR-07). */
export function fits(effects: readonly Symbol[], space: readonly Symbol[]): boolean {
  return effects.some((one) => space.includes(one));
}

/** The options of a combat tree that would place a damage token on the next space. */
export function matching(tree: Tree, armour: Armour): number[] {
  const space = nextSpace(armour)?.symbols ?? [];
  return tree.options.flatMap(({ effects }, number) => (fits(effects, space) ? [number] : []));
}

/** Whether a player may think of attacking it: it is the other role's, its objective is active, it still stands. */
export function canBeStruck(target: Target, table: TableView, view: View, seat: Seat): boolean {
  const armour = armourOf(target, table, view);
  if (armour === null || isDestroyed(armour)) return false;
  return seatOf(armour.card.of, view) !== seat && view.objectives[armour.card.objective]?.active === true;
}
