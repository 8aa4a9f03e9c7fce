// Why something is not possible, and how a game ended.

import { has, name, t } from '../../../app/i18n.svelte';
import type { Ending, Fact, Refusal } from '../../../protocol';
import type { Lobby, TableView, View } from '../types';
import { english, place } from './names';
import { short } from './sums';

/** What a refusal can take its names from. */
interface Source {
  table?: TableView | null;
  lobby?: Lobby | null;
}

/** A refusal as a sentence: the reason, then what it was applied to. A setup is refused without a table; its ids are
 *  named by the lobby. The title of the rule serves where there are no words for it. */
export function refusal(
  refusal: Refusal,
  table: TableView | null,
  _view: View | null = null,
  extra: { lobby?: Lobby; title?: string } = {},
): string {
  const key = `bg-no-${short(refusal.rule)}`;
  const unknown = extra.title ?? t('bg-no-unknown', { rule: refusal.rule });
  const why = has(key) ? t(key) : unknown;
  const source = { table, lobby: extra.lobby ?? null };
  const facts = refusal.facts.map((one) => fact(one, refusal.rule, source)).filter((words) => words !== null);
  if (facts.length === 0) return t('bg-refused', { why });
  return t('bg-refused-facts', { why, facts: facts.join(', ') });
}

/** One fact in words; null for those that the player sees anyway. */
export function fact(fact: Fact, rule: string, { table, lobby }: Source): string | null {
  // In a game the acting character is known; in a setup it is the point.
  if (fact.name === 'character' && table) return null;
  // Squads are built with points too.
  const called = fact.name === 'points' && rule === 'BG-SETUP-02' ? 'squad-points' : fact.name;
  const key = `bg-fact-${called.toLowerCase().replaceAll(' ', '-')}`;
  if (!has(key)) return null;
  const count = Number(fact.value);
  const isNumber = fact.value !== '' && Number.isFinite(count);
  // "expected" is a number of cards or a hint in English.
  if (fact.name === 'expected' && !isNumber) return null;
  return t(key, { count: isNumber ? count : 0, value: isNumber ? fact.value : worded(fact, { table, lobby }) });
}

function worded(fact: Fact, { table, lobby }: Source): string {
  if (fact.name === 'place') return place(fact.value);
  if (fact.name === 'faction') return t(fact.value === 'Masters' ? 'bg-faction-masters' : 'bg-faction-evil-warriors');
  const one = (text: string): string => {
    const listed = lobby?.names.find(([id]) => id === text)?.[1];
    if (listed) return name(listed);
    return table ? english(text, table) : text;
  };
  return fact.value.split(', ').map(one).join(', ');
}

/** How the game ended. */
export function outcome(ending: Ending, names: string[]): string {
  const player = (seat: number) => names[seat] || t('bg-player', { number: seat + 1 });
  if (ending.winner === null) {
    const key = `bg-draw-${short(ending.rule)}`;
    return has(key) ? t(key) : t('bg-draw');
  }
  const args = { winner: player(ending.winner), loser: player(1 - ending.winner) };
  if (ending.flag) return t('bg-won-flag', args);
  const key = `bg-won-${short(ending.rule)}`;
  return has(key) ? t(key, args) : t('bg-won', { winner: args.winner });
}
