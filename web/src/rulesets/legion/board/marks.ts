// What a player has to know of a unit at a glance: suppression and panic first.
import { t } from '../../../app/i18n.svelte';
import type { UnitView } from '../types';
import type { Standing } from './scene';

export interface Sign {
  /** The name of its glyph. */
  glyph: string;
  count: number;
  /** It hinders. */
  bad: boolean;
}

/** What lies on a unit, the gravest first. */
export function signsOf(unit: UnitView): Sign[] {
  const all: Sign[] = [];
  const add = (glyph: string, count: number | boolean, bad: boolean): void => {
    if (count) all.push({ glyph, count: Number(count), bad });
  };
  add('panic', unit.panicked, true);
  add('suppression', unit.suppression, true);
  add('disabled', unit.disabled, true);
  add('damaged', unit.damaged, true);
  add('ion', unit.ion, true);
  add('immobilize', unit.immobilize, true);
  add('aim', unit.aim, false);
  add('dodge', unit.dodge, false);
  add('standby', unit.standby, false);
  return all;
}

/** What lies on a miniature and its unit means, for the keys. */
export function tellsOf({ unit, wounds }: Pick<Standing, 'unit' | 'wounds'>): string[] {
  const own = wounds > 0 ? [t('lg-mark-about-wounds')] : [];
  return [...own, ...signsOf(unit).map((sign) => t(`lg-marker-about-${sign.glyph}`))];
}
