// Measuring, sight, range bands and arcs: free at any time. The server measures; here stands what was asked for and what
// came back.
import { t } from '../../app/i18n.svelte';
import { inches } from '../shared/board/plane';
import type { Overlay, Under } from './board/overlay';
import { about, unitOfChoice } from './choices';
import { actingOf } from './acting';
import {
  isNotched,
  isRefusal,
  leaderStand,
  sheetOf,
  sheetOfMini,
  standingOf,
  standOf,
  unitOf,
  unitOfMini,
} from './known';
import type { Plan } from './plan.svelte';
import type { Measured, MiniId, Point, Query, UnitId } from './types';
import * as words from './words/names';

type Between = Extract<Measured, { between: unknown }>['between'];
type Units = Extract<Measured, { units: unknown }>['units'];

export interface Findings {
  sight: Overlay['sight'];
  ruler: Overlay['ruler'];
  rings: Overlay['rings'];
  arcs: Overlay['arcs'];
  /** Miniatures of the defender behind cover, and those that are seen. */
  hidden: MiniId[];
  seen: MiniId[];
  /** What stands between two, in words: at the second of them. */
  flags: Overlay['flags'];
}

/** How far arcs are drawn where they have no range of their own: 4 bands. */
const BANDS = 4;

export class Tools {
  measuring = $state(false);
  seeing = $state(false);
  ranging = $state(false);
  #plan: Plan;
  #sights = $state.raw<{ to: UnitId; units: Units }[]>([]);
  #from = $state<UnitId | null>(null);
  #ruler = $state.raw<{ from: Under; to: Under; between: Between | null } | null>(null);
  #hovered = $state<UnitId | null>(null);
  /** Answers to questions asked before the last change are dropped. */
  #turn = 0;
  #rulerTurn = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /** The unit whose sight and ranges are shown: the one of the card, else the one that acts. */
  get of(): UnitId | null {
    const { table, view, selected, kind } = this.#plan;
    const attacker = kind === 'attack' ? (about(this.#plan.prompt, 'attack')?.unit ?? null) : null;
    const unit = attacker ?? selected ?? actingOf(table);
    return unit !== null && leaderStand(view, unit) !== null ? unit : null;
  }

  /** Whom the plan, the list or the pointer aims at. */
  get aimed(): UnitId | null {
    const { hover, draft, target, view, kind } = this.#plan;
    if (view?.attack) return view.attack.defender;
    if (kind !== 'attack' && kind !== 'act') return this.#hovered;
    for (const choice of [hover, draft]) {
      if (choice !== null && typeof choice !== 'string' && 'attack' in choice) return unitOfChoice(choice);
    }
    return target ?? this.#hovered;
  }

  toggleMeasure(): void {
    this.measuring = !this.measuring;
    this.#ruler = null;
  }

  toggleSight(): void {
    this.seeing = !this.seeing;
  }

  toggleRanges(): void {
    this.ranging = !this.ranging;
  }

  hover(mini: MiniId | null): void {
    this.#hovered = mini === null ? null : unitOfMini(this.#plan.fixed, mini);
  }

  /** Asks anew for what is shown. Called by an effect: it reads what it depends on. */
  refresh(): void {
    const turn = ++this.#turn;
    const from = this.#plan.view?.attack?.attacker ?? this.of;
    const enemies = from === null || this.#plan.held !== null ? [] : this.#looked(from);
    if (from === null || enemies.length === 0) {
      this.#sights = [];
      return;
    }
    void Promise.all(enemies.map(async (to) => ({ to, units: await this.#units(from, to) }))).then((found) => {
      if (turn !== this.#turn) return;
      this.#from = from;
      this.#sights = found.flatMap(({ to, units }) => (units ? [{ to, units }] : []));
    });
  }

  /** All enemies while sight is on, else the one aimed at. */
  #looked(from: UnitId): UnitId[] {
    const { view, fixed } = this.#plan;
    const own = sheetOf(fixed, from)?.seat;
    const enemies = (fixed?.units ?? []).filter((one) => one.seat !== own && leaderStand(view, one.id) !== null);
    const { aimed } = this;
    return enemies.map((one) => one.id).filter((id) => this.seeing || id === aimed);
  }

  async measureFrom(start: Under, end: Under): Promise<void> {
    const [from, to] = [bare(start), bare(end)];
    const turn = ++this.#rulerTurn;
    const both = from.id !== null && to.id !== null && from.id !== to.id;
    const before = this.#ruler;
    const known = before?.from.id === from.id && before.to.id === to.id && before.between;
    this.#ruler = { from, to, between: both && known ? known : null };
    if (!both || known || from.id === null || to.id === null) return;
    const between = await this.#between(from.id, to.id);
    if (turn === this.#rulerTurn) this.#ruler = { from, to, between };
  }

  found(): Findings {
    const shown = this.#sights.filter((one) => one.to === this.aimed);
    return {
      sight: this.#lines(),
      ruler: this.#line(),
      rings: this.#rings(),
      arcs: this.#arcs(),
      hidden: shown.flatMap((one) => one.units.obscured),
      seen: shown.flatMap((one) => one.units.seen.filter((id) => !one.units.obscured.includes(id))),
      flags: [this.#flag(), ...shown.map((one) => this.#verdict(one.to, one.units))].filter((one) => one !== null),
    };
  }

  /** What the tools found, for those who do not see the board. */
  get said(): string {
    if (this.#ruler !== null) return this.#flag()?.title ?? '';
    if (!this.seeing) return '';
    return t('lg-board-said-sight', { count: this.#sights.filter((one) => one.units.seen.length > 0).length });
  }

  #lines(): Overlay['sight'] {
    const { view, held } = this.#plan;
    const from = this.#from === null ? null : leaderStand(view, this.#from);
    if (from === null || held !== null) return [];
    return this.#sights.flatMap(({ to, units }) => {
      const stand = leaderStand(view, to);
      if (stand === null) return [];
      const label = units.range > BANDS ? t('lg-board-beyond') : String(units.range);
      return [{ from, to: stand, seen: units.seen.length > 0, cover: units.cover !== 'none', label }];
    });
  }

  /** Range and cover of the unit aimed at. */
  #verdict(unit: UnitId, units: Units): Overlay['flags'][number] | null {
    const { fixed, view } = this.#plan;
    const at = leaderStand(view, unit);
    if (at === null || fixed === null) return null;
    const of = standingOf(fixed, view, unit).length;
    const text =
      units.seen.length === 0
        ? t('lg-board-hidden')
        : units.obscured.length > 0
          ? t('lg-board-obscured', { count: units.obscured.length, of })
          : t('lg-board-seen', { count: units.seen.length, of });
    const title = `${words.capital(words.range(units.range))}, ${words.cover(units.cover)}`;
    return { at, tone: 'plain', title, text };
  }

  #line(): Overlay['ruler'] {
    if (!this.measuring || this.#ruler === null) return null;
    const { from, to } = this.#ruler;
    return { from: this.#point(from), to: this.#point(to) };
  }

  #point(under: Under): Point {
    return (under.id === null ? null : standOf(this.#plan.view, under.id)) ?? under.at;
  }

  #flag(): Overlay['flags'][number] | null {
    if (!this.measuring || this.#ruler === null) return null;
    const { from, to, between } = this.#ruler;
    const b = this.#point(to);
    if (between !== null) return { at: b, tone: 'plain', ...said(between) };
    const length = this.#gap(from, to);
    const band = Math.max(1, Math.ceil(length / (this.#plan.fixed?.measures.segment ?? 15240)));
    return { at: b, tone: 'plain', title: inches(length), text: words.range(band) };
  }

  /** From rim to rim where miniatures stand, else from point to point. */
  #gap(from: Under, to: Under): number {
    const [a, b] = [this.#point(from), this.#point(to)];
    const radius = (one: Under): number =>
      one.id === null ? 0 : (sheetOfMini(this.#plan.fixed, one.id)?.card.base ?? 0) / 2;
    return Math.max(0, Math.hypot(a.x - b.x, a.y - b.y) - radius(from) - radius(to));
  }

  /** Ranges are measured from the leader. */
  #rings(): Overlay['rings'] {
    const { fixed } = this.#plan;
    const of = this.of;
    const stand = of === null ? null : this.#leaderAt(of);
    if (!this.ranging || of === null || stand === null || fixed === null) return [];
    const radius = (sheetOf(fixed, of)?.card.base ?? 0) / 2;
    const aimed = this.#sights.find((one) => one.to === this.aimed)?.units.range ?? null;
    return Array.from({ length: BANDS }, (_, i) => ({
      at: stand,
      radius: radius + (i + 1) * fixed.measures.segment,
      label: String(i + 1),
      strong: aimed === i + 1,
    }));
  }

  /** Front and rear of a notched base, with the range bands or while it attacks. */
  #arcs(): Overlay['arcs'] {
    const { fixed, kind } = this.#plan;
    const of = this.of;
    const sheet = of === null ? null : sheetOf(fixed, of);
    if (of === null || fixed === null || !isNotched(sheet) || !(this.ranging || kind === 'attack')) return [];
    const at = this.#leaderAt(of);
    return at === null ? [] : [{ at, facing: at.facing, radius: 2 * fixed.measures.segment }];
  }

  /** Where the leader stands, or is planned to. */
  #leaderAt(unit: UnitId) {
    const { view, goal, at } = this.#plan;
    const planned = goal !== null && unitOf(view, unit)?.leader === this.#plan.movable[0] ? at : null;
    return planned ?? leaderStand(view, unit);
  }

  async #between(from: MiniId, to: MiniId): Promise<Between | null> {
    const query: Query = { between: { from, to } };
    const result = await this.#plan.table.measure<Measured>(query);
    return isRefusal(result) || !('between' in result) ? null : result.between;
  }

  async #units(from: UnitId, to: UnitId): Promise<Units | null> {
    const query: Query = { units: { from, to } };
    const result = await this.#plan.table.measure<Measured>(query);
    return isRefusal(result) || !('units' in result) ? null : result.units;
  }
}

const ARCS = ['front', 'rear', 'left', 'right'] as const;

/** Two miniatures: how far, what is seen, in which arc. */
function said(between: Between): { title: string; text: string } {
  const seen = between.sight ? t('lg-board-share', { share: Math.round(between.share * 100) }) : t('lg-board-hidden');
  const arc = ARCS.find((_, i) => between.arcs[i]);
  return {
    title: `${inches(between.distance)}, ${words.range(between.range)}`,
    text: [seen, ...(arc ? [t(`lg-board-arc-${arc}`)] : [])].join(', '),
  };
}

/** Between tokens of the table one measures from point to point. */
function bare(under: Under): Under {
  return under.id !== null && under.id < 0 ? { ...under, id: null } : under;
}

/** `M`, `V`, `T` switch the tools. Says whether the key was one of them. */
export function toolKeys(event: KeyboardEvent, tools: Tools): boolean {
  if (event.repeat) return false;
  switch (event.key.toLowerCase()) {
    case 'm':
      tools.toggleMeasure();
      return true;
    case 'v':
      tools.toggleSight();
      return true;
    case 't':
      tools.toggleRanges();
      return true;
    default:
      return false;
  }
}
