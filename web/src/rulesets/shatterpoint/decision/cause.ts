import type { Names } from '../../../protocol';
import { toldOf } from '../known';
import type { Plan } from '../plan.svelte';
import type { AbilityView, ToldView } from '../types';
import { abilityOf } from '../words';

export interface Cause {
  name: Names;
  text: Names;
}

/** Questions that an ability just used may lead to. */
const CAUSED = ['go', 'push', 'attack', 'heal', 'gain-condition', 'lose-condition'];
/** Deeds after which an ability no longer is the cause. */
const ENDING = ['acts', 'turn', 'activated', 'option', 'attack', 'successes'];

/** What the question names, else the ability that was used last, as long as nothing else began since. */
export function causeOf(plan: Plan): Cause | null {
  const { prompt, fixed, view } = plan;
  if (prompt === null || typeof prompt === 'string' || !fixed) return null;
  if ('choose' in prompt) return abilityOf(prompt.choose.unit, prompt.choose.ability, fixed, view);
  if ('pick' in prompt) return abilityOf(prompt.pick.unit, prompt.pick.ability, fixed, view);
  return CAUSED.includes(plan.kind) ? used(plan) : null;
}

function used(plan: Plan): AbilityView | null {
  const told: ToldView[] = [...toldOf(plan.table)].slice(-40);
  for (const { event } of told.reverse()) {
    if (typeof event === 'string') continue;
    if ('ability' in event)
      return plan.fixed && abilityOf(event.ability.unit, event.ability.ability, plan.fixed, plan.view);
    if (ENDING.some((kind) => kind in event)) return null;
  }
  return null;
}
