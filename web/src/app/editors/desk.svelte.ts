// The pack that is being written: its changes, and what the server says of it.
import { ApiError } from '../api';
import { Changes } from '../changes.svelte';
import { drafts, saveDraft, type Content, type Draft } from '../packs';
import type { Thing } from '../lists/list';
import type { Json } from './client';
import { packs, type Checked } from './requests';

/** How long after a change the server is asked, in milliseconds. */
const PAUSE = 250;

/** An entry of a list of the pack. */
export interface Entry {
  list: string;
  index: number;
}

export const newDraft = (ruleset: string, name: string, content: Content = {}): Draft => ({
  key: crypto.randomUUID().slice(0, 8),
  ruleset,
  name,
  content,
  kept: null,
  at: Date.now(),
});

export class Desk {
  draft = $state.raw<Draft>() as Draft;
  checked = $state.raw<Checked | null>(null);
  /** The server has not said anything of the newest state yet. */
  asking = $state(true);
  failed = $state(false);
  at = $state.raw<Entry | null>(null);
  /** The cards as they were when nothing was wrong. */
  things = $state.raw<Thing[]>([]);
  readonly changes = new Changes<Content>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(draft: Draft) {
    this.draft = draft;
    const [list, entries] = Object.entries(draft.content).find(([, one]) => Array.isArray(one) && one.length > 0) ?? [];
    if (list !== undefined && entries) this.at = { list, index: 0 };
    void this.ask({ name: draft.name, content: draft.content });
  }

  /** Nothing is wrong with it, as far as it is known. */
  get sound(): boolean {
    return !this.asking && this.checked !== null && this.checked.fault === null;
  }

  list(list: string): Json[] {
    const entries = this.draft.content[list];
    return Array.isArray(entries) ? (entries as Json[]) : [];
  }
  entry({ list, index }: Entry): Json | null {
    return this.list(list)[index] ?? null;
  }

  rename(name: string): void {
    this.#show({ ...this.draft, name, kept: null }, { name, content: this.draft.content });
  }

  change(content: Content): void {
    this.changes.note(this.draft.content);
    this.#put(content);
  }

  /** Changes an entry. */
  put({ list, index }: Entry, entry: Json): void {
    this.change({ ...this.draft.content, [list]: this.list(list).with(index, entry) });
  }
  /** Adds an entry, and shows it. */
  add(list: string, entry: Json): void {
    const entries = [...this.list(list), entry];
    this.change({ ...this.draft.content, [list]: entries });
    this.at = { list, index: entries.length - 1 };
  }
  remove({ list, index }: Entry): void {
    const { [list]: _, ...others } = this.draft.content;
    const left = this.list(list).toSpliced(index, 1);
    this.change(left.length > 0 ? { ...others, [list]: left } : others);
    this.at = left.length > 0 ? { list, index: Math.max(0, index - 1) } : null;
  }

  undo(): void {
    const last = this.changes.undo(this.draft.content);
    if (last) this.#put(last);
  }
  redo(): void {
    const next = this.changes.redo(this.draft.content);
    if (next) this.#put(next);
  }

  /** Takes the file as somebody has written it. */
  async write(text: string): Promise<void> {
    const said = await this.ask({ name: this.draft.name, text });
    if (!said?.content) return;
    const { ruleset: _, ...content } = said.content;
    this.changes.note(this.draft.content);
    this.draft = { ...this.draft, content, kept: null, at: Date.now() };
    saveDraft(this.draft);
  }

  /** Keeps the pack on the server; gives its hash. */
  async keep(): Promise<string> {
    const { name, ruleset, content } = this.draft;
    const { id } = await packs.keep(ruleset, { name, content });
    this.draft = { ...this.draft, kept: id };
    saveDraft(this.draft);
    return id;
  }

  #put(content: Content): void {
    const { name } = this.draft;
    this.#show({ ...this.draft, content, kept: null }, { name, content });
    const { at } = this;
    if (at && !this.entry(at)) this.at = null;
  }

  #show(draft: Draft, said: { name: string; content: Content }): void {
    this.draft = { ...draft, at: Date.now() };
    this.asking = true;
    saveDraft(this.draft);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(said), PAUSE);
  }

  /** Asks what is wrong; a late answer about an older state is passed over. */
  async ask(said: Parameters<typeof packs.check>[1]): Promise<Checked | null> {
    const { draft } = this;
    this.asking = true;
    try {
      const checked = await packs.check(draft.ruleset, said);
      if (this.draft.content !== draft.content) return null;
      this.checked = checked;
      if (!checked.fault) this.things = checked.things;
      this.failed = false;
      this.asking = false;
      return checked;
    } catch (error) {
      if (this.draft === draft) this.failed = !(error instanceof ApiError) || error.status >= 400;
      return null;
    }
  }
}

/** A name that no other entry of these has: `maul`, `maul-2`. */
export function freeId(wanted: string, taken: readonly unknown[]): string {
  const ids = new Set(taken.map((one) => (one as Json | null)?.['id']));
  const plain =
    wanted
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'own';
  for (let number = 1; ; number++) {
    const id = number === 1 ? plain : `${plain}-${number}`;
    if (!ids.has(id)) return id;
  }
}

/** A pack of the own with this hash, if there is one. */
export const draftOf = (hash: string): Draft | null => drafts().find((one) => one.kept === hash) ?? null;
