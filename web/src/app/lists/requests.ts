// Requests about lists, and what shows them: loaded with the page.
import { post, request } from '../api';
import { wantWords, type Language } from '../i18n.svelte';
import type { ListClient, Stock } from './client';
import type { Catalogue, List, Verdict } from './list';

const id = encodeURIComponent;

export const lists = {
  /** What there is to choose, with packs beside the usual ones. */
  catalogue: (ruleset: string, packs: readonly string[] = []) =>
    request<Catalogue>(
      `/rulesets/${id(ruleset)}/lists${packs.length === 0 ? '' : `?packs=${packs.map(id).join(',')}`}`,
    ),
  check: (list: List, language: Language) =>
    post<Verdict>(`/rulesets/${id(list.ruleset)}/lists/check?language=${language}`, list),
  mend: (list: List) => post<List>(`/rulesets/${id(list.ruleset)}/lists/mend`, list),
  read: (ruleset: string, text: string) =>
    post<{ list: List; misread: { line: number; text: string }[] }>(`/rulesets/${id(ruleset)}/lists/read`, { text }),
  keep: (list: List) => post<{ id: string }>('/lists', list),
  kept: (list: string) => request<unknown>(`/lists/${id(list)}`),
};

const clients = import.meta.glob<{ default: ListClient }>('../../rulesets/*/lists.ts');

/** What shows lists of a ruleset. */
export async function loadLists(ruleset: string): Promise<ListClient> {
  const loader = clients[`../../rulesets/${ruleset}/lists.ts`];
  if (!loader) throw new Error(`no lists of ${ruleset}`);
  const words = [wantWords(ruleset), wantWords(`lobby-${ruleset}`), wantWords('lists')];
  const [client] = await Promise.all([loader(), ...words]);
  return client.default;
}

/** What the sides of a table are made of, with packs beside the usual ones. */
export async function loadStock(ruleset: string, packs: string[]): Promise<Stock> {
  const [client, catalogue] = await Promise.all([loadLists(ruleset), lists.catalogue(ruleset, packs)]);
  return { client, catalogue, packs };
}
