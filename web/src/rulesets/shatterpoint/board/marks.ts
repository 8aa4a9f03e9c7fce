// The small marks at a base: what a player has to know of a character at a glance.
import { about, type About } from '../../../app/about';
import { name, t } from '../../../app/i18n.svelte';
import type { Mark, MarkKind } from '../../shared/board/MarkSign.svelte';
import type { UnitSheet, UnitView } from '../types';
import type { Standing } from './scene';

const MOST = 3;

/** The marks of a character, the gravest first; at most three, then one that says there are more. */
export function marksOf(one: Standing): Mark[] {
  const all = allMarks(one);
  return all.length > MOST ? [...all.slice(0, MOST), { kind: 'more', count: all.length - MOST }] : all;
}

/** What all its marks mean, for the keys. */
export const tellsOf = (one: Standing): string[] => allMarks(one).map((mark) => aboutMark(mark).text);

function allMarks({ id, unit, sheet }: Standing): Mark[] {
  return some(['down', unit.wounded], ['wounds', unit.wounded ? 0 : unit.damage], ...lying(unit), [
    'focus',
    unit.focus[sheet.characters.indexOf(id)] ?? 0,
  ]);
}

/** The marks of a whole unit where its stamina stands beside them. */
export function unitMarks(unit: UnitView): Mark[] {
  const focus = unit.focus.reduce((sum, dice) => sum + dice, 0);
  return some(['down', unit.wounded], ['injured', unit.injured], ...lying(unit), ['focus', focus]);
}

type Counted = [kind: MarkKind, count: number | boolean];

const lying = (unit: UnitView): Counted[] => [
  ...unit.conditions.map((one): Counted => [one, true]),
  ['hunker', unit.hunker],
];

const some = (...all: Counted[]): Mark[] =>
  all.flatMap(([kind, count]) => (count ? [{ kind, count: Number(count) }] : []));

const CONDITIONS: readonly MarkKind[] = ['strained', 'disarmed', 'exposed', 'pinned'];

/** What a mark means; with the sheet also how much the unit can bear of it. */
export function aboutMark({ kind, count }: Mark, sheet?: UnitSheet): About {
  const found = about(CONDITIONS.includes(kind) ? `sp-about-${kind}` : `sp-mark-about-${kind}`);
  const most = kind === 'wounds' ? sheet?.card.stamina : kind === 'injured' ? sheet?.card.durability : undefined;
  if (!sheet || most === undefined) return found;
  return { ...found, here: t('app-here-of', { name: name(sheet.card.name), count, most }) };
}
