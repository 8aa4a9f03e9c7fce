// Answers in the words of buttons and rows: what they do, what they cost, what speaks for them.
import { has, list, name, number, t } from '../../app/i18n.svelte';
import { kindOf, same } from '../shared/choices';
import { asides } from './asides.svelte';
import { pieceFacts } from './board/describe';
import { about, unitOfChoice } from './choices';
import { ownSeat, unitOf as stateOfUnit } from './known';
import { forecastOf as measuredForecast } from './measured';
import type { Plan } from './plan.svelte';
import { mean } from './pools';
import { stateOf } from './states';
import type { Choice, Forecast, UnitId } from './types';
import * as words from './words';

/** The question as a sentence; the second time something is asked it is asked so. */
export function sentenceOf({ fixed, kind, options, prompt, view }: Plan): string {
  if (kind === 'set-aside' && options.includes('decline')) return t('lg-ask-set-aside-more');
  return prompt !== null && fixed ? words.prompt(prompt, fixed, view) : '';
}

/** An answer in a few words, for a row. */
export function rowOf(plan: Plan, choice: Choice): string {
  const { fixed, prompt } = plan;
  if (!fixed || prompt === null) return '';
  if (typeof choice !== 'string' && 'terrain' in choice) {
    const model = asides(fixed)[choice.terrain.model];
    if (model) return name(model.name);
  }
  return words.choice(choice, prompt, fixed, plan.view, ownSeat(plan.table));
}

/** What an attack would roll: the pool that is being formed, or a listed one. */
export function forecastOf(plan: Plan, choice: Choice | null): Forecast | null {
  if (choice === null || typeof choice === 'string' || !('attack' in choice)) return null;
  const at = plan.options.findIndex((option) => same(option, choice));
  const listed = at < 0 ? null : (plan.aids?.forecasts[at] ?? null);
  if (listed !== null) return listed;
  return plan.pool !== null && same(choice, { attack: plan.pool }) ? measuredForecast(plan.measured) : null;
}

/** What stands at the right of a row. */
export function effectOf(plan: Plan, choice: Choice): string | null {
  if (typeof choice === 'string') return null;
  if ('attack' in choice) {
    const forecast = forecastOf(plan, choice);
    return forecast && t('lg-play-expected', { count: number(mean(forecast.wounds), { maximumFractionDigits: 1 }) });
  }
  if ('command' in choice) {
    const card = plan.fixed && words.commandOf(ownSeat(plan.table), choice.command, plan.fixed);
    return card && t('lg-play-pips', { count: card.pips });
  }
  return 'spend' in choice ? boughtOf(plan, choice.spend) : null;
}

/** What tokens that are spent or removed change. */
function boughtOf({ prompt, view }: Plan, count: number): string | null {
  const recovers = about(prompt, 'recover');
  if (recovers !== null) {
    const from = stateOfUnit(view, recovers)?.suppression ?? 0;
    return t('lg-play-suppression-after', { from, to: from - count });
  }
  const covers = about(prompt, 'cover') !== null;
  if ((!covers && about(prompt, 'dodge') === null) || !view?.attack) return null;
  const faces = (face: string): number => view.attack?.dice.filter((one) => one.face === face).length ?? 0;
  const [hits, criticals] = [faces('hit'), faces('critical')];
  // Whether dodge tokens cancel more than hits depends on cards.
  if (!covers && count > hits && criticals > 0) return null;
  const from = hits + criticals;
  return t('lg-play-hits-after', { from, to: from - Math.min(count, hits) });
}

/** What stands below the name of a row. */
export function detailOf(plan: Plan, choice: Choice): string | null {
  const { fixed, view } = plan;
  if (!fixed || !view) return null;
  if (typeof choice === 'string') {
    const key = `lg-about-${choice}-${plan.kind}`;
    return has(key) ? t(key) : null;
  }
  if ('row' in choice) return rowDetail(plan, choice.row);
  if ('command' in choice) return commandDetail(plan, choice.command);
  if ('attack' in choice) return attackDetail(plan, choice);
  if ('mini' in choice) {
    const left =
      (fixed.units[words.unitOf(choice.mini, fixed)]?.card.wounds ?? 1) - (view.minis[choice.mini]?.wounds ?? 0);
    return t('lg-play-wounds-left', { count: left });
  }
  if ('clamber' in choice) return t('lg-play-clamber');
  if ('terrain' in choice) {
    const [piece] = asides(fixed)[choice.terrain.model]?.pieces ?? [];
    return piece ? pieceFacts(piece) : null;
  }
  if ('use' in choice) {
    const upgrade = fixed.units[view.activation?.unit ?? -1]?.upgrades[choice.use];
    return upgrade?.text ? name(upgrade.text) : null;
  }
  if ('use-command' in choice) {
    const card = words.commandOf(ownSeat(plan.table), choice['use-command'], fixed);
    return card?.text ? name(card.text) : null;
  }
  const unit = unitOfChoice(choice);
  return unit === null ? null : unitDetail(plan, unit);
}

