// The plan of an answer in Shatterpoint: who moves, attacks or is placed, and where.
import type { Refusal } from '../../protocol';
import { find, same } from '../shared/choices';
import { FreePlan } from '../shared/free-plan.svelte';
import type { Doing } from '../shared/board/Verb.svelte';
import { Here } from '../shared/here.svelte';
import { isRefusal } from '../shared/known';
import { onePerTable } from '../shared/plan.svelte';
import { clamped, levelsAt } from './board/levels';
import { aimOf, attackerOf, pointedAt, pointsAt, refuses, SPATIAL, squadOfChoice, targetOf, type Aim } from './choices';
import { begunBy, draftOf, kindsOf, labelOf, movableOf, moveOf, queryOf } from './drafts';
import { ownSeat, sheetOf, spotOf, tableOf, unitOfCharacter, type Sent } from './known';
import { aroundOf, endOf, missedOf, reachesOf, refusalOf } from './measured';
import { linedUp, shifted, shiftedOne, surfacesAt } from './squads';
import type { Around, CharacterId, Choice, Measured, Point, Query, Reach, Spot, TableView, Target } from './types';

interface Planned extends Sent {
  query: Query;
  measured: Measured;
  spot: Spot;
  target: Target;
  reach: Reach;
}

/** Questions about a token, not about a character. */
const TOKENS: readonly string[] = ['lay', 'roam', 'ambush'];

export class Plan extends FreePlan<Planned> {
  /** Who is to move, attack or be placed. */
  character = $state<CharacterId | null>(null);
  /** The squad that is being deployed. */
  squad = $state<number | null>(null);
  /** The levels to choose from at the planned place, lowest first. */
  levels = $state.raw<number[]>([]);

  spatial: boolean = $derived(SPATIAL.includes(this.kind));

  /** What would hold at the planned place. */
  around: Around | null = $derived.by(() => aroundOf(this.measured));

  readonly #here = new Here<Around>();
  /** What holds where the character stands. */
  get here(): Around | null {
    return this.#here.of(this.character);
  }

  /** Where the draft ends. */
  at: Spot | null = $derived.by(() => {
    if (this.kind === 'deploy') return this.#own(this.places);
    return this.measured === null ? null : endOf(this.measured);
  });

  /** The words of the primary button for a planned place; null where a listed answer is chosen. */
  confirmLabel: string | null = $derived.by(() => labelOf(this));

  protected readonly attack = { action: 'combat' } as const;
  /** Where the squad was taken up, and where it is carried to. */
  #grip: Point = { x: 0, y: 0 };
  #at: Point = { x: 0, y: 0 };
  /** The whole squad was in the hand. */
  #whole = false;

  /** Whether a movement is planned, or about to be. */
  get roams(): boolean {
    if (this.kind === 'go') return true;
    const move = { action: 'move' };
    return this.kind === 'act' && (this.held !== null || same(this.hover, move) || same(this.chosen, move));
  }

  /** The Move action goes out with its place, in one step. Who is pinned has none. */
  override get waits(): boolean {
    const { prompt, view } = this;
    if (prompt === null || typeof prompt === 'string' || !('act' in prompt) || this.goal !== null) return false;
    const pinned = view?.units[prompt.act]?.conditions.includes('pinned') === true;
    return same(this.chosen, { action: 'move' }) && !pinned;
  }

  get movable(): CharacterId[] {
    return movableOf(this);
  }

  /** Where a character stands in the plan. */
  planned(character: CharacterId): Spot | null {
    if (this.kind !== 'deploy') return character === this.character ? this.at : null;
    return this.places[this.movable.indexOf(character)] ?? null;
  }

  override forget(): void {
    super.forget();
    this.character = null;
    this.squad = null;
    this.#here.forget();
  }

  /** Which of the squads is deployed now. It begins where the table suggests. */
  pickSquad(squad: number): void {
    this.chosen = null;
    this.squad = squad;
    this.character = null;
    this.suggestion = -1;
    const [own] = this.suggestions;
    if (own !== undefined) return this.takeUp(own);
    this.places = linedUp(this, squad);
    this.measure();
  }

