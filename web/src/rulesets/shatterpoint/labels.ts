// Answers in the words of buttons and rows: what they do, what they cost, what speaks for them.
import { has, name, number, t } from '../../app/i18n.svelte';
import { attacked, choiceKind, same } from './choices';
import { ownSeat, unitOf as stateOf, viewOf, tableOf } from './known';
import type { Plan } from './plan.svelte';
import { operations } from './operations/loaded.svelte';
import type { Choice, Forecast, Step, TableView, Target, TreeOption, UnitId, View } from './types';
import * as words from './words';

/** An answer in a few words, for a row. */
export function rowOf(plan: Plan, choice: Choice): string {
  const { fixed, prompt } = plan;
  if (!fixed || prompt === null) return '';
  return words.choice(choice, prompt, fixed, plan.view, ownSeat(plan.table));
}

/** What an ability costs now. */
export function costOf(unit: UnitId, ability: number, view: View | null): number | null {
  return stateOf(view, unit)?.costs[ability] ?? null;
}

/** What an answer costs, in words. */
export function priceOf(plan: Plan, choice: Choice): string | null {
  if (choice === 'pass-shatterpoint' || choice === 'reserve' || choice === 'reserve-to-bottom') {
    const cost = plan.aids?.reserve_cost ?? null;
    return cost === null ? null : forceOf(plan, cost);
  }
  if (typeof choice === 'string') return null;
  if ('action' in choice) return t('sp-one-action');
  if (!('use' in choice)) return null;
  if (plan.kind === 'free-ability') return t('sp-free');
  const { unit, ability, pay } = choice.use;
  const cost = costOf(unit, ability, plan.view) ?? 0;
  const price = pay === 'damage' ? t('sp-cost-damage', { count: cost }) : forceOf(plan, cost);
  const action = plan.fixed?.units[unit]?.card.abilities[ability]?.action && plan.kind === 'act';
  return action ? `${price}, ${t('sp-one-action')}` : price;
}

/** A price in Force, out of what there is to spend. */
function forceOf(plan: Plan, cost: number): string {
  const have = plan.view?.players[ownSeat(plan.table)]?.ready ?? 0;
  return cost === 0 ? t('sp-free') : t('sp-force-of', { count: cost, have });
}

/** Whether the damage that is paid with an ability wounds the unit. */
function wounds(plan: Plan, { unit, ability, pay }: Extract<Choice, { use: unknown }>['use']): boolean {
  const [sheet, state] = [plan.fixed?.units[unit], stateOf(plan.view, unit)];
  if (pay !== 'damage' || !sheet || !state) return false;
  return state.damage + (costOf(unit, ability, plan.view) ?? 0) >= sheet.card.stamina;
}

/** What an attack would roll. */
export function forecastOf(plan: Plan, choice: Choice): Forecast | null {
  const at = plan.options.findIndex((option) => same(option, choice));
  return at < 0 ? null : (plan.aids?.attacks[at] ?? null);
}

export const percent = (chance: number): string => number(chance, { style: 'percent', maximumFractionDigits: 0 });

/** What stands at the right of a row. */
export function effectOf(plan: Plan, choice: Choice): string | null {
  if (typeof choice !== 'string') {
    if ('attack' in choice) {
      const forecast = forecastOf(plan, choice);
      return forecast && t('sp-pools', { attack: forecast.attack, defence: forecast.defence });
    }
    if ('option' in choice) return poolAfter(plan, choice.option);
  }
  return priceOf(plan, choice) ?? operations()?.effectOf(plan, choice) ?? null;
}

/** How an option changes the damage pool, or what it does to an armoured target. */
function poolAfter(plan: Plan, option: number): string | null {
  const attack = plan.view?.attack;
  if (attack && attacked(attack.target) === null) return operations()?.strikeOf(plan, option) ?? null;
  const to = stepOf(plan, option)?.pool;
  if (!attack || to === undefined || to === attack.pool) return null;
  return t('sp-pool-after', { from: attack.pool, to });
}

/** What an option of the combat tree would do. */
export function stepOf(plan: Plan, option: number): Step | null {
  const at = plan.options.findIndex((one) => same(one, { option }));
  return plan.aids?.steps[at] ?? null;
}

export function treeOption({ fixed, view }: Plan, option: number): TreeOption | null {
  return fixed && words.treeOption(option, fixed, view);
}

