// The list that is being built: its changes, and what the server says of it.
import { ApiError } from '../api';
import { Changes } from '../changes.svelte';
import { i18n } from '../i18n.svelte';
import type { Catalogue, List, Verdict } from './list';
import { lists } from './requests';
import { newId, save, type Saved } from './saved';

/** How long after a change the server is asked, in milliseconds. */
const PAUSE = 120;

/** A place that is to be filled, or a part that is added to. */
export interface Wanted {
  part: string;
  /** A kind of the part, or of what belongs to a line. */
  kind: string | null;
  line: number | null;
  /** The place among those of the line. */
  slot: number | null;
}

export class Desk {
  readonly catalogue: Catalogue;
  id: string;
  list = $state.raw<List>() as List;
  verdict = $state.raw<Verdict | null>(null);
  /** The server could not say anything. */
  failed = $state(false);
  /** Of which list the verdict speaks. */
  judged = $state.raw<List | null>(null);
  wanted = $state.raw<Wanted | null>(null);
  readonly changes = new Changes<List>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(catalogue: Catalogue, list: List, id: string | null = null) {
    this.catalogue = catalogue;
    this.list = list;
    this.id = id ?? newId();
    void this.ask();
  }

  change(list: List): void {
    this.changes.note(this.list);
    this.#show(list);
  }

  undo(): void {
    const last = this.changes.undo(this.list);
    if (last) this.#show(last);
  }

  redo(): void {
    const next = this.changes.redo(this.list);
    if (next) this.#show(next);
  }

  #show(list: List): void {
    this.list = list;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), PAUSE);
  }

  /** Asks what the rules say; a late answer about an older list is passed over. */
  async ask(): Promise<void> {
    const list = this.list;
    try {
      const verdict = await lists.check(list, i18n.language);
      if (this.list !== list) return;
      this.verdict = verdict;
      this.judged = list;
      this.failed = false;
      save(this.saved(verdict));
    } catch (error) {
      if (this.list === list) this.failed = !(error instanceof ApiError) || error.status >= 400;
    }
  }

  saved(verdict: Verdict | null = this.verdict): Saved {
    return {
      id: this.id,
      list: this.list,
      legal: verdict?.legal ?? false,
      points: verdict?.points ?? null,
      brought: verdict?.brought ?? null,
      at: Date.now(),
    };
  }
}