  /** What a click on a character or an armoured target means. Says whether it meant anything. */
  pickCharacter(id: Aim): boolean {
    const unit = unitOfCharacter(this.fixed, id);
    this.selected = unit;
    if (!this.table.question || this.table.sent) return false;
    const { preset } = this;
    this.preset = null;
    // What was chosen beforehand is meant by the first click; only a further one goes on.
    if (preset !== null && same(preset, this.chosen) && pointsAt(preset, id, unit)) return true;
    const option = pointedAt(this.options, id, unit, this.chosen, this.character);
    if (option !== null) {
      this.choose(option);
      return true;
    }
    if (id >= 0 && (this.kind === 'attack' || this.movable.includes(id))) {
      const changed = this.character !== id;
      if (changed && this.kind !== 'deploy') this.clear();
      this.character = id;
      return true;
    }
    return this.kind === 'act' && this.#aim(id);
  }

  /** A click on an enemy in an activation means the Combat action against it. */
  #aim(id: Aim): boolean {
    const combat = find(this.options, this.attack);
    if (combat === null || !this.#isEnemy(id)) return false;
    this.choose(combat);
    this.aimed = targetOf(id);
    return true;
  }

  /** What a click there would do, beside choosing what is listed and changing what is planned. */
  doing(id: Aim | null): Doing | null {
    if (!this.table.question || this.table.sent || this.held !== null) return null;
    const does = (action: Choice): boolean => this.kind === 'act' && find(this.options, action) !== null;
    if (id === null) return this.goal === null && (this.kind === 'go' || does({ action: 'move' })) ? 'move' : null;
    return does(this.attack) && this.#isEnemy(id) ? 'attack' : null;
  }

