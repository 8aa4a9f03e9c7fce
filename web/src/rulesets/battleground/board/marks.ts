// The small marks at a base: what a player has to know of a figure at a glance.

import { t } from '../../../app/i18n.svelte';
import type { Mark, MarkKind } from '../../shared/board/MarkSign.svelte';
import type { BuffMarker, DebuffMarker, FigureView } from '../types';

export type { Mark, MarkKind };

const MOST = 3;

/** The marks of a figure, the gravest first; at most three, then one that says there are more. */
export function marksOf(figure: FigureView): Mark[] {
  const all = allMarks(figure);
  return all.length > MOST ? [...all.slice(0, MOST), { kind: 'more', count: all.length - MOST }] : all;
}

/** What all its marks mean, for the keys. */
export const tellsOf = (figure: FigureView): string[] => allMarks(figure).map((mark) => aboutMark(mark, figure));

function allMarks(figure: FigureView): Mark[] {
  const all: Mark[] = [];
  const add = (kind: MarkKind, count: number | boolean): void => {
    if (count) all.push({ kind, count: Number(count) });
  };
  add('wounds', figure.wounds);
  add('down', figure.standing === 'falling');
  add('debuff', figure.debuff !== null);
  add('standby', figure.standby);
  add('focus', figure.focused);
  add('buff', figure.buff !== null);
  add('mana', figure.mana);
  return all;
}

/** What a mark means. */
export function aboutMark({ kind }: Mark, { buff, debuff }: FigureView): string {
  if (kind === 'buff' && buff) return aboutMarker(buff, 'buff');
  if (kind === 'debuff' && debuff) return aboutMarker(debuff, 'debuff');
  return t(`board-mark-about-${kind}`);
}

/** What a marker does; one of its own kind is told by its card. */
export function aboutMarker(marker: BuffMarker | DebuffMarker, kind: 'buff' | 'debuff'): string {
  return 'common' in marker ? t(`play-${kind}-about-${marker.common}`) : t('play-marker-about');
}
