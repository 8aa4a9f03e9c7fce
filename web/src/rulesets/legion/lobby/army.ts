// The ready armies of a lobby.
import type { Army, Lobby, UnitCard } from '../types';

export const cardOf = (id: string, lobby: Lobby): UnitCard | null => lobby.units.find((one) => one.unit === id) ?? null;

/** The ready armies of a format, one for each seat. */
export function readyArmies(lobby: Lobby, id: string): Army[] {
  const found = lobby.formats.find(({ format }) => format.id === id);
  const ids = found?.armies ?? [];
  const ready = ids.flatMap((one) => lobby.armies.map(([army]) => army).filter((army) => army.id === one));
  const any = ready[0] ?? lobby.armies[0]?.[0] ?? { id: null, units: [], commands: [] };
  const seats = 2 * (found?.format['armies-per-side'] ?? 1);
  return Array.from({ length: seats }, (_, seat) => ready[seat] ?? any);
}
