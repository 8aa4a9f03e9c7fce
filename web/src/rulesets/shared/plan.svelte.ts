// What the player is about to answer: chosen in the column or on the board, shown in both, and committed by the primary
// button only. One plan per table; it forgets with each new question.
import type { Table } from '../../app/table.svelte';
import { kindOf, same } from './choices';
import type { Sent } from './known';

export abstract class Plan<S extends Sent> {
  readonly table: Table;
  /** The unit of the unit card, lit on the board. */
  selected = $state<number | null>(null);
  /** A listed answer that was chosen. */
  chosen = $state.raw<S['choice'] | null>(null);
  /** The choice under the pointer or the focus in a list: previewed on the board. */
  hover = $state.raw<S['choice'] | null>(null);

  prompt: S['prompt'] | null = $derived.by(() => this.table.question?.prompt ?? null);
  kind: string = $derived(this.prompt === null ? '' : kindOf(this.prompt as string | object));
  options: S['choice'][] = $derived.by(() => this.table.question?.options ?? []);
  aids: S['aids'] | null = $derived.by(() => this.table.aids ?? null);

  #asked: number | null = null;
  #seeded = false;

  constructor(table: Table) {
    this.table = table;
  }

  /** The answer that the primary button would send; null if the plan is not complete. */
  abstract readonly draft: S['choice'] | null;
  /** Whether `confirm` sends something. */
  abstract readonly ready: boolean;

  /** Takes up a question; what was planned for the one before is forgotten. */
  begin(): void {
    const id = this.table.question?.id ?? null;
    if (id !== this.#asked) {
      this.#asked = id;
      this.#seeded = false;
      this.forget();
      if (id !== null) this.first();
    }
    if (!this.#seeded && id !== null && this.aids !== null) {
      this.#seeded = true;
      const usual = this.table.usual as S['choice'] | null;
      const open = this.draft === null || (this.guess !== null && same(this.draft, this.guess));
      if (usual !== null && open && !this.table.sent) this.prefer(usual);
      this.seed();
    }
  }

  /** Chosen because nothing else agrees: what is usual outdoes it. */
  protected guess: S['choice'] | null = null;

  forget(): void {
    this.chosen = null;
    this.guess = null;
    this.hover = null;
  }

  /** The pointer or the focus is on an answer of a list, or has left it. */
  preview(choice: S['choice'], on: boolean): void {
    if (on) this.hover = choice;
    else if (same(this.hover, choice)) this.hover = null;
  }

  abstract choose(choice: S['choice']): void;

  /** Takes a piece up. Says whether that is possible. */
  abstract lift(piece: number | null, at?: unknown): boolean;
  /** What is in the hand is elsewhere. */
  abstract carry(to: unknown): void;
  /** It is put down where it is. */
  abstract drop(): void;
  /** The drag is given up: everything as before. */
  abstract release(): void;

  /** One step back; says whether there was one. */
  abstract back(): boolean;

  confirm(): void {
    const { draft } = this;
    if (!this.ready || draft === null) return;
    this.declare();
    this.table.answer(draft);
  }

  /** Chooses beforehand. */
  protected prefer(choice: S['choice']): void {
    this.chosen = choice;
  }

  /** What is chosen from the start, before the table has said what is usual. */
  protected abstract first(): void;

  /** Where the plan begins as soon as the table has sent what helps with the question. */
  protected seed(): void {}

  /** Keeps what is planned beyond the answer that goes out. */
  protected declare(): void {}

  /** The only answer that does something. */
  protected only(refuses: (choice: S['choice']) => boolean): S['choice'] | null {
    const agreeing = this.options.filter((option) => !refuses(option));
    return agreeing.length === 1 ? (agreeing[0] ?? null) : null;
  }
}

/** One plan for each table: what all parts of the page share. */
export function onePerTable<P>(make: (table: Table) => P): (table: Table) => P {
  const plans = new WeakMap<Table, P & object>();
  return (table) => {
    const known = plans.get(table);
    if (known) return known;
    // Not bound to the component that happens to ask first: the plan outlives it.
    let plan: P | undefined;
    $effect.root(() => {
      plan = make(table);
    });
    plans.set(table, (plan ??= make(table)) as P & object);
    return plan;
  };
}
