// Every event of Legion has a sentence in every language, and the sentence says what happened.

import { beforeEach, describe, expect, test } from 'vitest';
import { i18n, languages } from '../../src/app/i18n.svelte';
import type { Action, Event, Marker, Moved, RolledFor } from '../../src/rulesets/legion/types';
import { say } from '../../src/rulesets/legion/words/say';
import { weight } from '../../src/rulesets/legion/weight';
import { at, table as makeTable } from './legion-fixture';
import { lg } from './lg';

const table = makeTable();
const names: [string, string] = ['', 'North'];

const moves: Moved[] = [
  'standard',
  'reverse',
  'pivot',
  'climb',
  'clamber',
  'compulsory',
  'withdraw',
  'flight',
  'displaced',
  'closed-up',
];
const markers: Marker[] = [
  'aim',
  'dodge',
  'standby',
  'suppression',
  'panic',
  'ion',
  'immobilize',
  'damaged',
  'disabled',
];
const rolls: RolledFor[] = ['priority', 'rally', 'resilience', 'damaged', 'clamber'];
const actions: Action[] = [
  'spotter',
  'take-cover',
  'pulling-the-strings',
  'move',
  'attack',
  'aim',
  'dodge',
  'standby',
  'recover',
  'jump',
  'claim',
  'sabotage',
  'repair',
  'arm',
];

const events: Event[] = [
  { 'terrain-placed': { seat: 0, at: { x: 0, y: 0 }, facing: 0 } },
  { used: { unit: 1, upgrade: 0 } },
  { used: { unit: 1, upgrade: 9 } },
  { again: { unit: 1 } },
  { 'charge-laid': { unit: 1, charge: 0, stand: at(0, 0) } },
  { detonated: { charge: 0 } },
  { 'token-wounds': { token: 0, wounds: 2 } },
  { 'colour-chooser': { seat: 0, coin: false } },
  { 'colour-chooser': { seat: 1, coin: true } },
  { colours: { blue: 1 } },
  { side: { edge: 'south' } },
  { 'battle-cards': { rows: [[0], [0], [0]] } },
  { discarded: { seat: 0, row: 1, card: 0 } },
  { discarded: { seat: 0, row: null, card: null } },
  { battle: { objective: 0, deployment: 0, condition: 0 } },
  { 'token-laid': { token: 1, stand: at(0, 0) } },
  { 'set-aside': { unit: 3 } },
  { deployed: { unit: 1, stands: [] } },
  { round: { round: 2, counter: 1 } },
  { commands: { cards: [0, null] } },
  { priority: { seat: 1 } },
  { nominated: { unit: 0 } },
  { ordered: { unit: 1, by: 0 } },
  { drew: { seat: 0, rank: 'corps' } },
  { 'token-removed': { seat: 0, rank: 'heavy' } },
  { activated: { unit: 1 } },
  { 'actions-lost': { unit: 1, lost: 1 } },
  ...actions.map((action): Event => ({ acts: { unit: 1, action, free: action === 'attack' } })),
  ...moves.map((how): Event => ({ moved: { unit: 1, how, from: at(0, 0), to: at(0, 9, 80), path: [] } })),
  { placed: { unit: 1, minis: [[2, at(0, 0)]] } },
  ...rolls.map((what): Event => ({
    rolled: { unit: what === 'priority' ? null : 1, what, dice: [{ die: 'white', face: 'block' }] },
  })),
  ...markers.flatMap((token): Event[] => [
    { tokens: { unit: 1, token, count: 1 } },
    { tokens: { unit: 1, token, count: 0 } },
  ]),
  {
    attack: {
      unit: 1,
      defender: 2,
      melee: false,
      weapons: [
        [1, 0],
        [4, 1],
      ],
      range: 3,
    },
  },
  { attack: { unit: 0, defender: 2, melee: true, weapons: [[0, 0]], range: 1 } },
  { 'attack-roll': { dice: [{ die: 'red', face: 'hit' }] } },
  { rerolled: { dice: [{ die: 'red', face: 'critical' }] } },
  { surged: { dice: [{ die: 'red', face: 'surge' }] } },
  { 'in-cover': { unit: 2, cover: 'heavy', obscured: [5], because: [{ piece: 0 }, { unit: 3 }, 'suppression'] } },
  ...(['dodge', 'cover', 'armor'] as const).map((by): Event => ({ cancelled: { by, hits: 2, dice: [], gone: [] } })),
  { impact: { hits: 1, dice: [] } },
  { 'defence-roll': { dice: [{ die: 'red', face: 'blank' }], surged: [{ die: 'red', face: 'blank' }] } },
  { pierced: { blocks: 1, dice: [], gone: [] } },
  { wounds: { unit: 2, hits: 1, blocks: 1, wounds: 0 } },
  { wounds: { unit: 2, hits: 2, blocks: 0, wounds: 2 } },
  { wounded: { mini: 5, wounds: 1, total: 1 } },
  { 'mini-defeated': { mini: 5 } },
  { healed: { mini: 5, total: 1 } },
  { restored: { mini: 5, stand: at(0, 0), total: 1 } },
  { 'weapon-mended': { unit: 3, weapon: 0 } },
  { marked: { unit: 2, by: 0 } },
  { collected: { unit: 0, tokens: 1 } },
  { 'new-leader': { unit: 2, mini: 6 } },
  { defeated: { unit: 2 } },
  { 'weapon-destroyed': { unit: 3, weapon: 0 } },
  { melee: { unit: 1, enemy: 2 } },
  { left: { unit: 1 } },
  { claimed: { token: 0, unit: 1 } },
  { dropped: { token: 0 } },
  { readied: { unit: 1 } },
  { promoted: { unit: 1 } },
  { victory: { seat: 0, tokens: 2, total: 3 } },
  { 'round-ends': { round: 2 } },
];

