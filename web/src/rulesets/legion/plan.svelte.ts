// The plan of an answer in Legion: a place, a pool or dice. More is possible than is listed.
import type { Refusal } from '../../protocol';
import { areMates } from '../../app/seats';
import { find, same } from '../shared/choices';
import { FreePlan } from '../shared/free-plan.svelte';
import type { Doing } from '../shared/board/Verb.svelte';
import { Here } from '../shared/here.svelte';
import { onePerTable } from '../shared/plan.svelte';
import { STEP, turned } from './board/geometry';
import { clamped, levelsAt, settled } from './board/levels';
import type { Aim } from './board/overlay';
import { about, deployed, PLACE, placesOf, pointedAt, refuses, SPATIAL, unitOfChoice } from './choices';
import { draftOf, labelOf, movableOf, moveOf, placedMinis, placedUnit, queryOf } from './drafts';
import { leaderStand, othersOf, ownSeat, sheetOf, tableOf, unitOfMini, type Sent } from './known';
import { aroundOf, endOf, missedOf, reachesOf, refusalOf, shortOf } from './measured';
import { mean } from './pools';
import type { Around } from './measured';
import type { Choice, Measured, MiniId, Point, Query, Reach, Short, Stand, TableView, UnitId } from './types';

/** Listed answers that can be changed: they are taken up, not chosen. */
const PLANNED = ['attack', 'deploy', 'place', 'reroll', 'terrain'];

interface Planned extends Sent {
  query: Query;
  measured: Measured;
  spot: Stand;
  target: UnitId;
  reach: Reach;
}

/** Questions after which a chosen unit acts. */
const ACTIVATING = ['activate', 'drawn'];

/** Who attacks whom with what. */
export interface Pool {
  defender: UnitId;
  weapons: [MiniId, number][];
}

/** A unit that is dropped so close to where it stands is not sent anywhere: 15 mm. */
const HERE = 1500;

/** A pointer that stays so long at a place rests there, in milliseconds. */
const RESTS = 100;

export class Plan extends FreePlan<Planned> {
  /** The unit that is being deployed. */
  unit = $state<UnitId | null>(null);
  /** Backwards. */
  reverse = $state(false);
  /** A pivot to this facing. */
  facing = $state<number | null>(null);
  /** The piece of terrain that is being placed. */
  terrain = $state.raw<{ model: number; at: Point; facing: number } | null>(null);
  /** The pool that is being formed. */
  pool = $state.raw<Pool | null>(null);
  /** Dice that are to be rolled again, by their numbers. */
  dice = $state.raw<number[]>([]);
  /** The others of a unit that is deployed follow its leader. */
  leading = $state(false);
  /** What the planned place achieves, as soon as the table has said so. */
  #around = $state.raw<{ at: Stand; found: Around } | null>(null);
  readonly #here = new Here<Around>();
  /** The others of a unit that moves go where the table showed them. */
  #follow = false;
  /** Where a unit goes, or whom it attacks, that is being activated for it. */
  #bound: { unit: UnitId; to: Point | null; target: UnitId | null } | null = null;

  /** The units that can be deployed now. */
  deployable: UnitId[] = $derived.by(() => {
    if (this.kind !== 'deploy') return [];
    return [...new Set((this.aids?.suggestions ?? []).flatMap((one) => deployed(one) ?? []))];
  });
  spatial: boolean = $derived(SPATIAL.includes(this.kind));

  /** The words of the primary button for a planned place; null where a listed answer is chosen. */
  confirmLabel: string | null = $derived.by(() => labelOf(this));

  /** The levels to choose from at the planned place, lowest first. */
  levels: number[] = $derived.by(() =>
    this.fixed && this.goal !== null ? levelsAt(this.fixed.terrain, this.goal) : [],
  );

  protected readonly attack = { action: 'attack' } as const;

  get movable(): Aim[] {
    return movableOf(this);
  }

  /** Whether the leader who moves has a facing. */
  get notched(): boolean {
    const unit = placedUnit(this);
    return unit !== null && sheetOf(this.fixed, unit)?.card.notched === true;
  }

  /** What the planned place achieves. */
  get around(): Around | null {
    const known = this.#around;
    return known !== null && same(known.at, this.at) ? known.found : null;
  }

  /** What holds where the unit stands. */
  get here(): Around | null {
    return this.#here.of(placedUnit(this));
  }

  /** The enemy that the leader was put down to touch, and how much it is short of it. */
  get short(): Short | null {
    return shortOf(this.measured);
  }

