// Finding things by words: in any language, while they are typed, with a slip of the pen.

/** Small letters without marks: `ł` is `l`, `ß` is `ss`. */
export function plain(text: string): string {
  return text
    .toLocaleLowerCase('en')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** How many slips a word of a length may have. */
const slips = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Whether a word begins with another, with a few slips: letters more, fewer, wrong or exchanged. */
export function isAlike(asked: string, word: string): boolean {
  if (word.startsWith(asked)) return true;
  const most = slips(asked.length);
  if (most === 0 || asked[0] !== word[0]) return most > 0 && distance(asked, word) <= most - 1;
  const lengths = [asked.length - most, asked.length, asked.length + most];
  return lengths.some((length) => distance(asked, word.slice(0, length)) <= most);
}

/** The fewest changes from one word to another; two exchanged letters are one. */
function distance(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** How well words fit a query: 0 not at all; all words of the query must be found. */
export function fits(query: string, names: readonly string[], others: readonly string[]): number {
  const asked = wordsOf(query);
  const [own, rest] = [names.flatMap(wordsOf), others.flatMap(wordsOf)];
  let sum = 1;
  for (const word of asked) {
    if (own.some((one) => one.startsWith(word))) sum += 4;
    else if (own.some((one) => isAlike(word, one))) sum += 3;
    else if (rest.some((one) => one.startsWith(word))) sum += 2;
    else if (rest.some((one) => isAlike(word, one))) sum += 1;
    else return 0;
  }
  return sum;
}
