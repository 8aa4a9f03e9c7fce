// The plan of an answer in Battleground: an option, with the way there where a character moves.
import type { Doing } from '../shared/board/Verb.svelte';
import { Here } from '../shared/here.svelte';
import { isRefusal } from '../shared/known';
import { onePerTable, Plan as Shared } from '../shared/plan.svelte';
import { turned } from './board/geometry';
import { nearestOf, toward } from './heading';
import { figureOf, ownSeat, sheetOf, tableOf, toldOf, viewOf, type Sent } from './known';
import { woundChance } from './parts/odds';
import {
  diceInOptions,
  diceOf,
  facesOf,
  facets,
  find,
  menuOf,
  noteOf,
  pointedAt,
  promptFigure,
  refuses,
  same,
} from './options';
import type { Facets, Menu } from './options';
import { lastTrial, lying } from './trial';
import type { Trial } from './trial';
import type {
  Around,
  CardId,
  Choice,
  Direction,
  FigureId,
  FigureView,
  Measured,
  Movement,
  Note,
  Place,
  Strike,
  Way,
} from './types';

/** A pointer that stays so long at a place rests there, in milliseconds. */
const RESTS = 250;

const places = (all: readonly { at: Place }[]): Place[] => all.map((one) => one.at);

export class Plan extends Shared<Sent> {
  menu = $state<Menu | null>(null);
  /** Where a Move action is to end, before it is declared. */
  destination = $state<Place | null>(null);
  /** Whom it attacks when it is there. */
  then = $state<FigureId | null>(null);
  /** A place or enemy that was pointed at and is out of reach. */
  far = $state.raw<{ place: Place; figure: FigureId | null } | null>(null);
  /** The facing that was chosen for the end. */
  #turned = $state<Direction | null>(null);
  /** Where the lifted piece hovers. */
  over = $state<Place | null>(null);
  /** Whom the next click on the board deploys. */
  deploying = $state<FigureId | null>(null);
  dice = $state.raw<number[]>([]);
  cards = $state.raw<CardId[]>([]);
  /** The player has chosen something. */
  picked = $state(false);
  /** The values of each unit while no marker changed them. */
  plain = $state.raw(new Map<FigureId, FigureView>());

  figure: FigureId | null = $derived(this.prompt === null ? null : promptFigure(this.prompt));
  trial: Trial | null = $derived.by(() => lastTrial(toldOf(this.table)));

  /** The dice that a reroll picks from. */
  roll: number[] = $derived.by(() => {
    if (!this.isReroll || this.figure === null) return [];
    const known = this.trial && lying(this.trial, this.figure);
    return known ?? diceInOptions(this.options);
  });

  /** The face that the test needs, if its roll was seen. */
  needed: number | null = $derived.by(() => {
    const sides = [this.trial?.defence, this.trial?.first];
    return sides.find((one) => one?.figure === this.figure && one.successes === null)?.needed ?? null;
  });

  draft: Choice | null = $derived.by(() => {
    if (this.isReroll) return find(this.options, { reroll: facesOf(this.roll, this.dice) });
    if (this.kind === 'discard') return find(this.options, { discard: this.inOrder(this.cards) });
    return this.chosen === null ? null : find(this.options, this.chosen);
  });

  ready: boolean = $derived.by(() => this.draft !== null && !this.table.sent);

  note: Note = $derived(noteOf(this.options, this.aids, this.draft));

  /** The Move action that is planned or could be. */
  movement: Movement | null = $derived.by(() => {
    if (this.kind !== 'act' || (this.menu !== 'move' && this.menu !== null) || this.chosen === 'turn') return null;
    const focus =
      this.chosen !== null && typeof this.chosen !== 'string' && 'move' in this.chosen && this.chosen.move.focus;
    return this.aids?.moves.find((one) => one.focus === focus) ?? null;
  });

  /** Every place where the movement at hand may end. */
  ways: Way[] = $derived.by(() => {
    if (this.kind === 'go') return (this.aids?.options ?? []).flatMap((note) => (note.way ? [note.way] : []));
    return this.movement?.ways ?? [];
  });

