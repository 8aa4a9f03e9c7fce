// Why something is not possible, and how a game ended.

import { has, name, t } from '../../../app/i18n.svelte';
import type { Ending, Fact, Names, Refusal } from '../../../protocol';
import type { Lobby, TableView, View } from '../types';
import { capital, INCH, inches, player } from './names';
import { operations } from '../operations/loaded.svelte';
import { ruleTitle } from '../../shared/titles.svelte';

/** A refusal as a sentence: the reason, then what it was applied to. The title of the rule serves where there are no
 *  words for it. */
export function refusal(
  refusal: Refusal,
  table: TableView | null,
  _view: View | null = null,
  extra: { lobby?: Lobby | null; title?: string } = {},
): string {
  const { why, facts } = parts(refusal, table, extra);
  if (facts === '') return t('sp-refused', { why });
  return t('sp-refused-facts', { why, facts });
}

/** The same where it is clear that something is not possible: the reason alone, with its numbers. */
export function reason(refusal: Refusal, table: TableView | null): string {
  const { why, facts } = parts(refusal, table, {});
  return capital(facts === '' ? why : `${why} (${facts})`);
}

function parts(
  refusal: Refusal,
  table: TableView | null,
  extra: { lobby?: Lobby | null; title?: string },
): { why: string; facts: string } {
  const facts = refusal.facts
    .map((one) => fact(one, table, extra.lobby ?? null))
    .filter((words): words is string => words !== null);
  return { why: reasonOf(refusal.rule, extra.title), facts: facts.join(', ') };
}

function reasonOf(rule: string, given: string | undefined): string {
  const key = `sp-no-${short(rule)}`;
  if (has(key)) return t(key);
  return given ?? ruleTitle(rule) ?? t('sp-no-unknown', { rule });
}

/** A rule's id as part of a key: `SP-MOVE-16` is `move-16`. */
export function short(rule: string): string {
  return rule.replace(/^SP-/, '').toLowerCase();
}

/** One fact in words; null for those that the player sees anyway. */
export function fact(fact: Fact, table: TableView | null, lobby: Lobby | null): string | null {
  const key = `sp-fact-${fact.name.toLowerCase().replaceAll(' ', '-')}`;
  if (!has(key)) return null;
  const count = Number(fact.value);
  const isNumber = fact.value !== '' && Number.isFinite(count);
  return t(key, { count: isNumber ? count : 0, value: isNumber ? fact.value : worded(fact.value, table, lobby) });
}

/** Names come in English; the same in the language of the page. */
function worded(value: string, table: TableView | null, lobby: Lobby | null): string {
  return value
    .split(', ')
    .map((one) => translated(one, table, lobby))
    .join(', ');
}

function translated(text: string, table: TableView | null, lobby: Lobby | null): string {
  const length = /^(-?[\d.]+) in$/.exec(text)?.[1];
  if (length !== undefined) return inches(Number(length) * INCH);
  for (const kind of ['condition', 'action', 'kind', 'type', 'attack', 'edge']) {
    const key = `sp-${kind}-${text.toLowerCase()}`;
    if (/^[a-z-]+$/i.test(text) && has(key)) return t(key);
  }
  // A unit with several characters counts them: `501st Clone Troopers 2`.
  const [, called = text, number = ''] = /^(.*?)( \d+)?$/.exec(text) ?? [];
  const found = namesOf(table, lobby).find((one) => one.id === called || one.name.en === called);
  return found ? name(found.name) + number : text;
}

function namesOf(table: TableView | null, lobby: Lobby | null): { id: string; name: Names }[] {
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
