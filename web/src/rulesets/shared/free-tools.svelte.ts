// The tools of a free table: lines of sight from one to others, the ruler between two points or figures, range bands.
import type { Table } from '../../app/table.svelte';
import type { Flag, FreeOverlay, Under } from './board/overlay';
import type { Point } from './board/plane';
import { inches } from './board/plane';
import { isRefusal } from './known';
import { Tools } from './tools.svelte';

type Overlay = FreeOverlay<Point>;

/** What the tools look at. */
interface Looked {
  table: Table;
  held: unknown;
}

export abstract class FreeTools<P extends Looked, Between, Sight> extends Tools {
  protected readonly plan: P;
  protected sights = $state.raw<{ to: number; found: Sight }[]>([]);
  protected from = $state<number | null>(null);
  protected ruler = $state.raw<{ from: Under; to: Under; between: Between | null } | null>(null);
  protected hovered = $state<number | null>(null);
  /** Answers to questions asked before the last change are dropped. */
  #turn = 0;
  #rulerTurn = 0;

  constructor(plan: P) {
    super();
    this.plan = plan;
  }

  /** Whose sight and ranges are shown. */
  abstract readonly of: number | null;
  /** Whom the plan, the list or the pointer aims at. */
  abstract readonly aimed: number | null;
  /** All enemies on the table. */
  protected abstract enemies(from: number): number[];
  protected abstract look(from: number, to: number): Promise<Sight | null>;
  protected abstract between(from: number, to: number): Promise<Between | null>;
  /** Where a figure stands, and how wide its base is. */
  protected abstract spotOf(figure: number): Point | null;
  protected abstract baseOf(figure: number): number;
  /** Two figures in words. */
  protected abstract inWords(between: Between): { title: string; text: string };
  /** The range band of a length, in words. */
  protected abstract band(length: number): string;

  /** From whom is looked. */
  protected get looker(): number | null {
    return this.of;
  }

  protected override unmeasure(): void {
    this.ruler = null;
  }

  hover(figure: number | null): void {
    this.hovered = figure;
  }

  /** Asks anew for what is shown. Called by an effect: it reads what it depends on. */
  refresh(): void {
    const turn = ++this.#turn;
    const from = this.looker;
    const { aimed, seeing } = this;
    const looked =
      from === null || this.plan.held !== null ? [] : this.enemies(from).filter((one) => seeing || one === aimed);
    if (from === null || looked.length === 0) {
      this.sights = [];
      return;
    }
    void Promise.all(looked.map(async (to) => ({ to, found: await this.look(from, to) }))).then((all) => {
      if (turn !== this.#turn) return;
      this.from = from;
      this.sights = all.flatMap(({ to, found }) => (found ? [{ to, found }] : []));
    });
  }

  async measureFrom(start: Under, end: Under): Promise<void> {
    const [from, to] = [bare(start), bare(end)];
    const turn = ++this.#rulerTurn;
    const both = from.id !== null && to.id !== null && from.id !== to.id;
    const before = this.ruler;
    const known = before?.from.id === from.id && before.to.id === to.id && before.between;
    this.ruler = { from, to, between: both && known ? known : null };
    if (!both || known || from.id === null || to.id === null) return;
    const between = await this.between(from.id, to.id);
    if (turn === this.#rulerTurn) this.ruler = { from, to, between };
  }

  protected line(): Overlay['ruler'] {
    if (!this.measuring || this.ruler === null) return null;
    const { from, to } = this.ruler;
    return { from: this.#point(from), to: this.#point(to) };
  }

  /** What stands between two, at the second of them. */
  protected flag(): Flag | null {
    if (!this.measuring || this.ruler === null) return null;
    const { from, to, between } = this.ruler;
    const at = this.#point(to);
    if (between !== null) return { at, tone: 'plain', ...this.inWords(between) };
    const length = this.#gap(from, to);
    return { at, tone: 'plain', title: inches(length), text: this.#point(from) === at ? '' : this.band(length) };
  }

  /** Asks the table; null if it refuses. */
  protected async ask<Measured extends object>(query: unknown): Promise<Measured | null> {
    const result = await this.plan.table.measure<Measured>(query);
    return isRefusal(result) ? null : result;
  }

  #point(under: Under): Point {
    return (under.id === null ? null : this.spotOf(under.id)) ?? under.at;
  }

  /** From rim to rim where figures stand, else from point to point. */
  #gap(from: Under, to: Under): number {
    const [a, b] = [this.#point(from), this.#point(to)];
    const radius = (one: Under): number => (one.id === null ? 0 : this.baseOf(one.id) / 2);
    return Math.max(0, Math.hypot(a.x - b.x, a.y - b.y) - radius(from) - radius(to));
  }
}

/** Between tokens of the table one measures from point to point. */
function bare(under: Under): Under {
  return under.id !== null && under.id < 0 ? { ...under, id: null } : under;
}
