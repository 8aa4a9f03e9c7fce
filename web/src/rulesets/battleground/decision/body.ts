// Which form a question takes in the column, and which of its answers stand in a list.
import { facets, menuOf } from '../options';
import type { Plan } from '../plan.svelte';
import type { Choice } from '../types';

export type Body = 'act' | 'hand' | 'reroll' | 'compass' | 'deploy' | 'places' | 'rows';

const PLACED = ['go', 'displace', 'sign', 'aim'];

export function bodyOf(plan: Plan): Body {
  const { kind, options } = plan;
  if (kind === 'act') return 'act';
  if (kind === 'deploy') return 'deploy';
  if (kind === 'choose-card' || kind === 'discard') return 'hand';
  if (plan.isReroll) return 'reroll';
  const faces = options.filter((option) => typeof option !== 'string' && 'face' in option);
  if (faces.length > 0) return 'compass';
  if (PLACED.includes(kind) || options.some((option) => facets(option).place !== undefined)) return 'places';
  return 'rows';
}

/** Answers that stand as rows, and those behind the fold: every option is somewhere on the page. */
export function restOf(plan: Plan, body: Body): { rows: Choice[]; listed: Choice[] } {
  const { options } = plan;
  const plain = options.filter((option) => facets(option).place === undefined);
  switch (body) {
    case 'rows':
      return { rows: options, listed: [] };
    case 'places':
      return { rows: plain, listed: options.filter((option) => facets(option).place !== undefined) };
    case 'compass':
      return { rows: options.filter((option) => facets(option).facing === undefined), listed: [] };
    case 'act':
      return { rows: options.filter((option) => menuOf(option) === null), listed: [] };
    case 'hand':
      return { rows: [], listed: [] };
    case 'deploy':
      return { rows: plain, listed: options.filter((option) => facets(option).place !== undefined) };
    case 'reroll':
      return { rows: [], listed: options };
  }
}
