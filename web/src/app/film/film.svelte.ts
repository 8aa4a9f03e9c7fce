// What others do is played, not dumped. The table keeps the truth; the film says how much of it is shown yet. It never
// holds anything back from the player: the question is there at once, and whoever answers it ends the film. What the page
// answers by itself ends nothing.
import type { Seat, Step, Update } from '../../protocol';
import type { RulesetClient, Who } from '../../rulesets/ruleset';
import { areMates } from '../seats';
import type { Table } from '../table.svelte';
import {
  beatsOf,
  BEGINNING,
  DICE,
  FACTORS,
  firstDice,
  ownSwapOf,
  STAYS,
  swapOf,
  type Banner,
  type Beat,
  type Cue,
  type Scene,
} from './beats';
import { gistOf, gistsOf, type Gist } from './gist';
import { heldAt } from './held';
import { Queue } from './queue';
import { pace } from './pace.svelte';
import { play as sound, type End } from './sound';

/** What stays on the table of the last action. Who and where, a ruleset's board knows. */
export interface Marks {
  seat: Seat | null;
  /** Ways in the ruleset's form. */
  trails: unknown[];
  acting: number[];
  targets: number[];
  losses: { id: number; text: string }[];
  /** The position before, for those who are gone. */
  before: unknown;
}

/** So many scenes can be seen again from the log. */
const KEPT = 60;

const NOTHING: Marks = { seat: null, trails: [], acting: [], targets: [], losses: [], before: null };

/** Ways that are walked now, each once, and how long it takes. */
export interface Walk {
  trails: unknown[];
  ms: number;
  /** The same way may be walked again. */
  take: number;
}

const films = new WeakMap<Table, Film>();

/** The film of a table that is shown. */
export const filmOf = (table: Table): Film | undefined => films.get(table);

/** The position as far as it is shown. */
export const shown = (table: Table): unknown => films.get(table)?.view ?? table.view;

export class Film {
  readonly table: Table;
  /** The scene that is played, and the beat of it. */
  scene = $state.raw<Scene | null>(null);
  at = $state(0);
  waiting = $state(0);
  paused = $state(false);
  /** It was asked for again. */
  again = $state(false);
  /** What others did since the own last decision, and what of it is still to be seen. */
  since = $state.raw<Scene[]>([]);
  ahead = $state.raw<Scene[]>([]);
  marks = $state.raw<Marks>(NOTHING);
  /** The player does not wish to see the marks. */
  unmarked = $state(false);
  walk = $state.raw<Walk>({ trails: [], ms: 0, take: 0 });
  /** A scene as a sentence, for those who hear it. */
  said = $state('');
  /** Whose roll the tray shows, if somebody wished. */
  tray = $state<'own' | 'other' | null>(null);

  /** The last scenes, by their steps: each can be seen again from the log. */
  seen = $state.raw<ReadonlyMap<number, Scene>>(new Map());

  readonly #client: RulesetClient;
  readonly #names: () => string[];
  readonly #own: readonly Seat[];
  readonly #queue: Queue<Scene>;
  readonly #off: () => void;
  #last: Scene[] = [];
  /** The scene whose first beat was shown last. */
  #begun: Scene | null = null;

