// Everything that Shatterpoint can say renders in every language.

import { describe, expect, test } from 'vitest';
import { i18n, languages } from '../../src/app/i18n.svelte';
import type { Frame } from '../../src/protocol';
import type {
  Action,
  AttackFace,
  Because,
  Choice,
  Condition,
  DefenceFace,
  Edge,
  Entry,
  Event,
  MoveKind,
  Occasion,
  Pending,
  Prompt,
  Spot,
  Symbol,
} from '../../src/rulesets/shatterpoint/types';
import * as words from '../../src/rulesets/shatterpoint/words';
import { table as makeTable, view as makeView } from './shatterpoint-fixture';
import { sp } from './sp';

const table = makeTable();
const view = {
  ...makeView(),
  attack: {
    attacker: 0,
    target: 8,
    kind: 'melee' as const,
    attack: [],
    defence: [],
    successes: 3,
    taken: [0],
    pool: 2,
    strikes: [],
  },
};
const names: [string, string] = ['Player 1', ''];

const conditions: Condition[] = ['strained', 'disarmed', 'exposed', 'pinned'];
const kinds: MoveKind[] = ['advance', 'dash', 'climb', 'jump', 'reposition'];
const actions: Action[] = ['move', 'focus', 'combat', 'ability', 'recover', 'take-cover'];
const edges: Edge[] = ['south', 'east', 'north', 'west'];
const symbols: Symbol[] = [
  'damage',
  'shove',
  ...conditions,
  'advance',
  'climb',
  'dash',
  'jump',
  'reposition',
  'heal',
  'active',
];
const entries: Entry[] = ['crit', 'hit', 'block', 'crit-to-hit', 'hit-to-failure', ...symbols];
const attackFaces: AttackFace[] = ['crit', 'hit', 'expertise', 'failure'];
const defenceFaces: DefenceFace[] = ['block', 'expertise', 'failure'];
const spot: Spot = { x: 0, y: 0, level: 8500 };

/** What the engine calls the alternatives of an ability. */
const alternatives = [
  ...kinds,
  'attack',
  'heal 1',
  'heal 3',
  'push',
  'pull',
  'damage',
  'condition',
  'hunker',
  'struggle',
  'refresh',
  'action',
  'split-damage',
  'remove-damage 2',
  'remove-condition',
  'gain',
  'gain-momentum',
  'add-momentum',
  'remove-momentum',
  'cure',
  'one-of',
];

const occasions: Occasion[] = [
  ...actions.map((action): Occasion => ({ action: [0, action] })),
  'attack-declared',
  'attack-resolved',
  { damage: 1 },
  { damage: 5 },
  { wounded: 6 },
  { left: 8 },
  { hunkered: 2 },
];

const pending: Pending[] = [
  ...symbols.map((symbol): Pending => ({ symbol })),
  { ability: [0, 0] },
  { ability: [0, 7] },
  ...entries.map((entry): Pending => ({ entry })),
  'tactic',
];

const prompts: Prompt[] = [
  'side',
  'mission-pack',
  { deploy: { squads: [0, 1] } },
  { deploy: { squads: [1] } },
  { 'first-stance': 0 },
  { 'struggle-map': 0 },
  { 'struggle-map': 99 },
  { who: { unit: 0, action: 'recover' } },
  'order',
  { revealed: { unit: 0 } },
  { revealed: 'shatterpoint' },
  'shatterpoint',
  { 'lose-condition': 0 },
  { act: 0 },
  ...kinds.map((kind): Prompt => ({ go: { characters: [0], kinds: [kind], toward: null } })),
  { go: { characters: [0], kinds: ['advance', 'dash'], toward: null } },
  { go: { characters: [2, 3], kinds: ['advance', 'dash', 'climb'], toward: null } },
  { go: { characters: [0], kinds: ['dash'], toward: 8 } },
  { go: { characters: [], kinds: [], toward: null } },
  { transfer: 0 },
  { push: { character: 8, range: 1, from: 0, pull: false } },
  { push: { character: 0, range: 1, from: 8, pull: true } },
  { push: { character: 0, range: 1, from: null, pull: false } },
  { attack: { characters: [0], dice: null } },
  { attack: { characters: [2, 3], dice: 5 } },
  { attack: { characters: [], dice: null } },
  { tree: { successes: 3 } },
  { next: pending },
  { heal: { character: 0, left: 1 } },
  { heal: { character: 0, left: 3 } },
  ...occasions.map((react): Prompt => ({ react })),
  { 'free-ability': 0 },
  { choose: { unit: 0, ability: 0 } },
  { pick: { unit: 0, ability: 0, alternatives: ['hunker'] } },
  { pick: { unit: 0, ability: 0, alternatives } },
  { 'gain-condition': 0 },
];

