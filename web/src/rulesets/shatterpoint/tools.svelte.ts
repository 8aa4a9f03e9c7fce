// Measuring, sight and ranges: free at any time. The server measures; here stands what was asked for and what came back.
import { t } from '../../app/i18n.svelte';
import { inches } from './board/geometry';
import type { Overlay, Under } from './board/overlay';
import { aimOf, type Aim } from './choices';
import { characterName, isRefusal, sheetOfCharacter, spotOf, unitOfCharacter } from './known';
import type { Plan } from './plan.svelte';
import type { CharacterId, Measured, Point, Query, Spot } from './types';

type Between = Extract<Measured, { between: unknown }>['between'];

export interface Findings {
  sight: Overlay['sight'];
  ruler: Overlay['ruler'];
  rings: Overlay['rings'];
  /** What stands between two characters, in words: at the second of them. */
  flag: Overlay['flags'][number] | null;
}

export class Tools {
  measuring = $state(false);
  seeing = $state(false);
  ranging = $state(false);
  #plan: Plan;
  #sights = $state.raw<{ to: CharacterId; between: Between }[]>([]);
  #from = $state<CharacterId | null>(null);
  #ruler = $state.raw<{ from: Under; to: Under; between: Between | null } | null>(null);
  #hovered = $state<Aim | null>(null);
  /** Answers to questions asked before the last change are dropped. */
  #turn = 0;
  #rulerTurn = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /** The character whose sight and ranges are shown. */
  get of(): CharacterId | null {
    const { character, view, fixed, selected, hover } = this.#plan;
    if (hover !== null && typeof hover !== 'string' && 'attack' in hover) return hover.attack.character;
    if (character !== null && spotOf(view, character) !== null) return character;
    const unit = view?.attack ? unitOfCharacter(fixed, view.attack.attacker) : (view?.activation?.unit ?? selected);
    const all = unit === null || unit === undefined ? [] : (fixed?.units[unit]?.characters ?? []);
    return all.find((one) => spotOf(view, one) !== null) ?? null;
  }

