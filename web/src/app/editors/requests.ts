// Requests about packs, and what edits tables of a ruleset: loaded with the page.
import type { Refusal } from '../../protocol';
import { post, request } from '../api';
import { wantWords } from '../i18n.svelte';
import type { Thing } from '../lists/list';
import type { Content } from '../packs';
import type { EditorClient } from './client';
import type { Schema } from './schema';

export interface Fault {
  field: string;
  line: number | null;
  column: number | null;
  message: string;
}

export interface Checked {
  text: string;
  /** Null where the text cannot be read. */
  content: Content | null;
  fault: Fault | null;
  /** Tables on which the rules allow no game. */
  refused: { table: string; refusal: Refusal }[];
  things: Thing[];
}

/** A pack by what it says, or by its file. */
export type Said = { name: string; content: Content } | { name: string; text: string };

const id = encodeURIComponent;

export const packs = {
  schema: (ruleset: string) => request<Schema>(`/rulesets/${id(ruleset)}/schema`),
  content: (ruleset: string) => request<Content>(`/rulesets/${id(ruleset)}/content`),
  check: (ruleset: string, pack: Said) => post<Checked>(`/rulesets/${id(ruleset)}/packs/check`, pack),
  keep: (ruleset: string, pack: Said) => post<{ id: string; name: string }>(`/rulesets/${id(ruleset)}/packs`, pack),
  kept: (hash: string) =>
    request<{ ruleset: string; name: string; text: string; content: Content }>(`/packs/${id(hash)}`),
};

const clients = import.meta.glob<{ default: EditorClient }>('../../rulesets/*/editor.ts');

/** What edits tables of a ruleset. */
export async function loadEditor(ruleset: string): Promise<EditorClient> {
  const loader = clients[`../../rulesets/${ruleset}/editor.ts`];
  if (!loader) throw new Error(`no editor of ${ruleset}`);
  const words = [wantWords(ruleset), wantWords(`lobby-${ruleset}`), wantWords('editors')];
  const [client] = await Promise.all([loader(), ...words]);
  return client.default;
}
