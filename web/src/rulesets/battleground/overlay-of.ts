// What the board shows of the question and the plan. Everything drawn here stands in the
// question, its aids, or a measurement.
import { list, t } from '../../app/i18n.svelte';
import { emptyOverlay } from './board/overlay';
import { DIRECTIONS, hexOf, nameOf, neighbour, parse } from './board/geometry';
import type { Overlay } from './board/overlay';
import { fewer, type Chip } from '../shared/board/overlay';
import { figureOf, tableOf, viewOf } from './known';
import { deedOf, figureName } from './labels';
import { facets, noteOf, same } from './options';
import type { Plan } from './plan.svelte';
import type { Choice, Direction, FigureId, Hex, Place, Sight, Strike, Way } from './types';
import { weapon as weaponName } from './words';

/** More than so many are counted, not named. */
const MOST_SEEN = 2;

/** What the tools of the stage have found. */
export interface Findings {
  sights: Sight[];
  threat: Hex[];
  lit: FigureId[];
  /** The measuring that is going on, with its label. */
  measured: Sight | null;
}

export function overlayOf(plan: Plan, found: Findings): Overlay {
  const overlay = emptyOverlay();
  overlay.seat = plan.table.question ? plan.table.seat : null;
  overlay.selected = plan.figure ?? turnOf(plan) ?? plan.selected;
  overlay.lit = [...found.lit, ...(plan.selected === null ? [] : [plan.selected])];
  overlay.threat = found.threat;
  overlay.sight = [...found.sights, ...(found.measured ? [found.measured] : [])].map(sightLine);
  if (plan.table.question) asked(overlay, plan);
  if (found.measured) overlay.flags.push(measuredFlag(found.measured));
  return overlay;
}

function turnOf(plan: Plan): FigureId | null {
  return viewOf(plan.table)?.turns.at(-1)?.figure ?? null;
}

function sightLine({ from, to, seen, cover, lines, wall }: Sight): Overlay['sight'][number] {
  return { from, to, seen, cover, lines, wall };
}

function asked(overlay: Overlay, plan: Plan): void {
  reach(overlay, plan);
  targets(overlay, plan);
  places(overlay, plan);
  if (plan.facings.length > 1 && plan.figure !== null) {
    const options = plan.facings.flatMap((option) => facets(option).facing ?? []);
    overlay.facings = { figure: plan.figure, options, chosen: plan.facing };
  }
  if (plan.heading !== null && plan.figure !== null) {
    overlay.facings = { figure: plan.figure, options: [...DIRECTIONS], chosen: plan.heading, taken: takenAround(plan) };
  }
  const { prompt } = plan;
  if (prompt !== null && typeof prompt !== 'string' && 'capture' in prompt) {
    overlay.flags.push({ at: prompt.capture, tone: 'seat', title: t('play-flag-capture'), text: prompt.capture });
  }
  const note = noteOf(plan.options, plan.aids, plan.draft ?? plan.hover);
  if (note.attack) overlay.flags.push(...attackFlags(plan, note.attack));
}

/** Beside the planned end: where figures stand. */
function takenAround(plan: Plan): Direction[] {
  const cell = plan.end === null ? null : parse(plan.end);
  const hexes = (viewOf(plan.table)?.figures ?? []).flatMap((one) => (one.at === null ? [] : [hexOf(one.at)]));
  return DIRECTIONS.filter((direction) => {
    const next = cell && neighbour(cell, direction);
    return next !== null && hexes.includes(nameOf(next));
  });
}

function reach(overlay: Overlay, plan: Plan): void {
  const start = plan.figure === null ? null : figureOf(viewOf(plan.table), plan.figure)?.at;
  for (const way of plan.ways) {
    overlay.reach.set(way.place, { cost: way.cost, end: way.engaged.length > 0, label: wayLabel(plan, way) });
  }
  if (plan.over !== null && plan.over !== start && !overlay.reach.has(plan.over)) {
    overlay.flags.push(farFlag(plan.over, t('play-flag-far-place', { place: plan.over, points: pointsOf(plan) })));
  }
  if (plan.far !== null && plan.destination === null) overlay.flags.push(farFlag(plan.far.place, farText(plan)));
  const way = plan.shownWay;
  if (way === null || plan.figure === null || !start) return;
  overlay.path = stepsOf(plan.ways, [start, ...way.path]);
  overlay.ghost = { figure: plan.figure, place: way.place };
  overlay.watchers = way.watched;
  overlay.flags.push(wayFlag(plan, way));
  for (const strike of plan.strikes) {
    const at = figureOf(viewOf(plan.table), strike.figure)?.at;
    if (at) overlay.flags.push(strikeFlag(plan, strike, at));
  }
}

