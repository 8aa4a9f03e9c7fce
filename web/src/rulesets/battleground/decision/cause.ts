import type { Names } from '../../../protocol';
import { ownCard } from '../labels';
import { sheetOf, tableOf } from '../known';
import type { Plan } from '../plan.svelte';
import type { Event, FigureId, ToldView } from '../types';

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
    return abilityOf(plan, prompt.use.figure, prompt.use.ability);
  }
  const told = (plan.table.log.at(-1)?.told ?? []) as ToldView[];
  const causes = told.flatMap(({ event }) => cause(plan, event) ?? []);
  return causes.at(-1) ?? null;
}

function cause(plan: Plan, event: Event): Cause | null {
  switch (event.event) {
    case 'used':
      return abilityOf(plan, event.figure, event.ability);
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

/** An ability of a character by its English name: of itself, its items or its weapons. */
export function abilityOf(plan: Plan, figure: FigureId, english: string): Cause | null {
  const sheet = sheetOf(tableOf(plan.table), figure);
  const all = sheet ? [...sheet.skills, ...sheet.weapons.flatMap((weapon) => weapon.special)] : [];
  return all.find((one) => one.name.en === english) ?? null;
}
