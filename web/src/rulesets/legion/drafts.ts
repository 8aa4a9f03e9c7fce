// What a plan comes to: the answer, the question to the table, the words of the button.
import { t } from '../../app/i18n.svelte';
import { find } from '../shared/choices';
import { aimOfCharge, aimOfToken, type Aim } from './board/overlay';
import { about, PLACE } from './choices';
import { leaderStand, othersOf, sheetOf, unitOf } from './known';
import { endOf } from './measured';
import type { Plan } from './plan.svelte';
import type { Choice, MiniId, Query, UnitId } from './types';
import * as words from './words';

/** The unit whose miniatures are placed or moved. */
export function placedUnit(plan: Plan): UnitId | null {
  const { prompt } = plan;
  if (plan.kind === 'deploy') return plan.unit;
  return (
    about(prompt, 'enter') ??
    about(prompt, 'move')?.unit ??
    about(prompt, 'cohere')?.unit ??
    about(prompt, 'displace')?.unit ??
    about(prompt, 'close-up')?.unit ??
    restoredUnit(plan) ??
    about(prompt, 'act')
  );
}

/** The unit of a miniature that comes back. */
function restoredUnit(plan: Plan): UnitId | null {
  const back = about(plan.prompt, 'restore');
  return back === null ? null : (plan.fixed?.minis[back.mini] ?? null);
}

/** The miniatures that the planned places belong to, in the order of an answer. */
export function placedMinis(plan: Plan): MiniId[] {
  const unit = placedUnit(plan);
  if (unit === null) return [];
  const back = about(plan.prompt, 'restore');
  if (back !== null) return [back.mini];
  if (plan.kind === 'cohere') return othersOf(plan.fixed, plan.view, unit);
  if (plan.kind === 'deploy' || plan.kind === 'enter') {
    return sheetOf(plan.fixed, unit)?.minis.map((one) => one.id) ?? [];
  }
  const leader = unitOf(plan.view, unit)?.leader ?? null;
  return leader === null ? [] : [leader];
}

/** Who may be taken up. */
export function movableOf(plan: Plan): Aim[] {
  switch (plan.kind) {
    case 'lay-token':
      if (about(plan.prompt, 'lay-token')?.mine) return [aimOfCharge(plan.view?.charges.length ?? 0)];
      return [aimOfToken(plan.view?.tokens.length ?? 0)];
    case 'carry-token':
      return [aimOfToken(about(plan.prompt, 'carry-token')?.token ?? 0)];
    case 'lay-charge':
      return [aimOfCharge(plan.view?.charges.length ?? 0)];
    case 'place-terrain':
      return [];
    case 'act':
      return find(plan.options, { action: 'move' }) === null ? [] : placedMinis(plan);
    default:
      return plan.spatial ? placedMinis(plan) : [];
  }
}

/** The answer that the plan makes; null if there is none. */
export function draftOf(plan: Plan): Choice | null {
  switch (plan.kind) {
    case 'move':
      return moveOf(plan);
    case 'cohere':
      return plan.places.length > 0 ? { stands: plan.places } : null;
    case 'deploy':
    case 'enter': {
      const unit = placedUnit(plan);
      return unit !== null && plan.places.length > 0 ? { deploy: { unit, stands: plan.places } } : null;
    }
    case 'place-terrain':
      return plan.terrain && { terrain: plan.terrain };
    case 'close-up':
    case 'displace':
    case 'lay-token':
    case 'lay-charge':
    case 'restore':
    case 'carry-token': {
      const [place] = plan.places;
      return place ? { place } : null;
    }
    case 'attack':
      return plan.pool && plan.pool.weapons.length > 0 ? { attack: plan.pool } : null;
    case 'aim':
    case 'luck':
      return plan.dice.length > 0 ? { reroll: plan.dice } : null;
    default:
      return null;
  }
}

/** The movement that is planned. */
export function moveOf(plan: Plan): Choice | null {
  if (plan.facing !== null) return { pivot: { facing: plan.facing } };
  if (plan.goal === null || plan.measured === null || !('go' in plan.measured)) return null;
  const { speed, to } = plan.measured.go;
  if (speed === null) return null;
  return plan.reverse ? { reverse: { speed, to } } : { move: { speed, to } };
}

/** What is to be measured for the plan as it stands; null where only the answer will tell. */
export function queryOf(plan: Plan): Query | null {
  const { prompt, goal, level, places } = plan;
  const unit = placedUnit(plan);
  if (plan.kind === 'attack') return plan.pool && plan.pool.weapons.length > 0 ? { pool: plan.pool } : null;
  if (plan.kind === 'deploy' || plan.kind === 'enter') {
    const [leader] = places;
    if (unit === null || leader === undefined) return null;
    return plan.leading ? { formation: { unit, leader } } : { deploy: { unit, stands: places } };
  }
  const cohere = about(prompt, 'cohere');
  if (cohere !== null) return { cohere: { ...cohere, stands: places } };
  if (plan.kind === 'place-terrain' || PLACE.includes(plan.kind)) {
    const choice = draftOf(plan);
    return choice && { place: { choice } };
  }
  const moving = about(prompt, 'move') ?? plan.aids?.moving ?? null;
  if (moving === null || goal === null) return null;
  const wish = { moving, reverse: plan.reverse, x: goal.x, y: goal.y, level };
  return plan.exact ? { go: wish } : { drop: wish };
}

/** What the primary button says of a planned place; null where a listed answer is chosen. */
export function labelOf(plan: Plan): string | null {
  const { prompt, fixed } = plan;
  if (plan.chosen !== null && !plan.moving) return null;
  const draft = plan.moving ? moveOf(plan) : plan.draft;
  if (draft === null || typeof draft === 'string' || prompt === null || fixed === null) return null;
  // Its name is known to the rows.
  if ('terrain' in draft) return null;
  if ('attack' in draft) return t('lg-verb-attack', { what: words.unit(draft.attack.defender, fixed) });
  if ('move' in draft || 'reverse' in draft) {
    const { speed, to } = 'move' in draft ? draft.move : draft.reverse;
    const unit = placedUnit(plan);
    const from = unit === null ? null : leaderStand(plan.view, unit);
    const why = about(prompt, 'move')?.why ?? null;
    const jumps = why !== null && typeof why !== 'string' && 'jump' in why;
    const moves = 'move' in draft ? t('lg-do-move', { speed }) : t('lg-do-reverse', { speed });
    const deed = jumps ? words.action('jump') : moves;
    const end = endOf(plan.measured) ?? to;
    return from === null || from.level === end.level
      ? deed
      : end.level === 0
        ? t('lg-do-down', { deed })
        : t('lg-do-to-height', { deed, height: words.inches(end.level) });
  }
  return words.choice(draft, prompt, fixed, plan.view, plan.table.seat ?? 0);
}
