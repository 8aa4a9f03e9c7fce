// The rules as a book: where a rule stands, which page comes next, what of a title fits the words of a search.
import type { BookChapter, BookSection } from '../../protocol';

export const books = ['battleground', 'shatterpoint', 'strategic-operations', 'legion'] as const;
export type Book = (typeof books)[number];

const PREFIXES: Record<string, Book> = {
  BG: 'battleground',
  SP: 'shatterpoint',
  SO: 'strategic-operations',
  LG: 'legion',
};

/** A place in the books: a whole book, a section of it, or a rule. */
export interface Place {
  book: Book;
  area: string | null;
  rule: string | null;
}

/** Where an address leads: `legion`, `LG-COVER` or `LG-COVER-07`; null if nowhere. */
export function placeOf(name: string | null): Place | null {
  const book = books.find((one) => one === name);
  if (book) return { book, area: null, rule: null };
  const [, area, prefix, number] = /^(([A-Z]{2})-[A-Z]+)(-\d+)?$/.exec(name?.toUpperCase() ?? '') ?? [];
  const its = prefix === undefined ? undefined : PREFIXES[prefix];
  if (!its || !area) return null;
  return { book: its, area, rule: number ? `${area}${number}` : null };
}

/** A page of the book: a section with its chapter. */
export interface Leaf extends BookSection {
  chapter: string;
  /** The chapter's number, from 1. */
  number: number;
}

/** All pages in order. */
export function leaves(chapters: readonly BookChapter[]): Leaf[] {
  return chapters.flatMap(({ title, sections }, index) =>
    sections.map((section) => ({ ...section, chapter: title, number: index + 1 })),
  );
}

/** A text in parts; those that begin as a word of the search does are marked. */
export function marked(text: string, words: string): { text: string; hit: boolean }[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 2);
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, hit: wanted.some((word) => alike(part.toLowerCase(), word)) }));
}

/** Whether a word begins like another, up to its ending. */
function alike(part: string, word: string): boolean {
  const stem = word.slice(0, Math.max(3, word.length - 2));
  return part.startsWith(stem);
}

/** The ids that texts mention, without those of an area. */
export function mentioned(texts: readonly (string | null | undefined)[], area: string): string[] {
  const ids = texts.flatMap((text) => text?.match(/\b[A-Z]{2}-[A-Z]+-\d{2,3}\b/g) ?? []);
  return [...new Set(ids)].filter((id) => !id.startsWith(`${area}-`));
}

/** The first letters of titles, in order, each with the id of the first rule that begins so. */
export function letters(rules: readonly { id: string; title: string }[]): { letter: string; id: string }[] {
  const found = new Map<string, string>();
  for (const { id, title } of rules) {
    const letter = title.charAt(0).toUpperCase();
    if (!found.has(letter)) found.set(letter, id);
  }
  return [...found].map(([letter, id]) => ({ letter, id }));
}
