// An army as text: what a list builder or another player exports. Whether it is legal the server says.
import type { Army, ArmyUnit } from '../types';

export type ArmyProblem = 'not-json' | 'no-army';

/** Reads an army; only its form is looked at. */
export function readArmy(text: string): { army: Army | null; problem: ArmyProblem | null } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { army: null, problem: 'not-json' };
  }
  return isArmy(value) ? { army: cleaned(value), problem: null } : { army: null, problem: 'no-army' };
}

export function writeArmy(army: Army): string {
  return JSON.stringify({ units: army.units, commands: army.commands }, null, 2);
}

export function isArmy(value: unknown): value is Army {
  if (!isRecord(value) || !Array.isArray(value.units)) return false;
  return value.units.every(isUnit) && (value.commands === undefined || isTexts(value.commands));
}

/** Armies by their seats. */
export const areArmies = (value: unknown): value is Army[] => Array.isArray(value) && value.every(isArmy);

function cleaned(army: Army): Army {
  const units = army.units.map(({ unit, upgrades }): ArmyUnit => ({ unit, upgrades: upgrades ?? [] }));
  return { id: null, units, commands: army.commands ?? [] };
}

function isUnit(value: unknown): value is ArmyUnit {
  return isRecord(value) && typeof value.unit === 'string' && (value.upgrades === undefined || isTexts(value.upgrades));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
