// Strategic Operations: what the page makes of roles, stages, the countdown and armoured targets.

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { i18n, languages } from '../../src/app/i18n.svelte';
import client from '../../src/rulesets/shatterpoint';
import { assaultOf } from '../../src/rulesets/shatterpoint/assault';
import { emptyOverlay } from '../../src/rulesets/shatterpoint/board/overlay';
import { toXY } from '../../src/rulesets/shatterpoint/board/geometry';
import { action, armouredOn, charactersOn, planned, under } from '../../src/rulesets/shatterpoint/board/scene';
import { aimOf, pointsAt, targetOf } from '../../src/rulesets/shatterpoint/choices';
import { rowsOf, wayOut } from '../../src/rulesets/shatterpoint/decision/body';
import { causeOf } from '../../src/rulesets/shatterpoint/decision/cause';
import { head } from '../../src/rulesets/shatterpoint/head';
import { detailOf, effectOf, faceOf, primaryOf, rowOf } from '../../src/rulesets/shatterpoint/labels';
import { setupOf } from '../../src/rulesets/shatterpoint/lobby/setup';
import { armourOf, nextSpace } from '../../src/rulesets/shatterpoint/operations/armour';
import { roleOf, ruleOf, seatOf } from '../../src/rulesets/shatterpoint/operations/rules';
import { isNews, taleOf } from '../../src/rulesets/shatterpoint/operations/story';
import { zoneOf } from '../../src/rulesets/shatterpoint/operations/zones';
import { overlayOf } from '../../src/rulesets/shatterpoint/overlay-of';
import { Plan } from '../../src/rulesets/shatterpoint/plan.svelte';
import type {
  Choice,
  Event,
  OperationView,
  ProgressCause,
  Prompt,
  Team,
  View,
} from '../../src/rulesets/shatterpoint/types';
import { weight } from '../../src/rulesets/shatterpoint/weight';
import * as words from '../../src/rulesets/shatterpoint/words';
import { armour, operationTable, operationView, so } from './operation-fixture';
import { FakeTable } from './shatterpoint-table.svelte';
import { sp } from './sp';

const fixed = operationTable();
const now = operationView();
const names: [string, string] = ['Player 1', 'Player 2'];
const GATE = { armoured: 0 };
const MAST = { armoured: 1 };

beforeAll(() => i18n.setLanguage('en'));

function standing(change: Partial<OperationView> = {}, of: Partial<View> = {}): View {
  return { ...now, ...of, operation: now.operation && { ...now.operation, ...change } };
}

/** An attack of the second player's first character against the gate. */
const striking = (tokens: number, taken: number[] = []): View =>
  standing(
    { armour: armour(tokens) },
    {
      attack: {
        attacker: 8,
        target: GATE,
        kind: 'ranged',
        attack: [],
        defence: [],
        successes: 3,
        taken,
        pool: 0,
        strikes: [0, 2, 3, 5],
      },
    },
  );

function asked(prompt: Prompt, options: Choice[], view: View = now): { plan: Plan; fake: FakeTable } {
  const fake = new FakeTable();
  fake.table = fixed;
  fake.view = view;
  fake.seat = 1;
  const plan = new Plan(fake.real);
  fake.ask(prompt, options);
  plan.begin();
  return { plan, fake };
}

describe('roles and the track', () => {
  test('the other player is the Sentinel', () => {
    expect([0, 1].map((seat) => roleOf(seat, now))).toEqual(['sentinel', 'aggressor']);
    expect([seatOf('aggressor', now), seatOf('sentinel', now)]).toEqual([1, 0]);
  });

  test('the goal says whom the end of a stage serves', () => {
    const { lines } = client.staging.goal(fixed, now, names);
    expect(lines[0]?.text).toMatch(/ Aggressor wins the stage\.$/);
  });

  test('special rules are found on the operation card and on the stage cards', () => {
    expect(ruleOf({ operation: 1 }, fixed)?.name.en).toBe('Leaders first');
    expect(ruleOf({ stage: [0, 0] }, fixed)?.name.en).toBe('Alarm');
    expect(ruleOf({ stage: [1, 0] }, fixed)).toBeNull();
  });

  test('nothing is counted in points; the stage is what a struggle is elsewhere', () => {
    expect(client.score(now)).toBeNull();
    expect(client.round(standing({ stage: 1 }))).toEqual({ now: 2, of: 0 });
    expect(client.roundName(2, 0, fixed)).toBe('Core');
    expect(client.title(fixed)).toBe('The ring, Foundry District');
  });
});

