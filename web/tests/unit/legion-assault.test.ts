// The dice tray of Legion: an attack as the log tells it, and its dice at every step.

import { describe, expect, test } from 'vitest';
import { assaultOf, attackDice, blocksOf, defenceDice, hitsAt } from '../../src/rulesets/legion/assault';
import { diceOf, forecastOf, mean, poolsOf } from '../../src/rulesets/legion/pools';
import type { Aids, AttackView, Choice, Event, Forecast, Hit, Prompt } from '../../src/rulesets/legion/types';
import { table as makeTable } from './legion-fixture';

const told = (events: Event[]) => events.map((event) => ({ rules: [], event }));
const roll = (...faces: Hit[]) => faces.map((face) => ({ die: 'black' as const, face }));

const attack: Event = { attack: { unit: 1, defender: 2, melee: false, weapons: [[1, 0]], range: 2 } };
const now: AttackView = {
  attacker: 1,
  defender: 2,
  weapons: [[1, 0]],
  melee: false,
  dice: [],
  defence: [],
  cover: 'none',
  waiting: [],
};

const whole: Event[] = [
  attack,
  { 'attack-roll': { dice: roll('hit', 'blank', 'surge', 'hit', 'hit') } },
  { rerolled: { dice: roll('hit', 'hit', 'surge', 'hit', 'hit') } },
  { surged: { dice: roll('hit', 'hit', 'critical', 'hit', 'hit') } },
  { 'in-cover': { unit: 2, cover: 'light', obscured: [5], because: [{ piece: 0 }] } },
  { cancelled: { by: 'cover', hits: 1, dice: roll('hit', 'critical', 'hit', 'hit'), gone: roll('hit') } },
  { impact: { hits: 1, dice: roll('critical', 'critical', 'hit', 'hit') } },
  { cancelled: { by: 'armor', hits: 2, dice: roll('critical', 'critical'), gone: roll('hit', 'hit') } },
  {
    'defence-roll': {
      dice: [
        { die: 'red', face: 'block' },
        { die: 'red', face: 'surge' },
      ],
      surged: [
        { die: 'red', face: 'block' },
        { die: 'red', face: 'block' },
      ],
    },
  },
  { pierced: { blocks: 1, dice: [{ die: 'red', face: 'block' }], gone: [{ die: 'red', face: 'block' }] } },
  { wounds: { unit: 2, hits: 2, blocks: 1, wounds: 1 } },
  { wounded: { mini: 5, wounds: 1, total: 1 } },
  { 'mini-defeated': { mini: 5 } },
];

/** The attack after so many events. */
function after(count: number, running = true) {
  const assault = assaultOf(told(whole.slice(0, count)), running ? now : null);
  if (!assault) throw new Error('there is no attack');
  return assault;
}

describe('an attack', () => {
  test('reaches the steps of the book with its events', () => {
    expect([1, 2, 4, 5, 6, 7, 8, 9, 10, 11].map((count) => after(count).step)).toEqual([3, 4, 4, 5, 5, 6, 6, 7, 8, 9]);
    expect(after(whole.length, false).step).toBe(10);
  });

  test('is the newest one, and over when something else begins', () => {
    const second: Event = { attack: { unit: 3, defender: 0, melee: false, weapons: [[8, 0]], range: 1 } };
    expect(assaultOf(told([...whole, second]), null)?.attacker).toBe(3);
    const later: Event[] = [{ activated: { unit: 0 } }, { wounded: { mini: 6, wounds: 1, total: 1 } }];
    expect(assaultOf(told([...whole, ...later]), null)?.suffered).toEqual([{ mini: 5, wounds: 1 }]);
    expect(assaultOf([], null)).toBeNull();
  });

  test('shows what was rolled again and what surges became', () => {
    const dice = attackDice(after(4), 4);
    expect(dice.map((die) => die.again)).toEqual([false, true, false, false, false]);
    expect(dice.map((die) => die.changed)).toEqual([false, false, true, false, false]);
  });

  test('strikes out what cover cancels, then what armor does, but nothing that impact made critical', () => {
    const all = after(whole.length);
    expect(hitsAt(all, 4)).toBe(5);
    expect(hitsAt(all, 5)).toBe(4);
    expect(hitsAt(all, 6)).toBe(2);
    const left = attackDice(all, 6).filter((die) => !die.cancelled);
    expect(left.map((die) => die.face)).toEqual(['critical', 'critical']);
    // An earlier step still shows the dice as they lay then.
    expect(attackDice(all, 4).some((die) => die.cancelled)).toBe(false);
  });

  test('shows surges of the defender as they were rolled, then as what they became', () => {
    const all = after(whole.length);
    expect(defenceDice(all, 6)).toEqual([]);
    expect(defenceDice(all, 7).map((die) => die.face)).toEqual(['block', 'surge']);
    expect(blocksOf(defenceDice(after(9), 8))).toBe(2);
    expect(defenceDice(after(9), 8).map((die) => die.changed)).toEqual([false, true]);
    expect(blocksOf(defenceDice(all, 8))).toBe(1);
    expect(defenceDice(all, 8).map((die) => die.cancelled)).toEqual([false, true]);
    expect(all.result).toEqual({ hits: 2, blocks: 1, wounds: 1 });
  });
});

describe('pools', () => {
  const table = makeTable();
  const prompt: Prompt = {
    attack: { unit: 1, may: true, limits: { only: null, ranged: false, attacked: [] }, pools: [[3, [[4, 1]]]] },
  };
  const choice: Choice = {
    attack: {
      defender: 2,
      weapons: [
        [1, 0],
        [2, 0],
      ],
    },
  };
  const forecast: Forecast = {
    defender: 2,
    range: 2,
    melee: false,
    dice: { red: 0, black: 2, white: 0 },
    cover: 'none',
    because: [],
    impact: 0,
    pierce: 0,
    aim: 0,
    rerolls: 2,
    dodge: 0,
    armor: false,
    deflect: false,
    reasons: [],
    wounds: [0.5, 0.25, 0.25],
  };
  const aids: Aids = {
    closed: [],
    forecasts: [forecast, null],
    weapons: [],
    moving: null,
    suggestions: [],
  };

  test('are those that are formed and the one that is planned', () => {
    const pools = poolsOf(prompt, null, choice, [choice, 'decline'], aids);
    expect(pools.map((pool) => [pool.defender, pool.state])).toEqual([
      [3, 'formed'],
      [2, 'draft'],
    ]);
    expect(pools[1]?.forecast).toBe(forecast);
    expect(pools.map((pool) => diceOf(pool, table))).toEqual([
      { red: 2, black: 0, white: 0 },
      { red: 0, black: 2, white: 0 },
    ]);
  });

  test('are the one that is resolved and those that wait', () => {
    const pools = poolsOf(null, { ...now, waiting: [3] }, null, [], null);
    expect(pools.map((pool) => pool.state)).toEqual(['now', 'waiting']);
    expect(poolsOf(null, null, null, [], null)).toEqual([]);
  });

  test('have a forecast only where the table made one', () => {
    expect(forecastOf([choice, 'decline'], aids, 'decline')).toBeNull();
    expect(mean(forecast.wounds)).toBeCloseTo(0.75);
  });
});