function rowDetail({ fixed, view }: Plan, row: number): string | null {
  const [first, next] = view?.rows[row] ?? [];
  if (!fixed || first === undefined) return null;
  const text = words.cardText(row, first, fixed);
  const then = next === undefined ? null : t('lg-play-row-next', { card: words.battleCard(row, next, fixed) });
  return [text, then].filter((part) => part !== null).join(' ') || null;
}

function commandDetail({ fixed, table }: Plan, card: number): string | null {
  const found = fixed && words.commandOf(ownSeat(table), card, fixed);
  if (!fixed || !found) return null;
  const { units, others, only, ranks, all } = found.orders;
  const named = units.map((id) => words.unitCalled(id, fixed));
  const of = ranks.length > 0 ? ` (${list(ranks.map(words.rank))})` : '';
  const more = others > 0 ? [t(`lg-play-orders-${only ?? 'units'}`, { count: others }) + of] : [];
  const orders = [...named, ...more, ...(all ? [t('lg-play-orders-all')] : [])];
  const issued = orders.length > 0 ? t('lg-play-orders', { units: list(orders) }) : t('lg-play-orders-none');
  return [issued, found.text && name(found.text)].filter((part) => part).join(' ');
}

function attackDetail(plan: Plan, choice: Choice): string | null {
  const { fixed } = plan;
  const forecast = forecastOf(plan, choice);
  if (!forecast || !fixed) return null;
  return [
    forecast.melee ? t('lg-range-melee') : words.range(forecast.range),
    words.cover(forecast.cover),
    words.dice(forecast.dice),
  ].join(', ');
}

/** Its rank, how it stands, what lies on it. */
function unitDetail({ fixed, view }: Plan, unit: UnitId): string | null {
  const sheet = fixed?.units[unit];
  if (!sheet || !fixed || !view || !stateOfUnit(view, unit)) return null;
  return [words.capital(words.rank(sheet.card.rank)), stateOf(unit, fixed, view)]
    .filter((part) => part !== '')
    .join(', ');
}

/** Whose face stands before a row. */
export function faceOf(plan: Plan, choice: Choice): UnitId | null {
  if (typeof choice === 'string') return null;
  if ('mini' in choice) return plan.fixed && words.unitOf(choice.mini, plan.fixed);
  return unitOfChoice(choice);
}

/** What the primary button says, and whether it cannot be taken back. */
export function primaryOf(plan: Plan): { text: string; dice: boolean } | null {
  const { draft, prompt } = plan;
  if (draft === null || prompt === null) return null;
  return { text: plan.confirmLabel ?? verbOf(plan, draft), dice: isFinal(plan, draft) };
}

/** An answer as a deed. */
function verbOf(plan: Plan, choice: Choice): string {
  const what = rowOf(plan, choice);
  if (typeof choice === 'string') return what;
  const target = plan.target;
  if ('action' in choice && target !== null && plan.fixed) {
    return t('lg-verb-attack', { what: words.unit(target, plan.fixed) });
  }
  for (const key of [`lg-verb-${kindOf(choice)}-${plan.kind}`, `lg-verb-${kindOf(choice)}`]) {
    if (has(key)) return t(key, { what });
  }
  return what;
}

/** Whether it cannot be taken back: dice fall, or hidden cards turn. */
function isFinal(plan: Plan, choice: Choice): boolean {
  if (typeof choice === 'string') return choice === 'draw' || (choice === 'decline' && plan.kind === 'attack');
  return 'command' in choice || 'reroll' in choice || 'clamber' in choice;
}
