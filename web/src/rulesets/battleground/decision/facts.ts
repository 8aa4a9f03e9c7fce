// The facts under a plan: what a movement or an attack comes to, and why.
import Dices from '@lucide/svelte/icons/dices';
import Route from '@lucide/svelte/icons/route';
import Shield from '@lucide/svelte/icons/shield';
import Swords from '@lucide/svelte/icons/swords';
import Target from '@lucide/svelte/icons/hexagon';
import type { Component } from 'svelte';
import { t } from '../../../app/i18n.svelte';
import { tableOf, viewOf } from '../known';
import { names, pointsOf } from '../overlay-of';
import type { Plan } from '../plan.svelte';
import type { Foreseen, Strike, TableView, Way } from '../types';
import { reason, signed, value } from '../words';
import type { Shown } from '../../shared/decision/Facts.svelte';

type Icon = Component<Record<string, unknown>>;

export function wayFacts(plan: Plan, way: Way): Shown[] {
  const facts: Shown[] = [
    {
      icon: Route as Icon,
      text: t('play-fact-path', { count: way.path.length }),
      value: t('play-fact-of', { cost: way.cost, points: pointsOf(plan) }),
      rule: null,
    },
  ];
  if (way.engaged.length > 0) {
    facts.push({
      icon: Swords as Icon,
      text: t('play-way-engaged', { names: names(plan, way.engaged) }),
      value: '',
      rule: 'BG-MOVE-06',
    });
  }
  if (viewOf(plan.table)?.objectives.some((one) => one.hex === way.place && one.captured === null)) {
    facts.push({ icon: Target as Icon, text: t('play-fact-objective'), value: '', rule: 'BG-CLEAN-06' });
  }
  return facts;
}

export function strikeFacts(plan: Plan, strike: Strike): Shown[] {
  const table = tableOf(plan.table);
  if (!table) return [];
  return [...testFacts(strike.attack, table, Dices as Icon), ...testFacts(strike.defence, table, Shield as Icon)];
}

/** A test in one line, then what changed its dice and its face. */
function testFacts(test: Foreseen, table: TableView, icon: Icon): Shown[] {
  const head: Shown = {
    icon,
    text: t('play-fact-test', { value: value(test.value), dice: test.dice }),
    value: t('play-face', { needed: test.needed }),
    rule: null,
  };
  const dice = test.dice_reasons.map((one): Shown => ({
    icon: null,
    text: reason(one, table),
    value: t('play-fact-dice', { by: signed(one.by), count: Math.abs(one.by) }),
    rule: one.rule,
  }));
  const range = test.range_reasons.map((one): Shown => ({
    icon: null,
    text: reason(one, table),
    value: t(one.by > 0 ? 'play-fact-easier' : 'play-fact-harder', { count: Math.abs(one.by) }),
    rule: one.rule,
  }));
  return [head, ...dice, ...range];
}