const choices: Choice[] = [
  ...edges.map((edge): Choice => ({ edge })),
  { mission: 0 },
  { mission: 1 },
  { deploy: { squad: 0, places: [spot] } },
  { stance: 0 },
  { stance: 1 },
  { map: 0 },
  'reveal',
  'use-reserve',
  'activate',
  'reserve',
  'reserve-to-bottom',
  'pass-shatterpoint',
  { unit: 0 },
  ...conditions.map((condition): Choice => ({ condition })),
  ...actions.map((action): Choice => ({ action })),
  { use: { unit: 0, ability: 0, pay: 'force' } },
  { use: { unit: 0, ability: 0, pay: 'damage' } },
  ...kinds.map((kind): Choice => ({ move: { character: 0, kind, to: spot } })),
  ...kinds.map((kind): Choice => ({ move: { character: 0, kind, to: { ...spot, level: 0 } } })),
  { struggle: { character: 1, kind: 'dash' } },
  { place: spot },
  { toward: { x: 0, y: 0 } },
  { attack: { character: 0, kind: 'melee', target: 8 } },
  { attack: { character: 0, kind: 'ranged', target: 9 } },
  { option: 0 },
  { option: 99 },
  ...alternatives.map((_, pick): Choice => ({ pick })),
  { pick: 99 },
  { 'heal-damage': 0 },
  ...conditions.map((condition): Choice => ({ 'heal-condition': [0, condition] })),
  { character: 3 },
  'yes',
  'decline',
  'end',
];

const because: Because[] = [
  { value: 7 },
  { stated: 5 },
  { focus: 1 },
  { sharpshooter: 2 },
  { impact: 1 },
  { ability: [0, 0, 1] },
  { 'terrain-cover': 1 },
  { hunker: 2 },
  { cover: 1 },
];

const events: Event[] = [
  { 'rolled-for-first': { dice: [['crit', 'hit'], ['failure']], first: 0 } },
  { 'rolled-for-first': { dice: [['crit'], ['crit']], first: null } },
  ...edges.map((edge): Event => ({ sides: { seat: 1, edge } })),
  { mission: { brought_by: 0 } },
  { deployed: { seat: 0, squad: 1, characters: [4, 5, 6, 7], places: [spot, spot, spot, spot] } },
  { stance: { unit: 0, stance: 1 } },
  { struggle: { number: 1, card: 0, map: 0, active: [0, 1] } },
  { turn: { number: 3, seat: 1 } },
  { revealed: { seat: 0, card: { unit: 2 } } },
  { revealed: { seat: 0, card: 'shatterpoint' } },
  { 'order-removed': { seat: 0, card: { unit: 2 } } },
  { reserved: { seat: 0, card: { unit: 2 }, force: 1 } },
  { 'to-bottom': { seat: 0, card: { unit: 2 } } },
  { 'reserve-used': { seat: 0, card: { unit: 2 } } },
  { 'shatterpoint-passed': { seat: 0 } },
  { 'deck-refreshed': { seat: 1 } },
  { activated: { unit: 0, card: { unit: 0 } } },
  { activated: { unit: 0, card: 'shatterpoint' } },
  { injured: { unit: 0, injured: 1 } },
  { injured: { unit: 0, injured: 2 } },
  ...conditions.flatMap((condition): Event[] => [
    { 'condition-lost': { unit: 0, condition } },
    { 'condition-gained': { unit: 0, condition } },
    { 'expertise-lost': { unit: 0, condition, count: 2 } },
  ]),
  ...[0, 1, 2, 5].map((tokens): Event => ({ hunker: { unit: 2, tokens } })),
  ...actions.map((action): Event => ({ acts: { unit: 0, action } })),
  { ability: { unit: 0, ability: 0, force: 2, pay: 'force' } },
  { ability: { unit: 0, ability: 0, force: 0, pay: 'force' } },
  { ability: { unit: 0, ability: 0, force: 2, pay: 'damage' } },
  { ability: { unit: 0, ability: 9, force: 0, pay: null } },
  { force: { seat: 0, ready: 4 } },
  ...kinds.map((by): Event => ({ moved: { character: 0, how: { by }, from: spot, to: spot, path: [] } })),
  ...(['pushed', 'pulled', 'transferred'] as const).map((how): Event => ({
    moved: { character: 0, how, from: spot, to: spot, path: [] },
  })),
  { held: { character: 1 } },
  { attack: { attacker: 0, target: 8, kind: 'melee' } },
  { attack: { attacker: 0, target: 8, kind: 'ranged' } },
  { pools: { attack: 8, defence: 5, attack_because: because, defence_because: because } },
  { rolled: { attack: attackFaces, defence: defenceFaces } },
  { expertise: { unit: 0, defence: false, count: 2, entries } },
  { expertise: { unit: 6, defence: true, count: 1, entries: ['block', 'block'] } },
  { rolls: { attack: ['hit', 'hit'], defence: [] } },
  ...[0, 1, 2, 5].map((successes): Event => ({ successes: { hits: 2, crits: 1, blocked: 1, successes } })),
  { option: { unit: 0, stance: 0, option: 0, pool: 0 } },
  { option: { unit: 0, stance: 0, option: 99, pool: 0 } },
  { steadfast: { character: 8 } },
  { pool: { damage: 3 } },
  ...[1, 2, 5].map((damage): Event => ({ damaged: { unit: 6, damage, total: 6 } })),
  { healed: { by: 0, unit: 1, condition: null, damage: 1 } },
  { healed: { by: 0, unit: 1, condition: 'pinned', damage: 0 } },
  { wounded: { unit: 6, by: 0 } },
  { wounded: { unit: 6, by: null } },
  { defeated: { unit: 6 } },
  ...symbols.map((symbol): Event => ({ noted: { unit: 0, symbol } })),
  { 'priority-rolled': { seat: 0, face: 'block', objective: 1 } },
  'priority-removed',
  { control: { objective: 0, seat: 0 } },
  ...[1, 2, 5].map((to): Event => ({ token: { seat: 0, from: 0, to, cause: 'objectives' } })),
  { token: { seat: 1, from: 0, to: -1, cause: 'priority' } },
  { token: { seat: 1, from: 0, to: -1, cause: { ability: [6, 0] } } },
  { momentum: { seat: 0, tokens: 3, cause: { wounded: 6 } } },
  { momentum: { seat: 0, tokens: 3, cause: 'behind' } },
  { momentum: { seat: 0, tokens: 3, cause: 'middle' } },
  { 'struggle-won': { seat: 0, number: 1, cards: 1 } },
  { 'struggle-won': { seat: 0, number: 3, cards: 2 } },
  'reset',
];

