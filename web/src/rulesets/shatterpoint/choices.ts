// What answers speak of: who, whom, where. Pure reading of choices and prompts.
import { find, kindOf, same } from '../shared/choices';
import type { CharacterId, Choice, Prompt, Spot, Target, UnitId } from './types';

export { find, same };

/** The name of a prompt's kind. */
export const promptKind = (prompt: Prompt): string => kindOf(prompt);

/** The name of a choice's kind. */
export const choiceKind = (choice: Choice): string => kindOf(choice);

/** Prompts that any legal place answers. */
export const SPATIAL: readonly string[] = ['deploy', 'go', 'transfer', 'push', 'lay', 'roam', 'ambush', 'station'];

/** Whether an answer does nothing: it is never chosen by itself. */
export function refuses(choice: Choice): boolean {
  return choice === 'decline' || choice === 'end';
}

/** The squad that an answer deploys. */
export function squadOfChoice(choice: Choice): number | null {
  return typeof choice !== 'string' && 'deploy' in choice ? choice.deploy.squad : null;
}

/** What can be pointed at on the board by one number: a character by its own, an armoured target by −1 − its number. */
export type Aim = number;

export const aimOf = (target: Target): Aim => (typeof target === 'number' ? target : -1 - target.armoured);

export const targetOf = (aim: Aim): Target => (aim < 0 ? { armoured: -1 - aim } : aim);

/** The attacked character; null for an armoured target. */
export const attacked = (target: Target): CharacterId | null => (typeof target === 'number' ? target : null);

/** Whether a click on a character or an armoured target means this answer. */
export function pointsAt(choice: Choice, character: Aim, unit: UnitId | null): boolean {
  if (typeof choice === 'string') return false;
  if ('character' in choice) return choice.character === character;
  if ('attack' in choice) return aimOf(choice.attack.target) === character;
  if ('struggle' in choice) return choice.struggle.character === character;
  if ('unit' in choice) return choice.unit === unit;
  if ('heal-damage' in choice) return choice['heal-damage'] === unit;
  if ('heal-condition' in choice) return choice['heal-condition'][0] === unit;
  return false;
}

/** The answer that a click means; a further click on the same goes on to the next. */
export function pointedAt(
  options: readonly Choice[],
  character: Aim,
  unit: UnitId | null,
  now: Choice | null,
  by: CharacterId | null,
): Choice | null {
  const all = options.filter((option) => pointsAt(option, character, unit));
  if (all.length === 0) return null;
  const at = now === null ? -1 : all.findIndex((option) => same(option, now));
  if (at >= 0) return all[(at + 1) % all.length] ?? null;
  return all.find((option) => by !== null && attackerOf(option) === by) ?? all[0] ?? null;
}

export function attackerOf(choice: Choice): CharacterId | null {
  return typeof choice !== 'string' && 'attack' in choice ? choice.attack.character : null;
}

/** The places that a suggested answer names, with who stands there where it says so. */
export function placesOf(
  choice: Choice,
): { character: CharacterId | null; at: { x: number; y: number }; spot: Spot | null }[] {
  if (typeof choice === 'string') return [];
  if ('move' in choice) return [{ character: choice.move.character, at: choice.move.to, spot: choice.move.to }];
  if ('place' in choice) return [{ character: null, at: choice.place, spot: choice.place }];
  if ('through' in choice) return [{ character: null, at: choice.through.to, spot: choice.through.to }];
  if ('toward' in choice) return [{ character: null, at: choice.toward, spot: null }];
  if ('deploy' in choice) return choice.deploy.places.map((spot) => ({ character: null, at: spot, spot }));
  return [];
}
