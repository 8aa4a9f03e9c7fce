// Measuring, sight and threat: free at any time. The server measures; here stands what was asked for and what came back.
import { t } from '../../app/i18n.svelte';
import { figureOf, viewOf } from './known';
import { isRefusal } from './overlay-of';
import type { Findings } from './overlay-of';
import type { Plan } from './plan.svelte';
import type { FigureId, FigureView, Hex, Measured, Place, Query, Sight } from './types';

export class Tools {
  measuring = $state(false);
  seeing = $state(false);
  threatening = $state(false);
  #plan: Plan;
  #sights = $state.raw<Sight[]>([]);
  #threat = $state.raw<Hex[]>([]);
  #measured = $state.raw<Sight | null>(null);
  #hovered: FigureId | null = null;
  /** Answers to questions asked before the last change are dropped. */
  #turn = 0;

  constructor(plan: Plan) {
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
      threat: this.threatening ? this.#threat : [],
      measured: this.measuring ? this.#measured : null,
    };
  }

  /** What the tools found, for those who do not see the board. */
  get said(): string {
    if (this.threatening) return t('play-said-threat', { count: this.#threat.length });
    return t('play-said-sight', { count: this.#sights.filter((one) => one.seen).length });
  }

  toggleMeasure(): void {
    this.measuring = !this.measuring;
    this.#measured = null;
  }

  toggleSight(): void {
    this.seeing = !this.seeing;
    this.refresh();
  }

  toggleThreat(): void {
    this.threatening = !this.threatening;
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
    if (this.threatening && this.of !== null) void this.#dread(this.of, turn);
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
      tools.toggleThreat();
      return true;
    default:
      return false;
  }
}
