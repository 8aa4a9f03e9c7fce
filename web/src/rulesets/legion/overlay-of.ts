// What the board shows of the question and the plan. Everything drawn here stands in the
// question, its aids, or a measurement.
import { list, number, t } from '../../app/i18n.svelte';
import { same } from '../shared/choices';
import { asides, outlines } from './asides.svelte';
import { placeWord } from './board/describe';
import { aimOfCharge, aimOfToken, emptyOverlay } from './board/overlay';
import type { Overlay, Tone } from './board/overlay';
import { about, placesOf, unitOfChoice } from './choices';
import { placedMinis, placedUnit } from './drafts';
import { leaderStand, ownSeat, sheetOf } from './known';
import { forecastOf } from './labels';
import type { Plan } from './plan.svelte';
import { mean } from './pools';
import type { Findings } from './tools.svelte';
import type { Choice, MiniId, Stand } from './types';
import * as words from './words';

export function overlayOf(plan: Plan, found: Findings, lit: readonly MiniId[]): Overlay {
  const overlay = emptyOverlay();
  const { fixed, view } = plan;
  overlay.seat = plan.table.question ? plan.table.seat : null;
  const active = view?.attack?.attacker ?? placedUnit(plan) ?? view?.activation?.unit;
  overlay.acting = active === undefined ? [] : [active];
  const chosen = plan.selected === null ? [] : (sheetOf(fixed, plan.selected)?.minis ?? []);
  overlay.lit = [...lit, ...chosen.map((one) => one.id)];
  // From where one stands; of a planned place the tool tells.
  overlay.sight = plan.goal === null ? found.sight : [];
  overlay.ruler = found.ruler;
  overlay.rings = found.rings;
  overlay.arcs = found.arcs;
  overlay.hidden = found.hidden;
  overlay.seen = found.seen;
  if (plan.table.question) asked(overlay, plan);
  attackNow(overlay, plan);
  if (plan.goal === null && !overlay.flags.some((flag) => flag.tone === 'seat')) overlay.flags.push(...found.flags);
  return overlay;
}

/** The attack in progress: who is attacked, whose pools wait. */
function attackNow(overlay: Overlay, { view }: Plan): void {
  const attack = view?.attack;
  if (!attack) return;
  const all = attack.defender === null ? attack.waiting : [attack.defender, ...attack.waiting];
  for (const to of all) {
    overlay.pools.push({ from: attack.attacker, to, now: to === attack.defender });
    if (!overlay.units.has(to)) overlay.units.set(to, { label: t('lg-board-attacked'), tone: 'quiet' });
  }
}

function asked(overlay: Overlay, plan: Plan): void {
  overlay.movable = plan.movable;
  if (plan.kind === 'move' || plan.moving) movement(overlay, plan);
  else if (plan.spatial) placement(overlay, plan);
  reach(overlay, plan);
  suggestions(overlay, plan);
  targets(overlay, plan);
  pools(overlay, plan);
  previewed(overlay, plan);
  if (plan.missed !== null && plan.held === null) {
    const at = plan.at ?? startOf(plan);
    if (at) overlay.flags.push({ at, tone: 'amber', ...refused(plan, plan.missed) });
  }
}

function startOf(plan: Plan): Stand | null {
  const unit = placedUnit(plan);
  return unit === null ? null : leaderStand(plan.view, unit);
}

/** The leader at its planned place with the tool to it, and where the others would come. */
function movement(overlay: Overlay, plan: Plan): void {
  const { measured, goal, fixed } = plan;
  const [leader] = plan.movable;
  const start = startOf(plan);
  if (leader === undefined || start === null || fixed === null) return;
  if (plan.facing !== null) {
    overlay.ghosts = [{ id: leader, spot: { ...start, facing: plan.facing }, refused: false }];
    return;
  }
  if (goal === null) return;
  const go = measured !== null && 'go' in measured ? measured.go : null;
  const bad = plan.refusal !== null;
  // The piece in the hand follows the pointer; the measurement follows the piece.
  const { level, facing } = go?.to ?? start;
  const stand = { ...goal, level, facing };
  overlay.ghosts = [{ id: leader, spot: stand, refused: bad }];
  if (bad) overlay.straight = { from: start, to: stand };
  else if (go !== null) {
    overlay.tool = go.tool;
    const unit = placedUnit(plan);
    const others = (unit === null ? [] : (sheetOf(fixed, unit)?.minis ?? [])).map((one) => one.id);
    const standing = others.filter((id) => id !== leader && plan.view?.minis[id]?.stand);
    overlay.ghosts.push(
      ...go.others.flatMap((other, i) => {
        const mini = standing[i];
        return mini === undefined ? [] : [{ id: mini, spot: other, refused: false }];
      }),
    );
    overlay.melee = go.melee.map((to) => ({ from: stand, to }));
  }
  if (bad && plan.refusal) overlay.flags.push({ at: stand, tone: 'amber', ...refused(plan, plan.refusal) });
  else if (go !== null) {
    const title = plan.confirmLabel ?? '';
    overlay.flags.push({ at: stand, tone: 'seat', title, text: consequences(plan).join(', ') });
  }
  if (plan.levels.length > 1) overlay.levels = { at: stand, all: plan.levels, now: go?.to.level ?? null };
}

