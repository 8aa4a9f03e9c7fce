// How units, upgrades and command cards look in a list.
import { has, t } from '../../app/i18n.svelte';
import type { ListClient } from '../../app/lists/client';
import type { Thing } from '../../app/lists/list';
import { figureFor, upgradeFigure } from './figures';
import Body from './lists/Body.svelte';
import type { CommandView, Keyword, UnitCard, UpgradeView, WeaponKeyword } from './types';
import { capital, faction, keyword, rank, slot, unitType } from './words/names';
import { refusal as refused, short, worded, wrong } from './words/refusals';
import type { Faction, Rank, Slot } from './types';

const RANKS = ['commander', 'operative', 'corps', 'special-forces', 'support', 'heavy'];

/** The most points, by format. */
const POINTS = ['LG-BUILD-02', 'LG-EPIC-03', 'LG-TEAM-03'];

const isUnit = (thing: Thing): boolean => thing.parts.includes('units');
const isCommand = (thing: Thing): boolean => thing.parts.includes('commands');

function keywordsOf(thing: Thing): (Keyword | WeaponKeyword)[] {
  if (isCommand(thing)) return [];
  const { keywords } = thing.card as UnitCard | UpgradeView;
  const weapons = isUnit(thing) ? (thing.card as UnitCard).weapons : [(thing.card as UpgradeView).weapon];
  return [...keywords, ...weapons.flatMap((weapon) => weapon?.keywords ?? [])];
}

const client: ListClient = {
  id: 'legion',
  Body,
  figure: (thing) => {
    if (isUnit(thing)) return figureFor(thing.card as UnitCard);
    return isCommand(thing) ? null : upgradeFigure(thing.card as UpgradeView);
  },
  kind: (kind) => {
    const pips = /^pips-(\d)$/.exec(kind)?.[1];
    if (pips !== undefined) return t('lg-pips', { count: Number(pips) });
    return capital(RANKS.includes(kind) ? rank(kind as Rank) : slot(kind as Slot));
  },
  side: (side) => faction(side as Faction),
  about: (thing) => {
    if (isCommand(thing)) return t('lg-pips', { count: (thing.card as CommandView).pips });
    if (!isUnit(thing)) return slot(thing.kind as Slot);
    const card = thing.card as UnitCard;
    return card.unique
      ? t('app-list-unique')
      : card.minis > 1
        ? t('app-list-minis', { count: card.minis })
        : unitType(card.kind);
  },
  words: (thing) => [
    ...keywordsOf(thing).map((one) => keyword(one)),
    isCommand(thing) ? '' : RANKS.includes(thing.kind) ? rank(thing.kind as Rank) : slot(thing.kind as Slot),
  ],
  misfit: (rule) => {
    if (POINTS.includes(rule)) return t('lg-misfit-build-02');
    const keys = [`lg-misfit-${short(rule)}`, ...(/^LG-BUILD/.test(rule) ? [`lg-no-${short(rule)}`] : [])];
    return t(keys.find(has) ?? 'lg-misfit-rank');
  },
  problem: (refusal, unit, named) => {
    const called = (value: string) => (named(value) === value ? worded(value, null, null) : named(value));
    return wrong(refusal, unit, called) ?? refused(refusal, null);
  },
};

export default client;
