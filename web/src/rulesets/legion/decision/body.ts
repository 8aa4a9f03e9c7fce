// Which answers of a question stand as rows, which as the button beside the primary one.
import { kindOf, same } from '../../shared/choices';
import { refuses } from '../choices';
import type { Plan } from '../plan.svelte';
import type { Choice, Closed } from '../types';

/** The answer that does nothing, or nothing more. */
export function wayOut(plan: Plan): Choice | null {
  // Alone it is the primary button.
  if (plan.options.length === 1 && !plan.spatial) return null;
  return plan.options.find(refuses) ?? null;
}

/** Answers that are shown in a better form than a row. */
const SHOWN: Record<string, readonly string[]> = {
  act: ['action'],
  aim: ['reroll'],
  luck: ['reroll'],
  enter: ['deploy'],
  displace: ['place'],
  'close-up': ['place'],
  'lay-charge': ['place'],
  restore: ['place'],
  'lay-token': ['place'],
  'carry-token': ['place'],
  cohere: ['anywhere'],
};

export function rowsOf(plan: Plan): Choice[] {
  const out = wayOut(plan);
  const shown = SHOWN[plan.kind] ?? [];
  return plan.options.filter((option) => !(out !== null && same(option, out)) && !shown.includes(kindOf(option)));
}

/** What is not possible now; the tiles of actions tell their reason themselves. */
export function closedOf(plan: Plan): Closed[] {
  const all = plan.aids?.closed ?? [];
  return plan.kind === 'act' ? all.filter((one) => kindOf(one.choice) !== 'action') : all;
}
