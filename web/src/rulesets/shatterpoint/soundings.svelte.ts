// What the table has measured for a plan: the last result, whether a newer one is on its way, where one can stand.
import type { Refusal } from '../../protocol';
import { Asker } from '../shared/asker';
import { isRefusal } from './known';
import { endOf, refusalOf } from './measured';
import type { Measured, Point, Query, Spot } from './types';

/** How far from the last legal place a drop still means that place, in hundredths of a millimetre. */
const NEAR = 4000;

export class Soundings {
  /** The last measurement. */
  measured = $state.raw<Measured | null>(null);
  /** A measurement is on its way. */
  busy = $state(false);
  /** The whole query was refused. */
  refused = $state.raw<Refusal | null>(null);
  /** Levels on which one can stand at the measured place, lowest first. */
  levels = $state.raw<number[]>([]);
  /** The last legal place of the drag. */
  #legal: Spot | null = null;
  #asker: Asker<Query, Measured>;
  #surfaces: () => number[] | null;

  /** `surfaces` are the levels at the planned place, as far as the drawing tells. */
  constructor(ask: (query: Query) => Promise<Measured | Refusal>, surfaces: () => number[] | null, rested: () => void) {
    this.#surfaces = surfaces;
    this.#asker = new Asker(
      ask,
      (query, result) => this.#take(query, result),
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

  /** Asks beside the plan; what was measured for it still holds. */
  wantLevels(query: Extract<Query, { stand: unknown }>): void {
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
    this.levels = [];
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
    const levels = 'stand' in result ? [...result.stand.levels].sort((a, b) => a - b) : this.#surfaces();
    if (levels !== null) this.levels = levels;
    if ('stand' in query) return;
    this.refused = null;
    this.measured = result;
    const end = endOf(result);
    if (end !== null && refusalOf(result) === null) this.#legal = end;
  }
}