describe('armoured targets', () => {
  test('the next space is the first without a token', () => {
    const at = (tokens: number) => armourOf(GATE, fixed, standing({ armour: armour(tokens) }));
    expect(nextSpace(at(0)!)).toEqual({ number: 1, symbols: fixed.operation?.armoured[0]?.track[0] });
    expect(nextSpace(at(3)!)).toBeNull();
    expect(armourOf(8, fixed, now)).toBeNull();
  });

  test('a target has one number on the board, apart from those of characters', () => {
    expect([5, GATE, MAST].map((one) => targetOf(aimOf(one)))).toEqual([5, GATE, MAST]);
    expect(new Set([0, 1, GATE, MAST].map(aimOf)).size).toBe(4);
    expect(pointsAt({ attack: { character: 8, kind: 'ranged', target: GATE } }, aimOf(GATE), null)).toBe(true);
    expect(pointsAt({ attack: { character: 8, kind: 'ranged', target: GATE } }, 0, null)).toBe(false);
  });

  test('it lies where its objective lies, under whoever stands there unless it is asked for', () => {
    const marks = armouredOn(fixed, now);
    const [gate] = marks;
    const at = now.objectives[0]?.spot;
    if (!gate || !at) throw new Error('no gate');
    expect(gate.spot).toEqual(at);
    const people = charactersOn(fixed, { ...now, characters: [at, ...now.characters.slice(1)] });
    expect(under(toXY(at), fixed, [], emptyOverlay(), marks).id).toBe(aimOf(GATE));
    expect(under(toXY(at), fixed, people, emptyOverlay(), marks).id).toBe(0);
    const overlay = emptyOverlay();
    overlay.targets.set(aimOf(GATE), { label: '', tone: 'choice' });
    expect(under(toXY(at), fixed, people, overlay, marks).id).toBe(aimOf(GATE));
  });

  test('an attack tells which spaces got a token', () => {
    const told = (event: Event) => ({ rules: [], event });
    const log: Event[] = [
      { attack: { attacker: 8, target: GATE, kind: 'ranged' } },
      { successes: { hits: 3, crits: 0, blocked: 0, successes: 3 } },
      { option: { unit: 6, stance: 0, option: 0, pool: 0 } },
      { armour: { target: 0, space: 1 } },
      { option: { unit: 6, stance: 0, option: 1, pool: 0 } },
      { glanced: { target: 0 } },
    ];
    const assault = assaultOf(log.map(told), striking(2, [0, 1]).attack);
    expect(assault).toMatchObject({ target: GATE, spaces: [1], taken: [0, 1], step: 8 });
  });
});