  /** Whom the plan, the list or the pointer aims at. */
  get aimed(): Aim | null {
    const { hover, chosen, target } = this.#plan;
    for (const choice of [hover, chosen]) {
      if (choice !== null && typeof choice !== 'string' && 'attack' in choice) return aimOf(choice.attack.target);
    }
    return target === null ? this.#hovered : aimOf(target);
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

  hover(aim: Aim | null): void {
    this.#hovered = aim;
  }

  /** Asks anew for what is shown. Called by an effect: it reads what it depends on. */
  refresh(): void {
    const turn = ++this.#turn;
    const from = this.of;
    const enemies = from === null || this.#plan.held !== null ? [] : this.#looked(from);
    if (from === null || enemies.length === 0) {
      this.#sights = [];
      return;
    }
    void Promise.all(enemies.map(async (to) => ({ to, between: await this.#between(from, to) }))).then((found) => {
      if (turn !== this.#turn) return;
      this.#from = from;
      this.#sights = found.flatMap(({ to, between }) => (between ? [{ to, between }] : []));
    });
  }

  /** All enemies while sight is on, else the one aimed at. */
  #looked(from: CharacterId): CharacterId[] {
    const { view, fixed } = this.#plan;
    const own = sheetOfCharacter(fixed, from)?.seat;
    const enemies = (view?.characters ?? []).flatMap((spot, id) =>
      spot && sheetOfCharacter(fixed, id)?.seat !== own ? [id] : [],
    );
    const { aimed } = this;
    return this.seeing ? enemies : enemies.filter((id) => id === aimed);
  }

  async measureFrom(start: Under, end: Under): Promise<void> {
    const [from, to] = [bare(start), bare(end)];
    const turn = ++this.#rulerTurn;
    const both = from.character !== null && to.character !== null && from.character !== to.character;
    const before = this.#ruler;
    const known = before?.from.character === from.character && before.to.character === to.character && before.between;
    this.#ruler = { from, to, between: both && known ? known : null };
    if (!both || known || from.character === null || to.character === null) return;
    const between = await this.#between(from.character, to.character);
    if (turn === this.#rulerTurn) this.#ruler = { from, to, between };
  }

  found(): Findings {
    return { sight: this.#lines(), ruler: this.#line(), rings: this.#rings(), flag: this.#flag() };
  }

  /** What the tools found, for those who do not see the board. */
  get said(): string {
    if (this.#ruler !== null) return this.#flag()?.title ?? '';
    if (!this.seeing) return '';
    return t('sp-board-said-sight', { count: this.#sights.filter((one) => one.between.sight).length });
  }

  #lines(): Overlay['sight'] {
    const { view } = this.#plan;
    const from = this.#from === null ? null : spotOf(view, this.#from);
    if (from === null || this.#plan.held !== null) return [];
    return this.#sights.flatMap(({ to, between }) => {
      const spot = spotOf(view, to);
      if (spot === null) return [];
      const label = between.range === null ? t('sp-board-beyond') : String(between.range);
      const { sight: seen, terrain_cover: cover, line } = between;
      return [{ from, to: spot, line, seen, cover, label }];
    });
  }

  #line(): Overlay['ruler'] {
    if (!this.measuring || this.#ruler === null) return null;
    const { from, to } = this.#ruler;
    return { from: this.#point(from), to: this.#point(to), label: '' };
  }

  #point(under: Under): Point {
    return (under.character === null ? null : spotOf(this.#plan.view, under.character)) ?? under.at;
  }

  #flag(): Findings['flag'] {
    if (!this.measuring || this.#ruler === null) return null;
    const { from, to, between } = this.#ruler;
    const [a, b] = [this.#point(from), this.#point(to)];
    if (between !== null) return { at: b, tone: 'plain', ...this.#words(between) };
    const length = this.#gap(from, to);
    const range = (this.#plan.fixed?.measures.ranges ?? []).findIndex((one) => length <= one);
    const band = range === -1 ? t('sp-board-beyond-5') : t('sp-board-range', { range: range + 1 });
    return { at: b, tone: 'plain', title: inches(length), text: a === b ? '' : band };
  }

  /** From rim to rim where characters stand, else from point to point. */
  #gap(from: Under, to: Under): number {
    const [a, b] = [this.#point(from), this.#point(to)];
    const radius = (one: Under): number =>
      one.character === null ? 0 : (sheetOfCharacter(this.#plan.fixed, one.character)?.card.base ?? 0) / 2;
    return Math.max(0, Math.hypot(a.x - b.x, a.y - b.y) - radius(from) - radius(to));
  }

  #words(between: Between): { title: string; text: string } {
    const range = between.range === null ? t('sp-board-beyond-5') : t('sp-board-range', { range: between.range });
    const parts = [
      t(between.sight ? (between.terrain_cover ? 'sp-board-seen-cover' : 'sp-board-seen') : 'sp-board-hidden'),
      ...(between.engaged ? [t('sp-board-is-engaged')] : []),
      ...(between.same_elevation ? [] : [t('sp-board-other-elevation')]),
    ];
    return { title: `${inches(between.distance)}, ${range}`, text: parts.join(', ') };
  }

  #rings(): Overlay['rings'] {
    const { fixed, view } = this.#plan;
    const of = this.of;
    const spot: Spot | null = of === null ? null : (this.#plan.planned(of) ?? spotOf(view, of));
    if (!this.ranging || of === null || spot === null || fixed === null) return [];
    const radius = (sheetOfCharacter(fixed, of)?.card.base ?? 0) / 2;
    return fixed.measures.ranges.map((length, i) => ({
      at: spot,
      radius: radius + length,
      label: String(i + 1),
      strong: false,
    }));
  }

  /** Who is measured, in words. */
  get title(): string {
    return this.of === null ? '' : characterName(this.#plan.fixed, this.of);
  }

  async #between(from: CharacterId, to: CharacterId): Promise<Between | null> {
    const query: Query = { between: { from, to } };
    const result = await this.#plan.table.measure<Measured>(query);
    return isRefusal(result) || !('between' in result) ? null : result.between;
  }
}

/** Between tokens of the table one measures from point to point. */
function bare(under: Under): Under {
  return under.character !== null && under.character < 0 ? { ...under, character: null } : under;
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
