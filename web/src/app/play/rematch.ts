import type { GameInfo, Seat } from '../../protocol';
import { api } from '../api';
import { remember, seatAddress } from '../memory';

export interface Rematch {
  /** The own seat at the new table. */
  address: string;
  /** The link to send to the other player; null if nobody else needs one. */
  link: string | null;
}

/** Opens a new table like the old one: same set-up, seats, names and clock. The dice are new. */
export async function openRematch(info: GameInfo, seat: Seat | null, shared: boolean): Promise<Rematch> {
  const { setup } = await api.record(info.id);
  const { game, tokens } = await api.open({
    ruleset: info.ruleset,
    setup,
    seats: info.seats,
    names: info.names,
    ...(info.clock ? { clock: info.clock } : {}),
  });
  const seats: Seat[] = shared ? [0, 1] : [seat ?? 0];
  const own = seats.flatMap((one) => tokens[one] ?? []);
  const other = shared ? null : tokens[1 - (seat ?? 0)];
  remember(game, own, seats);
  return { address: seatAddress(game, own), link: other ? location.origin + seatAddress(game, [other]) : null };
}
