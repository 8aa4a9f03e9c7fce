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

interface Settings {
  id?: string | null;
  /** Whether the list is kept in this browser from the first; else from its first change. */
  keeps?: boolean;
  /** The list belongs to a table, which says this term and the packs. */
  fixed?: string | null;
  /** The packs of the catalogue, beside the usual ones. */
  stocked?: readonly string[];
}

export class Desk {
  catalogue = $state.raw<Catalogue>() as Catalogue;
  readonly id: string;
  readonly fixed: string | null;
  list = $state.raw<List>() as List;
  verdict = $state.raw<Verdict | null>(null);
  /** The server could not say anything. */
  failed = $state(false);
  /** Of which list the verdict speaks. */
  judged = $state.raw<List | null>(null);
  wanted = $state.raw<Wanted | null>(null);
  readonly changes = new Changes<List>();
  #keeps: boolean;
  #stocked: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    catalogue: Catalogue,
    list: List,
    { id = null, keeps = true, fixed = null, stocked = [] }: Settings = {},
  ) {
    this.catalogue = catalogue;
    this.list = list;
    this.id = id ?? newId();
    this.fixed = fixed;
    this.#keeps = keeps;
    this.#stocked = stocked.join();
    void this.ask();
  }

  change(list: List): void {
    this.#keeps = true;
    this.changes.note(this.list);
    this.#show(this.#seated(list));
  }

  undo(): void {
    const last = this.changes.undo(this.list);
    if (last) this.#show(last);
  }

  redo(): void {
    const next = this.changes.redo(this.list);
    if (next) this.#show(next);
  }

  /** What the table says stays as it is, whatever list is read in. */
  #seated(list: List): List {
    if (this.fixed === null) return list;
    const { terms, packs } = this.list;
    const term = terms[this.fixed];
    return { ...list, ...(packs && { packs }), terms: { ...list.terms, ...(term && { [this.fixed]: term }) } };
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
      const [catalogue, verdict] = await Promise.all([this.#stock(list), lists.check(list, i18n.language)]);
      if (this.list !== list) return;
      this.catalogue = catalogue;
      this.#stocked = packsOf(list);
      this.verdict = verdict;
      this.judged = list;
      this.failed = false;
      if (this.#keeps) save(this.saved(verdict));
    } catch (error) {
      if (this.list === list) this.failed = !(error instanceof ApiError) || error.status >= 400;
    }
  }

  /** What there is to choose with the packs of a list. */
  async #stock(list: List): Promise<Catalogue> {
    return packsOf(list) === this.#stocked ? this.catalogue : await lists.catalogue(list.ruleset, list.packs);
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

const packsOf = ({ packs = [] }: List): string => packs.join();
