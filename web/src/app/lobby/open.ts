import type { Clock, NewGame, Seat } from '../../protocol';
import { api } from '../api';
import { me } from '../me.svelte';
import { remember, seatAddress } from '../memory';
import { chosen } from './last';

export type Opponent = 'screen' | 'link' | 'open' | 'computer';

export interface Wish {
  ruleset: string;
  opponent: Opponent;
  player: string;
  seat: Seat;
  /** The own name first; the second is for the other person at this screen. */
  names: string[];
  /** Who sits where at a table for more than two, by seats: `person` or a computer player. */
  sitters?: string[] | null;
  clock: Clock | null;
  listed: boolean;
  /** Players elsewhere may ask for hints; who plays at one screen or against the computer always may. */
  hints?: boolean;
  setup: unknown | null;
  /** The names of the packs; null: the usual ones. */
  packs: string[] | null;
  /** To be begun at once. */
  swift?: boolean;
}

/** What the lobby offers; the first is no clock. */
export const clocks: (Clock | null)[] = [
  null,
  { seconds: 900, increment: 10 },
  { seconds: 1800, increment: 15 },
  { seconds: 3600, increment: 30 },
];

/** The request that opens the table as wished. */
export function newGame(wish: Wish): NewGame {
  const other = wish.opponent === 'computer' ? wish.player : wish.opponent === 'open' ? 'open' : 'person';
  const own = (wish.names[0] ?? '').trim();
  const bySeat = <T>(mine: T, theirs: T): [T, T] => (wish.seat === 0 ? [mine, theirs] : [theirs, mine]);
  const shared = wish.opponent === 'screen';
  return {
    ruleset: wish.ruleset,
    ...(wish.sitters
      ? { seats: wish.sitters, names: wish.sitters.map((_, seat) => (seat === wish.seat ? own : '')) }
      : {
          seats: shared ? ['person', 'person'] : bySeat('person', other),
          names: shared ? [own, (wish.names[1] ?? '').trim()] : bySeat(own, ''),
        }),
    ...(wish.setup === null ? {} : { setup: wish.setup }),
    ...(wish.packs === null ? {} : { packs: wish.packs }),
    ...(wish.clock ? { clock: wish.clock } : {}),
    ...(wish.listed ? { listed: true } : {}),
    ...(wish.hints || (shared && !wish.sitters) ? { hints: true } : {}),
  };
}

/** A seat's link, for whoever plays elsewhere. */
export interface SeatLinkOf {
  seat: Seat;
  link: string;
}

/** Opens the table; the links are for the other players who play elsewhere. */
export async function openTable(wish: Wish): Promise<{ address: string; links: SeatLinkOf[] }> {
  me.name = wish.names[0] ?? '';
  chosen({ ruleset: wish.ruleset, opponent: wish.opponent, player: wish.player, seat: wish.seat });
  const { game, tokens } = await api.open(newGame(wish));
  const shared = wish.opponent === 'screen' && !wish.sitters;
  const seats: Seat[] = shared ? [0, 1] : [wish.seat];
  const own = seats.flatMap((seat) => tokens[seat] ?? []);
  remember(game, own, seats, wish.swift);
  const links = tokens.flatMap((token, seat) =>
    token === null || seats.includes(seat) ? [] : [{ seat, link: location.origin + seatAddress(game, [token]) }],
  );
  return { address: seatAddress(game, own), links };
}
