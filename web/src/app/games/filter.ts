import type { Finished, Result } from '../results';

/** What is looked for in the library; empty: anything. */
export interface Filter {
  words: string;
  ruleset: string;
  result: Result | '';
  against: 'computer' | 'person' | '';
}

export const noFilter: Filter = { words: '', ruleset: '', result: '', against: '' };

export function kept(one: Finished, { words, ruleset, result, against }: Filter): boolean {
  const text = [one.title, ...one.names].join(' ').toLocaleLowerCase();
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return (
    wanted.every((word) => text.includes(word)) &&
    (ruleset === '' || one.ruleset === ruleset) &&
    (result === '' || one.result === result) &&
    (against === '' || (against === 'computer') === (one.alone && one.result !== 'shared'))
  );
}