/** The rules by which something may be refused. */
const refusing = `
  ABIL-02 ABIL-04 ABIL-05 ABIL-06 ABIL-07 ABIL-12 ABIL-13 ABIL-15 ABIL-17 ACTV-01 ACTV-02 ACTV-03 ACTV-04 ACTV-05 ACTV-06 ACTV-07
  ACTV-08 ACTV-10 ACTV-12 ATK-01 ATK-03 ATK-04 ATK-05 ATK-06 ATK-07 ATK-08 ATK-09 ATK-12 ATK-13 ATK-14 ATK-29 BUILD-01 BUILD-02
  BUILD-03 BUILD-04 BUILD-05 BUILD-07 BUILD-08 BUILD-10 COND-02 COND-03 COND-10 COVER-07 COVER-08 DMG-06 DMG-10 DMG-12 DMG-16
  EFFECT-05 EFFECT-07 FORCE-03 KEY-02 LOS-01 LOS-02 MISSION-06 MISSION-08 MOVE-01 MOVE-02 MOVE-04 MOVE-05 MOVE-06 MOVE-07 MOVE-08
  MOVE-10 MOVE-11 MOVE-12 MOVE-14 MOVE-15 MOVE-16 MOVE-17 MOVE-18 MOVE-21 MULTI-01 OBJ-13 ORDER-01 ORDER-05 ORDER-06 ORDER-08 ORDER-09 ORDER-10
  ORDER-12 ORDER-13 ORDER-14 ORDER-15 PLACE-01 PLACE-03 PLACE-04 PLACE-05 PUSH-01 PUSH-02 PUSH-04 PUSH-05 PUSH-06 PUSH-07 PUSH-09
  PUSH-14 SETUP-04 SETUP-05 SETUP-07 SETUP-11 SETUP-12 SETUP-13 SETUP-14 STANCE-03 STANCE-04 SYM-04 SYM-06 SYM-10 SYM-12 SYM-13
  TERRAIN-10 TERRAIN-12 TIMING-04 TREE-02 TREE-03 TREE-04 TREE-08 TREE-09 TREE-10
`;
const kernel = ['NOT-ASKED', 'MALFORMED', 'GAME-OVER', 'SETUP', 'STUCK'];

