// A finished game, loaded page by page; the first steps can be seen while the rest comes.
import type { Ending, Frame, GameInfo, ReplayPage } from '../../protocol';
import { api } from '../api';

const PAGE = 200;

export class Replay {
  info = $state.raw<GameInfo | null>(null);
  outcome = $state.raw<Ending | null>(null);
  table = $state.raw<unknown>(null);
  frames = $state.raw<Frame[]>([]);
  total = $state(0);
  failed = $state(false);
  /** Kept when all has come that will. */
  readonly whole: Promise<void>;

  constructor(
    readonly game: string,
    private readonly part: (from: number, count: number) => Promise<ReplayPage> = (from, count) =>
      api.replay(game, from, count),
  ) {
    this.whole = this.load();
  }

  private async load(): Promise<void> {
    try {
      do {
        const page = await this.part(this.frames.length, PAGE);
        // What the first page said stays: a new table would be laid anew, and the place in the game lost.
        if (this.info === null) {
          this.table = page.table;
          this.outcome = page.outcome;
          this.total = page.total;
          this.info = page.game;
        }
        this.frames = [...this.frames, ...page.frames];
        if (page.frames.length === 0) return;
      } while (this.frames.length < this.total);
    } catch {
      this.failed = this.frames.length === 0;
    }
  }
}
