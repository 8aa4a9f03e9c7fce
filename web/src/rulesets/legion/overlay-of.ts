// What the board shows of the question and the plan. Everything drawn here stands in the
// question, its aids, or a measurement.
import { list, number, t } from '../../app/i18n.svelte';
import { same } from '../shared/choices';
import { asides, outlines } from './asides.svelte';
import { placeWord } from './board/describe';
import { aimOfCharge, aimOfToken, emptyOverlay } from './board/overlay';
import type { Overlay, Tone } from './board/overlay';
import { fewer, type Chip, type Flag } from '../shared/board/overlay';
import { about, placesOf, unitOfChoice } from './choices';
import { placedMinis, placedUnit } from './drafts';
import { leaderStand, othersOf, ownSeat, sheetOf } from './known';
import { forecastOf } from './labels';
import type { Around } from './measured';
import type { Plan } from './plan.svelte';
import { mean } from './pools';
import type { Findings } from './tools.svelte';
import type { Choice, MiniId, Point, Stand } from './types';
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
  foreseen(overlay, plan);
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

/** While battle cards are discarded: whose tokens are shown, and how many more there will be. */
function foreseen(overlay: Overlay, { fixed, view }: Plan): void {
  const layout = overlay.layout ?? view?.layouts[0];
  const [at] = layout?.tokens ?? [];
  if (!layout || !at || fixed === null) return;
  const args = { card: words.battleCard(0, layout.card, fixed), count: layout.tokens.length };
  const title = t('lg-board-layout', args);
  const text = layout.open === 0 ? '' : t('lg-board-layout-open', { count: layout.open });
  overlay.flags.push({ at, tone: 'plain', title, text });
}

function asked(overlay: Overlay, plan: Plan): void {
  overlay.movable = plan.movable;
  if (plan.kind === 'move' || plan.moving) movement(overlay, plan);
  else if (plan.spatial) placement(overlay, plan);
  else if (plan.drawing) drawn(overlay, plan);
  reach(overlay, plan);
  suggestions(overlay, plan);
  targets(overlay, plan);
  pools(overlay, plan);
  previewed(overlay, plan);
  // Nothing was legal there: everything is as it was, and says why.
  if (plan.failed !== null && plan.held === null) {
    const at = startOf(plan);
    if (at) overlay.flags.push({ at, tone: 'amber', ...refused(plan, plan.failed) });
  }
}

function startOf(plan: Plan): Stand | null {
  const unit = placedUnit(plan);
  return unit === null ? null : leaderStand(plan.view, unit);
}

/** The leader of a unit that is dragged to be activated: where it can go, the table says as soon as it acts. */
function drawn(overlay: Overlay, { held, goal, chosen, fixed, view }: Plan): void {
  const unit = chosen === null ? null : unitOfChoice(chosen);
  const start = unit === null ? null : leaderStand(view, unit);
  if (held === null || held.id === null || unit === null || start === null || goal === null || fixed === null) return;
  const at = { ...start, ...goal };
  overlay.ghosts = [{ id: held.id, spot: at, refused: false }];
  overlay.straight = { from: start, to: at };
  const title = t('lg-verb-unit-activate', { what: words.unit(unit, fixed) });
  overlay.flags.push({ at, tone: 'seat', title, text: t('lg-board-drawn') });
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
  const why = plan.refusal;
  // A legal place is where the piece will stand; the pointer may be further on.
  const stand =
    go !== null && why === null ? go.to : { ...goal, level: go?.to.level ?? start.level, facing: start.facing };
  overlay.ghosts = [{ id: leader, spot: stand, refused: why !== null }];
  if (why !== null) {
    overlay.straight = { from: start, to: stand };
    overlay.flags.push({ at: stand, tone: 'amber', ...refused(plan, why) });
  } else if (go !== null) {
    overlay.tool = go.tool;
    if (plan.held !== null) overlay.straight = { from: stand, to: goal };
    const others = othersOf(fixed, plan.view, placedUnit(plan) ?? -1);
    overlay.ghosts.push(
      ...go.others.flatMap((spot, i) => {
        const mini = others[i];
        return mini === undefined ? [] : [{ id: mini, spot, refused: false }];
      }),
    );
    overlay.melee = go.melee.map((to) => ({ from: stand, to }));
    overlay.flags.push(verdict(plan, stand));
  }
  if (plan.levels.length > 1) overlay.levels = { at: stand, all: plan.levels, now: go?.to.level ?? null };
}

/** What the planned move comes to: its length, what it achieves, what it misses. */
function verdict(plan: Plan, at: Stand): Overlay['flags'][number] {
  const note = missedText(plan);
  return {
    at,
    tone: 'seat',
    title: plan.confirmLabel ?? '',
    text: lengthOf(plan),
    chips: chipsOf(plan),
    ...(note === null ? {} : { note }),
  };
}

/** How long the way is. */
export function lengthOf(plan: Plan): string {
  const { measured } = plan;
  if (measured === null || !('go' in measured)) return '';
  const { tool } = measured.go;
  const length = tool.slice(1).reduce((sum, to, i) => {
    const from = tool[i] ?? to;
    return sum + Math.hypot(to.x - from.x, to.y - from.y);
  }, 0);
  return words.inches(length);
}

/** Why the leader does not stand where it was put. */
export function missedText(plan: Plan): string | null {
  const { short, missed, fixed } = plan;
  if (short !== null && fixed !== null) {
    return t('lg-board-short', { length: words.inches(short.by), name: words.unit(short.unit, fixed) });
  }
  return missed === null ? null : t('play-no-farther', { why: refused(plan, missed).title });
}

