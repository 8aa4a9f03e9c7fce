import type { Names } from '../../../protocol';
import { about } from '../choices';
import type { Plan } from '../plan.svelte';
import { commandOf } from '../words';

/** The card that the question comes from. */
export function causeOf({ prompt, fixed }: Plan): { name: Names; text: Names | null } | null {
  const card = (about(prompt, 'pay') ?? about(prompt, 'target'))?.card;
  if (!card || !fixed) return null;
  if ('command' in card) return commandOf(...card.command, fixed);
  const [unit, number] = card.upgrade;
  return fixed.units[unit]?.upgrades[number] ?? null;
}
