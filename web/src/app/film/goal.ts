// The goal card is open until it was read once; from then on it is one key away.
import type { Table } from '../table.svelte';

const READ = 'gefecht.goal.';

export function goalWanted(ruleset: string, table: Table): boolean {
  if (table.seat === null || table.outcome !== null) return false;
  return typeof localStorage === 'undefined' || localStorage.getItem(READ + ruleset) === null;
}

export function keepGoal(ruleset: string): void {
  localStorage.setItem(READ + ruleset, 'read');
}