/** What would hold at the planned place. */
export function chipsOf(plan: Plan): Chip[] {
  const { measured, fixed, around } = plan;
  if (measured === null || !('go' in measured) || fixed === null) return [];
  const { melee } = measured.go;
  const named = (unit: number): string => words.unit(unit, fixed);
  const chips: Chip[] = [];
  if (melee.length > 0) chips.push({ icon: 'fight', text: t('lg-board-engages', { names: list(melee.map(named)) }) });
  if (around === null) return chips;
  const seen = around.sighted.filter((one) => one.seen > 0 && !melee.includes(one.unit));
  const near = seen.filter((one) => one.armed).sort((a, b) => a.range - b.range);
  for (const { unit, range, seen: count } of near.slice(0, 2)) {
    const of = sheetOf(fixed, unit)?.minis.filter((one) => plan.view?.minis[one.id]?.stand).length ?? count;
    chips.push({ icon: 'sight', text: t('lg-board-in-range', { name: named(unit), range, count, of }) });
  }
  if (around.contests.length > 0) {
    const tokens = around.contests.map((one) => String(one + 1));
    chips.push({ icon: 'goal', text: t('lg-board-contests', { tokens: list(tokens), count: tokens.length }) });
  }
  chips.push(...lostOf(plan, around, named));
  const covered = seen.filter((one) => one.cover !== 'none').sort((a, b) => a.range - b.range)[0];
  if (covered) {
    const text = t('lg-board-covered', { cover: words.cover(covered.cover), name: named(covered.unit) });
    chips.push({ icon: 'cover', text });
  }
  if (around.watching.length > 0) {
    chips.push({ icon: 'risk', text: t('lg-board-watching', { names: list(around.watching.map(named)) }) });
  }
  return fewer(chips);
}

/** What holds where the unit stands, and would not hold there. */
function lostOf({ here }: Plan, there: Around, named: (unit: number) => string): Chip[] {
  if (here === null) return [];
  const chips: Chip[] = [];
  const tokens = here.contests.filter((one) => !there.contests.includes(one)).map((one) => String(one + 1));
  if (tokens.length > 0) {
    const args = { tokens: list(tokens), count: tokens.length };
    chips.push({ icon: 'goal', text: t('lg-board-objective', args), lost: t('lg-board-leaves', args) });
  }
  const open = there.sighted.filter((one) => one.seen > 0 && one.cover === 'none').map((one) => one.unit);
  const [bare] = here.sighted
    .filter((one) => one.seen > 0 && one.cover !== 'none' && open.includes(one.unit))
    .sort((a, b) => a.range - b.range);
  if (bare) {
    const args = { cover: words.cover(bare.cover), name: named(bare.unit) };
    chips.push({
      icon: 'cover',
      text: t('lg-board-covered', args),
      lost: t('lg-board-uncovered', { name: args.name }),
    });
  }
  return chips;
}

/** The same for those who do not see the board. */
export function consequences(plan: Plan): string[] {
  const note = missedText(plan);
  return [lengthOf(plan), ...chipsOf(plan).map((chip) => chip.lost ?? chip.text), ...(note === null ? [] : [note])];
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
    put(overlay, plan, at, true);
    return;
  }
  if (['lay-token', 'carry-token', 'lay-charge'].includes(plan.kind)) {
    const [aim] = plan.movable;
    if (place && aim !== undefined) overlay.laid = { aim, at: place, refused: plan.refusal !== null };
    if (place) put(overlay, plan, place, true);
    return;
  }
  const whole = plan.refusal !== null && refusals.every((one) => one === null);
  overlay.ghosts = placedMinis(plan).flatMap((id, i) => {
    const spot = plan.places[i];
    return spot ? [{ id, spot, refused: whole || (refusals[i] ?? null) !== null }] : [];
  });
  if (plan.kind === 'cohere') cohesion(overlay, plan);
  // Whoever comes onto the table comes into view.
  if (plan.kind === 'enter') overlay.selected = placedMinis(plan).slice(0, 1);
  if (plan.refusal) {
    const at =
      plan.places[
        Math.max(
          0,
          refusals.findIndex((one) => one !== null),
        )
      ];
    if (at) overlay.flags.push({ at, tone: 'amber', ...refused(plan, plan.refusal) });
  } else {
    const adjusted = plan.places[plan.placed];
    if (adjusted) put(overlay, plan, adjusted);
  }
}

/** Something is put down: there, not quite there, or not possible. A token is small: the flag shows where it is. */
function put(overlay: Overlay, plan: Plan, at: Point, small = false): void {
  const note = missedText(plan);
  if (plan.refusal) overlay.flags.push({ at, tone: 'amber', ...refused(plan, plan.refusal) });
  const title = plan.confirmLabel ?? '';
  if (plan.refusal === null && plan.held === null && (note !== null || (small && title !== ''))) {
    overlay.flags.push({ at, tone: 'seat', title, text: '', ...(note === null ? {} : { note }) });
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
  const { measured, reaches } = plan;
  if (!plan.roams) return;
  const now = measured !== null && 'go' in measured ? measured.go.speed : null;
  const farthest = Math.max(...reaches.map((one) => one.speed));
  overlay.reach = reaches.map(({ outline, holes, speed }) => ({ outline, holes, strong: speed === (now ?? farthest) }));
}

function refused(plan: Plan, refusal: NonNullable<Plan['refusal']>): Pick<Flag, 'title' | 'text' | 'rule'> {
  return { title: words.reason(refusal, plan.fixed), text: '', rule: refusal.rule };
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
  // Without the leftmost objective the next one leads.
  else if ('row' in choice && choice.row === 0) overlay.layout = plan.view?.layouts[1] ?? null;
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
