// Questions of Legion on which nothing hangs.
import type { Table } from '../../app/table.svelte';
import { find } from '../shared/choices';
import { plan as planOf } from './plan.svelte';
import type { Choice } from './types';

/** Dodge tokens against dice of which none hit: none is spent. */
export function needless(table: Table): Choice | null {
  const { kind, options, view } = planOf(table);
  const struck = view?.attack?.dice.some(({ face }) => face === 'hit' || face === 'critical') ?? true;
  return kind === 'dodge' && !struck ? find(options, { spend: 0 }) : null;
}
