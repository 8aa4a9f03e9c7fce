// The frame passes on what the server sends without knowing its form; a ruleset says which types it has.
import { shown } from '../../app/film/film.svelte';
import { t } from '../../app/i18n.svelte';
import { playerNames } from '../../app/names';
import type { Table } from '../../app/table.svelte';
import type { Refusal, Seat } from '../../protocol';

/** The forms of what the server of a ruleset sends. */
export interface Sent {
  table: unknown;
  view: unknown;
  aids: unknown;
  prompt: unknown;
  choice: unknown;
  told: unknown;
}

/** Reads a table with the types of a ruleset. */
export interface Known<S extends Sent> {
  tableOf(table: Table): S['table'] | null;
  /** The position; as far as it is shown, for what draws it and asks nothing. */
  viewOf(table: Table, asShown?: boolean): S['view'] | null;
  aidsOf(table: Table): S['aids'] | null;
  promptOf(table: Table): S['prompt'] | null;
  optionsOf(table: Table): S['choice'][];
  toldOf(table: Table): Generator<S['told']>;
}

export function knownAs<S extends Sent>(): Known<S> {
  return {
    tableOf: (table) => table.table as S['table'] | null,
    viewOf: (table, asShown = false) => (asShown ? shown(table) : table.view) as S['view'] | null,
    aidsOf: (table) => table.aids as S['aids'] | null,
    promptOf: (table) => (table.question?.prompt ?? null) as S['prompt'] | null,
    optionsOf: (table) => (table.question?.options ?? []) as S['choice'][],
    *toldOf(table) {
      for (const step of table.log) yield* step.told as S['told'][];
    },
  };
}

export function playerName(table: Table, seat: Seat): string {
  return (table.info && playerNames(table.info)[seat]) || t('app-player', { number: seat + 1 });
}

/** The own seat; a spectator sits with player 1. */
export function ownSeat(table: Table): Seat {
  return table.seat ?? 0;
}

/** Whether a measurement was refused. */
export function isRefusal(result: object): result is Refusal {
  return 'rule' in result && 'facts' in result;
}
