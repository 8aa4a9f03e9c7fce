import type { Seat } from '../protocol';

/** The letter of a seat, for `data-seat`: it gives an element the seat's colours. */
export function seatLetter(seat: Seat | null): 'a' | 'b' | undefined {
  return seat === 0 ? 'a' : seat === 1 ? 'b' : undefined;
}