describe('planning an attack on a target', () => {
  const melee: Choice = { attack: { character: 8, kind: 'melee', target: GATE } };
  const ranged: Choice = { attack: { character: 8, kind: 'ranged', target: GATE } };
  const attack: Prompt = { attack: { characters: [8], dice: null } };

  test('a click means the Combat action; the attack stays chosen', () => {
    const { plan, fake } = asked({ act: 6 }, [{ action: 'move' }, { action: 'combat' }, 'end']);
    expect(plan.pickCharacter(aimOf(GATE))).toBe(true);
    expect(plan.target).toEqual(GATE);
    expect(primaryOf(plan)?.text).toBe('Attack Gate, 1 action');
    plan.confirm();
    fake.ask(attack, [{ attack: { character: 8, kind: 'melee', target: 0 } }, melee, ranged, 'decline']);
    plan.begin();
    expect(plan.draft).toEqual(melee);
    expect(fake.answers).toEqual([{ action: 'combat' }]);
  });

  test('a click on the own target means nothing', () => {
    const { plan } = asked({ act: 6 }, [{ action: 'combat' }, 'end']);
    expect(plan.pickCharacter(aimOf(MAST))).toBe(false);
    expect(plan.chosen).toBeNull();
  });

  test('a further click goes on to the next kind of attack', () => {
    const { plan } = asked(attack, [melee, ranged, 'decline']);
    plan.pickCharacter(aimOf(GATE));
    expect(plan.draft).toEqual(melee);
    plan.pickCharacter(aimOf(GATE));
    expect(plan.draft).toEqual(ranged);
    expect(plan.character).toBe(8);
  });

  test('row, board and button name it; no face stands before it', () => {
    const { plan } = asked(attack, [melee, ranged, 'decline']);
    expect(rowOf(plan, ranged)).toBe('Gate (ranged)');
    expect(detailOf(plan, ranged)).toContain('1 of 3 damage tokens');
    expect(faceOf(plan, ranged)).toBeNull();
    plan.choose(ranged);
    expect(primaryOf(plan)).toEqual({ text: 'Attack Gate', dice: true });
    const overlay = overlayOf(plan, { sight: [], ruler: null, rings: [], flag: null }, []);
    expect(overlay.targets.get(aimOf(GATE))?.tone).toBe('chosen');
    expect(overlay.flags[0]).toMatchObject({ title: 'Gate', at: now.objectives[0]?.spot });
  });

  test('an edge is chosen by where the objectives would lie with it', () => {
    const { plan, fake } = asked('side', [{ edge: 'south' }, { edge: 'east' }]);
    const turned = now.objectives.map((one) => ({ ...one, spot: { ...one.spot, x: -one.spot.y, y: one.spot.x } }));
    fake.ask('side', [{ edge: 'south' }, { edge: 'east' }], { layouts: [now.objectives, turned] }, { edge: 'south' });
    plan.begin();
    const shown = () => overlayOf(plan, { sight: [], ruler: null, rings: [], flag: null }, []);
    expect([shown().edge, shown().objectives]).toEqual(['south', now.objectives]);
    plan.hover = { edge: 'east' };
    expect([shown().edge, shown().objectives]).toEqual(['east', turned]);
    // All of them come into view, not only whoever stands there.
    const places = turned.map((one) => toXY(one.spot));
    expect(planned(shown(), [])).toEqual(places);
    expect(action(shown(), charactersOn(fixed, now))).toEqual(expect.arrayContaining(places));
  });

  test('the rows of the combat tree tell what places a token', () => {
    const { plan, fake } = asked({ tree: { successes: 2 } }, [{ option: 0 }, { option: 1 }, 'decline'], striking(1));
    expect(effectOf(plan, { option: 0 })).toBe('token on space 2');
    expect(effectOf(plan, { option: 1 })).toBe('no match');
    expect(detailOf(plan, { option: 1 })).toBeNull();
    expect(head(fake.real).title).toBe('Envoy attacks Gate');
    // Its symbols move nobody: nothing of it is drawn.
    plan.hover = { option: 4 };
    expect(overlayOf(plan, { sight: [], ruler: null, rings: [], flag: null }, []).rings).toEqual([]);
  });
});

describe('questions of special rules', () => {
  const atWork = standing({ rule: { operation: 0 } });

  test('the rule at work is named, with its text', () => {
    const prompt: Prompt = { choose: { unit: 6, ability: 255 } };
    const { plan } = asked(prompt, [{ unit: 6 }, { unit: 7 }], atWork);
    expect(words.prompt(prompt, fixed, atWork)).toBe('Second wind: whom to choose?');
    expect(causeOf(plan)?.text.en).toBe('What Second wind does.');
    plan.choose({ unit: 7 });
    expect(primaryOf(plan)?.text).toBe('Choose Viper');
  });

  test('a side of the track', () => {
    const { plan } = asked({ progress: { adds: false } }, [{ side: 1 }, { side: 0 }], atWork);
    expect(rowOf(plan, { side: 1 })).toBe('Your side (Aggressor)');
    expect(rowOf(plan, { side: 0 })).toBe('Other side (Sentinel)');
    expect(effectOf(plan, { side: 0 })).toBe('5 → 4 of 8');
    plan.choose({ side: 0 });
    expect(primaryOf(plan)?.text).toBe('Remove from the Sentinel’s side');
    expect(causeOf(plan)?.name.en).toBe('Second wind');
  });

  test('a token or an amount of damage', () => {
    const wound = asked({ 'lose-wound': 9 }, [{ token: 'wounded' }, { token: 'injured' }, 'decline'], atWork).plan;
    expect(wayOut(wound)).toBe('decline');
    expect(rowOf(wound, 'decline')).toBe('Keep the tokens');
    wound.choose({ token: 'injured' });
    expect(primaryOf(wound)?.text).toBe('Lose an injured token');
    const options: Choice[] = [{ damage: 2 }, { damage: 1 }, { damage: 0 }];
    const damage = asked({ 'lose-damage': { unit: 9, most: 2 } }, options, atWork).plan;
    // The amounts have tiles of their own.
    expect(rowsOf(damage)).toEqual([]);
    damage.choose({ damage: 2 });
    expect(primaryOf(damage)?.text).toBe('Lose 2 damage');
  });

  test('what waits is named', () => {
    const { plan } = asked({ next: ['progress', { rule: { stage: [0, 0] } }] }, [{ pick: 0 }, { pick: 1 }]);
    expect(rowOf(plan, { pick: 0 })).toBe('Momentum token at the start of the turn');
    expect(rowOf(plan, { pick: 1 })).toBe('Alarm');
    expect(detailOf(plan, { pick: 1 })).toBe('What Alarm does.');
  });
});

