// Two letters for a figure, unique among the figures of a table.

import type { Names } from '../../../protocol';

const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase();

/** The ways to shorten a name, the best first: initials of two words, its first letters, its first and a later one. */
function candidates(name: string): string[] {
  const parts = name
    .split(/[\s-]+/)
    .map(letters)
    .filter((word) => word !== '');
  // A number at its head would be read as one.
  const spoken = parts.findIndex((word) => /^[A-Z]/.test(word));
  const words = parts.slice(Math.max(0, spoken));
  const all = words.join('');
  const first = all.charAt(0);
  const initials = words.length > 1 ? [first + (words.at(-1)?.charAt(0) ?? '')] : [];
  return [...initials, ...[...all.slice(1)].map((letter) => first + letter), ...'123456789'].map((one) =>
    one.length === 1 ? first + one : one,
  );
}

/** The monogram of a figure that stands alone. The English name counts, so that it stays in all languages. */
export function monogram(names: Names): string {
  return candidates(names.en)[0] ?? letters(names.en);
}

/** The monograms of all figures of a table. */
export function monograms(all: readonly Names[]): string[] {
  const taken = new Set<string>();
  return all.map((names) => {
    const free = candidates(names.en).find((one) => !taken.has(one)) ?? monogram(names);
    taken.add(free);
    return free;
  });
}
