// What the player is about to answer: chosen in the column or on the board, shown in both, and
// committed by the primary button only. One plan per table; it forgets with each new question.
//
// Where a place, a pool or dice are asked for, more is possible than is listed. The plan keeps what the player wishes,
// asks the table what would hold, and offers the answer if the table says that it is legal.
import type { Table } from '../../app/table.svelte';
import type { Refusal } from '../../protocol';
import { find, kindOf, same } from '../shared/choices';
import { STEP, turned } from './board/geometry';
import { clamped, levelsAt, settled } from './board/levels';
import type { Aim } from './board/overlay';
import { about, deployed, PLACE, placesOf, pointedAt, refuses, SPATIAL, unitOfChoice } from './choices';
import { draftOf, labelOf, movableOf, moveOf, placedMinis, placedUnit, queryOf } from './drafts';
import {
  aidsOf,
  isNotched,
  leaderStand,
  optionsOf,
  ownSeat,
  promptOf,
  sheetOf,
  tableOf,
  unitOfMini,
  viewOf,
} from './known';
import { endOf, refusalOf } from './measured';
import { Soundings } from './soundings.svelte';
import type { Aids, Choice, Measured, MiniId, Point, Prompt, Stand, TableView, UnitId, View } from './types';

/** Listed answers that can be changed: they are taken up, not chosen. */
const PLANNED = ['attack', 'deploy', 'place', 'reroll', 'terrain'];

/** Where a plan stood before a drag. */
interface Before {
  goal: Point | null;
  level: number | null;
  places: Stand[];
}

/** Who attacks whom with what. */
export interface Pool {
  defender: UnitId;
  weapons: [MiniId, number][];
}

