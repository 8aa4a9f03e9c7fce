import { describe, expect, it } from 'vitest';
import { leaves, letters, marked, mentioned, placeOf } from '../../src/app/rules/book';
import { bg } from './bg';

const chapters = [
  { title: 'The goal', sections: [{ area: 'BG-VP', title: 'Victory', rules: 10 }] },
  {
    title: 'Moving',
    sections: [
      { area: 'BG-MOVE', title: 'The Move action', rules: 20 },
      { area: 'BG-OPP', title: 'Opportunity attacks', rules: 7 },
    ],
  },
];

describe('the book of rules', () => {
  it('knows where an address leads', () => {
    expect(placeOf('legion')).toEqual({ book: 'legion', area: null, rule: null });
    expect(placeOf('bg-move')).toEqual({ book: 'battleground', area: 'BG-MOVE', rule: null });
    const rule = bg('MOVE-04');
    expect(placeOf(rule)).toEqual({ book: 'battleground', area: 'BG-MOVE', rule });
    expect(placeOf('XX-MOVE-04')).toBeNull();
    expect(placeOf('chess')).toBeNull();
    expect(placeOf(null)).toBeNull();
  });

  it('has its pages in the order of its chapters', () => {
    expect(leaves(chapters).map(({ area, number }) => `${number} ${area}`)).toEqual([
      '1 BG-VP',
      '2 BG-MOVE',
      '2 BG-OPP',
    ]);
  });

  it('marks the words of a search, whatever their ending', () => {
    const hits = (text: string, words: string) => marked(text, words).flatMap(({ text, hit }) => (hit ? [text] : []));
    expect(hits('Leichte Deckung, starke Deckung', 'deckung')).toEqual(['Deckung', 'Deckung']);
    expect(hits('Lekka osłona', 'osłony')).toEqual(['osłona']);
    expect(hits('A unit in cover', 'a in')).toEqual([]);
    expect(
      marked('In cover!', 'x')
        .map(({ text }) => text)
        .join(''),
    ).toBe('In cover!');
  });

  it('says which rules of other sections are mentioned, each once', () => {
    const [own, other] = [bg('MOVE-04'), bg('OPP-01')];
    expect(mentioned([`See ${own} and ${other}.`, null, `${other} again`], 'BG-MOVE')).toEqual([other]);
  });

  it('leads to the first rule of each letter', () => {
    const rules = [
      { id: 'a', title: 'Agile' },
      { id: 'b', title: 'armour' },
      { id: 'c', title: 'Ćma' },
    ];
    expect(letters(rules)).toEqual([
      { letter: 'A', id: 'a' },
      { letter: 'Ć', id: 'c' },
    ]);
  });
});