/** Whether it is a text with all of its parts. */
function whole(text: string): void {
  expect(text).not.toMatch(/⟨|undefined|\[object|\{|NaN|null/);
  expect(text.trim()).not.toBe('');
}

describe.each(languages)('in %s', (language) => {
  test('every question is a sentence with a question mark', async () => {
    await i18n.setLanguage(language);
    for (const prompt of prompts) {
      for (const seen of [view, null, { ...view, attack: null }]) {
        const text = words.prompt(prompt, table, seen);
        whole(text);
        expect(text).toMatch(/\?$/);
      }
    }
    whole(words.prompt('new' as unknown as Prompt, table, view));
  });

  test('every answer has words, whatever was asked', async () => {
    await i18n.setLanguage(language);
    for (const prompt of prompts) {
      for (const choice of choices) whole(words.choice(choice, prompt, table, view, 0));
    }
    for (const alternative of alternatives) expect(words.alternative(alternative, table)).toMatch(/^\p{Lu}|^\d/u);
  });

  test('every event has a sentence', async () => {
    await i18n.setLanguage(language);
    for (const event of events) {
      const sentence = words.say({ rules: [], event }, table, names);
      expect(sentence, JSON.stringify(event)).not.toBeNull();
      whole(sentence?.text ?? '');
      for (const reason of sentence?.reasons ?? []) whole(`${reason.text} ${reason.value}`);
    }
    expect(words.say({ rules: [], event: { new: {} } as unknown as Event }, table, names)).toBeNull();
  });

  test('every deed of a replay has words', async () => {
    await i18n.setLanguage(language);
    const frame = { seat: 0, open: false, options: 1, told: [], view };
    const deeds: Pick<Frame, 'prompt' | 'deed'>[] = [
      { prompt: 'order', deed: 'reveal' },
      { prompt: null, deed: 'concede' },
      { prompt: null, deed: 'offer-draw' },
      { prompt: null, deed: null },
    ];
    for (const one of deeds) whole(words.deed({ ...frame, ...one }, table, view));
    whole(words.deed({ ...frame, seat: null, prompt: null, deed: null }, table, view));
  });

  test('every refusal has words', async () => {
    await i18n.setLanguage(language);
    const rules = [...refusing.trim().split(/\s+/).map(sp), ...kernel.map((id) => `KERNEL-${id}`)];
    for (const rule of rules) {
      const text = words.refusal({ rule, facts: [] }, table, view);
      whole(text);
      expect(text).not.toContain(rule);
    }
    whole(words.refusal({ rule: sp('NEW-01'), facts: [] }, table, view));
    expect(words.refusal({ rule: sp('NEW-01'), facts: [] }, table, view, { title: 'A title' })).toContain('A title');
  });

  test('facts are told in the language of the page', async () => {
    await i18n.setLanguage(language);
    const facts = [
      { name: 'base of', value: 'Line 2' },
      { name: 'higher', value: '3.3 in' },
      { name: 'expected', value: 'anything' },
    ];
    const text = words.refusal({ rule: sp('MOVE-18'), facts }, table, view);
    expect(text).toContain('Line 2');
    expect(text).toContain(language === 'en' ? '3.3″' : '3,3″');
    expect(text).not.toContain('anything');
  });

  test('every end has words', async () => {
    await i18n.setLanguage(language);
    for (const rule of [sp('CORE-02'), 'KERNEL-CONCEDE', 'NEW']) {
      for (const winner of [0, 1, null]) {
        for (const flag of [true, false]) whole(words.outcome({ winner, rule, flag, seed: '' }, names));
      }
    }
  });

  test('things have names', async () => {
    await i18n.setLanguage(language);
    const all = [
      ...(['primary', 'secondary', 'supporting'] as const).map(words.unitType),
      ...(['active', 'reactive', 'innate', 'tactic', 'identity'] as const).map(words.abilityKind),
      ...(['setup', 'deployment', 'stances', 'turns'] as const).map(words.stage),
      ...(['2023-06', '2023-07'] as const).map(words.edition),
      ...attackFaces.map(words.attackFace),
      ...defenceFaces.map(words.defenceFace),
      ...entries.map(words.entry),
    ];
    all.forEach(whole);
  });
});

test('a unit with several characters counts them', async () => {
  await i18n.setLanguage('en');
  expect(words.character(0, table)).toBe('Sabre');
  expect(words.character(3, table)).toBe('Line 2');
});

test('a movement to another level says how high', async () => {
  await i18n.setLanguage('en');
  const climb: Choice = { move: { character: 0, kind: 'climb', to: spot } };
  expect(words.choice(climb, { act: 0 }, table, view, 0)).toBe('Climb to 3.3″: Sabre');
});

test('a pool unfolds to its sum', async () => {
  await i18n.setLanguage('en');
  const event: Event = {
    pools: { attack: 8, defence: 5, attack_because: [{ value: 7 }, { focus: 1 }], defence_because: [{ value: 5 }] },
  };
  const lines = words.say({ rules: [], event }, table, names)?.reasons.map((one) => `${one.text} ${one.value}`);
  expect(lines).toEqual(['Attack value 7', 'Focus +1', 'Attack dice 8', 'Defence value 5', 'Defence dice 5']);
});
