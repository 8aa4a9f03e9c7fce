// The set-up of Legion for whoever wants to begin: strikes no card, and puts everything where the table suggests it.
import type { Table } from '../../app/table.svelte';
import type { SetUp } from '../ruleset';
import { about, refuses } from './choices';
import { plan as planOf } from './plan.svelte';

const EQUAL = ['colour', 'side'];
const KINDS = [...EQUAL, 'discard', 'lay-token', 'mark-terrain', 'set-aside', 'deploy'];

export function setUp(table: Table): SetUp | null {
  const plan = planOf(table);
  const scouts = about(plan.prompt, 'move')?.why === 'scout';
  if (scouts) return { choice: plan.options.find(refuses) ?? null, equal: false };
  if (!KINDS.includes(plan.kind)) return null;
  const placed = plan.ready ? plan.draft : null;
  // What is usual comes with the aids.
  const listed = plan.aids && (plan.draft ?? plan.options.find(refuses) ?? plan.options[0] ?? null);
  return { choice: plan.spatial ? placed : listed, equal: EQUAL.includes(plan.kind) };
}
