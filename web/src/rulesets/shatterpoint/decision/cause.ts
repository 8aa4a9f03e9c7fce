import type { Names } from '../../../protocol';
import { toldOf } from '../known';
import { operations } from '../operations/loaded.svelte';
import type { Plan } from '../plan.svelte';
import type { ToldView } from '../types';
import { abilityOf, TACTIC } from '../words';

export interface Cause {
  name: Names;
  text: Names;
}

/** Questions that an ability just used may lead to. */
const CAUSED = [
  'go',
  'push',
  'attack',
  'heal',
  'gain-condition',
  'lose-condition',
  'progress',
  'objective',
  'space',
  'face',
  'lose-wound',
  'lose-damage',
];
/** Deeds after which an ability no longer is the cause. */
const ENDING = ['acts', 'turn', 'activated', 'option', 'attack', 'successes'];

/** What the question names, else the ability that was used last, as long as nothing else began since. */
export function causeOf(plan: Plan): Cause | null {
  const { prompt, fixed, view } = plan;
  if (prompt === null || !fixed) return null;
  if (typeof prompt !== 'string' && ('choose' in prompt || 'pick' in prompt)) {
    const { unit, ability } = 'choose' in prompt ? prompt.choose : prompt.pick;
    const rule = ability === TACTIC ? operations()?.ruleAtWork(fixed, view) : null;
    return rule ?? abilityOf(unit, ability, fixed, view);
  }
  if (!CAUSED.includes(plan.kind)) return null;
  return operations()?.ruleAtWork(fixed, view) ?? used(plan);
}

function used(plan: Plan): Cause | null {
  const told: ToldView[] = [...toldOf(plan.table)].slice(-40);
  for (const { event } of told.reverse()) {
    if (typeof event === 'string') continue;
    if ('ability' in event)
      return plan.fixed && abilityOf(event.ability.unit, event.ability.ability, plan.fixed, plan.view);
    if (ENDING.some((kind) => kind in event)) return null;
  }
  return null;
}
