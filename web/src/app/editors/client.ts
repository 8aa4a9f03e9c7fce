// What a ruleset brings to the editors: how its tables are drawn and changed.
import type { Component } from 'svelte';

export type Json = Record<string, unknown>;

export interface TableProps {
  /** The table as a pack says it. */
  table: Json;
  onchange: (table: Json) => void;
}

export interface EditorClient {
  /** The list of a pack that holds tables. */
  tables: string;
  /** A table with nothing on it. */
  blank: (id: string, title: string) => Json;
  TableEditor: Component<TableProps>;
}