/** What stands below a row: what the answer means. */
export function detailOf(plan: Plan, choice: Choice): string | null {
  const { fixed, view, prompt } = plan;
  if (!fixed || prompt === null) return null;
  if (typeof choice === 'string') return plainDetail(plan, choice);
  if ('use' in choice) {
    const ability = words.abilityOf(choice.use.unit, choice.use.ability, fixed, view);
    const text = ability && name(ability.text);
    return wounds(plan, choice.use) ? [t('sp-cost-wounds'), text].join(' ') : text;
  }
  if ('attack' in choice) return attackDetail(plan, choice.attack, choice);
  if ('unit' in choice) return unitDetail(plan, choice.unit);
  if ('character' in choice) return unitDetail(plan, words.unitOf(choice.character, fixed));
  if ('heal-damage' in choice) return unitDetail(plan, choice['heal-damage']);
  if ('condition' in choice) return t(`sp-about-${choice.condition}`);
  if ('heal-condition' in choice) return t(`sp-about-${choice['heal-condition'][1]}`);
  if ('struggle' in choice) return t('sp-about-struggle');
  if ('option' in choice) return optionDetail(plan, choice.option);
  if ('mission' in choice) return missionDetail(choice.mission, fixed);
  if ('pick' in choice && typeof prompt !== 'string' && 'next' in prompt) return pendingDetail(plan, choice.pick);
  return null;
}

function plainDetail(plan: Plan, choice: Extract<Choice, string>): string | null {
  if (choice === 'reserve') return t('sp-about-reserve');
  if (choice === 'reserve-to-bottom') return t('sp-about-to-bottom');
  if (choice === 'pass-shatterpoint') return t('sp-about-pass');
  if (choice === 'use-reserve') {
    const card = plan.view?.players[ownSeat(plan.table)]?.reserve;
    return card && card !== 'shatterpoint' ? unitDetail(plan, card.unit) : null;
  }
  if (choice === 'reveal') {
    const deck = plan.view?.players[ownSeat(plan.table)]?.deck ?? 0;
    return t('sp-about-reveal', { count: deck });
  }
  return null;
}

/** Who attacks, if several can; the chance of a success. */
function attackDetail(plan: Plan, attack: { character: number; target: Target }, choice: Choice): string | null {
  const { fixed, prompt } = plan;
  const forecast = forecastOf(plan, choice);
  const several =
    prompt !== null && typeof prompt !== 'string' && 'attack' in prompt && prompt.attack.characters.length > 1;
  const parts = [
    several && fixed ? t('sp-by', { name: words.character(attack.character, fixed) }) : null,
    forecast ? t('sp-chance', { chance: percent(1 - (forecast.successes[0] ?? 0)) }) : null,
    targetState(plan, attack.target),
  ];
  return parts.filter((part) => part !== null && part !== '').join(', ') || null;
}

/** What lies on whoever is attacked; how far the damage track of an armoured target is filled. */
function targetState({ fixed, view }: Plan, target: Target): string | null {
  if (!fixed || !view) return null;
  const id = attacked(target);
  return id === null
    ? (operations()?.armourState(target, fixed, view) ?? null)
    : unitState(view, words.unitOf(id, fixed));
}

/** Its type, how it stands, what lies on it. */
function unitDetail(plan: Plan, unit: UnitId): string | null {
  const sheet = plan.fixed?.units[unit];
  const state = stateOf(plan.view, unit);
  if (!sheet || !state) return null;
  const { stamina } = sheet.card;
  const left = t('sp-stamina-left', { left: Math.max(0, stamina - state.damage), stamina });
  return [words.unitType(sheet.card.kind), left, unitState(plan.view, unit)].filter((part) => part !== '').join(', ');
}