describe('the story', () => {
  const begins = (stage: number): Event => ({ 'stage-begins': { stage, active: [0] } });
  const step = (...events: Event[]) => ({ told: events.map((event) => ({ rules: [], event })) });
  const turn: Event = { turn: { number: 1, seat: 1 } };

  test('begins with the briefing, until the first stage begins', () => {
    const before = { ...now, stage: 'deployment' as const };
    expect(taleOf([step({ roles: { aggressor: 1 } })], before)).toEqual({ stage: null, ended: null, step: -1 });
    expect(taleOf([step(turn)], now)).toBeNull();
  });

  test('tells of the last stage, and how the one before ended', () => {
    const ended = { stage: 0, end: 1, winner: 1 };
    const log = [step(begins(0), turn), step(turn), step({ 'stage-ended': ended }, begins(1), turn), step(turn)];
    expect(taleOf(log, now)).toEqual({ stage: 1, ended, step: 2 });
    expect(taleOf(log.slice(0, 2), now)).toEqual({ stage: 0, ended: null, step: 0 });
  });

  test('is told once: a page that is opened later knows it', () => {
    const tale = { stage: 1, ended: null, step: 2 };
    expect(isNews(tale, 3)).toBe(true);
    expect(isNews(tale, 4)).toBe(false);
    expect(isNews({ ...tale, step: 7 }, 4)).toBe(true);
    expect(isNews({ stage: null, ended: null, step: -1 }, 4)).toBe(true);
  });
});

describe('the end', () => {
  const end = (rule: string, winner: 0 | 1, view = now, flag = false) =>
    words.outcome({ winner, rule, flag, seed: '' }, names, fixed, view);

  test('names the role that won and why', () => {
    expect(end(so('WIN-02'), 0)).toBe('Player 1 wins as Sentinel: the countdown ran out in the stage “Outer ring”.');
    const core = standing({ stage: 1 });
    expect(end(so('STAGE-01'), 1, core)).toBe(
      'Player 2 wins as Aggressor in the stage “Core”: The Aggressor controls the core.',
    );
    // Two ends of the card would do: neither is named.
    expect(end(so('STAGE-01'), 0, core)).toBe('Player 1 wins as Sentinel with the end of the stage “Core”.');
  });

  test('other ends are those of any game', () => {
    expect(end('KERNEL-CONCEDE', 0)).toBe('Player 1 wins: Player 2 concedes.');
    expect(end(so('WIN-02'), 0, now, true)).toBe('Player 1 wins: Player 2 has no time left.');
    expect(words.outcome({ winner: 0, rule: sp('CORE-02'), flag: false, seed: '' }, names)).toContain('two struggles');
  });
});

test('for an operation no mission pack is brought; roles by agreement or by chance', () => {
  const team = (mission: string): Team => ({ mission, squads: [{ units: ['a', 'b', 'c'], era: null }] });
  const teams: [Team, Team] = [team('one'), team('two')];
  expect(setupOf('2023-07', 'works', teams, null)).toEqual({ edition: '2023-07', battlefield: 'works', teams });
  const squads = teams[0].squads;
  expect(setupOf('2023-07', 'works', teams, { id: 'ring', aggressor: 1, printing: 'card' })).toEqual({
    edition: '2023-07',
    battlefield: 'works',
    operation: { id: 'ring', aggressor: 1, printing: 'card' },
    teams: [{ squads }, { squads }],
  });
  const chance = setupOf('2023-07', 'works', teams, { id: 'ring', aggressor: 'chance', printing: 'rulebook' });
  expect(chance.operation).toEqual({ id: 'ring', aggressor: null, printing: 'rulebook' });
  expect(JSON.stringify(chance)).not.toContain('mission');
});

