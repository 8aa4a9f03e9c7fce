// The plan of an answer on a free table. Where a place is asked for, any legal place is an answer. The plan keeps where
// the player points, asks the table what would hold there, and offers the answer if the table says that it is legal.
import type { Table } from '../../app/table.svelte';
import type { Refusal } from '../../protocol';
import type { Point } from './board/plane';
import { find, kindOf, same } from './choices';
import { isRefusal, type Sent } from './known';
import { Plan } from './plan.svelte';
import { Soundings } from './soundings.svelte';

export interface SentFreely extends Sent {
  aids: { suggestions: unknown[] };
  query: unknown;
  measured: object;
  /** A place on the table, with its height. */
  spot: Point & { level: number };
  /** Whom an attack that is planned with its action is to hit. */
  target: unknown;
  /** Where somebody may come to, for drawing. */
  reach: { outline: Point[]; holes: Point[][] };
}

/** How long somebody looks at a question before the table is asked how far a move reaches, in milliseconds. */
const GLANCE = 180;

/** How often the way back to where a piece stood is halved. */
const HALVINGS = 6;

/** Where a plan stood before a drag. */
interface Before<Spot> {
  goal: Point | null;
  level: number | null;
  places: Spot[];
}

export abstract class FreePlan<S extends SentFreely> extends Plan<S> {
  protected readonly soundings: Soundings<S['query'], S['measured'], S['spot']>;
  /** Where somebody is to go. */
  goal = $state.raw<Point | null>(null);
  /** The level that was chosen there; the table picks one if none was. */
  level = $state<number | null>(null);
  /** Where those are to stand that are placed, in the order of the answer. */
  places = $state.raw<S['spot'][]>([]);
  /** Why the last drop sprang back. */
  protected sprung = $state.raw<Refusal | null>(null);
  /** Which of the places was changed last. */
  placed = $state(0);
  /** Where whoever moves may come to, as the table's judge says. */
  reaches = $state.raw<S['reach'][]>([]);
  /** What is in the hand; null: the whole formation. */
  held = $state.raw<{ id: number | null } | null>(null);
  /** What is dragged goes exactly there: not into contact, not to the nearest legal place. */
  exact = $state(false);
  /** Which suggestion was taken up last. */
  suggestion = $state(-1);
  /** Whom the attack action is meant for, where a click on an enemy chose it. */
  protected aimed = $state.raw<S['target'] | null>(null);

  fixed: S['table'] | null = $derived.by(() => this.readTable());
  view: S['view'] | null = $derived.by(() => this.table.view ?? null);
  /** Legal answers to begin with; while deploying those of the unit at hand. */
  suggestions: S['choice'][] = $derived.by(() => (this.aids?.suggestions ?? []).filter((one) => this.suits(one)));

  draft: S['choice'] | null = $derived.by(() => this.chosen ?? this.drafted());

  /** Why the draft is not possible. */
  refusal: Refusal | null = $derived.by(() => {
    if (this.chosen !== null && !this.moving) return null;
    return this.soundings.refused ?? (this.measured && this.refusalOf(this.measured));
  });

  ready: boolean = $derived.by(() => {
    if (this.draft === null || this.table.sent || this.waits) return false;
    if (this.chosen !== null && !this.moving) return find(this.options, this.chosen) !== null;
    if (this.held !== null || this.measuring || this.refusal !== null) return false;
    return this.measured !== null || this.query() === null;
  });

  /** Where the plan stood before the drag. */
  protected before: Before<S['spot']> | null = null;
  /** A movement or attack that was planned with the action that allows it. */
  #declared: { move: S['choice'] | null; target: S['target'] | null; asks: boolean } | null = null;
  /** What follows from the answer is to be asked, though it is clear. */
  protected asking = false;
  /** What was chosen beforehand. */
  protected preset: S['choice'] | null = null;
  /** The area that was asked for last. */
  #surveyed: string | null = null;

  constructor(table: Table) {
    super(table);
    this.soundings = new Soundings({
      ask: (query) => this.table.measure<S['measured']>(query),
      got: (query, measured) => this.got(query, measured),
      rested: () => {
        this.idle();
        this.#rested();
      },
      endOf: (measured) => this.endOf(measured),
      refusalOf: (measured) => this.refusalOf(measured),
    });
  }

