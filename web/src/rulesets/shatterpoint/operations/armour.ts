// Armoured targets and their damage tracks, as the table and the view tell them.
import type { ArmouredView, ArmourView, Symbol, TableView, Target, View } from '../types';

export interface Armour extends ArmourView {
  number: number;
  card: ArmouredView;
}

/** An armoured target with its damage; null for a character. */
export function armourOf(target: Target, table: TableView, view: View): Armour | null {
  if (typeof target === 'number') return null;
  const { armoured: number } = target;
  const [card, now] = [table.operation?.armoured[number], view.operation?.armour[number]];
  return card && now ? { number, card, ...now } : null;
}

/** The first space without a token, counted from 1, with its symbols. */
export function nextSpace({ card, tokens }: Armour): { number: number; symbols: Symbol[] } | null {
  const symbols = card.track[tokens];
  return symbols ? { number: tokens + 1, symbols } : null;
}
