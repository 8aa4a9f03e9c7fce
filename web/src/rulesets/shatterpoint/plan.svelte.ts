// What the player is about to answer: chosen in the column or on the board, shown in both, and
// committed by the primary button only. One plan per table; it forgets with each new question.
//
// Where a place is asked for, any legal place is an answer. The plan keeps where the player points, asks the table
// what would hold there, and offers the answer if the table says that it is legal.
import type { Table } from '../../app/table.svelte';
import type { Refusal } from '../../protocol';
import { begunBy, draftOf, labelOf, movableOf, moveOf, queryOf } from './drafts';
import { aroundOf, endOf, refusalOf } from './measured';
import { clamped, levelsAt } from './board/levels';
import {
  aimOf,
  attackerOf,
  choiceKind,
  find,
  pointedAt,
  promptKind,
  refuses,
  same,
  SPATIAL,
  squadOfChoice,
  targetOf,
  type Aim,
} from './choices';
import { aidsOf, optionsOf, ownSeat, promptOf, sheetOf, spotOf, tableOf, unitOfCharacter, viewOf } from './known';
import { operations } from './operations/loaded.svelte';
import { Soundings } from './soundings.svelte';
import { linedUp, shifted, shiftedOne, surfacesAt } from './squads';
import type {
  Aids,
  Around,
  CharacterId,
  Choice,
  Measured,
  Point,
  Prompt,
  Spot,
  TableView,
  Target,
  UnitId,
  View,
} from './types';

/** Where a plan stood before a drag. */
interface Before {
  goal: Point | null;
  level: number | null;
  places: Spot[];
}

