// Which unit a question or the play is about.
import type { Table } from '../../app/table.svelte';
import { ownSeat, promptOf, tableOf, viewOf } from './known';
import type { Prompt, UnitId } from './types';

/** The unit that a question names. */
export function askedUnit(prompt: Prompt | null): UnitId | null {
  if (prompt === null || typeof prompt === 'string') return null;
  const body: unknown = Object.values(prompt)[0];
  const kind = Object.keys(prompt)[0] ?? '';
  if (typeof body === 'number') return kind === 'drawn' ? null : body;
  if (typeof body !== 'object' || body === null) return null;
  const about = body as Record<string, unknown>;
  const named = about.unit ?? about.by;
  return typeof named === 'number' ? named : null;
}

/** The unit that acts: in the attack, in the question, in the activation; else the first own one. */
export function actingOf(table: Table): UnitId | null {
  const [fixed, view] = [tableOf(table), viewOf(table)];
  if (!fixed || !view) return null;
  return (
    view.attack?.attacker ??
    askedUnit(promptOf(table)) ??
    view.activation?.unit ??
    fixed.units.find((one) => one.seat === ownSeat(table))?.id ??
    null
  );
}
