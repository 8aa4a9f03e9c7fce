// The own tables as they stand now, and what is asked at those that wait for us.
import type { Deciding, GameStatus, Seat } from '../../protocol';
import { load } from '../../rulesets';
import type { RulesetClient } from '../../rulesets/ruleset';
import { api, ApiError } from '../api';
import { forget, ownTables, type OwnTable } from '../memory';
import { Table } from '../table.svelte';

export interface Row {
  own: OwnTable;
  status: GameStatus;
  client: RulesetClient;
  /** The own seats: one, or both at a shared screen. */
  seats: Seat[];
  /** What is asked now; it leaks nothing. */
  deciding: Deciding[];
}

const REFRESH = 15_000;
/** Long enough for a slow line; a row is shown without its question otherwise. */
const PEEK = 4000;

export class OwnTables {
  rows = $state.raw<Row[]>([]);
  loaded = $state(false);
  #peeked = new Map<string, { entries: number; seats: Seat[]; deciding: Deciding[] }>();

  /** Loads now and from time to time; gives back how to stop. */
  start(): () => void {
    void this.refresh();
    const timer = setInterval(() => document.visibilityState === 'visible' && void this.refresh(), REFRESH);
    return () => clearInterval(timer);
  }

  async refresh(): Promise<void> {
    const rows = await Promise.all(ownTables().map((own) => this.#row(own)));
    this.rows = rows.filter((row) => row !== null).sort((a, b) => rank(a) - rank(b));
    this.loaded = true;
  }

  forget(game: string): void {
    forget(game);
    this.rows = this.rows.filter((row) => row.own.game !== game);
  }

  async #row(own: OwnTable): Promise<Row | null> {
    try {
      const status = await api.game(own.game);
      const [client, peeked] = await Promise.all([load(status.game.ruleset), this.#peek(own, status)]);
      return { own, status, client, ...peeked };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) forget(own.game);
      return null;
    }
  }

  /** Only the seat's own socket knows which seat a token opens and what is asked; one look per step of the game. */
  async #peek(own: OwnTable, status: GameStatus): Promise<{ seats: Seat[]; deciding: Deciding[] }> {
    const known = this.#peeked.get(own.game);
    if (known && (known.entries === status.entries || status.outcome)) return known;
    const peeked =
      own.tokens.length > 1 ? await look(own.game, null, [0, 1]) : await look(own.game, own.tokens[0] ?? null, []);
    this.#peeked.set(own.game, { entries: status.entries, ...peeked });
    return peeked;
  }
}

function look(game: string, token: string | null, seats: Seat[]): Promise<{ seats: Seat[]; deciding: Deciding[] }> {
  const table = new Table(game, token);
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(late);
      table.close();
      resolve({ seats: table.seat === null ? seats : [table.seat], deciding: table.deciding });
    };
    const late = setTimeout(end, PEEK);
    const stop = $effect.root(() => {
      $effect(() => {
        if (table.connection === 'open' || table.connection === 'failed') queueMicrotask(end);
      });
    });
  });
}

export function waitsForUs(row: Row): boolean {
  return row.status.outcome === null && row.status.deciding.some((seat) => row.seats.includes(seat));
}

/** First what waits for us, then what waits for others, then what is over. */
function rank(row: Row): number {
  return row.status.outcome ? 2 : waitsForUs(row) ? 0 : 1;
}
