// What an alternative of an ability does: the words of the effect language in the language of the page.

import { has, name, t } from '../../../app/i18n.svelte';
import type { MoveKind, TableView } from '../types';
import { capital, moveKind } from './names';

/** A deed such as `heal 2`, `dash` or `hunker` as a phrase; `rule ID` is the special rule that is called. */
export function alternative(deed: string, table: TableView): string {
  const [word = '', count = '1'] = deed.split(' ');
  const { rules = [], stages = [] } = table.operation ?? {};
  const called = [...rules, ...stages.flatMap((stage) => stage.rules)].find((rule) => rule.id === count);
  if (word === 'rule' && called) return name(called.name);
  if (has(`sp-kind-${word}`)) return moveKind(word as MoveKind);
  const key = `sp-effect-${word}`;
  return has(key) ? capital(t(key, { count: Number.isNaN(Number(count)) ? 1 : Number(count) })) : deed;
}
