// Why something is not possible, and how a game ended.

import { has, t } from '../../../app/i18n.svelte';
import type { Ending } from '../../../protocol';
import { refusalsOf, type Named } from '../../shared/refusals';
import { operations } from '../operations/loaded.svelte';
import type { Lobby, TableView, View } from '../types';
import { capital, inches, player } from './names';

export const { refusal, reason, short, fact } = refusalsOf<TableView, Lobby>({
  prefix: 'sp',
  kinds: ['condition', 'action', 'kind', 'type', 'attack', 'edge'],
  inches,
  capital,
  names: namesOf,
});

function namesOf(table: TableView | null, lobby: Lobby | null): Named[] {
  const cards = [...(table?.units.map((one) => one.card) ?? []), ...(lobby?.units ?? [])];
  return [
    ...cards.map((card) => ({ id: card.unit, name: card.name })),
    ...cards.flatMap((card) => card.abilities.map((ability) => ({ id: ability.name.en, name: ability.name }))),
    ...(lobby?.eras.map((era) => ({ id: era.id, name: era.name })) ?? []),
    ...(lobby?.missions.map((mission) => ({ id: mission.mission, name: mission.name })) ?? []),
    ...(table?.terrain.pieces.map((piece) => ({ id: piece.name.en, name: piece.name })) ?? []),
  ];
}

/** How the game ended; in an operation also in which role it was won. */
export function outcome(
  ending: Ending,
  names: string[],
  table: TableView | null = null,
  view: View | null = null,
): string {
  if (ending.winner === null) return t('sp-draw');
  const role = table && view && operations()?.outcome(ending, player(ending.winner, names), table, view);
  if (role) return role;
  const args = { winner: player(ending.winner, names), loser: player(1 - ending.winner, names) };
  if (ending.flag) return t('sp-won-flag', args);
  const key = `sp-won-${short(ending.rule)}`;
  return has(key) ? t(key, args) : t('sp-won', { winner: args.winner });
}

/** Why a unit does not fit into a squad beside the others, in a few words. */
export const MISFITS: Record<string, string> = {
  'SP-BUILD-04': 'sp-misfit-twice',
  'SP-BUILD-05': 'sp-misfit-twice',
  'SP-BUILD-08': 'sp-misfit-era',
  'SP-BUILD-10': 'sp-misfit-points',
};
