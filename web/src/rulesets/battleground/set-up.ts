// The set-up of Battleground for whoever wants to begin: figures look ahead, the first place is as good as any.
import type { Table } from '../../app/table.svelte';
import type { SetUp } from '../ruleset';
import { planOf } from './plan.svelte';

export function setUp(table: Table): SetUp | null {
  const plan = planOf(table);
  const equal = plan.canKeepFacings || plan.kind === 'priority';
  if (!equal && plan.kind !== 'deploy') return null;
  // What is usual comes with the aids.
  return { choice: plan.aids && (plan.draft ?? plan.options[0] ?? null), equal };
}
