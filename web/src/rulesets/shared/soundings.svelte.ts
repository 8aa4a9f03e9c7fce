// What the table has measured for a plan: the last result, and whether a newer one is on its way.
import type { Refusal } from '../../protocol';
import { Asker } from './asker';
import type { Point } from './board/plane';
import { isRefusal } from './known';

/** How far from the last legal place a drop still means that place, in hundredths of a millimetre. */
const NEAR = 4000;

export interface Sounded<Query, Measured, Spot> {
  ask(query: Query): Promise<Measured | Refusal>;
  /** A result came; says whether it was measured for the plan, not beside it. */
  got(query: Query, measured: Measured): boolean;
  /** Nothing is on its way any more. */
  rested(): void;
  /** Where what was measured ends. */
  endOf(measured: Measured): Spot | null;
  /** Why it cannot be. */
  refusalOf(measured: Measured): Refusal | null;
}

export class Soundings<Query, Measured extends object, Spot extends Point> {
  /** The last measurement. */
  measured = $state.raw<Measured | null>(null);
  /** A measurement is on its way. */
  busy = $state(false);
  /** The whole query was refused. */
  refused = $state.raw<Refusal | null>(null);
  /** The last legal place of the drag. */
  #legal: Spot | null = null;
  #asker: Asker<Query, Measured>;
  #plan: Sounded<Query, Measured, Spot>;

  constructor(plan: Sounded<Query, Measured, Spot>) {
    this.#plan = plan;
    this.#asker = new Asker(
      (query) => plan.ask(query),
      (query, result) => this.#take(query, result),
      () => {
        this.busy = false;
        plan.rested();
      },
    );
  }

  want(query: Query): void {
    this.busy = true;
    this.#asker.want(query);
  }

  /** Asks beside the plan; what was measured for it still holds. */
  wantBeside(query: Query): void {
    this.#asker.want(query);
  }

  /** Nothing that is on its way counts any more. */
  stop(): void {
    this.#asker.forget();
  }

  clear(): void {
    this.measured = null;
    this.busy = false;
    this.refused = null;
    this.#legal = null;
  }

  forgetLegal(): void {
    this.#legal = null;
  }

  /** The last legal place, if it is near to a point. */
  legalNear(point: Point | null): Spot | null {
    const legal = this.#legal;
    if (legal === null || point === null) return null;
    return Math.hypot(legal.x - point.x, legal.y - point.y) < NEAR ? legal : null;
  }

  #take(query: Query, result: Measured | Refusal): void {
    if (isRefusal(result)) {
      this.refused = result;
      this.measured = null;
      return;
    }
    if (!this.#plan.got(query, result)) return;
    this.refused = null;
    this.measured = result;
    const end = this.#plan.endOf(result);
    if (end !== null && this.#plan.refusalOf(result) === null) this.#legal = end;
  }
}
