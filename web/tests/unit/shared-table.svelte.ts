// Plans of a made-up ruleset, for tests of what all rulesets share.
import type { Table } from '../../src/app/table.svelte';
import type { Refusal } from '../../src/protocol';
import { find } from '../../src/rulesets/shared/choices';
import { FreePlan } from '../../src/rulesets/shared/free-plan.svelte';
import { Plan } from '../../src/rulesets/shared/plan.svelte';

export type Choice = 'decline' | { action: string } | { place: Spot } | { hit: number };
export interface Spot {
  x: number;
  y: number;
  level: number;
}
interface Sent {
  table: unknown;
  view: unknown;
  aids: { suggestions: Choice[] };
  prompt: string;
  choice: Choice;
  told: unknown;
}
interface SentFreely extends Sent {
  query: Spot;
  measured: { to: Spot; refusal: Refusal | null };
  spot: Spot;
  target: number;
  reach: { outline: { x: number; y: number }[]; holes: { x: number; y: number }[][] };
}

export class FakeTable {
  question = $state.raw<{ id: number; prompt: string; options: Choice[] } | null>(null);
  aids = $state.raw<Sent['aids'] | null>(null);
  usual = null;
  view = null;
  table = {};
  sent = $state(false);
  answers: Choice[] = [];
  /** Everything further right than this is refused. */
  border = 100;

  answer(choice: Choice): void {
    this.answers.push(choice);
  }

  measure(to: Spot): Promise<SentFreely['measured']> {
    const refusal: Refusal | null = to.x > this.border ? { rule: 'TOO-FAR', facts: [] } : null;
    return Promise.resolve({ to, refusal });
  }

  ask(prompt: string, options: Choice[], suggestions: Choice[] | null = []): void {
    this.question = { id: (this.question?.id ?? 0) + 1, prompt, options };
    this.aids = suggestions && { suggestions };
  }

  get real(): Table {
    return this as unknown as Table;
  }
}

/** Chooses among the options, nothing else. */
export class Plain extends Plan<Sent> {
  begun = 0;
  seeded = 0;
  over: number | null = null;
  draft: Choice | null = $derived.by(() => this.chosen && find(this.options, this.chosen));
  ready: boolean = $derived.by(() => this.draft !== null && !this.table.sent);

  choose(choice: Choice): void {
    this.chosen = choice;
  }
  lift(piece: number | null): boolean {
    return piece === 1;
  }
  carry(to: number): void {
    this.over = to;
  }
  drop(): void {
    this.chosen = this.over === null ? null : { hit: this.over };
    this.release();
  }
  release(): void {
    this.over = null;
  }
  back(): boolean {
    const planned = this.chosen !== null;
    this.forget();
    return planned;
  }
  protected first(): void {
    this.begun++;
    this.chosen = this.only((choice) => choice === 'decline');
  }
  protected override seed(): void {
    this.seeded++;
  }
}

/** Goes to a place that the table measures. */
export class Free extends FreePlan<SentFreely> {
  spatial: boolean = $derived(this.kind === 'go');
  protected readonly attack = { action: 'attack' };

  get movable(): number[] {
    return this.spatial || this.kind === 'act' ? [0] : [];
  }
  /** A click on an enemy. */
  aim(target: number): void {
    this.choose(this.attack);
    this.aimed = target;
  }
  lift(piece: number | null): boolean {
    if (piece === null || !this.movable.includes(piece)) return false;
    this.chosen = this.kind === 'act' ? find(this.options, { action: 'move' }) : null;
    this.hold(piece);
    return true;
  }
  carry(to: { x: number; y: number }): void {
    this.goal = to;
    this.measure();
  }
  protected get begun(): boolean {
    return this.goal !== null || this.chosen !== null;
  }
  protected get springs(): boolean {
    return true;
  }
  protected readTable(): unknown {
    return this.table.table;
  }
  protected drafted(): Choice | null {
    return this.move();
  }
  protected query(): Spot | null {
    return this.goal && { ...this.goal, level: this.level ?? 0 };
  }
  protected move(): Choice | null {
    return this.measured && { place: this.measured.to };
  }
  protected take(choice: Exclude<Choice, string>): void {
    if ('place' in choice) this.carry(choice.place);
  }
  protected refuses(choice: Choice): boolean {
    return choice === 'decline';
  }
  protected asksFor(): boolean {
    return this.kind === 'go';
  }
  protected attacksOn(target: number): Choice[] {
    const option = find(this.options, { hit: target });
    return option === null ? [] : [option];
  }
  protected survey(): Spot | null {
    return this.spatial ? { x: 0, y: 0, level: 9 } : null;
  }
  protected reachesOf({ to }: SentFreely['measured']): SentFreely['reach'][] {
    return [{ outline: [to], holes: [] }];
  }
  protected endOf({ to }: SentFreely['measured']): Spot {
    return to;
  }
  protected refusalOf({ refusal }: SentFreely['measured']): Refusal | null {
    return refusal;
  }
  protected reset(): void {
    this.forget();
  }
}
