// Which answers of a question stand as rows, which as the button beside the primary one.
import { name, t } from '../../../app/i18n.svelte';
import { choiceKind, refuses, same } from '../choices';
import type { Plan } from '../plan.svelte';
import type { Choice, Closed } from '../types';
import { abilityOf, refusal as worded } from '../words';

/** The answer that does nothing, or nothing more. */
export function wayOut(plan: Plan): Choice | null {
  // Alone it is the primary button.
  if (plan.options.length === 1 && !plan.spatial) return null;
  return plan.options.find(refuses) ?? null;
}

/** Answers that stand as rows: all that is not shown in a better form. */
export function rowsOf(plan: Plan): Choice[] {
  const out = wayOut(plan);
  return plan.options.filter((option) => {
    if (out !== null && same(option, out)) return false;
    if (plan.kind === 'first-stance') return choiceKind(option) !== 'stance';
    if (plan.kind === 'act') return choiceKind(option) !== 'action';
    if (plan.kind === 'lose-damage') return choiceKind(option) !== 'damage';
    return true;
  });
}

/** What is not possible now; the tiles of actions tell their reason themselves. */
export function closedOf(plan: Plan): Closed[] {
  const all = plan.aids?.closed ?? [];
  return plan.kind === 'act' ? all.filter((one) => choiceKind(one.choice) !== 'action') : all;
}

/** Why something is not possible now. An ability of whoever is activated lacks what is printed on it: that active ones
 *  are for the own activation would be said in the own activation. */
export function whyShut({ view, fixed }: Plan, { choice, refusal }: Closed): string {
  const use = typeof choice !== 'string' && 'use' in choice ? choice.use : null;
  const own = use !== null && use.unit === view?.activation?.unit && refusal.rule === 'SP-ABIL-02';
  const printed = own && fixed ? abilityOf(use.unit, use.ability, fixed, view) : null;
  return printed ? t('sp-lacks', { text: beginning(name(printed.text)) }) : worded(refusal, fixed, view);
}

/** What it takes stands first; what it does then is told when it is possible. */
function beginning(text: string): string {
  const [first = text] = text.split(/(?<=[.;])\s/);
  return first.endsWith(';') ? `${first.slice(0, -1)} …` : first;
}