/** What would hold at the planned place, in words. */
export function consequences(plan: Plan): string[] {
  const { measured, fixed } = plan;
  if (measured === null || !('go' in measured) || fixed === null) return [];
  const { melee } = measured.go;
  return melee.length > 0
    ? [t('lg-board-starts-melee', { names: list(melee.map((one) => words.unit(one, fixed))) })]
    : [];
}

/** Planned places of miniatures, or of a token. */
function placement(overlay: Overlay, plan: Plan): void {
  const { fixed } = plan;
  if (fixed === null) return;
  const refusals = plan.measured && 'cohere' in plan.measured ? plan.measured.cohere.refusals : [];
  const [place] = plan.places;
  if (plan.terrain !== null) {
    const { model: number, at, facing } = plan.terrain;
    const model = asides(fixed)[number];
    overlay.model = { at, outlines: model ? outlines(model, at, facing) : [] };
  }
  if (['lay-token', 'carry-token', 'lay-charge'].includes(plan.kind)) {
    const [aim] = plan.movable;
    if (place && aim !== undefined) overlay.laid = { aim, at: place, refused: plan.refusal !== null };
    if (place && plan.refusal) overlay.flags.push({ at: place, tone: 'amber', ...refused(plan, plan.refusal) });
    return;
  }
  const whole = plan.refusal !== null && refusals.every((one) => one === null);
  overlay.ghosts = placedMinis(plan).flatMap((id, i) => {
    const spot = plan.places[i];
    return spot ? [{ id, spot, refused: whole || (refusals[i] ?? null) !== null }] : [];
  });
  if (plan.kind === 'cohere') cohesion(overlay, plan);
  if (plan.refusal) {
    const at =
      plan.places[
        Math.max(
          0,
          refusals.findIndex((one) => one !== null),
        )
      ];
    if (at) overlay.flags.push({ at, tone: 'amber', ...refused(plan, plan.refusal) });
  }
}

/** How far from the leader the others may stand, while one of them is in the hand. */
function cohesion(overlay: Overlay, plan: Plan): void {
  const { fixed } = plan;
  const unit = placedUnit(plan);
  const at = startOf(plan);
  if (fixed === null || unit === null || at === null || plan.held === null) return;
  const base = sheetOf(fixed, unit)?.card.base ?? 0;
  overlay.rings.push({ at, radius: base + fixed.measures.tools[0], label: '', strong: true });
}

function reach(overlay: Overlay, plan: Plan): void {
  const { aids, kind, measured } = plan;
  const acts = kind === 'act' && (plan.held !== null || plan.moving || isMove(plan.hover) || isMove(plan.chosen));
  if (kind !== 'move' && !acts) return;
  const now = measured !== null && 'go' in measured ? measured.go.speed : null;
  const reaches = aids?.reaches ?? [];
  const farthest = Math.max(...reaches.map((one) => one.speed));
  overlay.reach = reaches.map(({ outline, speed }) => ({ outline, strong: speed === (now ?? farthest) }));
}

const isMove = (choice: Choice | null): boolean => choice !== null && same(choice, { action: 'move' });

function refused(plan: Plan, refusal: NonNullable<Plan['refusal']>): { title: string; text: string } {
  const title = t('lg-board-not-possible');
  const text = words.refusal(refusal, plan.fixed, plan.view);
  // The flag's head says it already.
  return { title, text: text.startsWith(`${title}: `) ? words.capital(text.slice(title.length + 2)) : text };
}

