// A replay as a table that is watched: it tells the film of one step after the other. Nobody is asked anything.
import type { Frame, Step, Update } from '../../protocol';
import type { Table } from '../table.svelte';
import type { Replay } from './replay.svelte';

const STANDING: Update['standing'] = {
  draw: [],
  conceding: [],
  undo: null,
  granted: [],
  rematch: [],
  clock: null,
  running: [],
};

export class Feed {
  /** The step whose end is shown, or toward which the film plays. */
  at = $state(0);
  readonly connection = 'open';
  readonly seat = null;
  readonly question = null;
  readonly deciding = [];
  readonly aids = null;

  readonly #replay: Replay;
  readonly #listeners = new Set<(update: Update) => void>();
  #steps: Step[] = $derived.by(() => this.#replay.frames.map(stepOf));
  log: Step[] = $derived.by(() => this.#steps.slice(0, this.at + 1));
  view: unknown = $derived.by(() => this.#replay.frames[this.at]?.view ?? null);

  constructor(replay: Replay) {
    this.#replay = replay;
  }

  get info(): Replay['info'] {
    return this.#replay.info;
  }
  get table(): unknown {
    return this.#replay.table;
  }
  /** As a table for the film. It reads nothing of one that only those need who answer. */
  get asTable(): Table {
    return this as unknown as Table;
  }

  onupdate = (listener: (update: Update) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Tells of the next step; false at the end of what is here. */
  next(): boolean {
    const [frame, step] = [this.#replay.frames[this.at + 1], this.#steps[this.at + 1]];
    if (!frame || !step) return false;
    const ends = this.at + 2 === this.#replay.total;
    const outcome = ends ? this.#replay.outcome : null;
    const now = { view: frame.view, question: null, deciding: [], outcome };
    for (const listener of this.#listeners) listener({ step, now, standing: STANDING });
    this.at += 1;
    return true;
  }
}

function stepOf({ seat, deed, told }: Frame, entry: number): Step {
  const kind = seat === null ? 'start' : deed === 'concede' ? deed : deed === 'offer-draw' ? 'draw' : 'answer';
  return { entry, at: 0, seat, deed: kind, told };
}
