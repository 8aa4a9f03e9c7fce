// What the board shows of the question and the plan. Everything drawn here stands in the
// question, its aids, or a measurement.
import { list, t } from '../../app/i18n.svelte';
import { emptyOverlay } from './board/overlay';
import type { Overlay } from './board/overlay';
import { fewer, type Chip, type Flag } from '../shared/board/overlay';
import { placeWord } from './board/describe';
import { aimOf, attacked, placesOf, pointsAt, same } from './choices';
import {
  characterName,
  ownSeat,
  sheetOf,
  sheetOfCharacter,
  spotOf,
  spotOfTarget,
  unitOfCharacter,
  viewOf,
} from './known';
import { stepOf } from './labels';
import type { Plan } from './plan.svelte';
import type { Findings } from './tools.svelte';
import type { CharacterId, Choice, Forecast, MoveKind, Point, Spot } from './types';
import * as words from './words';

export function overlayOf(plan: Plan, found: Findings, lit: readonly CharacterId[]): Overlay {
  const overlay = emptyOverlay();
  const { fixed } = plan;
  overlay.seat = plan.table.question ? plan.table.seat : null;
  overlay.selected = actingOf(plan);
  const chosen = plan.selected === null ? [] : (sheetOf(fixed, plan.selected)?.characters ?? []);
  overlay.lit = [...lit, ...chosen.filter((one) => !overlay.selected.includes(one))];
  // From where one stands; of a planned place the marks at the enemies tell.
  overlay.sight = plan.goal === null ? found.sight : [];
  overlay.ruler = found.ruler;
  overlay.rings = found.rings;
  if (plan.table.question) asked(overlay, plan);
  attackNow(overlay, plan);
  if (found.flag) overlay.flags.push(found.flag);
  return overlay;
}

/** Those that act: who is asked about, else the unit in activation. */
function actingOf(plan: Plan): CharacterId[] {
  const { kind, character, view, fixed } = plan;
  if ((plan.spatial || kind === 'attack') && character !== null) return [character];
  const attacker = view?.attack?.attacker;
  if (attacker !== undefined) return [attacker];
  const unit = view?.activation?.unit;
  return unit === undefined ? [] : (sheetOf(fixed, unit)?.characters ?? []);
}

/** The attack in progress: who is attacked. */
function attackNow(overlay: Overlay, plan: Plan): void {
  const attack = viewOf(plan.table)?.attack;
  if (!attack || overlay.targets.has(aimOf(attack.target))) return;
  overlay.targets.set(aimOf(attack.target), { label: t('sp-board-attacked'), tone: 'quiet' });
}

function asked(overlay: Overlay, plan: Plan): void {
  // Whoever chooses which objectives count sees all of them.
  if (plan.kind === 'struggle-map') overlay.objectives = plan.view?.objectives ?? null;
  overlay.movable = plan.movable;
  if (plan.spatial || plan.moving) draft(overlay, plan);
  reach(overlay, plan);
  suggestions(overlay, plan);
  targets(overlay, plan);
  previewed(overlay, plan);
  // Nothing was legal there: everything is as it was, and says why.
  if (plan.failed !== null && plan.held === null) {
    const at = startOf(plan);
    if (at) overlay.flags.push({ at, tone: 'amber', ...refused(plan, plan.failed) });
  }
}

function startOf(plan: Plan): Spot | null {
  return plan.character === null ? null : spotOf(plan.view, plan.character);
}

/** The planned places, the tool or the path to them, and what would hold there. */
function draft(overlay: Overlay, plan: Plan): void {
  if (plan.kind === 'deploy') return formation(overlay, plan);
  const { character, measured, goal } = plan;
  const start = startOf(plan);
  if (plan.kind === 'lay' || plan.kind === 'roam' || plan.kind === 'ambush') return laid(overlay, plan);
  if (character === null) return;
  if (plan.kind === 'push') cone(overlay, plan);
  if (plan.kind === 'transfer') exits(overlay, plan);
  if (goal === null) return;
  const end = plan.at;
  const bad = plan.refusal !== null;
  // A legal place is where the piece will stand; the pointer may be further on.
  const legal = plan.kind === 'push' || (measured !== null && !bad);
  const moved = legal ? end : { ...goal, level: end?.level ?? plan.level ?? start?.level ?? 0 };
  if (moved) overlay.ghosts = [{ id: character, spot: moved, refused: bad }];
  if (measured !== null && 'go' in measured && !bad) overlay.tool = measured.go.tool;
  if (measured !== null && 'push' in measured && !bad) overlay.path = measured.push.path;
  if (bad && start && moved && plan.kind !== 'push') overlay.straight = { from: start, to: moved };
  else if (legal && end && plan.held !== null && plan.kind !== 'push') overlay.straight = { from: end, to: goal };
  if (plan.around && end && !bad) {
    overlay.engaged = plan.around.engaged.map((to) => ({ from: end, to }));
    overlay.contested = plan.around.contests;
    overlay.seen = plan.kind === 'push' ? [] : plan.around.targets;
  }
  if (moved) flag(overlay, plan, moved);
  if (plan.levels.length > 1 && moved && plan.kind !== 'push') {
    overlay.levels = { at: moved, all: plan.levels, now: end?.level ?? null };
  }
}