/** Tokens of a unit in words. */
export function unitState(view: View | null, unit: UnitId): string {
  const state = stateOf(view, unit);
  if (!state) return '';
  return [
    state.defeated ? t('sp-state-defeated') : '',
    state.wounded ? t('sp-state-wounded') : '',
    state.injured > 0 ? t('sp-state-injured', { count: state.injured }) : '',
    ...state.conditions.map((one) => words.condition(one)),
    state.hunker > 0 ? t('sp-state-hunker', { count: state.hunker }) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function optionDetail(plan: Plan, option: number): string | null {
  // Against an armoured target its symbols only match spaces (SO-ARMOR-05).
  if (plan.view?.attack && attacked(plan.view.attack.target) === null) return null;
  const effects = [...new Set(treeOption(plan, option)?.effects ?? [])].filter((one) => one !== 'damage');
  return effects.map((one) => t(`sp-about-${one}`)).join(' ') || null;
}

function missionDetail(seat: number, table: TableView): string | null {
  const mission = table.missions[seat];
  return mission ? t('sp-about-mission', { count: mission.objectives.length }) : null;
}

function pendingDetail(plan: Plan, pick: number): string | null {
  const { prompt, fixed, view } = plan;
  if (prompt === null || typeof prompt === 'string' || !('next' in prompt) || !fixed) return null;
  const waiting = prompt.next[pick];
  if (waiting === undefined) return null;
  if (waiting === 'tactic') {
    const tactic = view && words.tacticOf(fixed, view);
    return tactic && name(tactic.text);
  }
  if (waiting === 'progress') return t('so-about-progress');
  if ('rule' in waiting) return operations()?.ruleText(waiting.rule, fixed) ?? null;
  if ('symbol' in waiting) return t(`sp-about-${waiting.symbol}`);
  if ('entry' in waiting) return has(`sp-about-${waiting.entry}`) ? t(`sp-about-${waiting.entry}`) : null;
  const ability = words.abilityOf(waiting.ability[0], waiting.ability[1], fixed, view);
  return ability && name(ability.text);
}

/** Whose face stands before a row. */
export function faceOf(plan: Plan, choice: Choice): UnitId | null {
  const { fixed } = plan;
  if (!fixed || typeof choice === 'string') return null;
  if ('unit' in choice) return choice.unit;
  if ('character' in choice) return words.unitOf(choice.character, fixed);
  if ('attack' in choice) {
    const id = attacked(choice.attack.target);
    return id === null ? null : words.unitOf(id, fixed);
  }
  if ('heal-damage' in choice) return choice['heal-damage'];
  if ('heal-condition' in choice) return choice['heal-condition'][0];
  if ('struggle' in choice) return words.unitOf(choice.struggle.character, fixed);
  if ('use' in choice && plan.kind !== 'act') return choice.use.unit;
  return null;
}

/** What the primary button says, and whether it cannot be taken back. */
export function primaryOf(plan: Plan): { text: string; dice: boolean } | null {
  const { draft, prompt } = plan;
  if (draft === null || prompt === null) return null;
  return { text: plan.confirmLabel ?? deedOf(plan, draft), dice: isFinal(draft) };
}

/** An answer as a deed with its cost. */
function deedOf(plan: Plan, choice: Choice): string {
  const deed = verbOf(plan, choice);
  const price = priceOf(plan, choice);
  return price ? t('sp-do-cost', { deed, price }) : deed;
}

function verbOf(plan: Plan, choice: Choice): string {
  const row = rowOf(plan, choice);
  if (typeof choice === 'string') return row;
  switch (choiceKind(choice)) {
    case 'edge':
      return t('sp-verb-edge', { what: row });
    case 'unit':
      return t(plan.kind === 'choose' ? 'sp-verb-character' : 'sp-verb-unit', { what: row });
    case 'use':
      return t('sp-verb-use', { what: row });
    case 'attack':
      return 'attack' in choice && plan.fixed
        ? t('sp-verb-attack', { what: words.target(choice.attack.target, plan.fixed) })
        : row;
    case 'option':
      return t('sp-verb-option', { what: row });
    case 'character':
      return t('sp-verb-character', { what: row });
    case 'heal-damage':
    case 'heal-condition':
      return t('sp-verb-heal', { what: row });
    case 'condition':
      return t(plan.kind === 'gain-condition' ? 'sp-verb-gain' : 'sp-verb-lose', { what: row });
    case 'stance':
      return plan.kind === 'first-stance' ? t('sp-verb-stance', { what: row }) : row;
    case 'action': {
      const target = plan.target;
      return target !== null && plan.fixed ? t('sp-verb-attack', { what: words.target(target, plan.fixed) }) : row;
    }
    default:
      return operations()?.verbOf(plan, choice) ?? row;
  }
}

/** Whether it cannot be taken back: dice fall, or a hidden card turns. */
function isFinal(choice: Choice): boolean {
  if (typeof choice === 'string') return choice === 'reveal' || choice === 'pass-shatterpoint' || choice === 'reserve';
  return 'attack' in choice;
}

/** The unit whose turn it is in the question: whose card lies on the desk. */
export function actorOf(table: Parameters<typeof viewOf>[0]): UnitId | null {
  const view = viewOf(table);
  const fixed = tableOf(table);
  if (!view || !fixed) return null;
  if (view.attack) return words.unitOf(view.attack.attacker, fixed);
  return view.activation?.unit ?? null;
}
