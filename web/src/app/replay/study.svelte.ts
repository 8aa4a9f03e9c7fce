// A finished game that is thought about again: what the server finds, as it comes.
import type { Analysed, Judged } from '../../protocol';
import { analysed, ApiError } from '../api';

export class Study {
  /** The decisions that were judged by now, in the order of the game. */
  judged = $state.raw<Judged[]>([]);
  done = $state.raw<Extract<Analysed, { type: 'done' }> | null>(null);
  running = $state(false);
  /** It could not be done; `busy`: another game is being looked at for this address. */
  failed = $state<'busy' | 'lost' | null>(null);

  #break = new AbortController();

  constructor(readonly game: string) {}

  /** The decisions that gave most away, the worst first. */
  swings: Judged[] = $derived.by(() =>
    (this.done?.swings ?? []).flatMap((step) => this.judged.find((one) => one.step === step) ?? []),
  );

  async begin(): Promise<void> {
    if (this.running || this.done) return;
    [this.running, this.failed, this.judged] = [true, null, []];
    this.#break = new AbortController();
    try {
      for await (const found of analysed(this.game, this.#break.signal)) {
        if (found.type === 'done') this.done = found;
        else this.judged = [...this.judged, found];
      }
      if (!this.done) this.failed = 'lost';
    } catch (error) {
      if (!this.#break.signal.aborted)
        this.failed = error instanceof ApiError && error.status === 429 ? 'busy' : 'lost';
    }
    this.running = false;
  }

  /** It is not wanted any more. */
  stop(): void {
    this.#break.abort();
  }
}
