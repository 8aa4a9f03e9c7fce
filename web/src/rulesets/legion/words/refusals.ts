// Why something is not possible, and how a game ended.

import { has, name, t } from '../../../app/i18n.svelte';
import type { Ending, Fact, Names, Refusal } from '../../../protocol';
import { ruleTitle } from '../../shared/titles.svelte';
import type { Lobby, TableView, View } from '../types';
import { capital, INCH, inches, side } from './names';

/** A refusal as a sentence: the reason, then what it was applied to. The title of the rule serves where there are no
 *  words for it. */
export function refusal(
  refusal: Refusal,
  table: TableView | null,
  _view: View | null = null,
  extra: { lobby?: Lobby | null; title?: string } = {},
): string {
  const { why, facts } = parts(refusal, table, extra);
  if (facts === '') return t('lg-refused', { why });
  return t('lg-refused-facts', { why, facts });
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
  const key = `lg-no-${short(rule)}`;
  if (has(key)) return t(key);
  return given ?? ruleTitle(rule) ?? t('lg-no-unknown', { rule });
}

/** A rule's id as part of a key: `LG-MOVE-24` is `move-24`. */
export function short(rule: string): string {
  return rule.replace(/^LG-/, '').toLowerCase();
}

/** One fact in words; null for those that the player sees anyway. */
export function fact(fact: Fact, table: TableView | null, lobby: Lobby | null): string | null {
  const key = `lg-fact-${fact.name.toLowerCase().replaceAll(' ', '-')}`;
  if (!has(key)) return null;
  const count = Number(fact.value);
  const isNumber = fact.value !== '' && Number.isFinite(count);
  return t(key, { count: isNumber ? count : 0, value: isNumber ? fact.value : worded(fact.value, table, lobby) });
}

/** Names come in English; the same in the language of the page. */
export function worded(value: string, table: TableView | null, lobby: Lobby | null): string {
  return value
    .split(', ')
    .map((one) => translated(one, table, lobby))
    .join(', ');
}

function translated(text: string, table: TableView | null, lobby: Lobby | null): string {
  const length = /^(-?[\d.]+) in$/.exec(text)?.[1];
  if (length !== undefined) return inches(Number(length) * INCH);
  for (const kind of ['action', 'rank', 'faction', 'type', 'slot', 'terrain']) {
    const key = `lg-${kind}-${text.toLowerCase().replaceAll(' ', '-')}`;
    if (/^[a-z -]+$/i.test(text) && has(key)) return t(key);
  }
  // A unit of which there are several has a number: `Stormtroopers 2`.
  const [, called = text, number = ''] = /^(.*?)( \d+)?$/.exec(text) ?? [];
  const found = namesOf(table, lobby).find((one) => one.id === called || one.name.en === called);
  return found ? name(found.name) + number : text;
}

function namesOf(table: TableView | null, lobby: Lobby | null): { id: string; name: Names }[] {
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