  /** Whether a movement is planned, or about to be. */
  get roams(): boolean {
    if (this.kind === 'move') return true;
    const move = { action: 'move' };
    return this.kind === 'act' && (this.held !== null || same(this.hover, move) || same(this.chosen, move));
  }

  /** Where the planned leader ends. */
  get at(): Stand | null {
    return endOf(this.measured);
  }

  override forget(): void {
    super.forget();
    this.unit = null;
    this.terrain = null;
    this.pool = null;
    this.dice = [];
    this.leading = false;
    this.#around = null;
    this.#here.forget();
  }

  /** Which unit is deployed now. It begins where the table suggests. */
  pickUnit(unit: UnitId): void {
    this.chosen = null;
    this.unit = unit;
    this.selected = unit;
    this.suggestion = -1;
    const [own] = this.suggestions;
    if (own !== undefined) this.takeUp(own);
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
    if (unit === null || !this.#isEnemy(unit)) return false;
    return this.#bind({ to: null, target: unit }) || (this.kind === 'act' && this.#aim(unit));
  }

  /** What a click there would do, beside choosing what is listed and changing what is planned. */
  doing(id: Aim | null): Doing | null {
    if (!this.table.question || this.table.sent || this.held !== null) return null;
    const does = (action: Choice): boolean =>
      this.binds || (this.kind === 'act' && find(this.options, action) !== null);
    if (id === null) return this.goal === null && (this.kind === 'move' || does({ action: 'move' })) ? 'move' : null;
    const unit = unitOfMini(this.fixed, id);
    if (unit === null || pointedAt(this.options, id, unit, this.chosen) !== null) return null;
    return this.#isEnemy(unit) && does(this.attack) ? 'attack' : null;
  }

  #isEnemy(unit: UnitId): boolean {
    return !areMates(sheetOf(this.fixed, unit)?.seat ?? -1, ownSeat(this.table));
  }

  /** Whether a click on the ground or on an enemy activates the unit that is chosen, for just that. */
  get binds(): boolean {
    const meant = this.chosen !== null && !same(this.chosen, this.preset) && unitOfChoice(this.chosen) !== null;
    return ACTIVATING.includes(this.kind) && meant;
  }