  beat: Beat | null = $derived(this.scene?.beats[this.at] ?? null);
  banner: Banner | null = $derived(this.beat?.banner ?? null);
  view: unknown = $derived.by(() => {
    if (this.scene === null) return this.table.view;
    return this.at >= this.scene.swap ? this.scene.after : this.scene.before;
  });
  /** The log as far as it is shown. */
  log: Step[] = $derived.by(() => (this.scene === null ? this.table.log : this.#until(this.scene, this.beat)));
  /** Somebody else's dice are on the stage. */
  rolls: boolean = $derived(this.scene !== null && !this.#isOwn(this.scene) && this.at >= firstDice(this.scene));
  /** The own dice are being rolled. */
  ownRolls: boolean = $derived(
    this.scene !== null && this.#isOwn(this.scene) && DICE.includes(this.beat?.beat ?? 'focus'),
  );
  /** Others act on the table, so that what is planned on it waits. */
  watching: boolean = $derived(this.scene !== null && !this.#isOwn(this.scene));
  /** With what is still to be seen, so that the room for it is there before: answers must not move while somebody
   *  reaches for them. */
  recap: Gist[] = $derived.by(() => {
    const all = gistsOf(...this.#telling([...this.since, ...this.ahead]));
    // Whose own card or turn it is now, the column tells.
    const news = all.filter((one) => one.rank > 0 || one.seat === null || !this.#own.includes(one.seat));
    return news.length > 0 ? news : all;
  });

  /** Units that the last action cost something. */
  struck: number[] = $derived.by(() =>
    this.unmarked ? [] : this.marks.losses.flatMap(({ id }) => this.#who(id)?.unit ?? []),
  );

  /** Where others rolled after the own last roll. */
  #held = $derived.by(() => heldAt(this.table.log, (told) => this.#test(told), this.#own));

  /** The table as far as it is shown, for what reads a table. */
  readonly reel: Table;
  /** The table with the roll that the tray keeps. */
  readonly #kept: Table;

  constructor(table: Table, client: RulesetClient, names: () => string[], own: readonly Seat[]) {
    this.table = table;
    this.#client = client;
    this.#names = names;
    this.#own = own;
    this.#queue = new Queue<Scene>((ended) => this.#turn(ended));
    this.reel = standIn(table, {
      view: () => this.view,
      log: () => this.log,
      question: () => null,
      deciding: () => [],
    });
    this.#kept = standIn(table, {
      log: () => this.#cut() ?? (this.scene === null ? this.table.log : this.#before(this.scene)),
      question: () => null,
      deciding: () => [],
      view: () => (this.scene === null ? this.table.view : this.scene.before),
    });
    films.set(table, this);
    this.#off = table.onupdate((update) => this.#hear(update));
  }

  close(): void {
    this.#off();
    this.#queue.finish();
    if (films.get(this.table) === this) films.delete(this.table);
  }

  /** What the tray shows: the own last roll stays until the own next one. */
  get trayTable(): Table {
    if (this.#falls) return this.reel;
    return this.scene !== null || this.#cut() !== null ? this.#kept : this.table;
  }

  /** The dice of an own step, perhaps in an attack of others, are in the tray now. */
  get #falls(): boolean {
    const { scene } = this;
    return scene !== null && this.#isOwn(scene) && firstDice(scene) < scene.beats.length;
  }

  /** Both have rolled: the tray can show either. While others roll, it shows what was before. */
  get rolledBoth(): boolean {
    return this.#held !== null && !this.#falls && (this.scene === null || this.#cut() !== null);
  }

  get traysOwn(): boolean {
    return this.#cut() !== null;
  }

  gist(scenes: Scene[]): Gist | null {
    return gistOf(...this.#telling(scenes));
  }

  #telling(scenes: Scene[]): Parameters<typeof gistsOf> {
    return [scenes, this.#client, (told) => this.#cue(told, scenes[0]?.after), this.table.table, this.#names()];
  }

  /** Whose deed a line tells; null: no figure's. */
  whoOf({ seat, figures: [first] }: Gist): Who | null {
    const who = first === undefined ? null : this.#who(first);
    return who?.seat === seat ? who : null;
  }

  endBeat(): void {
    this.#queue.endBeat();
  }
  endScene(): void {
    this.#queue.endScene();
  }
  finish(): void {
    this.#queue.finish();
  }
  pause(on: boolean): void {
    this.#queue.pause(on);
  }
  /** While `Space` is held everything runs. */
  hurry(on: boolean): void {
    this.#queue.pace(FACTORS[pace.speed] / (on ? 6 : 1));
  }
  /** Another speed was chosen. */
  repace(): void {
    this.#queue.pace(FACTORS[pace.speed]);
  }

  /** Whether what comes is played at all. */
  get plays(): boolean {
    return pace.watched && FACTORS[pace.speed] > 0 && !document.hidden;
  }

  /** The table shows another moment of the game: nothing of what was played belongs to it. */
  forget(): void {
    this.#fresh();
    this.seen = new Map();
    this.walk = { trails: [], ms: 0, take: this.walk.take + 1 };
  }

  /** Plays scenes once more; without any the last turn of the others. */
  replay(scenes: Scene[] = this.since.length > 0 ? this.since : this.#last): void {
    const all = scenes.filter((one) => one.beats.length > 0);
    if (all.length === 0) return;
    this.finish();
    this.again = true;
    // Whoever asks to see it sees it, however fast the table is set.
    this.#queue.pace(FACTORS[pace.speed] || FACTORS.normal);
    for (const one of all) this.#queue.push(one);
  }

  get canReplay(): boolean {
    return this.since.length > 0 || this.#last.length > 0;
  }

  #isOwn(scene: Scene): boolean {
    return scene.own && !this.again;
  }

  #hear({ step, now, accepted }: Update): void {
    const mine = step.seat !== null && this.#own.includes(step.seat);
    const unasked = mine && accepted !== undefined && this.table.alone;
    if (mine && !unasked) this.#fresh();
    if (step.deed === 'start') return;
    // An own answer in the midst of another's attack goes on with what is watched.
    const own = mine && !this.#attacked(step);
    const cueOf = (told: unknown): Cue | null => {
      const cue = this.#cue(told, now.view);
      return own && cue?.beat === 'card' ? { ...cue, theirs: this.#isTheirs(told) } : cue;
    };
    const beats = beatsOf(step.told, cueOf, own);
    if (now.outcome) beats.push(this.#end(step, now));
    const before = this.table.view;
    const scene: Scene = { step, own, before, after: now.view, beats, swap: own ? ownSwapOf(beats) : swapOf(beats) };
    if (beats.length === 0 && (unasked || !own)) {
      // Without anything to see, such as a card in secret, the film and its marks stay as they are.
      if (own && this.scene === null) this.#walk(scene, step.told);
      return;
    }
    if (this.again) this.finish();
    if (beats.length > 0 && this.plays) {
      this.#queue.pace(FACTORS[pace.speed]);
      this.#queue.push(scene);
      this.#count();
    } else {
      this.finish();
      this.#walk(scene, step.told);
      this.#remember(scene);
    }
  }

  /** A decision of this screen: what led to it has been seen. */
  #fresh(): void {
    this.finish();
    if (this.since.length > 0) this.#last = this.since;
    this.since = [];
    this.marks = NOTHING;
    this.tray = null;
  }

  /** A beat began, or a scene ended. */
  #turn(ended: Scene | null): void {
    const queue = this.#queue;
    if (ended && !this.again) this.#remember(ended);
    this.scene = queue.scene;
    this.at = queue.beat;
    this.#count();
    this.paused = queue.paused;
    if (this.scene === null) this.again = false;
    const begins = !ended && this.scene !== this.#begun;
    if (!ended || this.scene === null) this.#begun = this.scene;
    if (!this.scene || ended) return;
    const beat = this.scene.beats[this.at];
    if (!beat || queue.paused) return;
    if (begins && this.#isOwn(this.scene)) this.#walk(this.scene, this.scene.step.told);
    const from = this.at === 0 ? 0 : (this.scene.beats[this.at - 1]?.told ?? 0);
    if (!this.scene.own) {
      const { told } = this.scene.step;
      if (beat.beat === 'trace') this.#walk(this.scene, told.slice(from, beat.told), beat.ms);
      this.#mark(this.scene, [beat], begins);
      // Whoever walks follows a line that is there already.
      if (beat.beat === 'trace') this.#line(this.scene, told.slice(0, beat.told));
    }
    sound(beat, this.#ending(beat));
  }

  #count(): void {
    const { scenes, waiting } = this.#queue;
    this.waiting = waiting;
    this.ahead = this.again ? [] : scenes.filter((one) => !one.own);
  }

  /** A scene is over: its marks are all there, and it is said. */
  #remember(scene: Scene): void {
    if (scene.beats.length > 0) this.seen = new Map([...this.seen, [scene.step.entry, scene] as const].slice(-KEPT));
    if (scene.own) {
      const cues = scene.step.told.flatMap((told) => this.#cue(told, scene.after) ?? []);
      this.#mark(
        scene,
        cues.filter((one) => one.beat !== 'trace' && !BEGINNING.includes(one.beat)),
        true,
      );
      return;
    }
    if (scene.beats.length > 0) this.since = [...this.since, scene];
    this.#mark(scene, scene.beats, true);
    this.#line(scene, scene.step.told);
    this.#trailsBefore = this.marks.trails;
    const gist = this.gist([scene]);
    if (gist && gist.weight > 0) this.said = [gist.deed, gist.outcome].filter(Boolean).join(': ');
  }

  #trailsBefore: unknown[] = [];

  /** Adds marks to those of the same activation; a new one wipes the old ones away. */
  #mark(scene: Scene, cues: readonly Cue[], begins: boolean): void {
    const anew =
      begins && (scene.beats.some((one) => BEGINNING.includes(one.beat)) || this.marks.seat !== scene.step.seat);
    if (anew) this.#trailsBefore = [];
    const old = anew ? NOTHING : this.marks;
    const targets = cues.flatMap((one) => one.targets ?? []);
    const acting = cues.flatMap((one) => one.figures ?? []);
    this.marks = {
      seat: scene.step.seat,
      trails: old.trails,
      acting: acting.length > 0 ? acting : old.acting,
      targets: targets.length > 0 ? targets : old.targets,
      losses: merged([...old.losses, ...cues.flatMap((one) => one.loss ?? [])]),
      before: scene.before,
    };
  }

  /** The ways of a scene stay on the table, after those of the same activation. */
  #line(scene: Scene, told: readonly unknown[]): void {
    this.marks = { ...this.marks, trails: [...this.#trailsBefore, ...this.#trails(scene, told)] };
  }

  #walk(scene: Scene, told: readonly unknown[], ms = 0): void {
    const trails = this.#trails(scene, told);
    if (trails.length > 0) this.walk = { trails, ms: ms * FACTORS[pace.speed], take: this.walk.take + 1 };
  }

  #trails(scene: Scene, told: readonly unknown[]): unknown[] {
    return this.#client.staging.trails(told, this.table, scene.before, scene.own);
  }

  #end(step: Step, now: Update['now']): Beat {
    const ending = now.outcome;
    const banner: Banner = {
      seat: ending?.winner ?? null,
      title: ending ? this.#client.outcome(ending, this.#names(), this.table.table, now.view) : '',
      text: this.#client.staging.count(this.table.table, now.view, this.#names()),
      stays: true,
      ends: true,
    };
    return { beat: 'banner', from: step.told.length, told: step.told.length, ms: STAYS, banner };
  }

  #ending({ banner }: Beat): End {
    const winner = banner?.ends ? banner.seat : null;
    if (winner === null || this.#own.length === 0) return null;
    return this.#own.some((own) => areMates(own, winner)) ? 'won' : 'lost';
  }

  #cue(told: unknown, view: unknown): Cue | null {
    return this.#client.staging.cue(told, this.table.table, view, this.#names());
  }

