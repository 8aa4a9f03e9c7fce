/** The first map that a ruleset's lobby offers, for its picture; null if it offers none. */
export function firstMap(lobby: unknown): unknown {
  if (typeof lobby !== 'object' || lobby === null || !('maps' in lobby)) return null;
  return Array.isArray(lobby.maps) ? (lobby.maps[0] ?? null) : null;
}