  // ---- what a ruleset says of its questions ----

  /** What the table was told once. */
  protected abstract readTable(): S['table'] | null;
  /** Whether any legal place answers the question. */
  abstract readonly spatial: boolean;
  /** Who may be taken up. */
  abstract readonly movable: number[];
  /** The action that attacks. */
  protected abstract readonly attack: S['choice'];
  /** Whether there is something to go back from. */
  protected abstract readonly begun: boolean;
  /** Whether a drop that does not hold springs back. */
  protected abstract readonly springs: boolean;
  /** The answer that the planned places make; null if there is none. */
  protected abstract drafted(): S['choice'] | null;
  /** What is to be measured for the plan as it stands; null where only the answer will tell. */
  protected abstract query(): S['query'] | null;
  /** The movement that is planned. */
  protected abstract move(): S['choice'] | null;
  /** Goes on with what a suggested answer says. */
  protected abstract take(choice: Exclude<S['choice'], string>): void;
  /** Whether an answer does nothing: it is never chosen by itself. */
  protected abstract refuses(choice: S['choice']): boolean;
  /** Whether the question asks for a movement that was declared before. */
  protected abstract asksFor(move: S['choice']): boolean;
  /** The answers that attack a target, where the question asks for one. */
  protected abstract attacksOn(target: S['target']): S['choice'][];
  /** What somebody who moves now may reach is asked for so; null if nobody does. */
  protected abstract survey(): S['query'] | null;
  protected abstract reachesOf(measured: S['measured']): S['reach'][];
  protected abstract endOf(measured: S['measured']): S['spot'] | null;
  protected abstract refusalOf(measured: S['measured']): Refusal | null;
  /** The plan at its beginning. */
  protected abstract reset(): void;

  /** Whether a suggestion is one of those to choose from now. */
  protected suits(_: S['choice']): boolean {
    return true;
  }
  /** Whether a listed answer can be changed: it is taken up, not chosen. */
  protected changes(_: S['choice']): boolean {
    return false;
  }
  protected override prefer(choice: S['choice']): void {
    this.choose(choice);
    this.preset = choice;
  }
  /** Whether what is chosen is not sent before somebody points at a place. */
  get waits(): boolean {
    return false;
  }
  /** A listed answer was chosen. */
  protected chose(_: S['choice']): void {}
  /** What else is chosen from the start; the rest comes if nothing was. */
  protected asks(): boolean {
    return this.spatial || this.kind === 'act';
  }
  /** A result came; says whether it was measured for the plan. */
  protected got(_query: S['query'], _measured: S['measured']): boolean {
    return true;
  }
  /** The place to which a drop that does not hold goes instead. */
  protected legal(): S['spot'] | null {
    return this.soundings.legalNear(this.goal);
  }
  /** A drop has come to rest. */
  protected rest(): void {}
  /** Nothing is being measured any more, be it during a drag. */
  protected idle(): void {}
  /** Why the place that was pointed at is not the one that was measured. */
  protected missedOf(_: S['measured']): Refusal | null {
    return null;
  }

  // ---- what is planned ----

  /** The last measurement of the draft. */
  get measured(): S['measured'] | null {
    return this.soundings.measured;
  }

  /** Why the place that was pointed at is not the planned one. */
  get missed(): Refusal | null {
    return this.sprung ?? (this.measured && this.missedOf(this.measured));
  }

  /** Why nothing is planned: a drop sprang back. */
  get failed(): Refusal | null {
    return this.springs && this.goal === null ? this.sprung : null;
  }

  /** A measurement of the draft is on its way. */
  get measuring(): boolean {
    return this.soundings.busy;
  }

  /** Whether the draft is a movement that is planned together with the move action. */
  get moving(): boolean {
    return this.kind === 'act' && this.goal !== null && same(this.chosen, { action: 'move' });
  }

  /** Who is meant when the attack action is chosen by a click on an enemy. */
  get target(): S['target'] | null {
    return this.kind === 'act' && same(this.chosen, this.attack) ? this.aimed : null;
  }

