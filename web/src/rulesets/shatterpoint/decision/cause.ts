import type { Names } from '../../../protocol';
import { ownSeat, sheetOf, toldOf } from '../known';
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

/** One of the own units before one of the enemy's: what an enemy answers in between, such as to a movement, asks nothing. */
function used(plan: Plan): Cause | null {
  const { fixed, view } = plan;
  const told: ToldView[] = [...toldOf(plan.table)].slice(-40).reverse();
  const end = told.findIndex(({ event }) => typeof event !== 'string' && ENDING.some((kind) => kind in event));
  const all = told
    .slice(0, end < 0 ? told.length : end)
    .flatMap(({ event }) => (typeof event !== 'string' && 'ability' in event ? [event.ability] : []));
  const own = all.find((one) => sheetOf(fixed, one.unit)?.seat === ownSeat(plan.table)) ?? all[0];
  return own && fixed ? abilityOf(own.unit, own.ability, fixed, view) : null;
}