export class Plan {
  readonly table: Table;
  #soundings = new Soundings(
    (query) => this.table.measure<Measured>(query),
    (measured) => this.#got(measured),
    () => this.#rested(),
  );
  /** The unit of the unit card, lit on the board. */
  selected = $state<UnitId | null>(null);
  /** A listed answer that was chosen. */
  chosen = $state.raw<Choice | null>(null);
  /** The choice under the pointer or the focus in a list: previewed on the board. */
  hover = $state.raw<Choice | null>(null);
  /** The unit that is being deployed. */
  unit = $state<UnitId | null>(null);
  /** Where the leader is to go. */
  goal = $state.raw<Point | null>(null);
  /** The level that was chosen there; the table picks one if none was. */
  level = $state<number | null>(null);
  /** Backwards. */
  reverse = $state(false);
  /** A pivot to this facing. */
  facing = $state<number | null>(null);
  /** Where miniatures or a token are to stand, in the order of the answer. */
  places = $state.raw<Stand[]>([]);
  /** The piece of terrain that is being placed. */
  terrain = $state.raw<{ model: number; at: Point; facing: number } | null>(null);
  /** The pool that is being formed. */
  pool = $state.raw<Pool | null>(null);
  /** Dice that are to be rolled again, by their numbers. */
  dice = $state.raw<number[]>([]);
  /** Why the last drop did not hold. */
  missed = $state.raw<Refusal | null>(null);
  /** What is in the hand: a miniature or a token, or the whole unit. */
  held = $state.raw<{ mini: Aim | null } | null>(null);
  /** Which suggestion was taken up last. */
  suggestion = $state(-1);
  /** The others of a unit that is deployed follow its leader. */
  leading = $state(false);

  fixed: TableView | null = $derived.by(() => tableOf(this.table));
  view: View | null = $derived.by(() => viewOf(this.table));
  prompt: Prompt | null = $derived.by(() => promptOf(this.table));
  kind: string = $derived(this.prompt === null ? '' : kindOf(this.prompt));
  options: Choice[] = $derived.by(() => optionsOf(this.table));
  aids: Aids | null = $derived.by(() => aidsOf(this.table));
  /** Legal answers to begin with; while deploying those of the unit at hand. */
  suggestions: Choice[] = $derived.by(() => {
    const all = this.aids?.suggestions ?? [];
    return this.kind === 'deploy' ? all.filter((one) => deployed(one) === this.unit) : all;
  });
  /** The units that can be deployed now. */
  deployable: UnitId[] = $derived.by(() => {
    if (this.kind !== 'deploy') return [];
    return [...new Set((this.aids?.suggestions ?? []).flatMap((one) => deployed(one) ?? []))];
  });
  /** Whether any legal place answers the question. */
  spatial: boolean = $derived(SPATIAL.includes(this.kind));

  /** The answer that the primary button would send: what is planned, legal or not. */
  draft: Choice | null = $derived.by(() => this.chosen ?? draftOf(this));

  /** Why the draft is not possible. */
  refusal: Refusal | null = $derived.by(() => {
    if (this.chosen !== null && !this.moving) return null;
    return this.#soundings.refused ?? refusalOf(this.measured);
  });

  /** Whether `confirm` sends something. */
  ready: boolean = $derived.by(() => {
    if (this.draft === null || this.table.sent) return false;
    if (this.chosen !== null && !this.moving) return find(this.options, this.chosen) !== null;
    if (this.held !== null || this.measuring || this.refusal !== null) return false;
    return this.facing !== null || queryOf(this) === null || this.measured !== null;
  });

  /** The words of the primary button for a planned place; null where a listed answer is chosen. */
  confirmLabel: string | null = $derived.by(() => labelOf(this));

  /** The levels to choose from at the planned place, lowest first. */
  levels: number[] = $derived.by(() =>
    this.fixed && this.goal !== null ? levelsAt(this.fixed.terrain, this.goal) : [],
  );

  #asked: number | null = null;
  #seeded = false;
  /** Where the plan stood before the drag. */
  #before: Before | null = null;
  /** A movement or attack that was planned with the action that allows it. */
  #declared: { move: Choice | null; target: UnitId | null } | null = null;
  #target = $state<UnitId | null>(null);

  constructor(table: Table) {
    this.table = table;
  }

  /** The last measurement of the draft. */
  get measured(): Measured | null {
    return this.#soundings.measured;
  }

  /** A measurement of the draft is on its way. */
  get measuring(): boolean {
    return this.#soundings.busy;
  }

  /** Whether the draft is a movement that is planned together with the move action. */
  get moving(): boolean {
    return this.kind === 'act' && this.goal !== null && same(this.chosen, { action: 'move' });
  }

  /** The unit that is meant when the attack action is chosen by a click on an enemy. */
  get target(): UnitId | null {
    return this.kind === 'act' && same(this.chosen, { action: 'attack' }) ? this.#target : null;
  }

  /** Who may be taken up. */
  get movable(): Aim[] {
    return movableOf(this);
  }

  /** Whether the leader who moves has a facing. */
  get notched(): boolean {
    const unit = placedUnit(this);
    return unit !== null && isNotched(sheetOf(this.fixed, unit));
  }

  /** Where the planned leader ends. */
  get at(): Stand | null {
    return endOf(this.measured);
  }

  /** Takes up a question; what was planned for the one before is forgotten. */
  begin(): void {
    const id = this.table.question?.id ?? null;
    if (id !== this.#asked) {
      this.#asked = id;
      this.#seeded = false;
      this.forget();
      if (id !== null) this.#first();
    }
    if (!this.#seeded && id !== null && this.aids !== null) {
      this.#seeded = true;
      this.#seed();
    }
  }

  forget(): void {
    this.#soundings.stop();
    this.chosen = null;
    this.hover = null;
    this.unit = null;
    this.places = [];
    this.terrain = null;
    this.pool = null;
    this.dice = [];
    this.held = null;
    this.suggestion = -1;
    this.leading = false;
    this.#target = null;
    this.#clear();
  }

  #clear(): void {
    this.goal = null;
    this.level = null;
    this.reverse = false;
    this.facing = null;
    this.missed = null;
    this.#soundings.clear();
  }

  /** Chooses a listed answer, or takes up a suggested one. */
  choose(choice: Choice): void {
    const option = find(this.options, choice);
    this.#target = null;
    if (option === null || this.#isPlanned(option)) return this.#takeUp(choice);
    this.#soundings.stop();
    this.#clear();
    this.pool = null;
    this.dice = [];
    this.chosen = option;
  }

  #isPlanned(option: Choice): boolean {
    return typeof option !== 'string' && PLANNED.some((kind) => kind in option);
  }

  setHover(choice: Choice | null): void {
    this.hover = choice;
  }

  /** The next suggestion, or the one with a number. */
  suggest(step: 1 | -1 | { at: number }): void {
    const all = this.suggestions;
    if (all.length === 0) return;
    const from = this.suggestion === -1 && step === -1 ? 0 : this.suggestion;
    this.suggestion = typeof step === 'object' ? step.at : (from + step + all.length) % all.length;
    const choice = all[this.suggestion];
    if (choice !== undefined) this.#takeUp(choice);
  }

  /** Which unit is deployed now. It begins where the table suggests. */
  pickUnit(unit: UnitId): void {
    this.chosen = null;
    this.unit = unit;
    this.selected = unit;
    this.suggestion = -1;
    const [own] = this.suggestions;
    if (own !== undefined) this.#takeUp(own);
  }

  /** What a click on a miniature or a token means. Says whether it meant anything. */
  pick(id: Aim): boolean {
    const unit = unitOfMini(this.fixed, id);
    if (unit !== null) this.selected = unit;
    if (!this.table.question || this.table.sent) return false;
    if (this.kind === 'attack' && this.pool !== null && this.#arm(id)) return true;
    const option = pointedAt(this.options, id, unit, this.chosen);
    if (option !== null) {
      this.choose(option);
      return true;
    }
    if (this.movable.includes(id)) return true;
    return this.kind === 'act' && unit !== null && this.#aim(unit);
  }

  /** A click on an enemy in an activation means an attack on it. */
  #aim(unit: UnitId): boolean {
    const attack = find(this.options, { action: 'attack' });
    if (attack === null || sheetOf(this.fixed, unit)?.seat === ownSeat(this.table)) return false;
    this.choose(attack);
    this.#target = unit;
    return true;
  }

  // ---- pools and dice ----

  /** The weapons that may be used against a unit. */
  usable(defender: UnitId): [MiniId, number][] {
    return this.aids?.weapons.find((one) => one.defender === defender)?.weapons ?? [];
  }

  /** Puts a weapon of a miniature into the pool, or takes it out; a miniature uses one weapon. */
  toggle(mini: MiniId, weapon: number): void {
    const { pool } = this;
    if (pool === null) return;
    const has = pool.weapons.some((one) => one[0] === mini && one[1] === weapon);
    const others = pool.weapons.filter((one) => one[0] !== mini);
    this.#form({ ...pool, weapons: has ? others : [...others, [mini, weapon]] });
  }

  /** All miniatures that can use a weapon use it, or none does. */
  toggleAll(weapons: readonly number[]): void {
    const { pool } = this;
    if (pool === null) return;
    const all = this.usable(pool.defender).filter(([, weapon]) => weapons.includes(weapon));
    const full = all.every((one) => pool.weapons.some((other) => same(one, other)));
    const bearers = new Set(all.map(([mini]) => mini));
    const others = pool.weapons.filter(([mini, weapon]) => (full ? !weapons.includes(weapon) : !bearers.has(mini)));
    const once = all.filter(([mini], i) => all.findIndex((other) => other[0] === mini) === i);
    this.#form({ ...pool, weapons: full ? others : [...others, ...once] });
  }

  #form(pool: Pool): void {
    this.chosen = null;
    this.pool = { ...pool, weapons: [...pool.weapons].sort((a, b) => a[0] - b[0] || a[1] - b[1]) };
    this.#soundings.stop();
    this.#soundings.clear();
    this.#measure();
  }

  /** A click on an own miniature puts it into the pool, or takes it out. */
  #arm(id: Aim): boolean {
    const { pool } = this;
    if (pool === null) return false;
    const [weapon] = this.usable(pool.defender).filter(([mini]) => mini === id);
    if (weapon === undefined) return false;
    const used = pool.weapons.find(([mini]) => mini === id);
    this.toggle(id, used?.[1] ?? weapon[1]);
    return true;
  }

  /** Chooses a die for rolling it again, or not. */
  toggleDie(die: number): void {
    const most = about(this.prompt, 'aim')?.most ?? 0;
    this.chosen = null;
    if (this.dice.includes(die)) this.dice = this.dice.filter((one) => one !== die);
    else if (this.dice.length < most) this.dice = [...this.dice, die].sort((a, b) => a - b);
  }

  // ---- dragging ----

  /** Takes something up, or the whole unit: the others follow who leads it. Says whether that is possible. */
  lift(wished: Aim | null): boolean {
    const whole = this.kind === 'deploy' || this.kind === 'enter';
    if (this.table.sent || (wished === null ? !whole : !this.movable.includes(wished))) return false;
    const minis = placedMinis(this);
    const leads = whole && (wished === null || wished === minis[0]);
    this.chosen = this.kind === 'act' ? find(this.options, { action: 'move' }) : null;
    this.#before = { goal: this.goal, level: this.level, places: this.places };
    this.missed = null;
    this.facing = null;
    this.leading = leads;
    this.#soundings.forgetLegal();
    this.held = { mini: leads ? null : wished };
    return true;
  }

  /** What is in the hand is over a point. */
  carry(to: Point): void {
    const { fixed, held } = this;
    if (held === null || fixed === null) return;
    if (this.kind === 'move' || this.kind === 'act') {
      this.goal = clamped(to, fixed.terrain);
      if (this.level !== null && !this.levels.includes(this.level)) this.level = null;
      return this.#measure();
    }
    const index = held.mini === null ? 0 : Math.max(0, placedMinis(this).indexOf(held.mini));
    const before = this.places[index] ?? { ...to, level: 0, facing: 0 };
    const moved = settled(fixed.terrain, before, to);
    const by = { x: moved.x - before.x, y: moved.y - before.y };
    this.places = this.places.map((stand, i) => {
      if (i === index) return moved;
      // Until the table has said where the others come, they go along.
      return this.leading ? settled(fixed.terrain, stand, { x: stand.x + by.x, y: stand.y + by.y }) : stand;
    });
    this.#measure();
  }

  drop(): void {
    if (this.held === null) return;
    this.held = null;
    if (!this.measuring) this.#rested();
  }

  /** The drag is given up: everything as before. */
  release(): void {
    const before = this.#before;
    this.held = null;
    this.#before = null;
    if (before) this.#restore(before);
  }

  /** Points at a place without dragging: a click, or keys. */
  goTo(to: Point, level: number | null = null): boolean {
    const { fixed } = this;
    if (fixed === null || !this.table.question) return false;
    if (this.kind === 'move') {
      this.chosen = null;
      this.missed = null;
      this.facing = null;
      this.goal = clamped(to, fixed.terrain);
      this.level = level;
      this.#measure();
      return true;
    }
    if (this.terrain !== null) {
      this.terrain = { ...this.terrain, at: clamped(to, fixed.terrain) };
      return true;
    }
    if (!PLACE.includes(this.kind)) return false;
    const [mini] = this.movable;
    if (mini === undefined || !this.lift(mini)) return false;
    this.carry(to);
    this.drop();
    return true;
  }

  /** Moves what is planned by a little, for keys. */
  nudge(dx: number, dy: number): void {
    const { held } = this;
    if (held === null) return;
    const unit = placedUnit(this);
    const index = held.mini === null ? 0 : Math.max(0, placedMinis(this).indexOf(held.mini));
    const from =
      this.kind === 'move' || this.kind === 'act'
        ? (this.goal ?? (unit === null ? null : leaderStand(this.view, unit)))
        : this.places[index];
    if (from) this.carry({ x: from.x + dx, y: from.y + dy });
  }

  /** Turns what is placed, or the leader on its place. Says whether it has a facing. */
  turn(step: number): boolean {
    if (this.terrain !== null) {
      this.terrain = { ...this.terrain, facing: turned(this.terrain.facing, -step * STEP) };
      return true;
    }
    const unit = placedUnit(this);
    if (!this.notched || unit === null) return false;
    if (this.kind === 'deploy' || this.kind === 'enter') {
      this.leading = true;
      this.places = this.places.map((stand) => ({ ...stand, facing: turned(stand.facing, -step * STEP) }));
      this.#measure();
      return true;
    }
    if (this.kind !== 'move' || this.held !== null) return false;
    const from = this.facing ?? leaderStand(this.view, unit)?.facing ?? 0;
    this.#soundings.stop();
    this.#clear();
    this.chosen = null;
    this.facing = turned(from, -step * STEP);
    return true;
  }

  setReverse(reverse: boolean): void {
    this.reverse = reverse;
    this.facing = null;
    this.#measure();
  }

  setLevel(level: number): void {
    this.level = level;
    this.#measure();
  }

  /** Puts the others back where the table would put them. */
  reform(): void {
    this.places = [];
    this.#soundings.stop();
    this.#clear();
    this.#seed();
  }

  /** One step back; says whether there was one. */
  back(): boolean {
    if (this.held !== null) {
      this.release();
      return true;
    }
    const planned =
      this.chosen !== null || this.goal !== null || this.facing !== null || this.suggestion > 0 || this.pool !== null;
    if (this.kind === 'deploy' && this.unit !== null) {
      this.pickUnit(this.unit);
      return planned;
    }
    this.forget();
    if (this.kind !== 'attack') this.#seed();
    return planned;
  }

  confirm(): void {
    const draft = this.draft;
    if (!this.ready || draft === null) return;
    this.#declared = { move: this.moving ? moveOf(this) : null, target: this.target };
    // The card of the unit that was placed goes away with it.
    if (this.kind === 'deploy') this.selected = null;
    this.table.answer(draft);
  }

  // ---- inside ----

  #measure(): void {
    const query = queryOf(this);
    if (query !== null) this.#soundings.want(query);
  }

  /** The table says where the others of a unit that is deployed come. */
  #got(measured: Measured): void {
    if (!('formation' in measured) || !this.leading) return;
    const { stands } = measured.formation;
    const [leader] = this.places;
    if (stands.length !== this.places.length || leader === undefined) return;
    // The leader may be further on already.
    this.places = this.held === null ? stands : [leader, ...stands.slice(1)];
  }

  /** Nothing is being measured any more. */
  #rested(): void {
    if (this.held !== null) return;
    const why = this.refusal;
    const before = this.#before;
    this.#before = null;
    if (before !== null && why !== null && (this.kind === 'move' || this.kind === 'act')) this.#miss(why, before);
  }

  /** A drop that does not hold: back to the last legal place if that was near, else to where the plan stood. */
  #miss(why: Refusal, before: Before): void {
    const legal = this.#soundings.legalNear(this.goal);
    if (legal !== null) {
      this.goal = { x: legal.x, y: legal.y };
      this.level = legal.level;
      this.#measure();
    } else this.#restore(before);
    this.missed = why;
  }

  #restore(before: Before): void {
    this.#soundings.stop();
    this.goal = before.goal;
    this.level = before.level;
    this.places = before.places;
    this.#soundings.clear();
    if (this.kind === 'act' && this.goal === null) this.chosen = null;
    this.#measure();
  }

  /** Takes up an answer with places or weapons in it. */
  #takeUp(choice: Choice): void {
    if (typeof choice === 'string') return;
    this.chosen = null;
    this.missed = null;
    const at = this.suggestions.findIndex((one) => same(one, choice));
    if (at >= 0) this.suggestion = at;
    if ('attack' in choice) return this.#form({ ...choice.attack });
    if ('terrain' in choice) {
      this.terrain = choice.terrain;
      return;
    }
    if ('reroll' in choice) {
      this.dice = choice.reroll;
      return;
    }
    if ('move' in choice || 'reverse' in choice) {
      this.reverse = 'reverse' in choice;
      const { to } = 'move' in choice ? choice.move : choice.reverse;
      this.goTo(to, to.level);
      return;
    }
    if ('deploy' in choice) this.unit = choice.deploy.unit;
    this.leading = false;
    this.places = placesOf(choice);
    this.#measure();
  }

  /** Where the plan of an open question begins: where the table suggests. */
  #seed(): void {
    const [unit] = this.deployable;
    const [suggested] = this.suggestions;
    const listed = this.options.find((option) => placesOf(option).length > 0);
    if (this.kind === 'deploy') {
      if (unit !== undefined && this.places.length === 0) this.pickUnit(unit);
    } else if (this.kind === 'cohere') {
      // The listed answer leaves it to the table; the places show what it would do.
      this.places = suggested === undefined ? [] : placesOf(suggested);
      this.chosen = find(this.options, 'anywhere');
    } else if (this.spatial && this.kind !== 'move' && listed !== undefined) this.#takeUp(listed);
  }

  /** What is chosen from the start: the only answer that agrees; what was declared before. */
  #first(): void {
    if (this.kind === 'act') {
      this.#declared = null;
      if (this.view?.activation?.made.length === 0) this.selected = null;
    }
    if (this.#goOn() || this.spatial || this.kind === 'act' || this.kind === 'attack') return;
    const agreeing = this.options.filter((option) => !refuses(option));
    const [only] = agreeing;
    if (agreeing.length === 1 && only !== undefined) this.choose(only);
  }

  /** A movement that was planned with its action is made without asking again; an attack stays chosen. */
  #goOn(): boolean {
    const declared = this.#declared;
    this.#declared = null;
    if (declared === null) return false;
    if (this.kind === 'move' && declared.move !== null) {
      this.table.answer(declared.move);
      return true;
    }
    if (this.kind === 'attack' && declared.target !== null) {
      const option = this.options.find((one) => unitOfChoice(one) === declared.target);
      if (option !== undefined) this.choose(option);
      return option !== undefined;
    }
    return false;
  }
}

const plans = new WeakMap<Table, Plan>();

/** The plan that all parts of the page share. */
export function plan(table: Table): Plan {
  const known = plans.get(table);
  if (known) return known;
  // Not bound to the component that happens to ask first: the plan outlives it.
  let made: Plan | undefined;
  $effect.root(() => {
    made = new Plan(table);
  });
  plans.set(table, (made ??= new Plan(table)));
  return made;
}
