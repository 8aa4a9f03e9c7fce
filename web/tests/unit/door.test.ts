// The front door, the library, jumps and statistics of a replay, and the addresses of odds.
import { describe, expect, it } from 'vitest';
import { kept, noFilter } from '../../src/app/games/filter';
import { addressOf, atLeast, begin, FORMS, queryOf, readAddress, type OddsForm } from '../../src/app/odds/forms';
import { kindsOf, matches } from '../../src/app/replay/jumps';
import { resultOf, type Finished } from '../../src/app/results';
import { luckOverTime, stairs, sums } from '../../src/app/stats/sums';

const form = (ruleset: string): OddsForm => {
  const found = FORMS.find((one) => one.ruleset === ruleset);
  if (!found) throw new Error(ruleset);
  return found;
};

describe('odds', () => {
  it('send what is asked for and said, and nothing that is no number', () => {
    const legion = form('legion');
    expect(queryOf(legion, begin(legion))).toMatchObject({ black: '2', white: '4', defence: 'white' });
    expect(queryOf(legion, begin(legion))).not.toHaveProperty('surge');
    expect(queryOf(legion, { ...begin(legion), precise: '2' })).not.toHaveProperty('precise');
    expect(queryOf(legion, { ...begin(legion), aim: '1', precise: '2' })).toMatchObject({ aim: '1', precise: '2' });
    expect(queryOf(legion, { ...begin(legion), red: '1.5' })).toBeNull();
    expect(queryOf(legion, { ...begin(legion), red: '99' })).toBeNull();
  });

  it('are the same again from their address', () => {
    for (const one of FORMS) {
      const other = { ...begin(one), ...(one.ruleset === 'legion' ? { surge: 'hit', aim: '2' } : {}) };
      const read = readAddress(addressOf(one, [begin(one), other]));
      expect(read?.form).toBe(one);
      expect(read?.attacks.map((values) => queryOf(one, values))).toEqual([
        queryOf(one, begin(one)),
        queryOf(one, other),
      ]);
    }
    expect(readAddress('#chess/queen=1')).toBeNull();
    expect(readAddress('')).toBeNull();
  });

  it('add up from the top', () => {
    expect(atLeast([0.5, 0.25, 0.25])).toEqual([1, 0.5, 0.25]);
  });
});

describe('a library', () => {
  const game: Finished = {
    game: 'a',
    ruleset: 'legion',
    title: 'Desert Outpost',
    names: ['player 1', 'Computer, even'],
    seat: 0,
    result: 'won',
    alone: true,
    at: 1,
  };

  it('is filtered by game, result, opponent and words', () => {
    expect(kept(game, noFilter)).toBe(true);
    expect(kept(game, { ...noFilter, words: 'desert COMPUTER' })).toBe(true);
    expect(kept(game, { ...noFilter, words: 'forest' })).toBe(false);
    expect(kept(game, { ...noFilter, ruleset: 'battleground' })).toBe(false);
    expect(kept(game, { ...noFilter, result: 'lost' })).toBe(false);
    expect(kept(game, { ...noFilter, against: 'computer' })).toBe(true);
    expect(kept(game, { ...noFilter, against: 'person' })).toBe(false);
  });

  it('knows who won, also for a team', () => {
    expect(resultOf(0, [0])).toBe('won');
    expect(resultOf(1, [0])).toBe('lost');
    expect(resultOf(null, [1])).toBe('drawn');
    expect(resultOf(0, [2])).toBe('won');
    expect(resultOf(0, [0, 1])).toBe('shared');
  });
});

describe('a replay', () => {
  it('is searched by kind and by words', () => {
    const kinds = kindsOf(['a', 'b'], (one) => (one === 'a' ? 'wound' : null));
    expect(kinds).toEqual(['wounds']);
    const step = { text: 'Luke Skywalker attacks', kinds };
    expect(matches(step, 'luke', '')).toBe(true);
    expect(matches(step, 'luke', 'dice')).toBe(false);
    expect(matches(step, '', 'wounds')).toBe(true);
    expect(matches(step, '', '')).toBe(false);
  });

  it('sums what each side dealt, and its luck', () => {
    const steps = [
      { suffered: [0, 2], gave: [3, 1], expected: [2, 1.5], score: [0, 0] },
      { suffered: [1, 0], gave: [0, 2], expected: [0.5, 1], score: [20, 0] },
    ] satisfies Parameters<typeof sums>[0];
    expect(sums(steps)).toMatchObject({ dealt: [2, 1], suffered: [1, 2], luck: [0.5, 0.5] });
    expect(luckOverTime(steps, 1)).toEqual([-0.5, 0.5]);
    expect(stairs([0, 10], 0, 10)).toBe('M0 100.00H100.00V0.00');
  });
});
