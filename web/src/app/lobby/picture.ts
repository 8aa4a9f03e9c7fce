/** The first map that a ruleset's lobby offers, for its picture; null if it offers none. */
export function firstMap(lobby: unknown): unknown {
  if (typeof lobby !== 'object' || lobby === null) return null;
  const all = 'maps' in lobby ? lobby.maps : 'battlefields' in lobby ? lobby.battlefields : null;
  return Array.isArray(all) ? (all[0] ?? null) : null;
}
