// The view from a miniature's eye: what it shows is loaded when it is first asked for.
import type { Component } from 'svelte';
import type { Table } from '../../app/table.svelte';
import { isRefusal } from './known';
import type { Measured, MiniId, Query, Seen, TableView, View } from './types';

type EyeView = Component<{ table: TableView; view: View; from: MiniId; seen: Seen[]; onclose: () => void }>;

export class Sight {
  /** From whose eye. */
  from = $state<MiniId | null>(null);
  seen = $state.raw<Seen[]>([]);
  View = $state.raw<EyeView | null>(null);
  #table: Table;
  #turn = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  toggle(from: MiniId | null): void {
    this.from = this.from === null ? from : null;
    if (this.from === null) return;
    this.refresh();
    void import('./eye/EyeView.svelte').then((loaded) => (this.View = loaded.default));
  }

  close(): void {
    this.from = null;
  }

  /** Asks anew for what is seen. */
  refresh(): void {
    const { from } = this;
    const turn = ++this.#turn;
    if (from === null) return;
    const query: Query = { eye: { from } };
    void this.#table.measure<Measured>(query).then((result) => {
      if (turn !== this.#turn) return;
      if (isRefusal(result) || !('eye' in result)) this.from = null;
      else this.seen = result.eye.seen;
    });
  }
}
