// Which map a table begins with.

/** What was chosen last, if it is still offered. */
export const still = (offered: readonly { id: string }[], id: string | undefined): string | null =>
  offered.find((one) => one.id === id)?.id ?? null;

/** A map that an added pack brought, which is wanted most likely; null if there is none. */
export function addedMap(maps: readonly { id: string }[], usual: readonly { id: string }[]): string | null {
  const known = new Set(usual.map(({ id }) => id));
  return maps.find(({ id }) => !known.has(id))?.id ?? null;
}