/** Where a token would be put or move, and how far it may be. */
function laid(overlay: Overlay, plan: Plan): void {
  const { prompt, fixed, view, goal, measured } = plan;
  if (prompt === null || typeof prompt === 'string' || fixed === null) return;
  const number = 'lay' in prompt ? prompt.lay.objective : 'roam' in prompt ? prompt.roam.objective : null;
  const size = (number === null ? null : view?.objectives[number]?.radius) ?? fixed.measures.objective / 2;
  if ('lay' in prompt) {
    const anchor = view?.objectives[prompt.lay.of];
    const reach = size + (fixed.measures.ranges[prompt.lay.range - 1] ?? 0);
    if (anchor) {
      const { spot, radius } = anchor;
      overlay.rings.push({ at: spot, radius: radius + reach, label: String(prompt.lay.range), strong: false });
    }
  }
  if (goal === null) return;
  if (measured !== null && 'go' in measured && plan.refusal === null) overlay.tool = measured.go.tool;
  const at = (plan.refusal === null ? plan.at : null) ?? { ...goal, level: plan.at?.level ?? 0 };
  if (plan.held !== null && plan.refusal === null) overlay.straight = { from: at, to: goal };
  overlay.rings.push({ at, radius: size, label: '', strong: true });
  flag(overlay, plan, at);
}

function formation(overlay: Overlay, plan: Plan): void {
  const refusals = plan.measured && 'deploy' in plan.measured ? plan.measured.deploy.refusals : [];
  overlay.ghosts = plan.movable.flatMap((id, i) => {
    const spot = plan.places[i];
    return spot ? [{ id, spot, refused: (refusals[i] ?? null) !== null }] : [];
  });
  overlay.formation = true;
  overlay.selected = [];
  const at = refusals.findIndex((one) => one !== null);
  const [why, where] = [plan.refusal, plan.places[Math.max(0, at)]];
  if (why && where) overlay.flags.push({ at: where, tone: 'amber', ...refused(plan, why) });
  const adjusted = plan.places[plan.placed];
  if (!why && plan.missed && adjusted && plan.held === null) flag(overlay, plan, adjusted);
  const own = plan.at;
  if (plan.character !== null && own && plan.levels.length > 1) {
    overlay.levels = { at: own, all: plan.levels, now: own.level };
  }
}

/** The directions of a push, for drawing. */
function cone(overlay: Overlay, plan: Plan): void {
  const { prompt, fixed, view } = plan;
  if (prompt === null || typeof prompt === 'string' || !('push' in prompt) || fixed === null) return;
  const { character, range, from, pull } = prompt.push;
  const at = spotOf(view, character);
  const other = from === null ? null : spotOf(view, from);
  const base = (sheetOfCharacter(fixed, character)?.card.base ?? 0) / 2;
  const length = (fixed.measures.ranges[range - 1] ?? 0) + base;
  if (at) overlay.cones.push({ at, from: other, pull, length, chosen: plan.goal });
}

/** The other ends of the transfer points that the character stands at, for drawing. */
function exits(overlay: Overlay, plan: Plan): void {
  const { fixed, character } = plan;
  const at = startOf(plan);
  if (fixed === null || character === null || at === null) return;
  const radius = (sheetOfCharacter(fixed, character)?.card.base ?? 0) / 2 + fixed.measures.ranges[0];
  const near = (one: Point): boolean => Math.hypot(one.x - at.x, one.y - at.y) <= radius;
  for (const group of fixed.terrain.transfers) {
    const ends = group.filter((one, i) => group.some((other, j) => i !== j && near(other)) && one.level !== at.level);
    overlay.rings.push(...ends.map((one) => ({ at: one, radius, label: '1', strong: true })));
  }
}

function reach(overlay: Overlay, plan: Plan): void {
  if (!plan.roams) return;
  const now = moveKind(plan);
  overlay.reach = plan.reaches.map(({ outline, holes, kind }) => ({
    outline,
    holes,
    kind,
    strong: now === null || kind === now,
  }));
}

