// Why something is not possible on a free table, in words. The games differ in their words alone.
import { has, name, t } from '../../app/i18n.svelte';
import type { Fact, Names, Refusal } from '../../protocol';
import { INCH } from './board/plane';
import { ruleTitle } from './titles.svelte';

/** Something that facts may name: by its id or its English name. */
export interface Named {
  id: string;
  name: Names;
}

interface Source<Table, Lobby> {
  /** What the ruleset's keys begin with: `lg` for rules of the form `LG-MOVE-24`. */
  prefix: string;
  /** What words of facts may be: `rank` for `lg-rank-corps`. */
  kinds: readonly string[];
  inches(length: number): string;
  capital(text: string): string;
  names(table: Table | null, lobby: Lobby | null): Named[];
}

interface Extra<Lobby> {
  lobby?: Lobby | null;
  title?: string;
}

export function refusalsOf<Table, Lobby>({ prefix, kinds, inches, capital, names }: Source<Table, Lobby>) {
  /** A refusal as a sentence: the reason, then what it was applied to. The title of the rule serves where there are no
   *  words for it. */
  function refusal(refusal: Refusal, table: Table | null, _view: unknown = null, extra: Extra<Lobby> = {}): string {
    const { why, facts } = parts(refusal, table, extra);
    if (facts === '') return t(`${prefix}-refused`, { why });
    return t(`${prefix}-refused-facts`, { why, facts });
  }

  /** The same where it is clear that something is not possible: the reason alone, with its numbers. */
  function reason(refusal: Refusal, table: Table | null): string {
    const { why, facts } = parts(refusal, table, {});
    return capital(facts === '' ? why : `${why} (${facts})`);
  }

  function parts(refusal: Refusal, table: Table | null, extra: Extra<Lobby>): { why: string; facts: string } {
    const facts = refusal.facts
      .map((one) => fact(one, table, extra.lobby ?? null))
      .filter((words): words is string => words !== null);
    return { why: reasonOf(refusal.rule, extra.title), facts: facts.join(', ') };
  }

  function reasonOf(rule: string, given: string | undefined): string {
    const key = `${prefix}-no-${short(rule)}`;
    if (has(key)) return t(key);
    return given ?? ruleTitle(rule) ?? t(`${prefix}-no-unknown`, { rule });
  }

  /** A rule's id as part of a key: `LG-MOVE-24` is `move-24`. */
  function short(rule: string): string {
    const lower = rule.toLowerCase();
    return lower.startsWith(`${prefix}-`) ? lower.slice(prefix.length + 1) : lower;
  }

  /** One fact in words; null for those that the player sees anyway. */
  function fact(fact: Fact, table: Table | null, lobby: Lobby | null): string | null {
    const key = `${prefix}-fact-${keyed(fact.name)}`;
    if (!has(key)) return null;
    const count = Number(fact.value);
    const isNumber = fact.value !== '' && Number.isFinite(count);
    return t(key, { count: isNumber ? count : 0, value: isNumber ? fact.value : worded(fact.value, table, lobby) });
  }

  /** Names come in English; the same in the language of the page. */
  function worded(value: string, table: Table | null, lobby: Lobby | null): string {
    return value
      .split(', ')
      .map((one) => translated(one, table, lobby))
      .join(', ');
  }

  function translated(text: string, table: Table | null, lobby: Lobby | null): string {
    const [, length, unit] = /^(-?[\d.]+) (in|mm)$/.exec(text) ?? [];
    if (length !== undefined) return inches(Number(length) * (unit === 'mm' ? INCH / 25.4 : INCH));
    for (const kind of kinds) {
      const key = `${prefix}-${kind}-${keyed(text)}`;
      if (/^[a-z -]+$/i.test(text) && has(key)) return t(key);
    }
    // A unit of which there are several has a number: `Stormtroopers 2`.
    const [, called = text, number = ''] = /^(.*?)( \d+)?$/.exec(text) ?? [];
    const found = names(table, lobby).find((one) => one.id === called || one.name.en === called);
    return found ? name(found.name) + number : text;
  }

  return { refusal, reason, short, fact, worded };
}

const keyed = (text: string): string => text.toLowerCase().replaceAll(' ', '-');
