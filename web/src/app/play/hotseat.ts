/**
 * Two people at one screen: whose seat is shown. The seat stays as long as it is asked something,
 * so that two secret choices are made one after the other.
 */
export function seatToShow(shown: number, asked: boolean[]): number {
  if (asked[shown]) return shown;
  const next = asked.indexOf(true);
  return next < 0 ? shown : next;
}
