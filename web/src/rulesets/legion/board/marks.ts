// What a player has to know of a unit at a glance: suppression and panic first.
import { about, type About } from '../../../app/about';
import { name, t } from '../../../app/i18n.svelte';
import type { Marker, UnitView } from '../types';
import { marker } from '../words/names';
import type { Standing } from './scene';

export interface Sign {
  /** The name of its glyph, too. */
  glyph: Marker;
  count: number;
  /** It hinders. */
  bad: boolean;
}

/** What lies on a unit, the gravest first. */
export function signsOf(unit: UnitView): Sign[] {
  const all: Sign[] = [];
  const add = (glyph: Marker, count: number | boolean, bad: boolean): void => {
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

/** What a sign means, and what suppression comes to with the courage of the unit. */
export function aboutSign(kind: Marker, unit: UnitView, courage: number | null): About {
  const here = kind === 'suppression' ? hereSuppression(unit, courage) : {};
  return { ...about(`lg-marker-about-${kind}`), name: marker(kind), ...here };
}

export const hereSuppression = ({ suppression: count }: UnitView, courage: number | null): Pick<About, 'here'> =>
  courage === null ? {} : { here: t('lg-here-suppression', { count, courage }) };

/** What the wounds of a miniature mean, and how many it bears. */
export const aboutWounds = ({ sheet: { card }, wounds }: Pick<Standing, 'sheet' | 'wounds'>): About => ({
  ...about('lg-mark-about-wounds'),
  name: t('lg-value-wounds'),
  here: t('app-here-of', { name: name(card.name), count: wounds, most: card.wounds }),
});

/** What lies on a miniature and its unit means, for the keys. */
export function tellsOf({ unit, wounds }: Pick<Standing, 'unit' | 'wounds'>): string[] {
  const own = wounds > 0 ? [t('lg-mark-about-wounds')] : [];
  return [...own, ...signsOf(unit).map((sign) => t(`lg-marker-about-${sign.glyph}`))];
}
