// The frame passes on what the server sends without knowing its form; here it gets its types.
import type { Table } from '../../app/table.svelte';
import { t } from '../../app/i18n.svelte';
import { playerNames } from '../../app/names';
import type { Seat } from '../../protocol';
import type { Aids, Choice, FigureId, FigureView, Prompt, SheetView, TableView, ToldView, View } from './types';

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

export function sheetOf(table: TableView | null, figure: FigureId): SheetView | null {
  return table?.sheets[figure] ?? null;
}

export function figureOf(view: View | null, figure: FigureId): FigureView | null {
  return view?.figures.find((one) => one.id === figure) ?? null;
}

export function playerName(table: Table, seat: Seat): string {
  return (table.info && playerNames(table.info)[seat]) || t('bg-player', { number: seat + 1 });
}

/** The own seat; a spectator sits with player 1. */
export function ownSeat(table: Table): Seat {
  return table.seat ?? 0;
}