function moveKind(plan: Plan): MoveKind | null {
  const { measured } = plan;
  return measured !== null && 'go' in measured ? measured.go.kind : null;
}

/** What the planned place comes to. */
function flag(overlay: Overlay, plan: Plan, at: Spot): void {
  const why = plan.refusal;
  if (why !== null) {
    overlay.flags.push({ at, tone: 'amber', ...refused(plan, why) });
    return;
  }
  if (plan.measured === null) return;
  const note = plan.missed === null ? {} : { note: missedText(plan, plan.missed) };
  overlay.flags.push({ at, tone: 'seat', title: plan.confirmLabel ?? '', text: '', chips: chipsOf(plan), ...note });
}

/** What would hold at the planned place. */
function chipsOf(plan: Plan): Chip[] {
  const { around, fixed } = plan;
  if (around === null || fixed === null) return [];
  const names = (all: readonly CharacterId[]): string => list(all.map((one) => characterName(fixed, one)));
  const chips: Chip[] = [];
  if (around.engaged.length > 0) {
    chips.push({ icon: 'fight', text: t('sp-board-engages', { names: names(around.engaged) }) });
  } else if (startOf(plan) && leaves(plan))
    chips.push({ icon: 'fight', text: t('sp-board-engaged'), lost: t('sp-board-leaves') });
  if (around.contests.length > 0) {
    const objectives = list(around.contests.map((one) => String(one + 1)));
    chips.push({ icon: 'goal', text: t('sp-board-contests', { objectives, count: around.contests.length }) });
  }
  const left = (plan.here?.contests ?? []).filter((one) => !around.contests.includes(one));
  if (left.length > 0) {
    const args = { objectives: list(left.map((one) => String(one + 1))), count: left.length };
    chips.push({ icon: 'goal', text: t('sp-board-objective', args), lost: t('sp-board-leaves-objective', args) });
  }
  if (around.targets.length > 0 && plan.kind !== 'push') {
    const sees = around.targets.length > 2 ? null : names(around.targets);
    const text =
      sees === null ? t('sp-board-targets', { count: around.targets.length }) : t('sp-board-sees', { names: sees });
    chips.push({ icon: 'sight', text });
  }
  if (around.cover.length > 0)
    chips.push({ icon: 'cover', text: t('sp-board-covered', { names: names(around.cover) }) });
  if (around.watching.length > 0) {
    const watching = list(around.watching.map((unit) => words.unit(unit, fixed)));
    chips.push({ icon: 'risk', text: t('sp-board-watching', { names: watching }) });
  }
  return fewer(chips);
}

/** The same for those who do not see the board. */
export function consequences(plan: Plan): string[] {
  const note = plan.missed === null ? [] : [missedText(plan, plan.missed)];
  return [...chipsOf(plan).map((chip) => chip.lost ?? chip.text), ...note];
}

function leaves(plan: Plan): boolean {
  const { character, view } = plan;
  return character !== null && (view?.engaged ?? []).some((pair) => pair.includes(character));
}

/** Why it is not the place that was pointed at. */
const missedText = (plan: Plan, why: NonNullable<Plan['refusal']>): string =>
  t('play-no-farther', { why: refused(plan, why).title });

function refused(plan: Plan, refusal: NonNullable<Plan['refusal']>): Pick<Flag, 'title' | 'text' | 'rule'> {
  return { title: words.reason(refusal, plan.fixed), text: '', rule: refusal.rule };
}

/** Legal places to begin with, while nothing is in the hand. */
function suggestions(overlay: Overlay, plan: Plan): void {
  if (!plan.spatial || plan.held !== null) return;
  plan.suggestions.forEach((choice, key) => {
    const [first] = placesOf(choice);
    if (!first) return;
    if (plan.kind === 'go' && plan.character !== null && first.character !== plan.character && plan.goal !== null)
      return;
    const chosen = plan.suggestion === key && (plan.kind === 'deploy' || isAt(plan.goal, first.at));
    overlay.places.push({ key, at: middle(placesOf(choice).map((one) => one.at)), label: label(plan, choice), chosen });
  });
}

const isAt = (goal: Point | null, at: Point): boolean => goal !== null && goal.x === at.x && goal.y === at.y;

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, points.length), y: sum.y / Math.max(1, points.length) };
}

function label(plan: Plan, choice: Choice): string {
  const { prompt, fixed, view } = plan;
  if (prompt === null || fixed === null) return '';
  const what = words.choice(choice, prompt, fixed, view, ownSeat(plan.table));
  const [first] = placesOf(choice);
  return first?.spot ? `${what}, ${placeWord(first.spot)}` : what;
}