/** Legal places to begin with, while nothing is in the hand. */
function suggestions(overlay: Overlay, plan: Plan): void {
  const { fixed } = plan;
  if (plan.kind !== 'move' || plan.held !== null || fixed === null) return;
  plan.suggestions.forEach((choice, key) => {
    const [at] = placesOf(choice);
    if (!at) return;
    const chosen = plan.suggestion === key && plan.goal?.x === at.x && plan.goal.y === at.y;
    overlay.places.push({ key, at, label: `${label(plan, choice)}, ${placeWord(at, fixed.terrain)}`, chosen });
  });
}

function label(plan: Plan, choice: Choice): string {
  const { prompt, fixed, view } = plan;
  return prompt === null || fixed === null ? '' : words.choice(choice, prompt, fixed, view, ownSeat(plan.table));
}

/** Units, miniatures, tokens and terrain that a click would choose. */
function targets(overlay: Overlay, plan: Plan): void {
  const now = plan.chosen ?? plan.draft;
  for (const option of plan.options) {
    if (typeof option === 'string' || 'deploy' in option) continue;
    const unit = unitOfChoice(option);
    const tone = (on: boolean): Tone => (on ? 'chosen' : 'choice');
    if (unit !== null) {
      const chosen = now !== null && unitOfChoice(now) === unit;
      if (!overlay.units.has(unit)) overlay.units.set(unit, { label: label(plan, option), tone: tone(chosen) });
    } else if ('mini' in option) {
      overlay.targets.set(option.mini, { label: label(plan, option), tone: tone(same(now, option)) });
    } else if ('token' in option) {
      overlay.targets.set(aimOfToken(option.token), { label: label(plan, option), tone: tone(same(now, option)) });
    } else if ('charge' in option) {
      overlay.targets.set(aimOfCharge(option.charge), { label: label(plan, option), tone: tone(same(now, option)) });
    } else if ('model' in option) overlay.models.set(option.model, tone(same(now, option)));
  }
  if (plan.target !== null) overlay.units.set(plan.target, { label: '', tone: 'chosen' });
}

/** The pools that are formed, and the one that is being formed. */
function pools(overlay: Overlay, plan: Plan): void {
  const attack = about(plan.prompt, 'attack');
  if (attack === null) return;
  for (const [to] of attack.pools) overlay.pools.push({ from: attack.unit, to, now: false });
  if (plan.pool === null) return;
  overlay.pools.push({ from: attack.unit, to: plan.pool.defender, now: true });
  overlay.selected = plan.pool.weapons.map(([mini]) => mini);
  for (const [mini] of plan.usable(plan.pool.defender)) {
    const on = overlay.selected.includes(mini);
    overlay.targets.set(mini, { label: t(on ? 'lg-board-in-pool' : 'lg-board-may-join'), tone: 'quiet' });
  }
}

/** The answer under the pointer in the list, or the chosen one: shown where it happens. */
function previewed(overlay: Overlay, plan: Plan): void {
  const choice = plan.hover ?? plan.draft;
  if (choice === null || typeof choice === 'string') return;
  if ('attack' in choice) attack(overlay, plan, choice);
  else if ('edge' in choice) overlay.edge = choice.edge;
  else if ('climb' in choice || 'clamber' in choice) {
    const [stand] = placesOf(choice);
    const [mini] = plan.movable;
    if (stand && mini !== undefined) overlay.ghosts = [{ id: mini, spot: stand, refused: false }];
  } else if ('move' in choice && plan.hover !== null && plan.goal === null) {
    const [mini] = plan.movable;
    if (mini !== undefined) overlay.ghosts = [{ id: mini, spot: choice.move.to, refused: false }];
  }
}

function attack(overlay: Overlay, plan: Plan, choice: Extract<Choice, { attack: unknown }>): void {
  const { defender } = choice.attack;
  const known = overlay.units.get(defender);
  overlay.units.set(defender, { label: known?.label ?? '', tone: 'chosen' });
  const at = leaderStand(plan.view, defender);
  const forecast = forecastOf(plan, choice);
  if (at === null || forecast === null || plan.fixed === null) return;
  const wounds = number(mean(forecast.wounds), { maximumFractionDigits: 1 });
  const title = `${words.unit(defender, plan.fixed)}: ${t('lg-play-expected', { count: wounds })}`;
  const place = forecast.melee ? t('lg-range-melee') : words.range(forecast.range);
  const text = words.capital([place, words.cover(forecast.cover), words.dice(forecast.dice)].join(', '));
  overlay.flags.push({ at, tone: 'seat', title, text });
}
