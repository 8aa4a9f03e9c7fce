// Everything that Battleground can say renders in every language.

import { describe, expect, test } from 'vitest';
import { i18n, languages } from '../../src/app/i18n.svelte';
import type { Frame, Refusal } from '../../src/protocol';
import type {
  Choice,
  Direction,
  Event,
  MoveKind,
  Prompt,
  TableView,
  ToldView,
  View,
} from '../../src/rulesets/battleground/types';
import * as words from '../../src/rulesets/battleground/words';
import fixture from '../fixtures/words.json';
import { bg } from './bg';

const table = fixture.table as unknown as TableView;
const view = fixture.view as unknown as View;
const told = fixture.told as unknown as ToldView[];
const closed = fixture.closed as unknown as { choice: Choice; refusal: Refusal }[];
const answers = fixture.answers as unknown as { prompt: Prompt; choice: Choice }[];
const names: [string, string] = ['Player 1', ''];

const directions: Direction[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const kinds: MoveKind[] = ['move', 'directed', 'charge', 'teleport', 'jump'];

const prompts: Prompt[] = [
  'deploy',
  'priority',
  'discard',
  'choose-card',
  { activate: 1 },
  { bonus: 1 },
  { capture: 'J11' },
  ...kinds.map((kind): Prompt => ({ go: { figure: 0, kind, points: 5, goal: kind === 'move' ? null : 3 } })),
  ...[1, 2, 5].flatMap((n): Prompt[] => [
    { 'free-reroll': { figure: 0, most: n } },
    { 'mana-reroll': { figure: 0, most: n } },
    { defend: { figure: 3, successes: n } },
  ]),
  { face: 0 },
  { act: 0 },
  { goal: 0 },
  { opportunity: 0 },
  { standby: 0 },
  { interrupted: 0 },
  { aim: 3 },
  { further: 3 },
  { target: 0 },
  { 'free-attack': 0 },
  { order: { figure: 0, effects: ['Power of Grayskull', ''], does: [['focus'], ['mana 1']] } },
  { use: { figure: 0, ability: 'Power of Grayskull' } },
  { use: { figure: 0, ability: '' } },
  { 'one-of': { figure: 0, alternatives: [['push 3'], ['wounds 1', 'ap 1']] } },
  { displace: 0 },
  { direction: 0 },
  { sign: 0 },
];

const choices: Choice[] = [
  { deploy: { figure: 0, hex: 'D17' } },
  ...directions.map((face): Choice => ({ face })),
  { priority: 0 },
  { priority: 1 },
  { discard: [] },
  { discard: [0, 1, 2] },
  { card: 3 },
  'pass',
  { activate: 1 },
  { bonus: 'ability' },
  { bonus: 'mana' },
  { bonus: 'mission' },
  { bonus: 'ap' },
  { play: { card: 0, bonus: 'mana' } },
  { play: { card: 20, bonus: 'mission' } },
  'focus',
  { move: { focus: false } },
  { move: { focus: true } },
  'turn',
  { attack: { weapon: 0, target: 3 } },
  { attack: { weapon: words.FISTS, target: 3 } },
  { skill: 0 },
  'standby',
  { consume: 0 },
  'end',
  { go: 'M15' },
  { go: 'M15+' },
  { 'go-large': { place: 'M15', facing: 'N' } },
  'stay',
  { reroll: [0, 0, 0, 0, 0, 0] },
  { reroll: [1, 2, 0, 0, 0, 0] },
  'defend',
  'decline',
  { interrupt: 3 },
  { target: 3 },
  { place: 'M15+' },
  { pick: 1 },
  'yes',
];

/** The events that the recorded game did not have. */
const rare: Event[] = [
  { event: 'deployed', figure: 0, hex: 'D17' },
  { event: 'discarded', seat: 0, count: 2, cards: [0, 1] },
  { event: 'wasted', seat: 0, card: 3 },
  ...kinds.map((kind): Event => ({ event: 'declared', figure: 0, kind, focus: true })),
  { event: 'shoved', figure: 3, from: 'M15', to: 'M16+' },
  { event: 'swapped', figures: [0, 3] },
  { event: 'attack', figure: 0, weapon: 'Fists', target: 3, further: true },
  { event: 'buff', figure: 0, buff: { unique: 0 }, gained: true },
  { event: 'debuff', figure: 0, debuff: { unique: 0 }, gained: false },
  { event: 'consumed', figure: 0, item: 'Round Shield' },
  { event: 'sign', seat: 1, sign: 'Whirlpool', place: 'M15' },
  { event: 'sign', seat: 1, sign: 'Whirlpool', place: null },
  { event: 'interrupt', figure: 0, against: 3, opportunity: true },
  { event: 'mission', seat: 0, card: 20 },
  { event: 'mission-done', seat: 0, card: 20, points: 15 },
  { event: 'ready', figure: 0 },
  { event: 'tested', figure: 0, kind: 'skill', successes: 5 },
  { event: 'game-over', points: [60, 60], winner: null },
];

/** The rules by which the engine refuses something. */
const refusing = `
  ACT-01 ACT-02 ACT-05 ACT-07 ACT-09 AREA-03 ATK-02 ATK-05 ATK-14 ATK-21 ATK-22 ATK-27 ATK-29 BIG-05 BIG-17 CARD-02 CARD-10 CARD-11
  CARD-13 CARD-14 CLEAN-09 CORE-04 DEF-05 FACE-07 FOCUS-03 FOCUS-04 FREE-01 INT-03 INT-06 INT-08 INT-09 INT-11 ITEM-04 ITEM-05
  ITEM-06 MFX-02 MFX-05 MFX-07 MFX-18 MOVE-01 MOVE-06 MOVE-08 MOVE-13 MOVE-15 MOVE-17 MOVE-21 MOVE-23 OPP-01 OPP-03 OPP-06
  PREP-02 RANGE-03 READY-03 SETUP-02 SETUP-04 SETUP-07 SETUP-09 SETUP-13 SIGN-03 SIGN-04 SKILL-02 SKILL-04 SKILL-05 SKILL-08
  SKILL-09 SQUAD-01 SQUAD-04 SQUAD-06 TEST-04 TEST-11 TEST-15 TEST-17 TIMING-04 TIMING-07
`;
const kernel = ['NOT-ASKED', 'MALFORMED', 'GAME-OVER', 'SETUP', 'STUCK'];

/** The rules behind the summands of a test. */
const changing =
  'ATK-08 TEST-05 TEST-07 TEST-10 FLANK-03 FLANK-05 COVER-02 BUFF-07 BUFF-08 BUFF-12 BUFF-13 INT-10 OPP-08 FOCUS-05';

/** Whether it is a text with all of its parts. */
function whole(text: string): void {
  expect(text).not.toMatch(/⟨|undefined|\[object|\{|NaN|null/);
  expect(text.trim()).not.toBe('');
}

describe.each(languages)('in %s', (language) => {
  test('every question is a sentence with a question mark', async () => {
    await i18n.setLanguage(language);
    for (const prompt of [...prompts, ...answers.map((answer) => answer.prompt)]) {
      const text = words.prompt(prompt, table, view);
      whole(text);
      expect(text).toMatch(/\?$/);
    }
  });

  test('every answer has words, whatever was asked', async () => {
    await i18n.setLanguage(language);
    for (const { prompt, choice } of answers) whole(words.choice(choice, prompt, table, view, 0));
    for (const prompt of prompts) {
      for (const choice of choices) whole(words.choice(choice, prompt, table, view, 0));
    }
    for (const { choice } of closed) whole(words.choice(choice, { act: 0 }, table, view, 0));
  });

  test('every event has a sentence, or needs none', async () => {
    await i18n.setLanguage(language);
    const silent = new Set(['shuffled', 'removed', 'interrupt-ended', 'declared']);
    for (const one of [...told, ...rare.map((event): ToldView => ({ rules: [], event }))]) {
      const sentence = words.say(one, table, names);
      if (!sentence) {
        expect(silent).toContain(one.event.event);
        continue;
      }
      whole(sentence.text);
      for (const reason of sentence.reasons) whole(reason.text);
    }
  });

  test('every deed of a replay has words', async () => {
    await i18n.setLanguage(language);
    const frame = { seat: 0, open: false, options: 1, told: [], view };
    const deeds: Pick<Frame, 'prompt' | 'deed'>[] = [
      { prompt: 'choose-card', deed: 'pass' },
      { prompt: null, deed: 'concede' },
      { prompt: null, deed: 'offer-draw' },
      { prompt: null, deed: null },
    ];
    for (const one of deeds) whole(words.deed({ ...frame, ...one }, table, view));
    whole(words.deed({ ...frame, seat: null, prompt: null, deed: null }, table, view));
  });

  test('every refusal has words', async () => {
    await i18n.setLanguage(language);
    for (const { refusal } of closed) whole(words.refusal(refusal, table, view));
    const rules = [
      ...refusing
        .trim()
        .split(/\s+/)
        .map((id) => `BG-${id}`),
      ...kernel.map((id) => `KERNEL-${id}`),
    ];
    for (const rule of rules) {
      const text = words.refusal({ rule, facts: [] }, table, view);
      whole(text);
      expect(text).not.toContain(rule);
    }
    whole(words.refusal({ rule: bg('NEW-01'), facts: [] }, table, view));
  });

  test('every change of a test has a reason in words', async () => {
    await i18n.setLanguage(language);
    for (const id of changing.split(' ')) {
      const text = words.reason({ rule: `BG-${id}`, source: '', by: 1 }, table);
      whole(text);
      expect(text).not.toContain(id);
    }
  });

  test('every end has words', async () => {
    await i18n.setLanguage(language);
    for (const rule of [bg('VP-02'), bg('VP-03'), bg('VP-05'), bg('VP-06'), bg('VP-10'), bg('VP-11'), 'NEW']) {
      for (const winner of [0, 1, null]) {
        for (const flag of [true, false]) whole(words.outcome({ winner, rule, flag, seed: '' }, names));
      }
    }
  });

  test('things have names', async () => {
    await i18n.setLanguage(language);
    const all = [
      ...(['ability', 'mana', 'mission', 'ap'] as const).map(words.bonus),
      ...(['strength', 'perception', 'power', 'toughness', 'spirit'] as const).map(words.value),
      ...directions.map(words.direction),
      ...(['melee', 'ranged', 'spell'] as const).map(words.weaponType),
      ...(['masters', 'evil-warriors'] as const).map(words.faction),
      ...(['setup', 'preparation', 'choose-cards', 'activate', 'act', 'cleanup'] as const).map(words.stage),
      ...kinds.map(words.moveKind),
      ...(['jewellery', 'shield', 'armour'] as const).map(words.itemKind),
      ...(['attack', 'defence', 'skill'] as const).map(words.testKind),
      ...(['open', 'difficult', 'low', 'high', 'ladder'] as const).map(words.ground),
    ];
    all.forEach(whole);
  });
});
