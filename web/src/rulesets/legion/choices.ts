// What answers speak of: who, whom, where. Pure reading of choices and prompts.
import { same } from '../shared/choices';
import { aimOfCharge, aimOfToken, type Aim } from './board/overlay';
import type { Choice, Prompt, Stand, UnitId } from './types';

/** Prompts that any legal place answers. */
export const SPATIAL: readonly string[] = [
  'place-terrain',
  'deploy',
  'enter',
  'move',
  'cohere',
  'close-up',
  'displace',
  'lay-token',
  'carry-token',
  'lay-charge',
  'restore',
];

/** Prompts that one place answers. */
export const PLACE: readonly string[] = ['close-up', 'displace', 'lay-token', 'carry-token', 'lay-charge', 'restore'];

/** What stands behind the name of a prompt, if it is that one. */
export function about<K extends string>(
  prompt: Prompt | null,
  kind: K,
): (Extract<Prompt, Record<K, unknown>> extends Record<K, infer B> ? B : never) | null {
  if (prompt === null || typeof prompt === 'string' || !(kind in prompt)) return null;
  return (prompt as Record<string, unknown>)[kind] as never;
}

/** Whether an answer does nothing: it is never chosen by itself. */
export const refuses = (choice: Choice): boolean => choice === 'decline' || choice === 'end';

/** The unit that an answer deploys. */
export function deployed(choice: Choice): UnitId | null {
  return typeof choice !== 'string' && 'deploy' in choice ? choice.deploy.unit : null;
}

/** The unit that an answer concerns. */
export function unitOfChoice(choice: Choice): UnitId | null {
  if (typeof choice === 'string') return null;
  if ('unit' in choice) return choice.unit;
  if ('guard' in choice) return choice.guard.unit;
  if ('attack' in choice) return choice.attack.defender;
  if ('standby-attack' in choice) return choice['standby-attack'];
  if ('standby-move' in choice) return choice['standby-move'];
  return deployed(choice);
}

/** Whether a click on a miniature or a token means this answer. */
function pointsAt(choice: Choice, aim: Aim, unit: UnitId | null): boolean {
  if (typeof choice === 'string') return false;
  if ('mini' in choice) return choice.mini === aim;
  if ('token' in choice) return aimOfToken(choice.token) === aim;
  if ('charge' in choice) return aimOfCharge(choice.charge) === aim;
  return unit !== null && unitOfChoice(choice) === unit;
}

/** The answer that a click means; a further click on the same goes on to the next. */
export function pointedAt(
  options: readonly Choice[],
  aim: Aim,
  unit: UnitId | null,
  now: Choice | null,
): Choice | null {
  const all = options.filter((option) => pointsAt(option, aim, unit));
  const at = now === null ? -1 : all.findIndex((option) => same(option, now));
  return all[(at + 1) % Math.max(1, all.length)] ?? null;
}

/** The places that an answer names. */
export function placesOf(choice: Choice): Stand[] {
  if (typeof choice === 'string') return [];
  if ('move' in choice) return [choice.move.to];
  if ('reverse' in choice) return [choice.reverse.to];
  if ('climb' in choice) return [choice.climb.to];
  if ('clamber' in choice) return [choice.clamber.to];
  if ('place' in choice) return [choice.place];
  if ('stands' in choice) return choice.stands;
  return 'deploy' in choice ? choice.deploy.stands : [];
}