  override forget(): void {
    super.forget();
    this.soundings.stop();
    this.places = [];
    this.held = null;
    this.suggestion = -1;
    this.aimed = null;
    this.reaches = [];
    this.preset = null;
    this.#surveyed = null;
    this.clear();
  }

  /** Asks for the area that may be reached, once. Called by an effect: it reads what it depends on. */
  look(): void {
    const query = this.survey();
    const key = query && JSON.stringify(query);
    if (key === null || key === this.#surveyed) return;
    this.#surveyed = key;
    // Whoever answers at once does not look.
    setTimeout(() => {
      if (key === this.#surveyed) void this.#survey(key, query);
    }, GLANCE);
  }

  async #survey(key: string, query: S['query'] | null): Promise<void> {
    const found = await this.table.measure<S['measured']>(query);
    if (key === this.#surveyed && !isRefusal(found)) this.reaches = this.reachesOf(found);
  }

  /** Confirms, and wants to be asked what would be clear: where the others stand, which weapons. */
  adjust(): void {
    this.asking = true;
    this.confirm();
    this.asking = false;
  }

  /** Nothing is pointed at any more. */
  protected clear(): void {
    this.goal = null;
    this.level = null;
    this.sprung = null;
    this.unsound();
  }

  /** What was measured does not hold any more. */
  protected unsound(): void {
    this.soundings.clear();
  }

  /** Chooses a listed answer, or takes up a suggested one. */
  choose(choice: S['choice']): void {
    const option = find(this.options, choice);
    this.aimed = null;
    if (option === null || this.changes(option)) return this.takeUp(choice);
    this.soundings.stop();
    this.clear();
    this.chosen = option;
    this.chose(option);
  }

  /** Takes up an answer that somebody advises; a movement that goes out with its action comes with its place. */
  advise(choice: S['choice'], next: S['choice'] | null): void {
    this.choose(choice);
    const moves = this.kind === 'act' && same(this.chosen, { action: 'move' });
    if (moves && kindOf(next ?? '') === 'move') this.take(next as Exclude<S['choice'], string>);
  }

  /** The next suggestion, or the one with a number. */
  suggest(step: 1 | -1 | { at: number }): void {
    const all = this.suggestions;
    if (all.length === 0) return;
    const from = this.suggestion === -1 && step === -1 ? 0 : this.suggestion;
    this.suggestion = typeof step === 'object' ? step.at : (from + step + all.length) % all.length;
    const choice = all[this.suggestion];
    if (choice !== undefined) this.takeUp(choice);
  }

  /** Takes up an answer with places in it. */
  protected takeUp(choice: S['choice']): void {
    if (typeof choice === 'string') return;
    this.chosen = null;
    this.sprung = null;
    const at = this.suggestions.findIndex((one) => same(one, choice));
    if (at >= 0) this.suggestion = at;
    this.take(choice as Exclude<S['choice'], string>);
  }

  // ---- dragging ----

  /** Takes a piece or the whole formation into the hand. */
  protected hold(id: number | null): void {
    this.before = { goal: this.goal, level: this.level, places: this.places };
    this.sprung = null;
    this.soundings.forgetLegal();
    this.held = { id };
  }

  /** Whether there is something to go back from; not from what was chosen beforehand. */
  get undoable(): boolean {
    return this.begun && !(this.preset !== null && same(this.preset, this.draft));
  }

  abstract override carry(to: Point): void;

  drop(): void {
    if (this.held === null) return;
    this.held = null;
    if (!this.measuring) this.#rested();
  }

  release(): void {
    const { before } = this;
    this.held = null;
    this.before = null;
    if (before) this.#restore(before);
  }

  /** Only of what is in the hand: what was put down stays as it is. */
  exactly(on: boolean): void {
    if (this.exact === on || (on && this.held === null)) return;
    this.exact = on;
    if (this.held !== null) this.measure();
  }

  setLevel(level: number): void {
    this.level = level;
    this.measure();
  }

  back(): boolean {
    if (this.held !== null) {
      this.release();
      return true;
    }
    if (!this.undoable) return false;
    this.reset();
    return true;
  }

  protected override declare(): void {
    this.#declared = { move: this.moving ? this.move() : null, target: this.target, asks: this.asking };
  }

  // ---- inside ----

  protected measure(): void {
    const query = this.query();
    if (query !== null) this.soundings.want(query);
  }

  /** Nothing is being measured any more. */
  #rested(): void {
    if (this.held !== null) return;
    const { refusal: why, before } = this;
    this.before = null;
    if (before === null) return;
    if (why !== null && this.springs) return this.#miss(why, before);
    if (why !== null && this.#alone(before.places)) void this.#approach(why, before.places);
    const end = this.missed !== null && this.measured !== null ? this.endOf(this.measured) : null;
    // From here it goes on, not from where it could not be put.
    if (end !== null) this.goal = { x: end.x, y: end.y };
    this.rest();
  }

  /** A drop that does not hold: back to the last legal place if that was near, else to where the plan stood. */
  #miss(why: Refusal, before: Before<S['spot']>): void {
    const legal = this.legal();
    if (legal !== null) {
      this.goal = { x: legal.x, y: legal.y };
      this.level = legal.level;
      this.measure();
    } else this.#restore(before);
    this.sprung = why;
  }

  /** Whether one piece of a formation was moved. */
  #alone(before: readonly S['spot'][]): boolean {
    const moved = this.places.flatMap((one, i) => (same(one, before[i]) ? [] : [i]));
    this.placed = moved[0] ?? 0;
    return moved.length === 1 && this.places.length > 1;
  }

