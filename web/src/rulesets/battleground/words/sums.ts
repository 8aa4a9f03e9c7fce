// Why a number is what it is.

import { has, t } from '../../../app/i18n.svelte';
import type { Sentence } from '../../ruleset';
import type { Foreseen, Reason, TableView } from '../types';
import { english, signed, value } from './names';

type Summand = Sentence['reasons'][number];

/** What changes a number: the thing that carries it, else the rule. */
export function reason(reason: Reason, table: TableView): string {
  if (reason.source !== '') return english(reason.source, table);
  const key = `bg-why-${short(reason.rule)}`;
  return has(key) ? t(key) : reason.rule;
}

/** A rule's id as part of a key: `BG-COVER-02` is `cover-02`. */
export function short(rule: string): string {
  return rule.replace(/^BG-/, '').toLowerCase();
}

/** The sums behind a test: its dice, then the face it needs. What nothing changes has no sum. */
export function sums(test: Foreseen, table: TableView): Summand[] {
  const summand = (one: Reason): Summand => ({ text: reason(one, table), value: signed(one.by), rule: one.rule });
  const changes = test.dice_reasons.reduce((sum, one) => sum + one.by, 0);
  const printed: Summand = { text: value(test.value), value: String(test.dice - changes), rule: 'BG-TEST-04' };
  // A test never has fewer than 0 dice; then the value is not to be told from the sum.
  const cut = test.dice === 0 && changes < 0;
  const dice: Summand = { text: t('bg-sum-dice'), value: String(test.dice), rule: 'BG-TEST-05' };
  const range: Summand = { text: t('bg-sum-range'), value: '4+', rule: 'BG-TEST-08' };
  const needed: Summand = { text: t('bg-sum-needed'), value: `${test.needed}+`, rule: 'BG-TEST-10' };
  return [
    ...(cut ? [] : [printed]),
    ...test.dice_reasons.map(summand),
    ...(test.dice_reasons.length > 0 ? [dice] : []),
    range,
    ...test.range_reasons.map(summand),
    ...(test.range_reasons.length > 0 ? [needed] : []),
  ];
}
