// Which answers of a question stand as rows, which as the button beside the primary one.
import { choiceKind, refuses, same } from '../choices';
import type { Plan } from '../plan.svelte';
import type { Choice, Closed } from '../types';

/** The answer that does nothing, or nothing more. */
export function wayOut(plan: Plan): Choice | null {
  // Alone it is the primary button.
  if (plan.options.length === 1 && !plan.spatial) return null;
  return plan.options.find(refuses) ?? null;
}

/** Answers that stand as rows: all that is not shown in a better form. */
export function rowsOf(plan: Plan): Choice[] {
  const out = wayOut(plan);
  return plan.options.filter((option) => {
    if (out !== null && same(option, out)) return false;
    if (plan.kind === 'first-stance') return choiceKind(option) !== 'stance';
    if (plan.kind === 'act') return choiceKind(option) !== 'action';
    if (plan.kind === 'lose-damage') return choiceKind(option) !== 'damage';
    return true;
  });
}

/** What is not possible now; the tiles of actions tell their reason themselves. */
export function closedOf(plan: Plan): Closed[] {
  const all = plan.aids?.closed ?? [];
  return plan.kind === 'act' ? all.filter((one) => choiceKind(one.choice) !== 'action') : all;
}