const told = (event: Event) => ({ rules: [lg('ATK-09')], event });

describe.each(languages)('in %s', (language) => {
  beforeEach(async () => i18n.setLanguage(language));

  test.each(events.map((event) => [Object.keys(event)[0] ?? '', event] as const))('%s', (_, event) => {
    const line = say(told(event), table, names);
    for (const text of [line.text, ...line.reasons.flatMap((one) => [one.text, one.value])]) {
      expect(text).not.toMatch(/⟨|undefined|NaN|\{|Something happened/);
    }
    expect(line.text.length).toBeGreaterThan(4);
    expect(line.rules).toEqual([lg('ATK-09')]);
  });
});

describe('a sentence', () => {
  beforeEach(async () => i18n.setLanguage('en'));
  const text = (event: Event) => say(told(event), table, names).text;

  test('names the weapons of a pool together', () => {
    const weapons: [number, number][] = [
      [1, 0],
      [2, 0],
      [4, 1],
    ];
    expect(text({ attack: { unit: 1, defender: 2, melee: false, weapons, range: 2 } })).toBe(
      'squad\u00a01 → guard, range 2: 2 × Rifle, Cannon.',
    );
  });

  test('groups dice, the best first', () => {
    const faces = ['blank', 'hit', 'critical', 'hit'] as const;
    expect(text({ 'attack-roll': { dice: faces.map((face) => ({ die: 'black', face })) } })).toBe(
      'Attack roll: 1 critical, 2 hits, 1 blank.',
    );
  });

  test('lights the miniatures it is about and wears the seat of who acts', () => {
    const line = say(told({ melee: { unit: 1, enemy: 2 } }), table, names);
    expect(line.figures).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(line.seat).toBe(0);
    expect(say(told({ 'mini-defeated': { mini: 6 } }), table, names)).toMatchObject({ figures: [6], seat: 1 });
  });

  test('says why there is cover', () => {
    const line = say(
      told({ 'in-cover': { unit: 2, cover: 'light', obscured: [5, 6], because: [{ piece: 2 }] } }),
      table,
      names,
    );
    expect(line.reasons.map((one) => `${one.text} ${one.value}`.trim())).toEqual(['Obscured miniatures 2', 'Wall']);
  });

  test('of an event that has no words yet says its name', () => {
    const strange = { 'smoke-drifts': { unit: 1 } } as unknown as Event;
    expect(text(strange)).toBe('Something happened: smoke drifts.');
  });

  test('has a player’s name, or a number where there is none', () => {
    expect(text({ priority: { seat: 1 } })).toBe('North has priority.');
    expect(text({ priority: { seat: 0 } })).toBe('Player 1 has priority.');
  });
});

test('a defeated unit weighs more than a move, and a token nothing', () => {
  const heavy = (event: Event) => weight(told(event));
  expect(heavy({ defeated: { unit: 1 } })).toBe(3);
  expect(heavy({ moved: { unit: 1, how: 'standard', from: at(0, 0), to: at(1, 0), path: [] } })).toBe(1);
  expect(heavy({ tokens: { unit: 1, token: 'aim', count: 1 } })).toBe(0);
});
