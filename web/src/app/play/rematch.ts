import type { GameInfo, Seat } from '../../protocol';
import { api } from '../api';
import { remember, seatAddress } from '../memory';

export interface Rematch {
  /** The own seat at the new table. */
  address: string;
  /** The links to send to the other players; none if nobody else needs one. */
  links: string[];
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
  const others = tokens.filter((token) => token !== null && !own.includes(token));
  remember(game, own, seats);
  const links = others.flatMap((token) => (token ? [location.origin + seatAddress(game, [token])] : []));
  return { address: seatAddress(game, own), links };
}
