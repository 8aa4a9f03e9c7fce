// Lists of what a player brings, of any game: their form, and how they change. What the rules say of them the server
// says.
import type { Names, Refusal } from '../../protocol';
import { name } from '../i18n.svelte';
import { isList } from './saved';

/** A thing of a list, and what belongs to it, by ids. */
export interface Line {
  id: string;
  with?: string[];
}

export interface List {
  ruleset: string;
  name: string;
  packs?: string[];
  /** What it is built for: `format` is `standard`. */
  terms: Record<string, string>;
  parts: Record<string, Line[]>;
}

export interface Worth {
  ranged: number | null;
  melee: number | null;
  survives: number;
}

/** Something that can be chosen; the card is the ruleset's own. */
export interface Thing {
  id: string;
  name: Names;
  kind: string;
  /** Where it stands; empty: it belongs to another thing. */
  parts: string[];
  bearers: string[];
  slots: string[];
  points: number;
  sides: string[];
  unique: boolean;
  words: string[];
  worth: Worth | null;
  card: unknown;
}

export interface Term {
  id: string;
  name: Names;
  options: { id: string; name: Names }[];
  optional: boolean;
}

export interface Part {
  id: string;
  name: Names;
  /** One place for each of these kinds; empty: as many things as the rules allow. */
  places: string[];
}

export interface Catalogue {
  terms: Term[];
  parts: Part[];
  things: Thing[];
  ready: List[];
}

export interface Tally {
  part: string;
  kind: string;
  count: number;
  least: number;
  most: number;
}

export interface Broken {
  part: string;
  line: number | null;
  refusal: Refusal;
}

export type Change =
  | { does: 'strip' | 'give' | 'remove'; part: string; line: number; id: string }
  | { does: 'exchange'; part: string; line: number; id: string; to: string }
  | { does: 'add'; part: string; id: string }
  | { does: 'set'; term: string; to: string };

export interface Fix {
  change: Change;
  points: number;
  list: List;
}

export interface Verdict {
  legal: boolean;
  points: [number, number] | null;
  tallies: Tally[];
  costs: Record<string, (number | null)[]>;
  broken: Broken[];
  fixes: Fix[][];
  closed: { part: string; id: string; rule: string }[];
  worths: Record<string, (Worth | null)[]>;
  brought: unknown;
  text: string;
}

export const linesOf = (list: List, part: string): Line[] => list.parts[part] ?? [];

/** A thing that stands in a part, or belongs to another (null). */
export function thingOf(catalogue: Catalogue, part: string | null, id: string): Thing | null {
  const stands = (thing: Thing) => (part === null ? thing.parts.length === 0 : thing.parts.includes(part));
  return catalogue.things.find((thing) => thing.id === id && stands(thing)) ?? null;
}

/** The places of a line, each with what fills it; what fits in none comes behind. */
export function slotsOf(catalogue: Catalogue, part: string, line: Line): { kind: string; thing: Thing | null }[] {
  const left = (line.with ?? []).flatMap((id) => thingOf(catalogue, null, id) ?? []);
  const own = thingOf(catalogue, part, line.id)?.slots ?? [];
  const kinds = [...own, ...left.flatMap((thing) => thing.slots)];
  const filled = kinds.map((kind) => {
    const at = left.findIndex((thing) => thing.kind === kind);
    return { kind, thing: at < 0 ? null : (left.splice(at, 1)[0] ?? null) };
  });
  return [...filled, ...left.map((thing) => ({ kind: thing.kind, thing }))];
}

/** What could fill a place of a line. */
export function fitting(catalogue: Catalogue, line: Line, kind: string): Thing[] {
  return catalogue.things.filter((thing) => thing.kind === kind && thing.bearers.includes(line.id));
}

function changed(list: List, part: string, lines: Line[]): List {
  return { ...list, parts: { ...list.parts, [part]: lines } };
}

/** The list with a thing more: at the end of a part, or in the place of the one of its kind. */
export function added(catalogue: Catalogue, list: List, part: string, thing: Thing): List {
  const lines = linesOf(list, part);
  const single = catalogue.parts.some((one) => one.id === part && one.places.length > 0);
  const at = single ? lines.findIndex((line) => thingOf(catalogue, part, line.id)?.kind === thing.kind) : -1;
  if (at < 0) return changed(list, part, [...lines, { id: thing.id }]);
  return changed(list, part, lines.with(at, { id: thing.id }));
}

