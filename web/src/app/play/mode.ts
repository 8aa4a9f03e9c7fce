import type { Table } from '../table.svelte';
import { isPerson } from '../names';

/** The states of the decision column. */
export type Mode = 'failed' | 'lost' | 'over' | 'refused' | 'secret' | 'yours' | 'gone' | 'waiting' | 'watching';

type Standing = Pick<
  Table,
  'connection' | 'outcome' | 'refusal' | 'question' | 'deciding' | 'seat' | 'info' | 'presence'
>;

export function modeOf(table: Standing): Mode {
  if (table.connection === 'failed') return 'failed';
  if (table.connection !== 'open') return 'lost';
  if (table.outcome) return 'over';
  if (table.refusal && table.question) return 'refused';
  if (table.question) return table.deciding.length > 1 ? 'secret' : 'yours';
  if (table.seat === null) return 'watching';
  return otherIsGone(table, table.seat) ? 'gone' : 'waiting';
}

function otherIsGone(table: Standing, seat: number): boolean {
  const other = 1 - seat;
  return table.info !== null && isPerson(table.info, other) && table.presence.seats[other] === false;
}