  /** The way to the planned end, or to where the lifted piece hovers. */
  way: Way | null = $derived.by(() => this.#wayOf(this.draft));

  /** The same, or the one under the pointer in the list: for the board, where nothing shifts by it. */
  shownWay: Way | null = $derived.by(() => this.way ?? this.#wayOf(this.hover));

  /** Where the movement at hand is planned to end. */
  end: Place | null = $derived.by(() => {
    if (this.kind !== 'go') return this.destination;
    return (this.draft && facets(this.draft).place) ?? null;
  });

  /** Which way it looks at its planned end: as was chosen, else at whom it attacks, else at the nearest enemy. */
  heading: Direction | null = $derived.by(() => {
    const { end, figure } = this;
    if (end === null || figure === null || this.#isLarge(figure)) return null;
    if (this.#turned !== null) return this.#turned;
    const at = this.then === null ? nearestOf(end, places(this.#enemies())) : this.#placeOf(this.then);
    const looks = at === null ? null : toward(end, at);
    return looks ?? figureOf(viewOf(this.table), figure)?.facing ?? null;
  });

  /** What the end of the way achieves, as soon as the table has said so. */
  #around = $state.raw<{ at: string; found: Around } | null>(null);
  readonly #here = new Here<Around>();
  /** Of which end that was asked. */
  #looked: string | null = null;
  /** The figures of the set-up are to stay as they stand. */
  #keeping = false;
  /** A movement that was declared or made, with its end if that was planned and is still to be answered. */
  #declared: {
    figure: FigureId;
    place: Place | null;
    path: Place[];
    strikes: Strike[];
    heading: Direction | null;
    then: FigureId | null;
  } | null = null;

  get isReroll(): boolean {
    return this.kind === 'free-reroll' || this.kind === 'mana-reroll';
  }

  /** How many dice may be rolled again. */
  get most(): number {
    const prompt = this.prompt;
    if (prompt === null || typeof prompt === 'string') return 0;
    if ('free-reroll' in prompt) return prompt['free-reroll'].most;
    return 'mana-reroll' in prompt ? prompt['mana-reroll'].most : 0;
  }

  /** What would hold at the end of the way. */
  get around(): Around | null {
    return this.#around !== null && this.#around.at === this.#endOfWay() ? this.#around.found : null;
  }

  /** Asks what the end of the way achieves, when the pointer rests. Called by an effect: it reads what it depends on. */
  look(): void {
    const at = this.#endOfWay();
    if (at === this.#looked) return;
    this.#looked = at;
    if (at !== null) setTimeout(() => at === this.#looked && void this.#lookAround(at), RESTS);
  }

  async #lookAround(at: string): Promise<void> {
    const { figure, way } = this;
    if (figure === null || way === null) return;
    const query = { figure, place: way.place, ...this.#faced() };
    const found = await this.table.measure<Measured>({ around: query });
    if (at === this.#looked && !isRefusal(found) && 'around' in found) this.#around = { at, found: found.around };
    const now = figureOf(viewOf(this.table), figure);
    if (!now?.at || now.at === way.place) return;
    const stands = { figure, place: now.at, ...('facing' in query ? { facing: now.facing } : {}) };
    void this.#here.ask(figure, async () => {
      const standing = await this.table.measure<Measured>({ around: stands });
      return !isRefusal(standing) && 'around' in standing ? standing.around : null;
    });
  }

  /** What holds where the figure stands. */
  get here(): Around | null {
    return this.#here.of(this.figure);
  }

  /** A large figure may come to the same place with another facing. */
  #endOfWay(): string | null {
    return this.way === null ? null : `${this.way.place} ${this.#faced().facing ?? ''}`;
  }

  #faced(): { facing?: Direction } {
    const choice = this.draft;
    return choice !== null && typeof choice !== 'string' && 'go-large' in choice
      ? { facing: choice['go-large'].facing }
      : {};
  }

  /** Enemies that may strike before the planned movement. */
  get strikes(): Strike[] {
    if (this.kind === 'go') return this.#declared?.figure === this.figure ? this.#declared.strikes : [];
    return this.menu === 'move' ? (this.movement?.strikes ?? []) : [];
  }

  /** The places of the movement that was answered last, to show it when it happens. */
  get path(): Place[] {
    return this.way?.path ?? this.#declared?.path ?? [];
  }

  /** Whether the set-up asks one facing after the other. */
  get canKeepFacings(): boolean {
    return this.kind === 'face' && viewOf(this.table)?.stage === 'setup';
  }

  /** Leaves all figures of the set-up as they stand, without asking for each. */
  keepFacings(): void {
    this.#keeping = true;
    this.chosen = this.table.usual as Choice | null;
    this.confirm();
  }

  /** Keeps the values of units without markers: against them a change shows. */
  see(figures: readonly FigureView[]): void {
    const bare = figures.filter((one) => one.buff === null && one.debuff === null && one.at !== null);
    this.plain = new Map([...this.plain, ...bare.map((one) => [one.id, one] as const)]);
  }

  override forget(): void {
    super.forget();
    this.picked = false;
    this.menu = null;
    this.stay();
    this.over = null;
    this.deploying = null;
    this.dice = [];
    this.cards = [];
    this.#around = null;
    this.#here.forget();
    this.#looked = null;
  }

  /** No end is planned any more. */
  stay(): void {
    this.destination = null;
    this.then = null;
    this.far = null;
    this.#turned = null;
  }

  choose(choice: Choice): void {
    const option = find(this.options, choice);
    if (option === null) return;
    this.picked = true;
    if (typeof option !== 'string' && 'reroll' in option) this.dice = diceOf(this.roll, option.reroll);
    if (typeof option !== 'string' && 'discard' in option) this.cards = [...option.discard];
    if (!same(option, this.chosen) && menuOf(option) !== 'move') this.stay();
    this.chosen = option;
    if (this.kind === 'act') this.menu = menuOf(option);
    if (this.kind === 'deploy') this.deploying = facets(option).figure ?? null;
  }

  /** Takes up an answer that somebody advises; the Move action comes with its end. */
  advise(choice: Choice, next: Choice | null): void {
    this.choose(choice);
    const end = next === null ? undefined : facets(next).place;
    if (this.kind === 'act' && menuOf(choice) === 'move' && end !== undefined) this.goTo(end);
  }

  /** Opens a tile of the action menu; with one answer in it that answer is chosen. */
  open(menu: Menu): void {
    this.menu = menu;
    this.stay();
    const inside = this.options.filter((option) => menuOf(option) === menu);
    const [only] = inside;
    this.chosen = only !== undefined && (inside.length === 1 || menu === 'move') ? only : null;
  }

  /** What a click on the board means. Says whether it meant anything. */
  point(at: { place: Place | null; figure: FigureId | null }): boolean {
    const enemy = at.figure !== null && this.movement !== null && this.#isEnemy(at.figure) ? at.figure : null;
    if (enemy !== null && this.destination !== null) {
      this.then = enemy;
      return true;
    }
    const options =
      this.kind === 'act' && this.menu !== null && this.menu !== 'move' ? this.inMenu(this.menu) : this.options;
    const figure = at.figure === null ? null : pointedAt(options, { figure: at.figure }, this.chosen);
    const there: Facets | null = at.place === null ? null : { place: at.place, ...this.#deployed() };
    const option = figure ?? (there && pointedAt(options, there, this.chosen));
    if (option !== null) {
      this.choose(option);
      return true;
    }
    if (enemy !== null) return this.#approach(enemy);
    return at.place !== null && this.goTo(at.place);
  }

  /** What a click there would do, beside choosing what is listed and changing what is planned. */
  doing(at: { place: Place | null; figure: FigureId | null }): Doing | null {
    if (!this.table.question || this.table.sent || this.over !== null) return null;
    const moves = this.kind === 'go' || (this.kind === 'act' && this.movement !== null && this.ways.length > 0);
    if (at.figure === null) return moves && at.place !== null && this.destination === null ? 'move' : null;
    if (this.kind !== 'act' || !this.#isEnemy(at.figure)) return null;
    const attacks = this.options.some((one) => menuOf(one) === 'attack' && facets(one).figure === at.figure);
    return attacks || moves ? 'attack' : null;
  }

  /** Goes up to an enemy on the shortest way that is watched least, and attacks it then. */
  #approach(enemy: FigureId): boolean {
    const beside = this.ways.filter((way) => way.engaged.includes(enemy));
    const [best] = beside.toSorted((a, b) => a.watched.length - b.watched.length || a.cost - b.cost);
    const place = this.#placeOf(enemy);
    if (best === undefined) {
      const nearer = place !== null && this.goTo(place);
      if (nearer) this.far = { place, figure: enemy };
      return nearer;
    }
    const gone = this.goTo(best.place);
    if (gone) this.then = enemy;
    return gone;
  }

  #isEnemy(figure: FigureId): boolean {
    const one = figureOf(viewOf(this.table), figure);
    return one !== null && one.seat !== ownSeat(this.table);
  }

  #isLarge(figure: FigureId): boolean {
    return (sheetOf(tableOf(this.table), figure)?.base.length ?? 0) > 0;
  }

  #placeOf(figure: FigureId): Place | null {
    return figureOf(viewOf(this.table), figure)?.at ?? null;
  }

  #enemies(): { id: FigureId; at: Place }[] {
    const all = viewOf(this.table)?.figures ?? [];
    return all.flatMap(({ id, at }) => (at !== null && this.#isEnemy(id) ? [{ id, at }] : []));
  }

  #deployed(): Facets {
    return this.deploying === null ? {} : { figure: this.deploying };
  }

  /** Takes up a figure to deploy; a place that was chosen for another stays chosen. */
  deploy(figure: FigureId): void {
    const place = this.chosen === null ? undefined : facets(this.chosen).place;
    this.deploying = figure;
    this.chosen = place === undefined ? null : pointedAt(this.options, { figure, place }, null);
  }

  /** Plans the Move action to a place. */
  goTo(place: Place): boolean {
    if (this.kind !== 'act') return this.#land(place);
    const option = this.movement && find(this.options, { move: { focus: this.movement.focus } });
    const ends = this.movement?.ways.map((way) => way.place) ?? [];
    const end = ends.includes(place) ? place : nearestOf(place, ends);
    if (option === null || end === null || place === this.#placeOf(this.figure ?? -1)) return false;
    this.choose(option);
    this.stay();
    this.destination = end;
    if (end !== place) this.far = { place, figure: null };
    return true;
  }

  /** Of the places that answer the question the one that was pointed at, else the nearest. */
  #land(place: Place): boolean {
    const fits = (one: Facets): boolean => this.deploying === null || one.figure === this.deploying;
    const ends = this.options.map(facets).flatMap((one) => (one.place !== undefined && fits(one) ? [one.place] : []));
    const end = ends.includes(place) ? place : nearestOf(place, ends);
    const option = end === null ? null : pointedAt(this.options, { place: end, ...this.#deployed() }, this.chosen);
    if (option === null) return false;
    this.choose(option);
    this.far = end === place ? null : { place, figure: null };
    return true;
  }

  /** Whether the piece may be lifted: it is the one that moves. */
  lift(figure: FigureId): boolean {
    if (figure !== this.figure || this.table.sent) return false;
    if (this.kind === 'go') return true;
    if (this.kind !== 'act' || !this.aids?.moves.length) return false;
    const planned = this.chosen !== null && typeof this.chosen !== 'string' && 'move' in this.chosen;
    const move = planned ? this.chosen : find(this.options, { move: { focus: false } });
    if (move !== null) this.choose(move);
    return move !== null;
  }

  carry(to: Place | null): void {
    this.over = to;
  }

  drop(): void {
    const { over } = this;
    this.release();
    if (over === null) return;
    const enemy = viewOf(this.table)?.figures.find((one) => one.at === over && this.#isEnemy(one.id));
    if (enemy === undefined || this.kind !== 'act') this.goTo(over);
    else this.#approach(enemy.id);
  }

  release(): void {
    this.over = null;
  }

  toggleDie(index: number): void {
    if (this.dice.includes(index)) this.dice = this.dice.filter((one) => one !== index);
    else if (this.dice.length < this.most) this.dice = [...this.dice, index];
    else if (this.most === 1) this.dice = [index];
  }

  toggleCard(card: CardId): void {
    this.cards = this.cards.includes(card) ? this.cards.filter((one) => one !== card) : [...this.cards, card];
  }

  /** Turns the asked facing by one border. */
  turn(step: 1 | -1): void {
    if (this.heading !== null) this.#turned = turned(this.heading, step);
    const options = this.facings;
    if (options.length === 0) return;
    const now = options.findIndex((option) => same(option, this.chosen));
    const next = options[(now + step + options.length) % options.length];
    if (next !== undefined) this.choose(next);
  }

  /** Faces a border that was clicked. */
  face(direction: Direction): void {
    if (this.heading !== null) this.#turned = direction;
    const option = this.facings.find((one) => facets(one).facing === direction);
    if (option !== undefined) this.choose(option);
  }

  /** The answers among which the facing chooses, clockwise as the server lists them. */
  get facings(): Choice[] {
    const facing = this.options.filter((option) => facets(option).facing !== undefined);
    const place = this.chosen === null ? undefined : facets(this.chosen).place;
    return facing.filter((option) => facets(option).place === place);
  }

  get facing(): Direction | null {
    return (this.draft && facets(this.draft).facing) ?? null;
  }

  /** One step back; says whether there was one. */
  back(): boolean {
    if (this.destination !== null || this.far !== null) {
      this.stay();
      return true;
    }
    const planned = this.menu !== null || this.chosen !== null || this.dice.length > 0 || this.cards.length > 0;
    this.forget();
    return planned;
  }

  protected override declare(): void {
    const { draft, figure } = this;
    if (figure === null || draft === null || typeof draft === 'string' || !('move' in draft || 'go' in draft)) return;
    const { destination: place, strikes, heading, then } = this;
    this.#declared = { figure, place, path: this.way?.path ?? [], strikes, heading, then };
  }

  inMenu(menu: Menu): Choice[] {
    return this.options.filter((option) => menuOf(option) === menu);
  }

  /** Card numbers as the server lists them: ascending. */
  inOrder(cards: readonly CardId[]): CardId[] {
    return [...cards].sort((a, b) => a - b);
  }

  #wayOf(choice: Choice | null): Way | null {
    const asked = this.kind === 'go' && choice !== null ? facets(choice).place : this.destination;
    const place = this.over ?? asked;
    return this.ways.find((one) => one.place === place) ?? null;
  }

  protected first(): void {
    this.chosen = this.kind === 'act' ? null : this.only(refuses);
    if (this.kind === 'free-reroll') this.dice = this.#failed().slice(0, this.most);
    if (this.kind === 'deploy') this.deploying = facets(this.options[0] ?? 'pass').figure ?? null;
    this.#goOn();
  }

  /** The dice that do not count, by their numbers: to roll them again for free can only help. */
  #failed(): number[] {
    const { needed, roll } = this;
    return needed === null ? [] : roll.flatMap((face, index) => (face < needed ? [index] : []));
  }

  /** A movement that was planned with its end goes there without asking again, looks where it was to look, and attacks
   *  whom it was to attack. What came between is answered by hand, and then the attack too. */
  #goOn(): void {
    const declared = this.#declared;
    if (this.kind === 'act') this.#declared = null;
    if (declared === null || declared.figure !== this.figure) return;
    const { place, heading, then } = declared;
    if (this.kind === 'go' && place !== null) {
      this.#declared = { ...declared, place: null };
      this.#send(find(this.options, { go: place }));
    } else if (this.kind === 'face' && heading !== null) {
      this.#declared = { ...declared, heading: null };
      this.#send(find(this.options, { face: heading }));
    } else if (this.kind === 'act') {
      const attacks =
        then === null ? [] : this.options.filter((one) => menuOf(one) === 'attack' && facets(one).figure === then);
      const [attack] = attacks;
      if (attack === undefined) return;
      this.choose(attack);
      if (attacks.length === 1) this.#send(attack);
    } else if (this.kind !== 'face') this.#declared = { ...declared, heading: null, then: null };
  }

  #send(choice: Choice | null): void {
    if (choice === null) return;
    this.chosen = choice;
    this.table.answer(choice);
  }

  /** What is kept is not asked for; of several weapons against whom is attacked the best one is chosen. */
  protected override seed(): void {
    if (this.#keeping && this.canKeepFacings) return this.confirm();
    const { chosen } = this;
    if (this.kind !== 'act' || chosen === null || menuOf(chosen) !== 'attack' || this.table.sent) return;
    const chance = (option: Choice): number => {
      const strike = noteOf(this.options, this.aids, option).attack;
      return strike ? woundChance(strike.wounds) : -1;
    };
    const on = facets(chosen).figure;
    const rivals = this.inMenu('attack').filter((option) => facets(option).figure === on);
    const [best] = rivals.toSorted((a, b) => chance(b) - chance(a));
    if (best !== undefined) this.chosen = best;
  }
}

/** The plan that all parts of the page share. */
export const planOf = onePerTable((table) => new Plan(table));