/** The places of a path with what each step costs; a place that is no end costs what is usual. */
export function stepsOf(ways: readonly Way[], path: readonly Place[]): { place: Place; cost: number }[] {
  const costs = new Map(ways.map((way) => [way.place, way.cost]));
  let before = 0;
  return path.map((place, index) => {
    const total = index === 0 ? 0 : (costs.get(place) ?? before + 1);
    const cost = total - before;
    before = total;
    return { place, cost };
  });
}

function wayLabel(plan: Plan, way: Way): string {
  const parts = [t('play-way', { place: way.place, cost: way.cost })];
  if (way.engaged.length > 0) parts.push(t('play-way-engaged', { names: names(plan, way.engaged) }));
  if (way.watched.length > 0) parts.push(t('play-way-watched', { names: names(plan, way.watched) }));
  return parts.join(', ');
}

export function names(plan: Plan, figures: readonly FigureId[]): string {
  return figures.map((figure) => figureName(plan.table, figure)).join(', ');
}

/** The movement points of the movement at hand. */
export function pointsOf(plan: Plan): number {
  const prompt = plan.prompt;
  if (prompt !== null && typeof prompt !== 'string' && 'go' in prompt) return prompt.go.points;
  return plan.movement?.points ?? 0;
}

function wayFlag(plan: Plan, way: Way): Overlay['flags'][number] {
  const far = plan.far === null || plan.over !== null ? {} : { note: farText(plan) };
  return {
    at: way.place,
    tone: 'seat',
    title: `${way.place}, ${t('play-flag-cost', { cost: way.cost, points: pointsOf(plan) })}`,
    text: '',
    chips: chipsOf(plan, way),
    ...far,
  };
}

/** What the end of a way achieves. */
function chipsOf(plan: Plan, way: Way): Chip[] {
  const chips: Chip[] = [];
  if (plan.then !== null && plan.over === null) {
    chips.push({ icon: 'fight', text: t('play-flag-then', { name: figureName(plan.table, plan.then) }) });
  } else if (way.engaged.length > 0) {
    chips.push({ icon: 'fight', text: t('play-flag-engaged', { names: names(plan, way.engaged) }) });
  }
  chips.push(...sightChips(plan, way));
  const captures = plan.around?.captures.length ?? 0;
  if (captures > 0) chips.push({ icon: 'goal', text: t('play-flag-objective', { count: captures }) });
  chips.push(...lostChips(plan));
  if (way.watched.length > 0) {
    chips.push({ icon: 'risk', text: t('play-flag-watched', { names: names(plan, way.watched) }) });
  }
  return fewer(chips);
}

/** Objectives that one could capture where one stands, and not there. */
function lostChips({ around, here }: Plan): Chip[] {
  const left = around && here ? here.captures.filter((one) => !around.captures.includes(one)) : [];
  if (left.length === 0) return [];
  const args = { places: list(left), count: left.length };
  return [{ icon: 'goal', text: t('play-flag-left', args), lost: t('play-flag-leaves', args) }];
}

/** Whom one could shoot at from there, whom else one sees, how far away, and from whom one is in cover. */
function sightChips(plan: Plan, way: Way): Chip[] {
  const seen = plan.around?.enemies.filter((one) => one.seen) ?? [];
  const apart = seen.filter((one) => !way.engaged.includes(one.figure));
  const shot = apart.filter((one) => one.strikes.length > 0).slice(0, MOST_SEEN);
  const chips = shot.flatMap(({ strikes }): Chip[] =>
    strikes.slice(0, 1).map((best) => ({ icon: 'fight', text: shotText(plan, best) })),
  );
  const others = seen.filter((one) => !shot.includes(one));
  if (others.length > MOST_SEEN) {
    chips.push({ icon: 'sight', text: t('play-flag-sees-many', { count: others.length }) });
  } else if (others.length > 0) {
    const far = others.map(({ figure, reach }) =>
      t('play-flag-seen', { name: figureName(plan.table, figure), inches: reach }),
    );
    chips.push({ icon: 'sight', text: t('play-flag-sees', { names: list(far) }) });
  }
  const covered = seen.filter((one) => one.covered).map((one) => one.figure);
  if (covered.length > 0) chips.push({ icon: 'cover', text: t('play-flag-cover', { names: names(plan, covered) }) });
  return chips;
}

