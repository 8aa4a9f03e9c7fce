// The small marks at a base: what a player has to know of a figure at a glance.

import { about, type About } from '../../../app/about';
import { name, t } from '../../../app/i18n.svelte';
import type { Mark, MarkKind } from '../../shared/board/MarkSign.svelte';
import type { BuffMarker, DebuffMarker, FigureView, SheetView } from '../types';

export type { Mark, MarkKind };

const MOST = 3;

/** The marks of a figure, the gravest first; at most three, then one that says there are more. */
export function marksOf(figure: FigureView): Mark[] {
  const all = allMarks(figure);
  return all.length > MOST ? [...all.slice(0, MOST), { kind: 'more', count: all.length - MOST }] : all;
}

/** What all its marks mean, for the keys. */
export const tellsOf = (figure: FigureView): string[] => allMarks(figure).map((mark) => aboutMark(mark, figure).text);

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

/** What a mark means; of wounds with the sheet also how many it bears. */
export function aboutMark({ kind, count }: Mark, figure: FigureView, sheet?: SheetView): About {
  const { buff, debuff, health: most } = figure;
  if (kind === 'buff' && buff) return aboutMarker(buff, 'buff');
  if (kind === 'debuff' && debuff) return aboutMarker(debuff, 'debuff');
  const found = about(`board-mark-about-${kind}`);
  const here = kind === 'wounds' && sheet && t('app-here-of', { name: name(sheet.name), count, most });
  return here ? { ...found, here } : found;
}

/** What a marker does; one of its own kind is told by its card. */
export function aboutMarker(marker: BuffMarker | DebuffMarker, kind: 'buff' | 'debuff'): About {
  return 'common' in marker ? about(`play-${kind}-about-${marker.common}`) : about('play-marker-about');
}
