// Measuring, sight and threat: free at any time. The server measures; here stands what was asked for and what came back.
import { t } from '../../app/i18n.svelte';
import { isRefusal } from '../shared/known';
import { Tools as Shared } from '../shared/tools.svelte';
import { figureOf, viewOf } from './known';
import type { Findings } from './overlay-of';
import type { Plan } from './plan.svelte';
import type { FigureId, FigureView, Hex, Measured, Place, Query, Sight } from './types';

export class Tools extends Shared {
  #plan: Plan;
  #sights = $state.raw<Sight[]>([]);
  #threat = $state.raw<Hex[]>([]);
  #measured = $state.raw<Sight | null>(null);
  #hovered: FigureId | null = null;
  /** Answers to questions asked before the last change are dropped. */
  #turn = 0;

  constructor(plan: Plan) {
    super();
    this.#plan = plan;
  }

  /** The unit whose sight and danger are shown: the acting one, else the selected one. */
  get of(): FigureId | null {
    return this.#plan.figure ?? viewOf(this.#plan.table)?.turns.at(-1)?.figure ?? this.#plan.selected;
  }

  found(lit: readonly FigureId[]): Findings {
    return {
      lit: [...lit],
      sights: this.#sights,
      threat: this.ranging ? this.#threat : [],
      measured: this.measuring ? this.#measured : null,
    };
  }

  /** What the tools found, for those who do not see the board. */
  get said(): string {
    if (this.ranging) return t('play-said-threat', { count: this.#threat.length });
    return this.seeing ? t('play-said-sight', { count: this.#sights.filter((one) => one.seen).length }) : '';
  }

  protected override unmeasure(): void {
    this.#measured = null;
  }

  override toggleSight(): void {
    super.toggleSight();
    this.refresh();
  }

  override toggleRanges(): void {
    super.toggleRanges();
    this.refresh();
  }

  hover(figure: FigureId | null): void {
    if (figure === this.#hovered) return;
    this.#hovered = figure;
    this.refresh();
  }

  /** Asks anew for what is shown. */
  refresh(): void {
    const turn = ++this.#turn;
    const enemies = this.#looked();
    const from = this.#from();
    if (from === null || enemies.length === 0) this.#sights = [];
    else void this.#look(from, enemies, turn);
    if (this.ranging && this.of !== null) void this.#dread(this.of, turn);
  }

  /** The place of the unit, or where the plan would bring it. */
  #from(): Place | null {
    const planned = this.#plan.shownWay?.place;
    return planned ?? (this.of === null ? null : (figureOf(viewOf(this.#plan.table), this.of)?.at ?? null));
  }

  /** All enemies while sight is on, else the one under the pointer. */
  #looked(): FigureView[] {
    const view = viewOf(this.#plan.table);
    const own = this.of === null ? null : figureOf(view, this.of);
    if (!view || !own) return [];
    const enemies = view.figures.filter((one) => one.seat !== own.seat && one.at !== null);
    return this.seeing ? enemies : enemies.filter((one) => one.id === this.#hovered);
  }

  async #look(from: Place, enemies: FigureView[], turn: number): Promise<void> {
    const asked = enemies.flatMap((one) => (one.at === null ? [] : [this.#sight(from, one.at)]));
    const sights = (await Promise.all(asked)).filter((one) => one !== null);
    if (turn === this.#turn) this.#sights = sights;
  }

  async #dread(figure: FigureId, turn: number): Promise<void> {
    const found = await this.#ask({ threat: { figure } });
    if (turn === this.#turn && found && 'threat' in found) this.#threat = found.threat;
  }

  async measureFrom(from: Place, to: Place | null): Promise<void> {
    const turn = ++this.#turn;
    const measured = to === null ? null : await this.#sight(from, to);
    if (turn === this.#turn) this.#measured = measured;
  }

  async #sight(from: Place, to: Place): Promise<Sight | null> {
    const found = await this.#ask({ sight: { from, to } });
    return found && 'sight' in found ? found.sight : null;
  }

  async #ask(query: Query): Promise<Measured | null> {
    const result = await this.#plan.table.measure<Measured>(query);
    return isRefusal(result) ? null : result;
  }
}
