// Every question and answer of Legion renders in every language.
import { describe, expect, test } from 'vitest';
import { i18n, languages } from '../../src/app/i18n.svelte';
import type { Frame } from '../../src/protocol';
import type { Ability, Choice, Moving, Placing, Prompt, Why } from '../../src/rulesets/legion/types';
import * as words from '../../src/rulesets/legion/words';
import { at, table as makeTable, view as makeView } from './legion-fixture';
import { lg } from './lg';

const table = makeTable();
const view = {
  ...makeView(),
  attack: {
    attacker: 1,
    defender: 2,
    weapons: [],
    melee: false,
    dice: [],
    defence: [],
    cover: 'none' as const,
    waiting: [2, 3],
  },
};

const moving = (why: Why): Moving => ({ unit: 1, speed: 2, why, may: true });
const placings: Placing[] = [
  { move: { fast: false, trench: null } },
  { climb: { from: at(0, 0) } },
  'pivot',
  { melee: 2 },
  { 'close-up': 2 },
  'withdraw',
  'displaced',
];
const abilities: Ability[] = [
  'arm',
  'bounty',
  'disciplined',
  'entourage',
  'inspire',
  'master-of-the-force',
  'pulling-the-strings',
  'repair',
  'spotter',
  'take-cover',
  'treat',
];
const prompts: Prompt[] = [
  'place-terrain',
  { 'free-action': 1 },
  { pay: { unit: 1, card: { command: [0, 0] }, effect: 0 } },
  { target: { unit: 1, card: { upgrade: [1, 0] }, effect: 0 } },
  { 'close-up': { unit: 1, foe: 2 } },
  { 'lay-charge': { unit: 1, weapon: 0 } },
  { detonate: { unit: 1, left: 1 } },
  'colour',
  'side',
  'discard',
  { 'lay-token': { beyond_zones: 1, beyond_tokens: 2, mine: false } },
  { 'lay-token': { beyond_zones: 1, beyond_tokens: 2, mine: true } },
  'mark-terrain',
  'set-aside',
  'deploy',
  'command',
  'nominate',
  { issue: { by: 0, left: 1 } },
  { issue: { by: 0, left: 5 } },
  'activate',
  { drawn: 'corps' },
  { enter: 1 },
  { act: 1 },
  ...([{ action: 2 }, 'free', { jump: 1 }, 'withdraw', 'compulsory', 'scout', 'reposition', 'pushed'] as Why[]).map(
    (why) => ({
      move: moving(why),
    }),
  ),
  ...placings.map((after) => ({ cohere: { unit: 1, after } })),
  { displace: { unit: 1, from: at(0, 0) } },
  { attack: { unit: 1, may: true, limits: { only: null, ranged: false, attacked: [] }, pools: [] } },
  { attack: { unit: 1, may: true, limits: { only: null, ranged: false, attacked: [] }, pools: [[2, [[1, 0]]]] } },
  'next-pool',
  { aim: { most: 1 } },
  { aim: { most: 3 } },
  { dodge: { most: 2 } },
  { guard: 1 },
  { impact: { most: 2 } },
  { pierce: { most: 2 } },
  { 'pierce-guard': { unit: 1, most: 2 } },
  { luck: { most: 2 } },
  { wound: 1 },
  { leader: 1 },
  { 'destroy-weapon': 3 },
  { standby: { enemy: 2 } },
  { recover: 1 },
  { 'carry-token': { token: 0 } },
  ...abilities.map((ability) => ({ ability: { unit: 1, ability, left: 2 } })),
  ...(['treat', 'repair'] as Ability[]).map((ability) => ({ mend: { unit: 1, ability, left: 2 } })),
  { restore: { mini: 1 } },
  { claim: 1 },
  'promote',
  { flee: 1 },
];

