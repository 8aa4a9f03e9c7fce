// Answers, states and ends of operations in words.
import { list, name, t } from '../../../app/i18n.svelte';
import type { Ending, Seat } from '../../../protocol';
import type { Plan } from '../plan.svelte';
import type { ArmouredView, Choice, EndView, RuleAt, Side, TableView, Target, View } from '../types';
import { symbol } from '../words';
import { armourOf, nextSpace, type Armour } from './armour';
import { roleOf, ruleOf, stageOf, tokensOn } from './rules';

export const role = (side: Side): string => t(`so-role-${side}`);

/** What an end of a stage brings. */
export function resultOf({ won_by, last }: EndView): string {
  if (won_by === null) return t(last ? 'so-ends-operation' : 'so-ends-stage');
  return t(last ? 'so-wins-operation' : 'so-wins-stage', { role: role(won_by) });
}

export function ruleName(at: RuleAt, table: TableView): string {
  const rule = ruleOf(at, table);
  return rule ? name(rule.name) : t('so-special-rule');
}

export function ruleText(at: RuleAt, table: TableView): string | null {
  const rule = ruleOf(at, table);
  return rule && name(rule.text);
}

/** An answer that only operations know, in a few words; null for any other. */
export function choice(choice: Choice, view: View | null, seat: Seat): string | null {
  if (typeof choice === 'string') return null;
  if ('side' in choice) {
    const side = view && roleOf(choice.side, view);
    return t(choice.side === seat ? 'so-do-side-own' : 'so-do-side-other', { role: side === null ? '' : role(side) });
  }
  if ('token' in choice) return t(`so-do-token-${choice.token}`);
  if ('damage' in choice) return t('so-do-damage', { count: choice.damage });
  return null;
}

/** What stands at the right of such an answer. */
export function effectOf(plan: Plan, choice: Choice): string | null {
  const { view, prompt } = plan;
  if (typeof choice === 'string' || typeof prompt === 'string' || !view || !prompt) return null;
  if ('side' in choice && 'progress' in prompt) {
    const from = tokensOn(choice.side, view);
    return t('so-tokens-after', { from, to: prompt.progress.adds ? from + 1 : from - 1, of: view.spaces });
  }
  return null;
}

/** Such an answer as a deed. */
export function verbOf(plan: Plan, choice: Choice): string | null {
  const { prompt, view } = plan;
  if (typeof choice === 'string' || typeof prompt === 'string' || !prompt) return null;
  if ('side' in choice && 'progress' in prompt) {
    const side = view && roleOf(choice.side, view);
    return side && t(prompt.progress.adds ? `so-add-to-${side}` : `so-remove-from-${side}`);
  }
  if ('token' in choice) return t(`so-lose-${choice.token}`);
  return 'damage' in choice ? t('so-lose-damage', { count: choice.damage }) : null;
}

/** What an option of the combat tree does to the armoured target that is attacked. */
export function strikeOf(plan: Plan, option: number): string | null {
  const { fixed, view } = plan;
  const attack = view?.attack;
  const armour = fixed && view && attack ? armourOf(attack.target, fixed, view) : null;
  const next = armour && nextSpace(armour);
  return next && t(attack?.strikes.includes(option) ? 'so-strikes' : 'so-glances', { space: next.number });
}

/** The symbols of which an option needs one: `damage or shove`. */
export function strikes(armour: Armour): string {
  return list(nextSpace(armour)?.symbols.map(symbol) ?? [], 'disjunction');
}

/** How far the damage track is filled. */
export function armourState(target: Target, table: TableView, view: View): string | null {
  const armour = armourOf(target, table, view);
  if (!armour) return null;
  if (armour.destroyed) return t('so-destroyed');
  return t('so-damage-of', { tokens: armour.tokens, of: armour.card.track.length });
}

/** An armoured target on the board, for those who do not see it. */
export function fortressLabel(target: Target, table: TableView, view: View): string {
  const armour = armourOf(target, table, view);
  if (!armour) return '';
  const { card } = armour;
  const active = card.objectives.some((one) => view.objectives[one]?.active);
  return [
    t('so-fortress', { name: name(card.name), number: numbersOf(card), role: role(card.of) }),
    armourState(target, table, view) ?? '',
    active ? '' : t('sp-board-inactive'),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** The objectives of an armoured target: `3, 4, 5`. */
export const numbersOf = (card: ArmouredView): string => card.objectives.map((one) => one + 1).join(', ');

/** Who won in which role, and by what. */
export function outcome(ending: Ending, winner: string, table: TableView, view: View): string | null {
  const side = ending.winner === null ? null : roleOf(ending.winner, view);
  const [rule, stage] = [ending.rule as string, stageOf(table, view)];
  if (ending.flag || side === null || stage === null) return null;
  const args = { winner, role: role(side), stage: name(stage.name) };
  if (rule === 'SO-WIN-02') return t('so-won-countdown', args);
  if (rule !== 'SO-STAGE-01') return null;
  const ends = stage.ends.filter((one) => one.last && one.won_by === side);
  const [only] = ends;
  // Which of several ends came about only the log says.
  return ends.length === 1 && only ? t('so-won-stage-by', { ...args, text: name(only.text) }) : t('so-won-stage', args);
}