  #bind(wish: { to: Point | null; target: UnitId | null }): boolean {
    const unit = this.chosen === null ? null : unitOfChoice(this.chosen);
    if (!this.binds || unit === null) return false;
    this.#bound = { unit, ...wish };
    this.confirm();
    return true;
  }

  /** A click on an enemy in an activation means an attack on it. */
  #aim(unit: UnitId): boolean {
    const attack = find(this.options, this.attack);
    if (attack === null) return false;
    this.choose(attack);
    this.aimed = unit;
    return true;
  }

  // ---- pools and dice ----

  /** The weapons that may be used against a unit. */
  usable(defender: UnitId): [MiniId, number][] {
    return this.aids?.weapons.find((one) => one.defender === defender)?.weapons ?? [];
  }

  /** Puts a weapon of a miniature into the pool, or takes it out; a miniature uses one weapon, or as many as Arsenal allows. */
  toggle(mini: MiniId, weapon: number): void {
    const { pool } = this;
    if (pool === null) return;
    const others = pool.weapons.filter((one) => one[0] !== mini);
    const own = pool.weapons.filter((one) => one[0] === mini && one[1] !== weapon);
    const has = pool.weapons.some((one) => one[0] === mini && one[1] === weapon);
    const room = this.#each(pool.defender) - 1;
    const kept = has ? own : [...own.slice(Math.max(0, own.length - room)), [mini, weapon] as [MiniId, number]];
    this.#form({ ...pool, weapons: [...others, ...kept] });
  }

  /** How many weapons a miniature may choose. */
  #each(defender: UnitId): number {
    return this.aids?.weapons.find((one) => one.defender === defender)?.each ?? 1;
  }

  /** All miniatures that can use a weapon use it, or none does. */
  toggleAll(weapons: readonly number[]): void {
    const { pool } = this;
    if (pool === null) return;
    const all = this.usable(pool.defender).filter(([, weapon]) => weapons.includes(weapon));
    const full = all.every((one) => pool.weapons.some((other) => same(one, other)));
    const bearers = new Set(all.map(([mini]) => mini));
    const more = this.#each(pool.defender) > 1;
    const others = pool.weapons.filter(([mini, weapon]) =>
      full || more ? !weapons.includes(weapon) : !bearers.has(mini),
    );
    const once = all.filter(([mini], i) => all.findIndex((other) => other[0] === mini) === i);
    this.#form({ ...pool, weapons: full ? others : [...others, ...once] });
  }

  #form(pool: Pool): void {
    this.chosen = null;
    this.pool = { ...pool, weapons: [...pool.weapons].sort((a, b) => a[0] - b[0] || a[1] - b[1]) };
    this.soundings.stop();
    this.unsound();
    this.measure();
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
    const most = (about(this.prompt, 'luck') ?? about(this.prompt, 'aim'))?.most ?? 0;
    this.chosen = null;
    if (this.dice.includes(die)) this.dice = this.dice.filter((one) => one !== die);
    else if (this.dice.length < most) this.dice = [...this.dice, die].sort((a, b) => a - b);
  }

  // ---- dragging ----

  /** Takes something up, or the whole unit: the others follow who leads it. With the mouse also a unit that is to be
   *  activated for it; a finger pans there. */
  lift(wished: Aim | null, mouse = false): boolean {
    if (mouse && this.#draw(wished)) return true;
    const whole = this.kind === 'deploy' || this.kind === 'enter';
    if (this.table.sent || (wished === null ? !whole : !this.movable.includes(wished))) return false;
    const minis = placedMinis(this);
    const leads = whole && (wished === null || wished === minis[0]);
    this.chosen = this.kind === 'act' ? find(this.options, { action: 'move' }) : null;
    this.facing = null;
    this.leading = leads;
    this.hold(leads ? null : wished);
    return true;
  }

  /** Whether a unit is dragged that is activated when it is dropped. */
  get drawing(): boolean {
    return ACTIVATING.includes(this.kind) && this.held !== null;
  }

  #draw(wished: Aim | null): boolean {
    const unit = wished === null ? null : unitOfMini(this.fixed, wished);
    if (!ACTIVATING.includes(this.kind) || !this.table.question || this.table.sent || wished === null) return false;
    const option = pointedAt(this.options, wished, unit, null);
    const leader = unit === null || option === null || unitOfChoice(option) !== unit ? null : this.#leaderOf(unit);
    if (option === null || leader === null) return false;
    this.choose(option);
    this.hold(leader);
    return true;
  }

  #leaderOf(unit: UnitId): MiniId | null {
    return this.view?.units[unit]?.leader ?? null;
  }

  override drop(): void {
    const { drawing, goal: to } = this;
    super.drop();
    if (!drawing) return;
    this.clear();
    const unit = this.chosen === null ? null : unitOfChoice(this.chosen);
    const from = unit === null ? null : leaderStand(this.view, unit);
    if (unit === null || from === null || to === null || Math.hypot(to.x - from.x, to.y - from.y) < HERE) return;
    this.#bound = { unit, to, target: null };
    this.confirm();
  }

  carry(to: Point): void {
    const { fixed, held } = this;
    if (held === null || fixed === null) return;
    if (this.drawing) {
      this.goal = clamped(to, fixed.terrain);
      return;
    }
    if (this.springs) {
      this.goal = clamped(to, fixed.terrain);
      if (this.level !== null && !this.levels.includes(this.level)) this.level = null;
      return this.measure();
    }
    const index = held.id === null ? 0 : Math.max(0, placedMinis(this).indexOf(held.id));
    const before = this.places[index] ?? { ...to, level: 0, facing: 0 };
    const moved = settled(fixed.terrain, before, to);
    const by = { x: moved.x - before.x, y: moved.y - before.y };
    this.places = this.places.map((stand, i) => {
      if (i === index) return moved;
      // Until the table has said where the others come, they go along.
      return this.leading ? settled(fixed.terrain, stand, { x: stand.x + by.x, y: stand.y + by.y }) : stand;
    });
    this.measure();
  }

  /** Points at a place without dragging: a click, or keys. */
  goTo(to: Point, level: number | null = null): boolean {
    const { fixed } = this;
    if (fixed === null || !this.table.question || this.table.sent) return false;
    if (this.#bind({ to, target: null })) return true;
    const action = this.kind === 'act' ? find(this.options, { action: 'move' }) : null;
    if (this.kind === 'move' || action !== null) {
      this.chosen = action;
      this.sprung = null;
      this.facing = null;
      this.goal = clamped(to, fixed.terrain);
      this.level = level;
      this.measure();
      return true;
    }
    if (this.terrain !== null) {
      this.terrain = { ...this.terrain, at: clamped(to, fixed.terrain) };
      this.measure();
      return true;
    }
    if (![...PLACE, 'deploy', 'enter'].includes(this.kind)) return false;
    // Who leads a unit that is deployed takes the others along.
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
    const index = held.id === null ? 0 : Math.max(0, placedMinis(this).indexOf(held.id));
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
      this.measure();
      return true;
    }
    const unit = placedUnit(this);
    if (!this.notched || unit === null) return false;
    if (this.kind === 'deploy' || this.kind === 'enter') {
      this.leading = true;
      this.places = this.places.map((stand) => ({ ...stand, facing: turned(stand.facing, -step * STEP) }));
      this.measure();
      return true;
    }
    if (this.kind !== 'move' || this.held !== null) return false;
    const from = this.facing ?? leaderStand(this.view, unit)?.facing ?? 0;
    this.#face(turned(from, -step * STEP));
    return true;
  }

  /** The leader turns where it stands. */
  #face(facing: number): void {
    this.soundings.stop();
    this.clear();
    this.chosen = null;
    this.facing = facing;
  }

  setReverse(reverse: boolean): void {
    this.reverse = reverse;
    this.facing = null;
    this.measure();
  }

  setLevel(level: number): void {
    this.level = level;
    this.measure();
  }

  /** Puts the others back where the table would put them. */
  reform(): void {
    this.places = [];
    this.soundings.stop();
    this.clear();
    this.seed();
  }

  // ---- what the shared plan asks for ----

  protected readTable(): TableView | null {
    return tableOf(this.table);
  }
  protected drafted(): Choice | null {
    return draftOf(this);
  }
  protected query(): Query | null {
    return queryOf(this);
  }
  protected move(): Choice | null {
    return moveOf(this);
  }
  protected survey(): Query | null {
    const moving = about(this.prompt, 'move') ?? this.aids?.moving ?? null;
    return this.roams && moving !== null ? { reach: { moving, reverse: this.reverse } } : null;
  }
  protected reachesOf(measured: Measured): Reach[] {
    return reachesOf(measured);
  }
  protected override missedOf(measured: Measured): Refusal | null {
    return missedOf(measured);
  }

  /** What a legal place achieves is asked beside the plan, when the pointer rests. */
  protected override idle(): void {
    const { at, measured } = this;
    const unit = placedUnit(this);
    if (unit === null || at === null || measured === null || !('go' in measured) || measured.go.refusal) return;
    if (same(this.#around?.at, at)) return;
    const stands: [Stand, ...Stand[]] = [at, ...measured.go.others];
    setTimeout(() => same(at, this.at) && void this.#lookAround(unit, stands), RESTS);
  }

  async #lookAround(unit: UnitId, stands: [Stand, ...Stand[]]): Promise<void> {
    const [at] = stands;
    const found = await this.#lookFrom(unit, stands);
    if (found !== null && same(at, this.at)) this.#around = { at, found };
    const now = this.#standsOf(unit);
    if (now !== null) void this.#here.ask(unit, () => this.#lookFrom(unit, now));
  }

  async #lookFrom(unit: UnitId, stands: [Stand, ...Stand[]]): Promise<Around | null> {
    return aroundOf(await this.table.measure<Measured>({ around: { unit, stands } }));
  }

  /** Where a unit stands, its leader first. */
  #standsOf(unit: UnitId): [Stand, ...Stand[]] | null {
    const leader = leaderStand(this.view, unit);
    const others = othersOf(this.fixed, this.view, unit).flatMap((mini) => this.view?.minis[mini]?.stand ?? []);
    return leader && [leader, ...others];
  }

  protected endOf(measured: Measured): Stand | null {
    return endOf(measured);
  }
  protected refusalOf(measured: Measured): Refusal | null {
    return refusalOf(measured);
  }
  protected refuses(choice: Choice): boolean {
    return refuses(choice);
  }
  protected override suits(choice: Choice): boolean {
    return this.kind !== 'deploy' || deployed(choice) === this.unit;
  }
  protected override asks(): boolean {
    return super.asks() || this.kind === 'attack';
  }
  protected get begun(): boolean {
    const planned = this.goal !== null || this.facing !== null || this.pool !== null;
    return planned || this.chosen !== null || this.suggestion > 0;
  }
  protected get springs(): boolean {
    return this.kind === 'move' || this.kind === 'act';
  }
  protected override changes(option: Choice): boolean {
    return typeof option !== 'string' && PLANNED.some((kind) => kind in option);
  }

  protected override clear(): void {
    super.clear();
    this.reverse = false;
    this.facing = null;
  }

  protected override chose(option: Choice): void {
    this.pool = null;
    this.dice = [];
    // Its card is shown, as after a click on it.
    if (typeof option !== 'string' && 'unit' in option) this.selected = option.unit;
  }

  /** The table says where the others of a unit that is deployed come, and what is put down. */
  protected override got(_: Query, measured: Measured): boolean {
    this.#settle(measured);
    if (!('formation' in measured) || !this.leading) return true;
    const { stands } = measured.formation;
    const [leader] = this.places;
    // The leader may be further on already.
    if (stands.length === this.places.length && leader !== undefined)
      this.places = this.held === null ? stands : [leader, ...stands.slice(1)];
    return true;
  }

  protected override rest(): void {
    if (this.measured !== null) this.#settle(this.measured);
  }

  /** What was put down comes to the nearest legal place. */
  #settle(measured: Measured): void {
    if (this.held !== null || !('place' in measured) || measured.place.missed === null) return;
    const { choice } = measured.place;
    if (typeof choice === 'string') return;
    if ('terrain' in choice) this.terrain = choice.terrain;
    else this.places = placesOf(choice);
  }

  protected override take(choice: Exclude<Choice, string>): void {
    if ('attack' in choice) return this.#form({ ...choice.attack });
    if ('terrain' in choice) {
      this.terrain = choice.terrain;
      return this.measure();
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
    if ('pivot' in choice) return this.#face(choice.pivot.facing);
    if ('deploy' in choice) this.unit = choice.deploy.unit;
    this.leading = false;
    this.places = placesOf(choice);
    this.measure();
  }

  /** Where the plan of an open question begins: where the table suggests. */
  protected override seed(): void {
    this.#arrive();
    const [unit] = this.deployable;
    const [suggested] = this.suggestions;
    const listed = this.options.find((option) => placesOf(option).length > 0);
    if (this.kind === 'deploy') {
      if (unit !== undefined && this.places.length === 0) this.pickUnit(unit);
    } else if (this.kind === 'cohere') {
      // The listed answer leaves it to the table; the places show what it would do.
      this.places = suggested === undefined ? [] : placesOf(suggested);
      this.chosen = find(this.options, 'anywhere');
    } else if (this.spatial && this.kind !== 'move' && listed !== undefined) this.takeUp(listed);
    this.stay();
  }

  protected override first(): void {
    if (this.kind === 'act' && this.view?.activation?.made.length === 0) this.selected = null;
    if (this.#follows()) this.table.answer('anywhere');
    else super.first();
  }

  /** Whether the others go where the table showed them with the move. */
  #follows(): boolean {
    const follow = this.#follow;
    if (this.kind === 'cohere' || this.kind === 'act') this.#follow = false;
    return follow && this.kind === 'cohere' && find(this.options, 'anywhere') !== null;
  }

  /** What a unit was activated for is planned; of attacks the best one is chosen. */
  #arrive(): void {
    const bound = this.#bound;
    if (this.kind === 'act') {
      this.#bound = null;
      if (bound === null || bound.unit !== about(this.prompt, 'act')) return;
      if (bound.to !== null) this.goTo(bound.to);
      else if (bound.target !== null) this.#aim(bound.target);
    } else if (this.kind === 'attack' && this.pool === null && this.chosen === null) {
      const best = this.#best(this.options);
      if (best !== null) this.prefer(best);
    }
  }

  /** The attack that is expected to wound most. */
  #best(options: readonly Choice[]): Choice | null {
    const wounds = options.map((option) => {
      const forecast = this.aids?.forecasts[this.options.findIndex((one) => same(one, option))];
      return forecast ? mean(forecast.wounds) : -1;
    });
    const most = Math.max(...wounds);
    return most < 0 ? null : (options[wounds.indexOf(most)] ?? null);
  }

  protected reset(): void {
    if (this.kind === 'deploy' && this.unit !== null) return this.pickUnit(this.unit);
    this.forget();
    if (this.kind !== 'attack') this.seed();
  }

  protected override declare(): void {
    super.declare();
    this.#follow = !this.asking && (this.moving || this.kind === 'move');
    // The card of the unit that was placed goes away with it.
    if (this.kind === 'deploy') this.selected = null;
  }

  protected asksFor(): boolean {
    return this.kind === 'move';
  }

  protected attacksOn(target: UnitId): Choice[] {
    return this.kind === 'attack' ? this.options.filter((one) => unitOfChoice(one) === target) : [];
  }
}

/** The plan that all parts of the page share. */
export const plan = onePerTable((table) => new Plan(table));
