// What a ruleset with free tables says of them to the editor.
import type { Component } from 'svelte';
import type { Json } from '../../../app/editors/client';
import type { Plane } from '../board/plane';
import type { Corner, Shape } from './shapes';

/** Something about a piece that can be set. */
export type Property =
  | { key: string; label: string; kind: 'length'; least: number; most: number }
  | { key: string; label: string; kind: 'words'; words: [string, string][] }
  | { key: string; label: string; kind: 'flag'; usual: (piece: Json) => boolean };

export interface FreeTables {
  plane: Plane;
  /** Half the sides, in millimetres. */
  half: Corner;
  shapes: (table: Json) => Shape[];
  withShapes: (table: Json, shapes: readonly Shape[]) => Json;
  /** What can be laid: a name, and the piece in the middle of the table. */
  palette: () => { label: string; shape: Shape }[];
  properties: () => Property[];
  /** What a piece is called. */
  called: (shape: Shape) => string;
  /** The table with all that lies on it. */
  Land: Component<{ id: string; plane: Plane; shapes: readonly Shape[]; table: Json }>;
}
