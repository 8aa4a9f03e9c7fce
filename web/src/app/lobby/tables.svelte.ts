// The own tables as they stand now.
import type { GameStatus } from '../../protocol';
import { load } from '../../rulesets';
import type { RulesetClient } from '../../rulesets/ruleset';
import { api, ApiError } from '../api';
import { forget, ownTables, type OwnTable } from '../memory';
import { noteResult, results } from '../results';

export interface Row {
  own: OwnTable;
  status: GameStatus;
  client: RulesetClient;
}

const REFRESH = 15_000;

export class OwnTables {
  rows = $state.raw<Row[]>([]);
  loaded = $state(false);

  /** Loads now and from time to time; gives back how to stop. */
  start(): () => void {
    void this.refresh();
    const timer = setInterval(() => document.visibilityState === 'visible' && void this.refresh(), REFRESH);
    return () => clearInterval(timer);
  }

  async refresh(): Promise<void> {
    // Of a game that is over the library knows.
    const over = new Set(results().map((one) => one.game));
    const open = ownTables().filter((own) => !over.has(own.game));
    const rows = (await Promise.all(open.map((own) => this.#row(own)))).filter((row) => row !== null);
    for (const { own, status, client } of rows) {
      if (status.outcome) noteResult(status.game, own.seats, status.outcome, client.title(status.table));
    }
    this.rows = rows.sort((a, b) => rank(a) - rank(b));
    this.loaded = true;
  }

  forget(game: string): void {
    forget(game);
    this.rows = this.rows.filter((row) => row.own.game !== game);
  }

  async #row(own: OwnTable): Promise<Row | null> {
    try {
      const status = await api.game(own.game);
      return { own, status, client: await load(status.game.ruleset, status.table) };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) forget(own.game);
      return null;
    }
  }
}

export function waitsForUs(row: Row): boolean {
  return row.status.outcome === null && row.status.deciding.some(({ seat }) => row.own.seats.includes(seat));
}

/** First what waits for us, then what waits for others, then what is over. */
function rank(row: Row): number {
  return row.status.outcome ? 2 : waitsForUs(row) ? 0 : 1;
}
