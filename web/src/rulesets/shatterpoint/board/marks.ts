// The small marks at a base: what a player has to know of a character at a glance.
import { t } from '../../../app/i18n.svelte';
import type { Mark, MarkKind } from '../../shared/board/MarkSign.svelte';
import type { Standing } from './scene';

const MOST = 3;

/** The marks of a character, the gravest first; at most three, then one that says there are more. */
export function marksOf(one: Standing): Mark[] {
  const all = allMarks(one);
  return all.length > MOST ? [...all.slice(0, MOST), { kind: 'more', count: all.length - MOST }] : all;
}

/** What all its marks mean, for the keys. */
export const tellsOf = (one: Standing): string[] => allMarks(one).map(aboutMark);

function allMarks({ id, unit, sheet }: Standing): Mark[] {
  const all: Mark[] = [];
  const add = (kind: MarkKind, count: number | boolean): void => {
    if (count) all.push({ kind, count: Number(count) });
  };
  add('down', unit.wounded);
  add('wounds', unit.wounded ? 0 : unit.damage);
  for (const condition of unit.conditions) add(condition, true);
  add('hunker', unit.hunker);
  add('focus', unit.focus[sheet.characters.indexOf(id)] ?? 0);
  return all;
}

const CONDITIONS: readonly MarkKind[] = ['strained', 'disarmed', 'exposed', 'pinned'];

/** What a mark means. */
export const aboutMark = ({ kind }: Mark): string =>
  t(CONDITIONS.includes(kind) ? `sp-about-${kind}` : `sp-mark-about-${kind}`);
