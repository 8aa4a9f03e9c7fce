// The lists that the sides of a table bring.
import { t } from '../i18n.svelte';
import type { Stock } from './client';
import { Desk } from './desk.svelte';
import { emptyList, isSame, set, withPacks, type List } from './list';
import { sentence } from './problem';

/** A side with a list, at a table that says one of its terms; it is kept when it is changed. An own list comes with its
 *  id and name. */
export function seated(stock: Stock, list: List, fixed: [string, string], id: string | null = null): Desk {
  const { catalogue, packs } = stock;
  const own = withPacks({ ...set(list, ...fixed), name: id === null ? '' : list.name }, packs);
  return new Desk(catalogue, own, { id, keeps: false, fixed: fixed[0], stocked: packs });
}

/** The ready list of this name; an empty one if there is none. */
export const readyList = ({ catalogue, client }: Stock, name: string | null): List =>
  catalogue.ready.find((one) => one.name === name) ?? emptyList(catalogue, client.id);

/** The ready list that a side brings as it is; null if its player changed it. */
export const readyOf = ({ catalogue }: Stock, { list, fixed }: Desk): List | null =>
  catalogue.ready.find((one) => isSame(fixed === null ? one : set(one, fixed, list.terms[fixed] ?? ''), list)) ?? null;

/** Whether all is known of what the sides bring now. */
export const areJudged = (sides: readonly Desk[]): boolean => sides.every((side) => side.judged === side.list);

/** What is wrong with the first side that breaks a rule; null if none does. */
export function problemOf({ client }: Stock, sides: readonly Desk[]): string | null {
  for (const [seat, side] of sides.entries()) {
    if (side.failed) return t('app-list-unjudged');
    const broken = side.verdict?.broken[0];
    if (broken) {
      const why = sentence(side, client, broken);
      return t('app-lobby-list-problem', { number: seat + 1, why, rule: broken.refusal.rule });
    }
  }
  return null;
}