const choices: Choice[] = [
  { marker: 'ion' },
  { colour: 'blue' },
  { edge: 'north' },
  { row: 0 },
  { row: 1 },
  { row: 2 },
  { place: at(0, 0) },
  { model: 0 },
  { unit: 1 },
  { deploy: { unit: 1, stands: [] } },
  { command: 1 },
  'draw',
  ...(['move', 'attack', 'aim', 'dodge', 'standby', 'recover', 'jump', 'claim'] as const).map((action) => ({ action })),
  'withdraw',
  'yes',
  { use: 0 },
  { charge: 0 },
  { terrain: { model: 0, at: { x: 0, y: 0 }, facing: 0 } },
  { move: { speed: 2, to: at(0, 0) } },
  { reverse: { speed: 1, to: at(0, 0) } },
  { pivot: { facing: 5 } },
  { climb: { to: at(0, 0, 80) } },
  { clamber: { to: at(0, 0, 80) } },
  { stands: [] },
  'anywhere',
  { attack: { defender: 2, weapons: [[1, 0]] } },
  { reroll: [0, 1] },
  { spend: 2 },
  { mini: 4 },
  { weapon: 0 },
  { 'standby-attack': 1 },
  { 'standby-move': 1 },
  { token: 0 },
  { pick: 1 },
  'decline',
  'end',
];

describe.each(languages)('%s', (language) => {
  test('every question is a sentence with a question mark', async () => {
    await i18n.setLanguage(language);
    const unknown = words.prompt('nothing' as Prompt, table, view);
    for (const prompt of prompts) {
      const text = words.prompt(prompt, table, view);
      expect(text, JSON.stringify(prompt)).toMatch(/^[^⟨⟩{}$]+\?$/);
      expect(text, JSON.stringify(prompt)).not.toBe(unknown);
    }
  });

  test('every answer has words of its own, whatever was asked', async () => {
    await i18n.setLanguage(language);
    for (const choice of choices) {
      for (const prompt of prompts) {
        const text = words.choice(choice, prompt, table, view, 0);
        expect(text, JSON.stringify(choice)).toMatch(/^[^⟨⟩{}$]+$/);
        if (typeof choice === 'string') expect(text).not.toBe(choice);
      }
    }
  });

  test('refusals and endings', async () => {
    await i18n.setLanguage(language);
    const refusal = { rule: lg('MOVE-24'), facts: [{ name: 'base of', value: 'squad 2' }] };
    expect(words.refusal(refusal, table)).toMatch(/^[^⟨⟩{}$]+squad 2\)\.$/);
    const ending = { winner: 1, rule: lg('WIN-03'), flag: false, seed: '' };
    expect(words.outcome(ending, ['A', 'B'], table)).toContain('B');
    expect(words.outcome({ ...ending, winner: null }, ['A', 'B'], table)).not.toContain('⟨');
  });
});

test.each([
  ['en', 'does|is'],
  ['de', '(?!mit|jetzt)\\p{L}+t( sich)?'],
] as const)('no question in %s has a verb for one only: units are called as many too', async (language, verb) => {
  await i18n.setLanguage(language);
  const bound = new RegExp(`(?<!\\p{L})(${verb}) ${words.unit(1, table)}(?!,)`, 'iu');
  for (const prompt of prompts) expect(words.prompt(prompt, table, view)).not.toMatch(bound);
  await i18n.setLanguage('en');
});

test('lengths are told in inches', async () => {
  await i18n.setLanguage('de');
  const facts = [
    { name: 'distance', value: '233.95 mm' },
    { name: 'maximum', value: '152 mm' },
  ];
  expect(words.reason({ rule: lg('MOVE-08'), facts }, table)).toContain('9,2″');
  expect(words.reason({ rule: lg('MOVE-08'), facts }, table)).toContain('höchstens 6″');
  await i18n.setLanguage('en');
});

test('an answer of a newer server is shown as it is', () => {
  const strange = { strange: 1 } as unknown as Choice;
  expect(words.choice(strange, 'activate', table, view, 0)).toBe('{"strange":1}');
});

test('what was done in a replay', async () => {
  await i18n.setLanguage('en');
  const frame = { seat: 0, prompt: 'activate', deed: { unit: 1 } } as unknown as Frame;
  expect(words.deed(frame, table, view)).toBe(words.unit(1, table));
  expect(words.deed({ ...frame, seat: null }, table, view)).toBe('The game begins');
});