export function removed(list: List, part: string, at: number): List {
  return changed(
    list,
    part,
    linesOf(list, part).filter((_, index) => index !== at),
  );
}

export function doubled(list: List, part: string, at: number): List {
  const lines = linesOf(list, part);
  const line = lines[at];
  return line ? changed(list, part, lines.toSpliced(at + 1, 0, structuredClone(line))) : list;
}

export function moved(list: List, part: string, at: number, by: 1 | -1): List {
  const lines = [...linesOf(list, part)];
  const [one, other] = [lines[at], lines[at + by]];
  if (!one || !other) return list;
  [lines[at], lines[at + by]] = [other, one];
  return changed(list, part, lines);
}

/** The list with something for a place of a line, instead of what was there. */
export function given(list: List, part: string, at: number, thing: Thing | null, instead: Thing | null): List {
  const lines = linesOf(list, part);
  const line = lines[at];
  if (!line) return list;
  const left = [...(line.with ?? [])];
  if (instead) left.splice(left.lastIndexOf(instead.id), 1);
  const next = thing ? [...left, thing.id] : left;
  return changed(list, part, lines.with(at, next.length > 0 ? { id: line.id, with: next } : { id: line.id }));
}

export function set(list: List, term: string, to: string): List {
  const terms = { ...list.terms };
  if (to === '') delete terms[term];
  else terms[term] = to;
  return { ...list, terms };
}

/** The list with packs beside the usual ones. */
export function withPacks({ packs: _, ...list }: List, packs: string[]): List {
  return packs.length === 0 ? list : { ...list, packs };
}

/** An empty list: of each term the first option that is needed. */
export function emptyList(catalogue: Catalogue, ruleset: string): List {
  const needed = catalogue.terms.filter((term) => !term.optional && term.options.length > 0);
  return {
    ruleset,
    name: '',
    terms: Object.fromEntries(needed.map((term) => [term.id, term.options[0]?.id ?? ''])),
    parts: {},
  };
}

/** Whether two lists hold the same, whatever they are called. */
export const isSame = (one: List, other: List): boolean =>
  JSON.stringify([sortedTerms(one), one.parts]) === JSON.stringify([sortedTerms(other), other.parts]);

const sortedTerms = ({ terms }: List) => Object.entries(terms).sort();

/** What a list is about: the things of its first part, or of each part with places. */
export function mainThings(catalogue: Catalogue, list: List): Thing[][] {
  const isMain = (part: Part, at: number) => at === 0 || part.places.length > 0;
  return catalogue.parts
    .filter(isMain)
    .map((part) => linesOf(list, part.id).flatMap((line) => thingOf(catalogue, part.id, line.id) ?? []));
}

/** Its first few things. */
export function gist(catalogue: Catalogue, list: List): string {
  const names = mainThings(catalogue, list).flatMap((things) => things.map((thing) => name(thing.name)));
  return [...new Set(names)].slice(0, 5).join(', ');
}

/** Who leads it. */
export function leaders(catalogue: Catalogue, list: List): string {
  return mainThings(catalogue, list)
    .flatMap(([first]) => (first ? [name(first.name)] : []))
    .join(', ');
}

/** What it is built for: a format, a faction, a mission. */
export function purpose(catalogue: Catalogue, list: List): string[] {
  return catalogue.terms.flatMap((term) => {
    const option = term.options.find(({ id }) => id === list.terms[term.id]);
    return option ? [name(option.name)] : [];
  });
}

/** What all of it costs; null where each part counts for itself. */
export function costOf(catalogue: Catalogue, list: List): number | null {
  if (catalogue.parts.some((part) => part.places.length > 0)) return null;
  const lines = catalogue.parts.flatMap((part) =>
    linesOf(list, part.id).flatMap((line) => [
      thingOf(catalogue, part.id, line.id),
      ...(line.with ?? []).map((id) => thingOf(catalogue, null, id)),
    ]),
  );
  return lines.reduce((sum, thing) => sum + (thing?.points ?? 0), 0);
}

/** A list in a link, after `#`: nothing of it is sent to the server. */
export async function packed(list: List): Promise<string> {
  const stream = new Blob([JSON.stringify(list)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export async function unpacked(text: string): Promise<List | null> {
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const value: unknown = JSON.parse(await new Response(stream).text());
    return isList(value) ? value : null;
  } catch {
    return null;
  }
}
