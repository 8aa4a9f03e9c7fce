import type { Seat } from '../protocol';

/** The letter of a seat, for `data-seat`: it gives an element the colours of the seat's side. */
export function seatLetter(seat: Seat | null): 'a' | 'b' | undefined {
  return seat === null ? undefined : sideOf(seat) === 0 ? 'a' : 'b';
}

/** The side of a seat: teams sit in turns around the table, so in a game for two it is the seat. */
export function sideOf(seat: Seat): 0 | 1 {
  return seat % 2 === 0 ? 0 : 1;
}

/** Whether two seats are of one team, as a seat is with itself. */
export function areMates(one: Seat, other: Seat): boolean {
  return one >= 0 && other >= 0 && sideOf(one) === sideOf(other);
}

/** So many seats, those of the first side before the others. */
export function bySides(count: number): Seat[] {
  return Array.from({ length: count }, (_, seat) => seat).sort((a, b) => sideOf(a) - sideOf(b) || a - b);
}

/** All seats as one of them sees the table: the own, the mates, the other side. */
export function seatsFrom(own: Seat, count: number): Seat[] {
  const mates = bySides(count).filter((one) => one !== own && areMates(one, own));
  return [own, ...mates, ...opponents(own, count)];
}

/** The seats of the other side. */
export function opponents(seat: Seat, count: number): Seat[] {
  return bySides(count).filter((one) => !areMates(one, seat));
}