  #isEnemy(id: Aim): boolean {
    const { fixed, view, table } = this;
    if (id < 0) {
      const target = targetOf(id);
      const armour = typeof target === 'number' ? undefined : view?.operation?.armour[target.armoured];
      return armour?.enemy === ownSeat(table);
    }
    const unit = unitOfCharacter(fixed, id);
    return unit !== null && sheetOf(fixed, unit)?.seat !== ownSeat(table);
  }

  // ---- dragging ----

  /** Takes a character up, or the whole squad: the others follow who leads it. */
  lift(wished: CharacterId | null, at: Point): boolean {
    if (this.table.sent || (wished === null ? this.kind !== 'deploy' : !this.movable.includes(wished))) return false;
    const leads = this.kind === 'deploy' && wished !== null && wished === this.movable[0];
    const character = leads ? null : wished;
    this.#whole = character === null;
    this.chosen = this.kind === 'act' ? find(this.options, { action: 'move' }) : null;
    if (character !== null && character !== this.character && this.kind !== 'deploy') this.clear();
    this.hold(character);
    this.character = wished ?? this.character;
    this.#grip = (leads && this.places[0]) || at;
    this.#at = this.#grip;
    return true;
  }

  carry(to: Point): void {
    if (this.held === null || this.fixed === null) return;
    if (this.kind === 'deploy') return this.#carrySquad(to);
    this.goal = clamped(to, this.fixed.terrain.side);
    if (this.level !== null && !levelsAt(this.fixed.terrain, this.goal).includes(this.level)) this.level = null;
    this.measure();
  }

  /** Points at a place without dragging: a click, or keys. */
  goTo(to: Point, level: number | null = null): boolean {
    const action = this.kind === 'act' ? find(this.options, { action: 'move' }) : null;
    const who = this.#mover(to);
    if (
      !(this.spatial || action !== null) ||
      (who === null && !TOKENS.includes(this.kind)) ||
      this.fixed === null ||
      this.table.sent
    )
      return false;
    if (this.kind === 'deploy') return this.#landSquad(to);
    this.chosen = action;
    this.sprung = null;
    this.character = who;
    this.goal = clamped(to, this.fixed.terrain.side);
    this.level = level;
    this.measure();
    return true;
  }

  /** Puts a squad where somebody points, with who leads it there. */
  #landSquad(to: Point): boolean {
    const [leader] = this.movable;
    if (leader === undefined || this.places.length === 0 || !this.lift(leader, to)) return false;
    this.carry(to);
    this.drop();
    return true;
  }

  /** Who goes to a place: whoever was pointed at, else the nearest. */
  #mover(to: Point): CharacterId | null {
    const { character, movable } = this;
    if (character !== null && (this.kind !== 'act' || movable.includes(character))) return character;
    const far = (one: CharacterId): number => {
      const spot = spotOf(this.view, one);
      return spot === null ? Infinity : Math.hypot(spot.x - to.x, spot.y - to.y);
    };
    return movable.toSorted((a, b) => far(a) - far(b))[0] ?? null;
  }

  /** Moves what is planned by a little, for keys. */
  nudge(dx: number, dy: number): void {
    if (this.held?.id === null) return this.#carrySquad({ x: this.#at.x + dx, y: this.#at.y + dy });
    const who = this.character ?? this.movable[0] ?? null;
    if (who === null || this.fixed === null) return;
    this.character = who;
    const from = this.kind === 'deploy' ? this.planned(who) : (this.goal ?? spotOf(this.view, who));
    if (from === null) return;
    this.carry({ x: from.x + dx, y: from.y + dy });
  }

  override setLevel(level: number): void {
    if (this.kind === 'deploy') {
      const index = this.movable.indexOf(this.character ?? -1);
      this.places = this.places.map((spot, i) => (i === index ? { ...spot, level } : spot));
    }
    super.setLevel(level);
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
    const { prompt, character } = this;
    const who = character ?? this.movable[0] ?? null;
    if (!this.roams || who === null || (this.kind === 'act' && this.aids === null)) return null;
    const toward = prompt !== null && typeof prompt !== 'string' && 'go' in prompt ? prompt.go.toward : null;
    return { reach: { character: who, kinds: kindsOf(this, who), toward } };
  }
  protected reachesOf(measured: Measured): Reach[] {
    return reachesOf(measured);
  }
  protected override missedOf(measured: Measured): Refusal | null {
    return missedOf(measured);
  }
  protected endOf(measured: Measured): Spot | null {
    return endOf(measured);
  }
  protected refusalOf(measured: Measured): Refusal | null {
    return refusalOf(measured);
  }
  protected refuses(choice: Choice): boolean {
    return refuses(choice);
  }
  protected override suits(choice: Choice): boolean {
    return this.kind !== 'deploy' || squadOfChoice(choice) === this.squad;
  }
  protected get begun(): boolean {
    return this.chosen !== null || this.goal !== null || this.suggestion >= 0;
  }
  protected get springs(): boolean {
    return this.kind !== 'deploy';
  }

  protected override unsound(): void {
    super.unsound();
    this.levels = [];
  }

  protected override chose(option: Choice): void {
    this.character = attackerOf(option) ?? this.character;
  }

  /** On which levels one can stand is asked beside the plan; until then the drawing tells. */
  #levelled(query: Query, measured: Measured): boolean {
    if ('stand' in measured) this.levels = [...measured.stand.levels].sort((a, b) => a - b);
    else if (this.fixed && this.goal !== null) this.levels = levelsAt(this.fixed.terrain, this.goal);
    return !('stand' in query);
  }

  /** A squad that found no room where it was dropped is put where it has. */
  protected override got(query: Query, measured: Measured): boolean {
    if (!('formation' in measured)) return this.#levelled(query, measured);
    const { places } = measured.formation;
    if (places.length === this.places.length) {
      this.places = places;
      this.measure();
    }
    return false;
  }

  /** What the place gives up is asked when the pointer rests. */
  protected override idle(): void {
    const { character, at, around } = this;
    const now = character === null ? null : spotOf(this.view, character);
    if (character === null || now === null || at === null || around === null || this.kind === 'push') return;
    void this.#here.ask(character, async () => {
      const found = await this.table.measure<Measured>({ stand: { character, x: now.x, y: now.y, level: now.level } });
      return isRefusal(found) ? null : aroundOf(found);
    });
  }

  /** Where several surfaces lie above each other the table says on which one can stand. */
  protected override rest(): void {
    const [place] = this.places;
    if (this.kind === 'deploy' && this.refusal !== null && this.squad !== null && place !== undefined && this.#whole) {
      return this.soundings.wantBeside({ formation: { seat: ownSeat(this.table), squad: this.squad, place } });
    }
    const to = this.kind === 'deploy' ? this.at : this.goal;
    if (to === null || this.character === null || this.fixed === null || this.kind === 'push') return;
    if (levelsAt(this.fixed.terrain, to).length < 2 || this.kind === 'transfer') return;
    this.soundings.wantBeside({ stand: { character: this.character, x: to.x, y: to.y, level: null } });
  }

  protected override take(choice: Exclude<Choice, string>): void {
    if ('deploy' in choice) {
      this.squad = choice.deploy.squad;
      this.places = choice.deploy.places;
      this.measure();
    } else if ('move' in choice) {
      this.character = choice.move.character;
      this.goTo(choice.move.to, choice.move.to.level);
    } else if ('roam' in choice) this.goTo(choice.roam.to, choice.roam.to.level);
    else if ('place' in choice) this.goTo(choice.place, choice.place.level);
    else if ('toward' in choice) this.goTo(choice.toward);
  }

  protected override first(): void {
    if (this.prompt !== null) [this.squad, this.character] = begunBy(this.prompt);
    super.first();
  }

  protected override seed(): void {
    if (this.kind === 'deploy' && this.places.length === 0) this.pickSquad(this.squad ?? 0);
    if (this.kind === 'attack') this.#prefer();
    // A ladder has one other end.
    const [only, second] = this.suggestions;
    if (this.kind === 'transfer' && only !== undefined && second === undefined && this.goal === null) this.takeUp(only);
    this.stay();
  }

  /** Of all attacks, or of those on whoever is aimed at, the best one is chosen. */
  #prefer(): void {
    const { chosen } = this;
    const fits = (option: Choice): boolean =>
      attackerOf(option) !== null && (chosen === null || same(attackedBy(option), attackedBy(chosen)));
    const chances = this.options.map((option, i) => (fits(option) ? mean(this.aids?.attacks[i]?.successes) : -1));
    const most = Math.max(...chances);
    const best = most < 0 ? undefined : this.options[chances.indexOf(most)];
    if (best !== undefined && !this.table.sent) this.prefer(best);
  }

  protected reset(): void {
    if (this.kind === 'deploy') {
      this.pickSquad(this.squad ?? 0);
      this.suggestion = -1;
      return;
    }
    const { character } = this;
    this.forget();
    if (this.spatial) this.character = character;
  }

  protected asksFor(move: Choice): boolean {
    const { prompt } = this;
    if (prompt === null || typeof prompt === 'string' || !('go' in prompt)) return false;
    if (typeof move === 'string' || !('move' in move)) return false;
    const { character } = move.move;
    if (!prompt.go.characters.includes(character)) return false;
    this.character = character;
    return true;
  }

  protected attacksOn(target: Target): Choice[] {
    if (this.kind !== 'attack') return [];
    return this.options.filter((option) => pointsAt(option, aimOf(target), null));
  }

  // ---- inside ----

  #own(places: readonly Spot[]): Spot | null {
    return places[this.movable.indexOf(this.character ?? this.movable[0] ?? -1)] ?? null;
  }

  #carrySquad(to: Point): void {
    const { fixed, held } = this;
    if (fixed === null || held === null) return;
    const { terrain } = fixed;
    this.#at = to;
    if (held.id === null) {
      const by = { x: to.x - this.#grip.x, y: to.y - this.#grip.y };
      this.places = shifted(terrain, this.before?.places ?? this.places, by);
    } else {
      const index = this.movable.indexOf(held.id);
      this.places = shiftedOne(terrain, this.places, index, to);
      this.levels = surfacesAt(terrain, this.places[index]);
    }
    this.measure();
  }
}

const attackedBy = (choice: Choice): Target | null =>
  typeof choice !== 'string' && 'attack' in choice ? choice.attack.target : null;

/** The expected number of successes. */
const mean = (successes: readonly number[] = []): number =>
  successes.reduce((sum, chance, count) => sum + chance * count, 0);

/** The plan that all parts of the page share. */
export const plan = onePerTable((table) => new Plan(table));