  #who(id: number): Who | null {
    return this.#client.staging.who(id, this.table.table);
  }

  #isTheirs(told: unknown): boolean {
    const seat = this.#client.say(told, this.table.table, this.#names())?.seat ?? null;
    return seat === null || !this.#own.includes(seat);
  }

  #test(told: unknown): Seat | null {
    return this.#client.staging.test(told, this.table.table);
  }

  /** The log up to the first roll of the others after the own last one, if that is what the tray shows. */
  #cut(): Step[] | null {
    const held = this.#held;
    if (held === null || this.tray === 'other') return null;
    if (this.tray === 'own') return held.log;
    const { question, view } = this.table;
    if (question && this.#client.staging.testing(view, question.prompt)) return null;
    return pace.watched || !held.answered ? held.log : null;
  }

  /** Whether the dice of a step belong to a test of somebody else. */
  #attacked(step: Step): boolean {
    const rolls = step.told.some((told) => DICE.includes(this.#cue(told, this.table.view)?.beat ?? 'focus'));
    if (!rolls) return false;
    const tests = [...this.table.log, step].flatMap((one) => one.told.flatMap((told) => this.#test(told) ?? []));
    const last = tests.at(-1);
    return last !== undefined && !this.#own.includes(last);
  }

  #before(scene: Scene): Step[] {
    const at = this.table.log.findIndex((one) => one.entry >= scene.step.entry);
    return at === -1 ? this.table.log : this.table.log.slice(0, at);
  }

  #until(scene: Scene, beat: Beat | null): Step[] {
    return [...this.#before(scene), { ...scene.step, told: scene.step.told.slice(0, beat?.told ?? 0) }];
  }
}

/** Of several losses of one figure the last says it all, unless they add up. */
function merged(losses: readonly { id: number; text: string }[]): { id: number; text: string }[] {
  return [...new Map(losses.map((one) => [one.id, one])).values()];
}

/** A table that tells some things otherwise. Nobody answers through it. */
function standIn(table: Table, other: Partial<{ [K in keyof Table]: () => Table[K] }>): Table {
  return new Proxy(table, {
    get: (target, key) => {
      const told = other[key as keyof Table];
      const value: unknown = told ? told() : Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
