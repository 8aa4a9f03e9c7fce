// What the table has measured for a plan: the last result, and whether a newer one is on its way.
import type { Refusal } from '../../protocol';
import { Asker } from '../shared/asker';
import { isRefusal } from './known';
import { endOf, refusalOf } from './measured';
import type { Measured, Point, Query, Stand } from './types';

/** How far from the last legal place a drop still means that place, in hundredths of a millimetre. */
const NEAR = 4000;

export class Soundings {
  /** The last measurement. */
  measured = $state.raw<Measured | null>(null);
  /** A measurement is on its way. */
  busy = $state(false);
  /** The whole query was refused. */
  refused = $state.raw<Refusal | null>(null);
  /** The last legal place of the drag. */
  #legal: Stand | null = null;
  #asker: Asker<Query, Measured>;

  constructor(
    ask: (query: Query) => Promise<Measured | Refusal>,
    got: (measured: Measured) => void,
    rested: () => void,
  ) {
    this.#asker = new Asker(
      ask,
      (_, result) => {
        this.#take(result);
        if (this.measured !== null) got(this.measured);
      },
      () => {
        this.busy = false;
        rested();
      },
    );
  }

  want(query: Query): void {
    this.busy = true;
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
  legalNear(point: Point | null): Stand | null {
    const legal = this.#legal;
    if (legal === null || point === null) return null;
    return Math.hypot(legal.x - point.x, legal.y - point.y) < NEAR ? legal : null;
  }

  #take(result: Measured | Refusal): void {
    if (isRefusal(result)) {
      this.refused = result;
      this.measured = null;
      return;
    }
    this.refused = null;
    this.measured = result;
    const end = endOf(result);
    if (end !== null && refusalOf(result) === null) this.#legal = end;
  }
}
