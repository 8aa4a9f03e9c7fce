// A finished game, loaded page by page; the first steps can be seen while the rest comes.
import type { Ending, Frame, GameInfo } from '../../protocol';
import { api } from '../api';

const PAGE = 200;

export class Replay {
  info = $state.raw<GameInfo | null>(null);
  outcome = $state.raw<Ending | null>(null);
  table = $state.raw<unknown>(null);
  frames = $state.raw<Frame[]>([]);
  total = $state(0);
  failed = $state(false);

  constructor(readonly game: string) {}

  async load(): Promise<void> {
    try {
      do {
        const page = await api.replay(this.game, this.frames.length, PAGE);
        this.info = page.game;
        this.outcome = page.outcome;
        this.table = page.table;
        this.total = page.total;
        this.frames = [...this.frames, ...page.frames];
        if (page.frames.length === 0) return;
      } while (this.frames.length < this.total);
    } catch {
      this.failed = this.frames.length === 0;
    }
  }
}
