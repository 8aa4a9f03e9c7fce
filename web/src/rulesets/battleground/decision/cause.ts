import type { Names } from '../../../protocol';
import { ownCard } from '../labels';
import { abilityOf, sheetOf, tableOf } from '../known';
import type { Plan } from '../plan.svelte';
import type { Event, ToldView } from '../types';

export interface Cause {
  name: Names;
  text: Names | null;
}

/** Questions that something just used leads to. */
const CAUSED = ['use', 'one-of', 'target', 'goal', 'displace', 'direction', 'sign', 'free-attack', 'go'];

/** What the question names, else what was used in the last step: a skill, a card's ability, an item. */
export function causeOf(plan: Plan): Cause | null {
  if (!CAUSED.includes(plan.kind)) return null;
  const { prompt } = plan;
  if (prompt !== null && typeof prompt !== 'string' && 'use' in prompt && prompt.use.ability !== '') {
    return abilityOf(sheetOf(tableOf(plan.table), prompt.use.figure), prompt.use.ability);
  }
  const told = (plan.table.log.at(-1)?.told ?? []) as ToldView[];
  const causes = told.flatMap(({ event }) => cause(plan, event) ?? []);
  return causes.at(-1) ?? null;
}

function cause(plan: Plan, event: Event): Cause | null {
  switch (event.event) {
    case 'used':
      return abilityOf(sheetOf(tableOf(plan.table), event.figure), event.ability);
    case 'consumed': {
      const item = sheetOf(tableOf(plan.table), event.figure)?.items.find((one) => one.name.en === event.item);
      return item ? { name: item.name, text: item.skill.text } : null;
    }
    case 'bonus-taken':
      return event.bonus === 'ability' && event.seat === plan.table.seat ? ownCard(plan.table, event.card) : null;
    default:
      return null;
  }
}
