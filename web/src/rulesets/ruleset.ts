// What a ruleset must bring so that the frame can show it. The frame knows no game.
import type { Component } from 'svelte';
import type { Cue } from '../app/film/beats';
import type { Film } from '../app/film/film.svelte';
import type { Stock } from '../app/lists/client';
import type { Saved } from '../app/lists/saved';
import type { Table } from '../app/table.svelte';
import type { Ending, Frame, Refusal, Seat } from '../protocol';
import type { Figure } from './shared/figures/figure';

/** One line of the log. */
export interface Sentence {
  text: string;
  rules: string[];
  seat: Seat | null;
  figures: number[];
  /** Rounds and activations divide the log. */
  heading?: boolean;
  /** The sum behind a number, one summand each. */
  reasons: { text: string; value: string; rule: string | null }[];
  /** What the terminal does not say: how far, and where to. */
  aside?: string;
  /** What is printed on the card that it names; the terminal shows the card itself. */
  printed?: string;
  /** Dice fell; the log can be filtered by it. */
  dice?: boolean;
}

/** How the game is won, the score now, and what moves it. */
export interface Goal {
  /** In one or two sentences. */
  how: string;
  lines: { text: string; value: string; seat?: Seat | null }[];
}

/** Who a figure on the board is. */
export interface Who {
  unit: number;
  seat: Seat;
  figure: Figure;
  /** Its number among those that look like it. */
  number: number | null;
}

/** How what happens is watched. */
export interface Staging {
  /** What an event is to be watched as; null: it is not. `view` is the position after the step. */
  cue(told: unknown, table: unknown, view: unknown, names: string[]): Cue | null;
  /** The movements of events in the form of the board, for the position before them. */
  trails(told: readonly unknown[], table: Table, before: unknown, own: boolean): unknown[];
  /** Whether an event is bookkeeping: the log folds it away. */
  minor(told: unknown): boolean;
  /** Whose test or attack an event begins; null: it begins none. */
  test(told: unknown, table: unknown): Seat | null;
  /** Whether a question is asked in the midst of a test or an attack. */
  testing(view: unknown, prompt: unknown): boolean;
  /** What both sides have, as a sentence: the count that led to the end. */
  count(table: unknown, view: unknown, names: string[]): string;
  goal(table: unknown, view: unknown, names: string[]): Goal;
  /** Null: nobody. */
  who(id: number, table: unknown): Who | null;
}

/** A game that can be begun without further questions. */
export interface Ready {
  id: string;
  title: string;
  /** Null: the ruleset's first game. */
  setup: unknown | null;
}

/** What the lobby shows of a ruleset. */
export interface LobbyClient {
  /** Games that can be begun at once, the first of them for newcomers. They are for two. */
  ready(lobby: unknown): Ready[];
  /** What a setup comes to, in a few words. */
  about(setup: unknown, lobby: unknown): string;
  /** Some figures of the first game, for its picture. */
  cast(lobby: unknown): { seat: Seat; figure: Figure }[];
  LobbyForm: Component<{
    lobby: unknown;
    /** What is offered without packs beside the usual ones. */
    usual: unknown;
    /** What the sides bring lists of. */
    stock: Stock;
    /** An own list that was brought along. */
    taken: Saved | null;
    /** The setup of the last table; what of it is still offered is chosen already. */
    before: unknown;
    /** The setup, or why there is none yet, and for how many players it is; two if nothing is said. */
    onchange: (setup: unknown | null, problem: string | null, seats?: number) => void;
  }>;
  /** Small picture of a map or a position. */
  Thumbnail: Component<{ table: unknown; view: unknown | null }>;
  /** Why the server refused a setup, as a sentence; null where there are no words for it. */
  refusal?(refusal: Refusal, lobby: unknown): string | null;
}

/** A question of the set-up, with what it would usually be answered with. */
export interface SetUp {
  /** Null: it is still being worked out. */
  choice: unknown | null;
  /** One answer is as good as another. */
  equal: boolean;
}

/** What a board shows of a game that is watched again. */
export interface Replayed {
  table: unknown;
  /** The position as far as the film shows it. */
  view: unknown;
  frame: Frame | null;
  film: Film;
  /** An answer that would have been better than that of the frame: where it leads is marked. */
  better?: unknown;
}

export interface RulesetClient {
  id: string;
  /** Loads what only some tables need, before such a table is shown. */
  prepare?(table: unknown): Promise<void>;
  /** Board and what belongs on it. */
  Stage: Component<{ table: Table }>;
  /** Body of the decision column. */
  Decision: Component<{ table: Table }>;
  /** Dice tray. */
  Tray: Component<{ table: Table }>;
  /** Force strip. */
  Strip: Component<{ table: Table }>;
  /** Unit card. */
  Unit: Component<{ table: Table }>;
  /** Small picture of a map or a position. */
  Thumbnail: Component<{ table: unknown; view: unknown | null }>;
  /** Board without interaction. */
  ReplayStage: Component<Replayed>;
  staging: Staging;
  /** What the set-up would usually go on with; null: what is asked is no part of it. */
  setUp(table: Table): SetUp | null;
  /** Takes an advised answer up into the plan, with what would be answered next: it shows on the table, and is given
   *  only by the primary button. */
  takeUp(table: Table, choice: unknown, next: unknown | null): void;
  /** Head of the column: who acts, and the budget that is being spent. */
  head(table: Table): { title: string; budget: string | null };
  /** A question as a sentence with a question mark. */
  prompt(prompt: unknown, table: unknown, view: unknown): string;
  /** An answer in words, for the replay. */
  deed(frame: Frame, table: unknown, view: unknown): string;
  /** An event for the log; null = no line. */
  say(told: unknown, table: unknown, names: string[]): Sentence | null;
  /** Why something is not possible, as a sentence. */
  refusal(refusal: Refusal, table: unknown, view: unknown): string;
  /** How a game ended, as a sentence. */
  outcome(ending: Ending, names: string[], table: unknown, view: unknown): string;
  /** Points of both seats; null where there are none. */
  score(view: unknown): [number, number] | null;
  /** The round; 0 of them where nobody knows how many there will be. */
  round(view: unknown): { now: number; of: number };
  /** What a round is called: `Round 2 of 4`, or short without the second number. */
  roundName(now: number, of: number | null, table: unknown): string;
  title(table: unknown): string;
  /** Own keys, for the key help. */
  keys: { key: string; label: string }[];
  /** How much an event changes, 0 to 3: the height in the replay's timeline. */
  weight(told: unknown): number;
}
