// Roles, special rules and the countdown, as the table and the view tell them.
import type { Seat } from '../../../protocol';
import type { RuleAt, RuleView, Side, StageView, TableView, View } from '../types';

/** The role of a player (SO-SETUP-05). */
export function roleOf(seat: Seat, view: View): Side | null {
  if (view.operation === null) return null;
  return view.operation.aggressor === seat ? 'aggressor' : 'sentinel';
}

/** The player in a role. */
export function seatOf(side: Side, view: View): Seat | null {
  if (view.operation === null) return null;
  const { aggressor } = view.operation;
  return side === 'aggressor' ? aggressor : 1 - aggressor;
}

/** The stage card in play. */
export function stageOf(table: TableView, view: View): StageView | null {
  return table.operation?.stages[view.operation?.stage ?? -1] ?? null;
}

/** The tokens on a player's side of the track. */
export function tokensOn(side: Seat, view: View): number {
  return view.players[side]?.momentum ?? 0;
}

/** A special rule by its place. */
export function ruleOf(at: RuleAt, table: TableView): RuleView | null {
  if ('operation' in at) return table.operation?.rules[at.operation] ?? null;
  const [stage, number] = at.stage;
  return table.operation?.stages[stage]?.rules[number] ?? null;
}

/** The special rule that is being carried out. */
export function ruleAtWork(table: TableView, view: View | null): RuleView | null {
  const at = view?.operation?.rule ?? null;
  return at && ruleOf(at, table);
}