export class Plan {
  readonly table: Table;
  #soundings = new Soundings(
    (query) => this.table.measure<Measured>(query),
    () => (this.fixed && this.goal !== null ? levelsAt(this.fixed.terrain, this.goal) : null),
    () => this.#rested(),
  );
  /** The unit of the unit card, lit on the board. */
  selected = $state<UnitId | null>(null);
  /** A listed answer that was chosen. */
  chosen = $state.raw<Choice | null>(null);
  /** The choice under the pointer or the focus in a list: previewed on the board. */
  hover = $state.raw<Choice | null>(null);
  /** Who is to move, attack or be placed. */
  character = $state<CharacterId | null>(null);
  /** Where it is to go, or in which direction it is pushed. */
  goal = $state.raw<Point | null>(null);
  /** The level that was chosen there; the table picks one if none was. */
  level = $state<number | null>(null);
  /** The squad that is being deployed, and where its characters are to stand. */
  squad = $state<number | null>(null);
  places = $state.raw<Spot[]>([]);
  /** Why the last drop did not hold. */
  missed = $state.raw<Refusal | null>(null);
  /** Who is in the hand: a character, or the whole squad. */
  held = $state.raw<{ character: CharacterId | null } | null>(null);
  /** Which suggestion was taken up last. */
  suggestion = $state(-1);

  fixed: TableView | null = $derived.by(() => tableOf(this.table));
  view: View | null = $derived.by(() => viewOf(this.table));
  prompt: Prompt | null = $derived.by(() => promptOf(this.table));
  kind: string = $derived(this.prompt === null ? '' : promptKind(this.prompt));
  options: Choice[] = $derived.by(() => optionsOf(this.table));
  aids: Aids | null = $derived.by(() => aidsOf(this.table));
  /** Legal answers to begin with; while deploying those of the squad at hand. */
  suggestions: Choice[] = $derived.by(() => {
    const all = this.aids?.suggestions ?? [];
    return this.kind === 'deploy' ? all.filter((one) => squadOfChoice(one) === this.squad) : all;
  });
  /** Whether any legal place answers the question. */
  spatial: boolean = $derived(SPATIAL.includes(this.kind));

  /** The answer that the primary button would send: what is planned, legal or not. */
  draft: Choice | null = $derived.by(() => this.chosen ?? draftOf(this));

  /** Why the draft is not possible. */
  refusal: Refusal | null = $derived.by(() => {
    if (this.chosen !== null && choiceKind(this.chosen) !== 'action') return null;
    return this.#soundings.refused ?? refusalOf(this.measured);
  });

  /** Whether `confirm` sends something. */
  ready: boolean = $derived.by(() => {
    if (this.draft === null || this.table.sent) return false;
    if (this.chosen !== null && !this.moving) return find(this.options, this.chosen) !== null;
    return this.refusal === null && this.measured !== null && this.held === null && !this.measuring;
  });

  /** What would hold at the planned place. */
  around: Around | null = $derived.by(() => aroundOf(this.measured));

  /** The level of the draft. */
  at: Spot | null = $derived.by(() => {
    if (this.kind === 'deploy') return this.#own(this.places);
    return this.measured === null ? null : endOf(this.measured);
  });

  /** The words of the primary button for a planned place; null where a listed answer is chosen. */
  confirmLabel: string | null = $derived.by(() => labelOf(this));

  #asked: number | null = null;
  #seeded = false;
  /** Where the plan stood before the drag. */
  #before: Before | null = null;
  /** Where the squad was taken up, and where it is carried to. */
  #grip: Point = { x: 0, y: 0 };
  #at: Point = { x: 0, y: 0 };
  /** A movement or attack that was planned with the action that allows it. */
  #declared: { move: Extract<Choice, { move: unknown }> | null; target: Target | null } | null = null;

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

  /** The levels to choose from at the planned place, lowest first. */
  get levels(): number[] {
    return this.#soundings.levels;
  }

  /** Whether the draft is a movement that is planned together with the Move action. */
  get moving(): boolean {
    return this.kind === 'act' && this.goal !== null && same(this.chosen, { action: 'move' });
  }

  /** The attack that is meant when the Combat action is chosen by a click on an enemy. */
  get target(): Target | null {
    return this.kind === 'act' && same(this.chosen, { action: 'combat' }) ? (this.#target ?? null) : null;
  }
  #target = $state.raw<Target | null>(null);

  /** Who may be taken up. */
  get movable(): CharacterId[] {
    return movableOf(this);
  }

  /** Where a character stands in the plan. */
  planned(character: CharacterId): Spot | null {
    if (this.kind !== 'deploy') return character === this.character ? this.at : null;
    return this.places[this.movable.indexOf(character)] ?? null;
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
      if (this.kind === 'deploy' && this.places.length === 0) this.pickSquad(this.squad ?? 0);
    }
  }

  forget(): void {
    this.#soundings.stop();
    this.chosen = null;
    this.hover = null;
    this.character = null;
    this.squad = null;
    this.places = [];
    this.held = null;
    this.suggestion = -1;
    this.#target = null;
    this.#clear();
  }

  #clear(): void {
    this.goal = null;
    this.level = null;
    this.missed = null;
    this.#soundings.clear();
  }

  /** Chooses a listed answer, or takes up a suggested one. */
  choose(choice: Choice): void {
    const option = find(this.options, choice);
    this.#target = null;
    if (option === null) return this.#takeUp(choice);
    this.#soundings.stop();
    this.#clear();
    this.chosen = option;
    this.character = attackerOf(option) ?? this.character;
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

  /** Which of the squads is deployed now. It begins where the table suggests. */
  pickSquad(squad: number): void {
    this.chosen = null;
    this.squad = squad;
    this.character = null;
    this.suggestion = -1;
    const [own] = this.suggestions;
    if (own !== undefined) return this.#takeUp(own);
    this.places = linedUp(this, squad);
    this.#measure();
  }

  /** What a click on a character or an armoured target means. Says whether it meant anything. */
  pickCharacter(id: Aim): boolean {
    const unit = unitOfCharacter(this.fixed, id);
    this.selected = unit;
    if (!this.table.question || this.table.sent) return false;
    const option = pointedAt(this.options, id, unit, this.chosen, this.character);
    if (option !== null) {
      this.choose(option);
      return true;
    }
    if (id >= 0 && (this.kind === 'attack' || this.movable.includes(id))) {
      const changed = this.character !== id;
      if (changed && this.kind !== 'deploy') this.#clear();
      if (this.kind !== 'act') this.character = id;
      return true;
    }
    return this.kind === 'act' && this.#aim(id);
  }

  /** A click on an enemy in an activation means the Combat action against it. */
  #aim(id: Aim): boolean {
    const combat = find(this.options, { action: 'combat' });
    if (combat === null || !this.#isEnemy(id)) return false;
    this.choose(combat);
    this.#target = targetOf(id);
    return true;
  }

  #isEnemy(id: Aim): boolean {
    const { fixed, view, table } = this;
    if (id < 0) return (fixed && view && operations()?.canBeStruck(targetOf(id), fixed, view, ownSeat(table))) ?? false;
    const unit = unitOfCharacter(fixed, id);
    return unit !== null && sheetOf(fixed, unit)?.seat !== ownSeat(table);
  }

  // ---- dragging ----

  /** Takes a character up, or the whole squad: the others follow who leads it. Says whether that is possible. */
  lift(wished: CharacterId | null, at: Point): boolean {
    if (this.table.sent || (wished === null ? this.kind !== 'deploy' : !this.movable.includes(wished))) return false;
    const leads = this.kind === 'deploy' && wished !== null && wished === this.movable[0];
    const character = leads ? null : wished;
    this.chosen = this.kind === 'act' ? find(this.options, { action: 'move' }) : null;
    if (character !== null && character !== this.character && this.kind !== 'deploy') this.#clear();
    this.#before = { goal: this.goal, level: this.level, places: this.places };
    this.missed = null;
    this.#soundings.forgetLegal();
    this.character = wished ?? this.character;
    this.held = { character };
    this.#grip = (leads && this.places[0]) || at;
    this.#at = this.#grip;
    return true;
  }

  /** The piece in the hand is over a point. */
  carry(to: Point): void {
    if (this.held === null || this.fixed === null) return;
    if (this.kind === 'deploy') return this.#carrySquad(to);
    this.goal = clamped(to, this.fixed.terrain.side);
    if (this.level !== null && !levelsAt(this.fixed.terrain, this.goal).includes(this.level)) this.level = null;
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
    const who = this.character ?? this.movable[0] ?? null;
    if (!this.spatial || who === null || this.fixed === null || this.kind === 'deploy') return false;
    this.chosen = null;
    this.missed = null;
    this.character = who;
    this.goal = clamped(to, this.fixed.terrain.side);
    this.level = level;
    this.#measure();
    return true;
  }

  /** Moves what is planned by a little, for keys. */
  nudge(dx: number, dy: number): void {
    if (this.held?.character === null) return this.#carrySquad({ x: this.#at.x + dx, y: this.#at.y + dy });
    const who = this.character ?? this.movable[0] ?? null;
    if (who === null || this.fixed === null) return;
    this.character = who;
    const from = this.kind === 'deploy' ? this.planned(who) : (this.goal ?? spotOf(this.view, who));
    if (from === null) return;
    this.carry({ x: from.x + dx, y: from.y + dy });
  }

  setLevel(level: number): void {
    if (this.kind === 'deploy') {
      const index = this.movable.indexOf(this.character ?? -1);
      this.places = this.places.map((spot, i) => (i === index ? { ...spot, level } : spot));
    }
    this.level = level;
    this.#measure();
  }

  /** One step back; says whether there was one. */
  back(): boolean {
    if (this.held !== null) {
      this.release();
      return true;
    }
    const planned = this.chosen !== null || this.goal !== null || this.suggestion >= 0;
    if (this.kind === 'deploy') {
      this.pickSquad(this.squad ?? 0);
      this.suggestion = -1;
      return planned;
    }
    const character = this.character;
    this.forget();
    if (this.spatial) this.character = character;
    return planned;
  }

  confirm(): void {
    const draft = this.draft;
    if (!this.ready || draft === null) return;
    this.#declared = { move: this.moving ? moveOf(this) : null, target: this.target };
    this.table.answer(draft);
  }

  // ---- inside ----

  #own(places: readonly Spot[]): Spot | null {
    return places[this.movable.indexOf(this.character ?? this.movable[0] ?? -1)] ?? null;
  }

  #measure(): void {
    const query = queryOf(this);
    if (query !== null) this.#soundings.want(query);
  }

  /** Nothing is being measured any more. */
  #rested(): void {
    if (this.held !== null) return;
    const why = this.refusal;
    const before = this.#before;
    this.#before = null;
    if (before !== null && why !== null && this.kind !== 'deploy') return this.#miss(why, before);
    if (before !== null) this.#askLevels();
  }

  /** A drop that does not hold: back to the last legal place if that was near, else to where the plan stood. */
  #miss(why: Refusal, before: Before): void {
    const legal = this.kind === 'push' ? null : this.#soundings.legalNear(this.goal);
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

  /** Where several surfaces lie above each other the table says on which one can stand. */
  #askLevels(): void {
    const to = this.kind === 'deploy' ? this.at : this.goal;
    if (to === null || this.character === null || this.fixed === null || this.kind === 'push') return;
    if (levelsAt(this.fixed.terrain, to).length < 2 || this.kind === 'transfer') return;
    this.#soundings.wantLevels({ stand: { character: this.character, x: to.x, y: to.y, level: null } });
  }

  #carrySquad(to: Point): void {
    const { fixed, held } = this;
    if (fixed === null || held === null) return;
    const { terrain } = fixed;
    this.#at = to;
    if (held.character === null) {
      const by = { x: to.x - this.#grip.x, y: to.y - this.#grip.y };
      this.places = shifted(terrain, this.#before?.places ?? this.places, by);
    } else {
      const index = this.movable.indexOf(held.character);
      this.places = shiftedOne(terrain, this.places, index, to);
      this.#soundings.levels = surfacesAt(terrain, this.places[index]);
    }
    this.#measure();
  }

  /** Takes up an answer with places in it. */
  #takeUp(choice: Choice): void {
    if (typeof choice === 'string') return;
    this.chosen = null;
    this.missed = null;
    const at = this.suggestions.findIndex((one) => same(one, choice));
    if (at >= 0) this.suggestion = at;
    if ('deploy' in choice) {
      this.squad = choice.deploy.squad;
      this.places = choice.deploy.places;
      this.#measure();
    } else if ('move' in choice) {
      this.character = choice.move.character;
      this.goTo(choice.move.to, choice.move.to.level);
    } else if ('place' in choice) this.goTo(choice.place, choice.place.level);
    else if ('toward' in choice) this.goTo(choice.toward);
  }

  /** What is chosen from the start: the only answer that agrees; what was declared before. */
  #first(): void {
    const { prompt } = this;
    if (this.kind === 'act') this.#declared = null;
    if (prompt !== null) [this.squad, this.character] = begunBy(prompt);
    if (this.#goOn() || this.spatial || this.kind === 'act') return;
    const agreeing = this.options.filter((option) => !refuses(option));
    const [only] = agreeing;
    if (agreeing.length === 1 && only !== undefined) this.chosen = only;
  }

  /** A movement that was planned with its action is made without asking again; an attack stays chosen. */
  #goOn(): boolean {
    const { prompt } = this;
    const declared = this.#declared;
    this.#declared = null;
    if (declared === null || prompt === null || typeof prompt === 'string') return false;
    if ('go' in prompt && declared.move && prompt.go.characters.includes(declared.move.move.character)) {
      this.character = declared.move.move.character;
      this.table.answer(declared.move);
      return true;
    }
    if ('attack' in prompt && declared.target !== null) {
      const aim = aimOf(declared.target);
      const unit = unitOfCharacter(this.fixed, aim);
      this.chosen = pointedAt(this.options, aim, unit, null, this.character);
      return this.chosen !== null;
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
