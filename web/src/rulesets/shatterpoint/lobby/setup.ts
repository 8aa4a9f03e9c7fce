// What the lobby asks the server to set up.
import type { Seat } from '../../../protocol';
import type { Edition, OperationSetup, Printing, Team } from '../types';

/** Who is the Aggressor of an operation: a player by agreement, or somebody by chance (SO-SETUP-05). */
export type Aggressor = Seat | 'chance';

/** The operation that is wished for, if one is. */
export interface Wish {
  id: string;
  aggressor: Aggressor;
  printing: Printing;
}

export interface LobbySetup {
  edition: Edition;
  battlefield: string;
  operation?: OperationSetup;
  teams: (Omit<Team, 'mission'> & Partial<Pick<Team, 'mission'>>)[];
}

/** The operation of a setup, if it is still offered. */
export function wishOf(setup: LobbySetup | null, offered: readonly { operation: string }[]): Wish | null {
  const operation = setup?.operation;
  if (!operation || !offered.some((one) => one.operation === operation.id)) return null;
  return { id: operation.id, aggressor: operation.aggressor ?? 'chance', printing: operation.printing };
}

/** For an operation no mission pack is brought (SO-BUILD-01). */
export function setupOf(edition: Edition, battlefield: string, teams: [Team, Team], wish: Wish | null): LobbySetup {
  if (wish === null) return { edition, battlefield, teams };
  const { id, aggressor, printing } = wish;
  return {
    edition,
    battlefield,
    operation: { id, aggressor: aggressor === 'chance' ? null : aggressor, printing },
    teams: teams.map(({ squads }) => ({ squads })),
  };
}
