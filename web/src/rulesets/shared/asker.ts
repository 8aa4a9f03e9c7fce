// Measuring while something is dragged: one query on its way, the newest waits, what lies between is dropped.
import type { Refusal } from '../../protocol';

/** The server takes 40 messages a second over a longer time; some room is left for others. */
const PAUSE = 33;

export class Asker<Query, Measured> {
  #ask: (query: Query) => Promise<Measured | Refusal>;
  #got: (query: Query, result: Measured | Refusal) => void;
  #idle: () => void;
  #wanted: Query | null = null;
  #busy = false;
  /** Answers to what was asked before the last change are dropped. */
  #turn = 0;

  constructor(
    ask: (query: Query) => Promise<Measured | Refusal>,
    got: (query: Query, result: Measured | Refusal) => void,
    idle: () => void,
  ) {
    this.#ask = ask;
    this.#got = got;
    this.#idle = idle;
  }

  want(query: Query): void {
    this.#wanted = query;
    if (!this.#busy) void this.#run();
  }

  /** Nothing that is on its way counts any more. */
  forget(): void {
    this.#turn++;
    this.#wanted = null;
  }

  async #run(): Promise<void> {
    this.#busy = true;
    while (this.#wanted !== null) {
      const query = this.#wanted;
      const turn = this.#turn;
      this.#wanted = null;
      const pause = new Promise((resolve) => setTimeout(resolve, PAUSE));
      const result = await this.#ask(query);
      if (turn === this.#turn) this.#got(query, result);
      if (this.#wanted !== null) await pause;
    }
    this.#busy = false;
    this.#idle();
  }
}
