/** The chances of wounds in at most three rows; the last gathers what is rarer. */
export function oddsRows(wounds: readonly number[]): { wounds: number; chance: number; more: boolean }[] {
  const rows = wounds.slice(0, 2).map((chance, count) => ({ wounds: count, chance, more: false }));
  if (wounds.length <= 2) return rows;
  const rest = wounds.slice(2).reduce((sum, chance) => sum + chance, 0);
  return [...rows, { wounds: 2, chance: rest, more: wounds.length > 3 }];
}

/** The chance of at least one wound. */
export function woundChance(wounds: readonly number[]): number {
  return Math.max(0, 1 - (wounds[0] ?? 1));
}
