import { t } from '../../../app/i18n.svelte';
import { tableOf, viewOf } from '../known';
import { figureName } from '../labels';
import { names } from '../overlay-of';
import type { Plan } from '../plan.svelte';
import { place, prompt, weapon } from '../words';

/** The question; once a move or an attack is planned, whether to do it. */
export function sentence(plan: Plan): string {
  const table = tableOf(plan.table);
  if (plan.prompt === null || !table) return '';
  const asked = prompt(plan.prompt, table, viewOf(plan.table));
  if (plan.kind !== 'act' || plan.figure === null) return asked;
  const name = figureName(plan.table, plan.figure);
  if (plan.destination !== null) {
    const args = { name, place: place(plan.destination) };
    if (plan.then !== null) return t('play-ask-move-attack', { ...args, target: figureName(plan.table, plan.then) });
    const left = plan.strikes.map((strike) => strike.figure);
    return left.length > 0 ? t('play-ask-leave', { ...args, enemies: names(plan, left) }) : t('play-ask-move', args);
  }
  const { draft: answer } = plan;
  if (answer !== null && typeof answer !== 'string' && 'attack' in answer) {
    const { target, weapon: arms } = answer.attack;
    return t('play-ask-attack', {
      target: figureName(plan.table, target),
      weapon: weapon(plan.figure, arms, table),
    });
  }
  return asked;
}
