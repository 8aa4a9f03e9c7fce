import type { Table } from '../table.svelte';
import type { Seat } from '../../protocol';
import { isPerson } from '../names';
import { opponents } from '../seats';

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
  return whoIsGone(table) === null ? 'waiting' : 'gone';
}

/** A person whom all wait for, or an only opponent, and who is not at the table. */
export function whoIsGone(table: Standing): Seat | null {
  const { info, seat, presence } = table;
  if (info === null || seat === null) return null;
  const asked = table.deciding.map((one) => one.seat);
  const others = info.seats.length > 2 ? asked.filter((one) => one !== seat) : opponents(seat, 2);
  return others.find((one) => isPerson(info, one) && presence.seats[one] === false) ?? null;
}
