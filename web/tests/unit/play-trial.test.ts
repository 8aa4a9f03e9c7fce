import { describe, expect, it } from 'vitest';
import { diceAt, isOver, lastTrial, lying, stepOf, successesAt } from '../../src/rulesets/battleground/trial';
import type { Event, ToldView } from '../../src/rulesets/battleground/types';

const tell = (events: Event[]): ToldView[] => events.map((event) => ({ rules: [], event }));

function test(figure: number, kind: 'attack' | 'defence' | 'skill', roll: number[], needed = 4): Event {
  const value = kind === 'defence' ? 'toughness' : 'perception';
  const dice = roll.length;
  return { event: 'test', figure, kind, value, dice, dice_reasons: [], needed, range_reasons: [], roll, initial: 0 };
}

const attack: Event[] = [
  { event: 'attack', figure: 2, weapon: 'Arm Cannon', target: 5, further: false },
  test(2, 'attack', [6, 6, 2, 4], 5),
  { event: 'rerolled', figure: 2, mana: 0, again: [2], roll: [6, 6, 1, 4] },
  { event: 'rerolled', figure: 2, mana: 1, again: [0, 3], roll: [6, 6, 1, 5] },
  { event: 'exploded', figure: 2, roll: [3, 5] },
  { event: 'tested', figure: 2, kind: 'attack', successes: 4 },
];
const answered: Event[] = [
  test(5, 'defence', [6, 5, 2, 1]),
  { event: 'tested', figure: 5, kind: 'defence', successes: 2 },
  { event: 'net', figure: 2, target: 5, successes: 2 },
  { event: 'wounded', figure: 5, wounds: 1, now: 1 },
];

describe('a test', () => {
  it('shows its dice as they lay after each step', () => {
    const trial = lastTrial(tell(attack));
    const side = trial?.first;
    if (!side) throw new Error('no test');
    expect(diceAt(side, 3, 5)).toEqual([]);
    expect(diceAt(side, 5, 5).map((die) => die.face)).toEqual([6, 6, 2, 4]);
    expect(diceAt(side, 6, 5).map((die) => die.mark)).toEqual([null, null, 'rerolled', null]);
    expect(diceAt(side, 7, 5).map((die) => die.counts)).toEqual([true, true, false, true]);
    // The first die fell again and shows the same face.
    expect(diceAt(side, 7, 5).map((die) => die.mark)).toEqual(['rerolled', null, 'rerolled', 'rerolled']);
    expect(diceAt(side, 8, 5).map((die) => die.face)).toEqual([6, 6, 1, 5, 3, 5]);
    expect(successesAt(side, 5, 5)).toBe(2);
    expect(successesAt(side, 9, 5)).toBe(4);
  });

  it('knows how far it has come', () => {
    const at = (count: number, asked: string | null = null) => {
      const trial = lastTrial(tell([...attack, ...answered].slice(0, count)));
      return trial && stepOf(trial, asked);
    };
    expect(at(2)).toBe(5);
    expect(at(2, 'free-reroll')).toBe(6);
    expect(at(3, 'mana-reroll')).toBe(7);
    expect(at(6)).toBe(9);
    expect(at(6, 'defend')).toBe(10);
    expect(at(7)).toBe(10);
    expect(at(9)).toBe(11);
  });

  it('ends with what is left and the wounds of the target', () => {
    const trial = lastTrial(tell([...attack, ...answered]));
    expect(trial).toMatchObject({ weapon: 'Arm Cannon', target: 5, left: 2, wounds: 1 });
    expect(trial && isOver(trial)).toBe(true);
  });

  it('does not take later wounds for its own', () => {
    const later: Event[] = [
      { event: 'net', figure: 2, target: 5, successes: 0 },
      { event: 'ended', figure: 2 },
      { event: 'wounded', figure: 5, wounds: 1, now: 1 },
    ];
    expect(lastTrial(tell([...attack, ...later]))?.wounds).toBeNull();
  });

  it('tells which dice can be rolled again', () => {
    const during = lastTrial(tell(attack.slice(0, 3)));
    expect(during && lying(during, 2)).toEqual([6, 6, 1, 4]);
    const after = lastTrial(tell(attack));
    expect(after && lying(after, 2)).toBeNull();
  });

  it('of a skill is over without a defence', () => {
    const skill = lastTrial(tell([test(1, 'skill', [5]), { event: 'tested', figure: 1, kind: 'skill', successes: 1 }]));
    expect(skill && isOver(skill)).toBe(true);
    expect(skill && stepOf(skill, 'defend')).toBe(10);
  });
});