test('stages and what is destroyed weigh most in the timeline', () => {
  const of = (event: Event) => weight({ rules: [], event });
  expect(of({ 'stage-ended': { stage: 0, end: 0, winner: 1 } })).toBe(3);
  expect(of({ destroyed: { target: 0 } })).toBe(3);
  expect(of({ armour: { target: 0, space: 0 } })).toBe(2);
  expect(of({ progress: { side: 0, tokens: 1, adds: true, cause: 'turn' } })).toBe(1);
  expect(of({ 'special-rule': { seat: 0, at: { operation: 0 } } })).toBe(0);
});

test('a stage that ends is told by a ribbon that waits, with what is left of the track', () => {
  const told = { rules: [], event: { 'stage-ended': { stage: 0, end: 0, winner: 1 } } };
  const cue = client.staging.cue(told, operationTable(), operationView(), ['A', 'B']);
  expect(cue?.beat).toBe('banner');
  expect(cue?.banner).toMatchObject({ stays: true, seat: 1 });
  expect(cue?.banner?.text).toContain(String(operationView().operation?.left));
  const begins = { rules: [], event: { 'stage-begins': { stage: 1, active: [] } } };
  expect(client.staging.cue(begins, operationTable(), operationView(), [])?.banner?.stays).toBe(false);
});

test('the number of a target is not taken for that of a character', () => {
  const sentence = words.say({ rules: [], event: { armour: { target: 0, space: 2 } } }, fixed, names);
  expect(sentence).toMatchObject({ figures: [], seat: null, text: 'Gate: damage token on space 3 of 3.' });
  const attack = words.say(
    { rules: [], event: { attack: { attacker: 8, target: GATE, kind: 'ranged' } } },
    fixed,
    names,
  );
  expect(attack).toMatchObject({ figures: [8], seat: 1, text: 'Envoy attacks Gate (ranged).' });
});

