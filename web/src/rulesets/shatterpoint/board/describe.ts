// What is on the board, in words: for those who do not see it.
import { list, name, t } from '../../../app/i18n.svelte';
import * as words from '../words';
import type { Face, Objective, PieceView, Spot, TableView, View } from '../types';
import { inches, place } from './geometry';
import type { Overlay } from './overlay';
import type { Standing } from './scene';

export const seatWord = (seat: number): string => t('sp-board-seat', { seat });

export function placeWord(spot: Spot): string {
  const where = t('sp-board-place', place(spot));
  return spot.level > 0 ? `${where}, ${t('sp-board-height', { height: inches(spot.level) })}` : where;
}

/** A character with everything that its marks show. */
export function characterLabel(one: Standing, table: TableView, overlay: Overlay): string {
  const { card } = one.sheet;
  const parts = [
    words.character(one.id, table),
    seatWord(one.seat),
    placeWord(one.spot),
    t('sp-board-damage', { damage: one.unit.damage, stamina: card.stamina }),
  ];
  if (one.unit.wounded) parts.push(t('sp-board-wounded'));
  for (const condition of one.unit.conditions) parts.push(words.condition(condition));
  if (one.unit.hunker > 0) parts.push(t('sp-board-hunker', { count: one.unit.hunker }));
  if (one.under) parts.push(t('sp-board-under'));
  const target = overlay.targets.get(one.id);
  if (target?.label) parts.push(target.label);
  return parts.join(', ');
}

/** What an objective is in this stage of an operation. */
export interface Meaning {
  /** What it is called, if the stage card names it. */
  name: string | null;
  /** The symbol on the map. */
  symbol: Face | null;
  /** It cannot be controlled now. */
  barred: boolean;
}

export function meaningOf(table: TableView, view: View | null, number: number): Meaning | null {
  const now = view?.operation;
  const stage = now && table.operation?.stages[now.stage];
  if (!now || !stage) return null;
  const kind = stage.kinds.find((one) => one.objectives.includes(number));
  const ship = now.ship === number ? table.operation?.armoured.find((one) => one.ship) : undefined;
  const meant = ship ?? kind;
  return {
    name: meant ? name(meant.name) : null,
    symbol: stage.symbols[number] ?? null,
    barred: now.barred.includes(number),
  };
}

export function objectiveLabel(
  objective: Objective,
  number: number,
  table: TableView,
  meaning: Meaning | null,
): string {
  const own = words.objective(number, table);
  const parts = [own, t(objective.active ? 'sp-board-active' : 'sp-board-inactive')];
  if (objective.active && meaning?.name && meaning.name !== own) parts.unshift(meaning.name);
  if (meaning?.symbol) parts.push(t(`sp-face-${meaning.symbol}`));
  if (meaning?.barred) parts.push(t('so-surge'));
  if (objective.control !== null) parts.push(t('sp-board-controlled', { seat: objective.control }));
  if (objective.priority) parts.push(t('sp-board-priority'));
  if (objective.damage > 0) parts.push(t('so-objective-damage', { count: objective.damage }));
  return [...parts, placeWord(objective.spot)].join(', ');
}

/** A terrain piece: what it is, how high, what it lets through. */
export function pieceLabel(piece: PieceView): string {
  return list([
    t('sp-board-piece', { name: name(piece.name), height: inches(piece.top) }),
    ...(piece.bottom > 0 ? [t('sp-board-piece-above', { height: inches(piece.bottom) })] : []),
    t(piece.sight === 'blocking' ? 'sp-board-blocks-sight' : 'sp-board-see-through'),
    t(piece.passage === 'impassable' ? 'sp-board-impassable' : 'sp-board-passable'),
    ...(piece.stand ? [] : [t('sp-board-no-stand')]),
  ]);
}
