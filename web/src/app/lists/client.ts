// What a ruleset brings to the list page: how its things look and are called.
import type { Component } from 'svelte';
import type { Refusal } from '../../protocol';
import type { Figure } from '../../rulesets/shared/figures/figure';
import type { Catalogue, Thing } from './list';

export interface ListClient {
  /** The id of the ruleset. */
  id: string;
  /** Statistics, weapons, abilities and keywords of a card. */
  Body: Component<{ thing: Thing }>;
  figure: (thing: Thing) => Figure | null;
  /** A rank, a type, a slot. */
  kind: (kind: string) => string;
  /** A faction or an era; null where the terms have its name. */
  side: (side: string) => string | null;
  /** A few words beside the name. */
  about: (thing: Thing) => string;
  /** More words by which it is found, in the language of the page. */
  words: (thing: Thing) => string[];
  /** Why one more would be too much, in a word or two. */
  misfit: (rule: string) => string;
  /** What is wrong, in words; `unit` is the line that it is about. */
  problem: (refusal: Refusal, unit: string, named: (id: string) => string) => string;
}

/** What the lists of a table are made of and shown with. */
export interface Stock {
  client: ListClient;
  catalogue: Catalogue;
  /** The packs beside the usual ones. */
  packs: string[];
}