describe.each(languages)('in %s', (language) => {
  beforeEach(() => i18n.setLanguage(language));

  const views = [now, standing({ rule: { stage: [0, 0] } }), standing({ last_turn: true }), striking(1)];
  const prompts: Prompt[] = [
    { progress: { adds: true } },
    { progress: { adds: false } },
    { 'lose-wound': 0 },
    { 'lose-damage': { unit: 0, most: 3 } },
    { 'lose-condition': 0 },
    { choose: { unit: 0, ability: 255 } },
    { pick: { unit: 0, ability: 255, alternatives: ['remove-momentum', 'cure', 'add-momentum', 'gain-momentum'] } },
    { next: ['progress', { rule: { operation: 0 } }, { rule: { stage: [0, 0] } }, { rule: { operation: 9 } }] },
    { attack: { characters: [8], dice: null } },
    { react: 'attack-declared' },
    { tree: { successes: 1 } },
  ];
  const choices: Choice[] = [
    { side: 0 },
    { side: 1 },
    { token: 'wounded' },
    { token: 'injured' },
    ...[0, 1, 2, 5].map((damage): Choice => ({ damage })),
    { attack: { character: 8, kind: 'melee', target: GATE } },
    { attack: { character: 8, kind: 'melee', target: { armoured: 9 } } },
    ...[0, 1, 2, 3].map((pick): Choice => ({ pick })),
    { unit: 0 },
    'decline',
  ];
  const causes: ProgressCause[] = [
    'turn',
    { rule: { operation: 0 } },
    { rule: { operation: 9 } },
    { token: [0, 0] },
    { spent: [0, 0] },
    { gained: [0, 9] },
  ];
  const events: Event[] = [
    { roles: { aggressor: 1 } },
    { 'stage-begins': { stage: 0, active: [] } },
    { 'stage-begins': { stage: 0, active: [1] } },
    { 'stage-begins': { stage: 1, active: [2, 0] } },
    { 'stage-begins': { stage: 9, active: [0] } },
    ...[null, 0, 1].flatMap((winner): Event[] => [
      { 'stage-ended': { stage: 0, end: 0, winner } },
      { 'stage-ended': { stage: 1, end: 0, winner } },
    ]),
    { 'special-rule': { seat: 1, at: { operation: 0 } } },
    ...causes.flatMap((cause): Event[] => [
      { progress: { side: 0, tokens: 5, adds: true, cause } },
      { progress: { side: 1, tokens: 1, adds: false, cause } },
    ]),
    'last-turn',
    { 'wound-lost': { unit: 0, token: 'wounded' } },
    { 'wound-lost': { unit: 0, token: 'injured' } },
    { attack: { attacker: 8, target: GATE, kind: 'ranged' } },
    { glanced: { target: 0 } },
    { armour: { target: 0, space: 2 } },
    { destroyed: { target: 1 } },
    { momentum: { seat: 0, tokens: 2, cause: { ability: [0, 0] } } },
    ...[1, 2, 5].map((tokens): Event => ({ 'momentum-spent': { seat: 0, tokens, unit: 0, ability: 0 } })),
  ];

  /** Whether it is a text with all of its parts. */
  function whole(text: string): void {
    expect(text).not.toMatch(/⟨|undefined|\[object|\{|NaN|null/);
    expect(text.trim()).not.toBe('');
  }

  test('every question is a sentence with a question mark', () => {
    for (const prompt of prompts) {
      for (const view of [...views, null]) {
        const text = words.prompt(prompt, fixed, view);
        whole(text);
        expect(text).toMatch(/\?$/);
      }
    }
  });

  test('every answer has words', () => {
    for (const prompt of prompts) {
      for (const choice of choices) {
        whole(words.choice(choice, prompt, fixed, now, 0));
        whole(words.choice(choice, prompt, fixed, now, 1));
      }
    }
  });

  test('every event has a sentence', () => {
    for (const event of events) {
      const sentence = words.say({ rules: [so('WIN-03')], event }, fixed, names);
      expect(sentence, JSON.stringify(event)).not.toBeNull();
      whole(sentence?.text ?? '');
      expect(sentence?.rules).toEqual([so('WIN-03')]);
    }
  });

  test('every refusal and end has words', () => {
    for (const id of ['BUILD-01', 'SETUP-05', 'ARMOR-05']) {
      const text = words.refusal({ rule: so(id), facts: [] }, fixed, now);
      whole(text);
      expect(text).not.toContain(so(id));
    }
    for (const view of [now, standing({ stage: 1 })]) {
      for (const winner of [0, 1, null]) {
        for (const rule of [so('WIN-02'), so('STAGE-01')]) {
          whole(words.outcome({ winner, rule, flag: false, seed: '' }, names, fixed, view));
        }
      }
    }
  });
});

test('a zone is drawn for whoever deploys: near a token, or off objectives and enemies', () => {
  const nowhere = { near: null, within: null, 'off-objectives': null, 'off-enemies': null };
  const deployment = {
    first: 'sentinel' as const,
    sentinel: { ...nowhere, near: fixed.operation?.objectives[0] ?? '', within: 2 },
    aggressor: { ...nowhere, 'off-objectives': 2, 'off-enemies': 5 },
  };
  const table = { ...fixed, operation: fixed.operation && { ...fixed.operation, deployment } };
  const empty: View = { ...now, stage: 'deployment', characters: now.characters.map(() => null) };
  const [first] = now.objectives;
  const reach = table.measures.ranges[1] + (first?.radius ?? 0);
  // Player 1 is the Sentinel.
  expect(zoneOf(table, empty, [])).toEqual({ seat: 0, within: { at: first?.spot, radius: reach }, off: [] });
  const placed: View = { ...now, stage: 'deployment' };
  const zone = zoneOf(table, placed, charactersOn(table, placed));
  expect(zone?.seat).toBe(1);
  expect(zone?.within).toBeNull();
  const enemies = charactersOn(table, placed).filter((one) => one.seat === 0).length;
  expect(zone?.off).toHaveLength(now.objectives.length + enemies);
  expect(zoneOf(table, { ...placed, stage: 'turns' }, [])).toBeNull();
});

test('a token that is the only one of its kind is called by it, others by their numbers', async () => {
  await i18n.setLanguage('en');
  const of = (kind: string, ...objectives: number[]) => ({ kind, name: { en: kind, de: kind, pl: kind }, objectives });
  const [first, ...others] = fixed.operation?.stages ?? [];
  if (!fixed.operation || !first) throw new Error('the fixture has stages');
  const stages = [{ ...first, kinds: [of('Agent', 2), of('Clamp', 0, 1), of('Gate', 3)] }, ...others];
  const table = {
    ...fixed,
    operation: { ...fixed.operation, stages: [...stages, { ...first, kinds: [of('Door', 3)] }] },
  };
  expect([0, 1, 2, 3].map((id) => words.objective(id, table))).toEqual([
    'objective 1',
    'objective 2',
    'Agent',
    'objective 4',
  ]);
});
