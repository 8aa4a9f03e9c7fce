import type { Names } from '../../../protocol';
import { ownCard } from '../labels';
import { sheetOf, tableOf } from '../known';
import type { Plan } from '../plan.svelte';
import type { Event, SheetView, ToldView } from '../types';

export interface Cause {
  name: Names;
  text: Names | null;
}

/** Questions that something just used leads to. */
const CAUSED = ['use', 'one-of', 'order', 'target', 'goal', 'displace', 'direction', 'sign', 'free-attack', 'go'];

/** What was used in the last step: a skill, a card's ability, an item. */
export function causeOf(plan: Plan): Cause | null {
  if (!CAUSED.includes(plan.kind)) return null;
  const told = (plan.table.log.at(-1)?.told ?? []) as ToldView[];
  const causes = told.flatMap(({ event }) => cause(plan, event) ?? []);
  return causes.at(-1) ?? null;
}

function cause(plan: Plan, event: Event): Cause | null {
  switch (event.event) {
    case 'used':
      return everything(plan, event.figure).find((one) => one.name.en === event.ability) ?? null;
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

/** The abilities that work by themselves: one of them asks. */
export function possible(plan: Plan): Cause[] {
  if (plan.figure === null) return [];
  return everything(plan, plan.figure).filter((one) => one.ap === 0 && one.text !== null);
}

function everything(plan: Plan, figure: number) {
  const sheet: SheetView | null = sheetOf(tableOf(plan.table), figure);
  return sheet ? [...sheet.skills, ...sheet.weapons.flatMap((weapon) => weapon.special)] : [];
}
