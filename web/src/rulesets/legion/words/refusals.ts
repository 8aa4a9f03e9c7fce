// Why something is not possible, and how a game ended.

import { has, t } from '../../../app/i18n.svelte';
import type { Ending, Refusal } from '../../../protocol';
import { refusalsOf, type Named } from '../../shared/refusals';
import type { Lobby, TableView } from '../types';
import { capital, inches, side } from './names';

export const { refusal, reason, short, fact, worded } = refusalsOf<TableView, Lobby>({
  prefix: 'lg',
  kinds: ['action', 'rank', 'faction', 'type', 'slot', 'terrain'],
  inches,
  capital,
  names: namesOf,
});

function namesOf(table: TableView | null, lobby: Lobby | null): Named[] {
  return [
    ...[...(table?.units.map((one) => one.card) ?? []), ...(lobby?.units ?? [])].map((one) => ({
      id: one.unit,
      name: one.name,
    })),
    ...[...(table?.units.flatMap((one) => one.upgrades) ?? []), ...(lobby?.upgrades ?? [])].map((one) => ({
      id: one.upgrade,
      name: one.name,
    })),
    ...[...(table?.commands.flat() ?? []), ...(lobby?.commands ?? [])].map((one) => ({
      id: one.command,
      name: one.name,
    })),
    ...[...(table?.objectives ?? []), ...(table?.deployments ?? []), ...(table?.conditions ?? [])].map((one) => ({
      id: one.card,
      name: one.name,
    })),
    ...(table?.terrain.pieces.map((piece) => ({ id: piece.name.en, name: piece.name })) ?? []),
    ...(lobby?.battlefields.map((one) => ({ id: one.id, name: one.name })) ?? []),
  ];
}

/** A rule of building that a list breaks, in words; null where there are none. */
export function wrong(refusal: Refusal, unit: string | null, named: (value: string) => string): string | null {
  const args: Record<string, string | number> = { what: refusal.facts[0]?.value ?? '' };
  for (const { name: fact, value } of refusal.facts) {
    // `at most` is said as `most`.
    const number = Number(value);
    args[fact.replace(/^.* /, '')] = Number.isNaN(number) ? named(value) : number;
  }
  if (unit !== null) args.unit ??= unit;
  const rank = 'least' in args ? 'few' : 'many';
  const key = `lg-wrong-${'rank' in args ? rank : short(refusal.rule)}`;
  return has(key) ? t(key, args) : null;
}

/** How the game ended. */
export function outcome(ending: Ending, names: string[], table: TableView): string {
  if (ending.winner === null) return t('lg-draw');
  const args = { winner: side(ending.winner, names, table), loser: side(1 - ending.winner, names, table) };
  if (ending.flag) return t('lg-won-flag', args);
  const key = `lg-won-${short(ending.rule)}`;
  return has(key) ? t(key, args) : t('lg-won', { winner: args.winner });
}
