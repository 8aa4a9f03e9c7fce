// The set-up of Shatterpoint for whoever wants to begin: squads where the table suggests it, the first stances.
import type { Table } from '../../app/table.svelte';
import type { SetUp } from '../ruleset';
import { plan as planOf } from './plan.svelte';

const EQUAL = ['side'];
const KINDS = [...EQUAL, 'mission-pack', 'deploy', 'first-stance'];

export function setUp(table: Table): SetUp | null {
  const plan = planOf(table);
  if (!KINDS.includes(plan.kind)) return null;
  const placed = plan.ready ? plan.draft : null;
  return { choice: plan.spatial ? placed : (plan.draft ?? plan.options[0] ?? null), equal: EQUAL.includes(plan.kind) };
}