function shotText(plan: Plan, { figure, weapon, target, attack }: Strike): string {
  const table = tableOf(plan.table);
  return t('play-flag-shot', {
    weapon: table === null ? '' : weaponName(figure, weapon, table),
    name: figureName(plan.table, target),
    dice: attack.dice,
    needed: attack.needed,
  });
}

/** Why a place or an enemy is not reached. */
function farText(plan: Plan): string {
  const { far } = plan;
  const points = pointsOf(plan);
  if (far === null) return '';
  return far.figure === null
    ? t('play-flag-far-place', { place: far.place, points })
    : t('play-flag-far-enemy', { name: figureName(plan.table, far.figure), points });
}

/** Over a place where the lifted piece cannot end. */
function farFlag(at: Place, title: string): Overlay['flags'][number] {
  return { at, tone: 'amber', title, text: '' };
}

function strikeFlag(plan: Plan, strike: Strike, at: Place): Overlay['flags'][number] {
  return {
    at,
    tone: 'amber',
    title: t('play-flag-strike', { name: figureName(plan.table, strike.figure) }),
    text: t('play-dice-needed', { dice: strike.attack.dice, needed: strike.attack.needed }),
  };
}

function attackFlags(plan: Plan, strike: Strike): Overlay['flags'] {
  const at = figureOf(viewOf(plan.table), strike.target)?.at;
  if (!at) return [];
  const text = t('play-dice-needed', { dice: strike.attack.dice, needed: strike.attack.needed });
  return [{ at, tone: 'seat', title: figureName(plan.table, strike.target), text }];
}

function measuredFlag(sight: Sight): Overlay['flags'][number] {
  const seen = sight.seen ? (sight.cover ? t('play-sight-cover') : t('play-sight-seen')) : t('play-sight-hidden');
  return {
    at: sight.to,
    tone: 'plain',
    title: t('play-measured', { steps: sight.steps, inches: sight.reach }),
    text: seen,
  };
}

function targets(overlay: Overlay, plan: Plan): void {
  if (plan.then !== null) overlay.targets.set(plan.then, { label: '', tone: 'choice' });
  const quiet = plan.kind === 'act' && plan.menu !== 'attack';
  if (quiet && plan.menu !== null) return;
  const now = plan.draft === null ? undefined : facets(plan.draft).figure;
  for (const option of plan.options) {
    const { figure } = facets(option);
    if (figure === undefined || plan.kind === 'deploy') continue;
    const at = figureOf(viewOf(plan.table), figure)?.at;
    if (!at || overlay.targets.has(figure)) continue;
    overlay.targets.set(figure, {
      label: label(plan, option),
      tone: quiet ? 'quiet' : figure === now ? 'chosen' : 'choice',
    });
  }
}

function places(overlay: Overlay, plan: Plan): void {
  if (plan.ways.length > 0) return;
  const strong = plan.hover ?? plan.chosen;
  for (const option of plan.options) {
    const { place, figure } = facets(option);
    if (place === undefined || (plan.kind === 'deploy' && plan.deploying !== null && figure !== plan.deploying))
      continue;
    const mark = strong !== null && same(strong, option) ? 'strong' : 'dot';
    if (mark === 'dot' && overlay.places.has(place)) continue;
    overlay.places.set(place, { label: label(plan, option), mark });
  }
  if (strong === null) return;
  const { place, figure } = facets(strong);
  if (plan.far !== null && place !== undefined) {
    const note = t('play-flag-not-there', { place: plan.far.place });
    overlay.flags.push({ at: place, tone: 'seat', title: place, text: '', note });
  }
  if (plan.kind !== 'deploy') return;
  if (place !== undefined && figure !== undefined) overlay.ghost = { figure, place };
}

function label(plan: Plan, option: Choice): string {
  if (plan.prompt === null) return '';
  return deedOf(plan.table, plan.prompt, option);
}