  /** A piece of a formation that may not stand where it was put goes as far toward that place as it may. */
  async #approach(why: Refusal, before: readonly S['spot'][]): Promise<void> {
    const wished = this.places;
    const from = before[this.placed];
    const meant = (): boolean => this.places === wished && this.held === null;
    const at = (part: number): S['spot'][] =>
      wished.map((to, i) => (i === this.placed && from ? { ...to, ...between(from, to, part) } : to));
    let [good, bad] = [0, 1];
    for (let step = 0; step < HALVINGS; step++) {
      const part = (good + bad) / 2;
      const found = await this.table.measure<S['measured']>(this.#asked(at(part)));
      if (!meant()) return;
      if (isRefusal(found) || this.refusalOf(found) !== null) bad = part;
      else good = part;
    }
    if (good === 0) return;
    this.places = at(good);
    this.sprung = why;
    this.measure();
  }

  /** What would be asked of other places. */
  #asked(places: S['spot'][]): S['query'] | null {
    const kept = this.places;
    this.places = places;
    const query = this.query();
    this.places = kept;
    return query;
  }

  #restore(before: Before<S['spot']>): void {
    this.soundings.stop();
    this.goal = before.goal;
    this.level = before.level;
    this.places = before.places;
    this.unsound();
    if (this.kind === 'act' && this.goal === null) this.chosen = null;
    this.measure();
  }

  /** Where no place is suggested there is hardly any: not to go is chosen, until somebody points at one. */
  protected stay(): void {
    const [out] = this.options;
    if (!this.spatial || this.suggestions.length > 0 || this.options.length !== 1 || out === undefined) return;
    if (this.goal === null && this.chosen === null && this.refuses(out)) this.prefer(out);
  }

  /** What is chosen from the start: what was declared before, or the only answer that agrees. */
  protected first(): void {
    if (this.kind === 'act') this.#declared = null;
    if (this.#goOn() || this.asks()) return;
    const only = this.only((choice) => this.refuses(choice));
    if (only === null) return;
    this.choose(only);
    this.guess = only;
  }

  /** A movement that was planned with its action is made without asking again, and so is an attack where there is one
   *  way to make it; of several one is chosen. */
  #goOn(): boolean {
    const declared = this.#declared;
    this.#declared = null;
    if (declared === null) return false;
    if (declared.move !== null && this.asksFor(declared.move)) {
      this.table.answer(declared.move);
      return true;
    }
    const attacks = declared.target === null ? [] : this.attacksOn(declared.target);
    const [attack] = attacks;
    if (attack === undefined) return false;
    this.choose(attack);
    if (attacks.length === 1 && !declared.asks) this.table.answer(attack);
    return true;
  }
}

/** A point on the way between two. */
const between = (from: Point, to: Point, part: number): Point => ({
  x: Math.round(from.x + (to.x - from.x) * part),
  y: Math.round(from.y + (to.y - from.y) * part),
});