/** Characters and armoured targets that a click would choose. */
function targets(overlay: Overlay, plan: Plan): void {
  const { fixed, view } = plan;
  for (const option of plan.options) {
    if (typeof option === 'string' || !('attack' in option) || attacked(option.attack.target) !== null) continue;
    const aim = aimOf(option.attack.target);
    const chosen = plan.chosen !== null && pointsAt(plan.chosen, aim, null);
    overlay.targets.set(aim, { label: label(plan, option), tone: chosen ? 'chosen' : 'choice' });
  }
  (view?.characters ?? []).forEach((spot, id) => {
    if (spot === null) return;
    const unit = unitOfCharacter(fixed, id);
    const fitting = plan.options.filter((option) => pointsAt(option, id, unit));
    const option = fitting.find((one) => same(one, plan.chosen)) ?? fitting[0];
    if (option === undefined) {
      // Others of the unit that may move as well.
      const waits = plan.kind === 'go' && id !== plan.character && plan.movable.includes(id);
      if (waits) overlay.targets.set(id, { label: t('sp-board-may-move'), tone: 'quiet' });
      return;
    }
    const chosen = plan.chosen !== null && pointsAt(plan.chosen, id, unit);
    overlay.targets.set(id, { label: label(plan, option), tone: chosen ? 'chosen' : 'choice' });
  });
  if (plan.target !== null) overlay.targets.set(aimOf(plan.target), { label: '', tone: 'chosen' });
}

/** The answer under the pointer in the list, or the chosen one: shown where it happens. */
function previewed(overlay: Overlay, plan: Plan): void {
  const choice = plan.hover ?? plan.chosen;
  if (choice === null || typeof choice === 'string') return;
  if ('attack' in choice) attack(overlay, plan, choice);
  else if ('option' in choice) option(overlay, plan, choice.option);
  else if ('edge' in choice || 'mission' in choice) side(overlay, plan, choice);
  else if ('map' in choice) map(overlay, plan, choice.map);
  else if (plan.hover !== null && plan.spatial) {
    const places = placesOf(choice);
    if (places.length === 0 || 'deploy' in choice || plan.character === null) return;
    const [first] = places;
    const character = first?.character ?? plan.character;
    if (first?.spot && plan.held === null) overlay.ghosts = [{ id: character, spot: first.spot, refused: false }];
  }
}

/** An edge or a mission pack: where the objectives would lie with it. */
function side(overlay: Overlay, plan: Plan, choice: Choice): void {
  if (typeof choice !== 'string' && 'edge' in choice) overlay.edge = choice.edge;
  const at = plan.options.findIndex((option) => same(option, choice));
  overlay.objectives = plan.aids?.layouts[at] ?? null;
}

/** Which objectives a map of the struggle card makes active. */
function map(overlay: Overlay, plan: Plan, number: number): void {
  const { view, fixed, prompt } = plan;
  if (prompt !== null && fixed !== null) overlay.active = words.mapOf(number, prompt, fixed, view);
}

function attack(overlay: Overlay, plan: Plan, choice: Extract<Choice, { attack: unknown }>): void {
  const { target } = choice.attack;
  const at = spotOfTarget(plan.fixed, plan.view, target);
  const forecast = forecastOf(plan, choice);
  const known = overlay.targets.get(aimOf(target));
  overlay.targets.set(aimOf(target), { label: known?.label ?? '', tone: 'chosen' });
  if (at === null || plan.fixed === null) return;
  const title = words.target(target, plan.fixed);
  const text = forecast
    ? t('sp-board-pools', { attack: forecast.attack, defence: forecast.defence })
    : words.attackType(choice.attack.kind);
  overlay.flags.push({ at, tone: 'seat', title, text });
}

function forecastOf(plan: Plan, choice: Choice): Forecast | null {
  const at = plan.options.findIndex((option) => same(option, choice));
  return plan.aids?.attacks[at] ?? null;
}

/** An option of the combat tree: where its movement reaches, which way it shoves. */
function option(overlay: Overlay, plan: Plan, number: number): void {
  const { view } = plan;
  const [attack, step] = [view?.attack, stepOf(plan, number)];
  if (!attack || step === null) return;
  const target = attacked(attack.target);
  const [from, to] = [spotOf(view, attack.attacker), target === null ? null : spotOf(view, target)];
  if (from && step.reach !== null) overlay.rings.push({ at: from, radius: step.reach, label: '', strong: true });
  if (from && to && step.shove !== null) {
    overlay.cones.push({ at: to, from, pull: false, length: step.shove, chosen: null });
  }
}
