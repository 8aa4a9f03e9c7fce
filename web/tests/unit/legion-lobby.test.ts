// Building an army of Legion: what it costs, what is wrong with it, and its text.

import { beforeEach, describe, expect, test } from 'vitest';
import { i18n } from '../../src/app/i18n.svelte';
import {
  armyName,
  barOf,
  changedUnit,
  emptyArmy,
  handOf,
  NONE,
  problemOf,
  readyArmies,
  surplus,
  upgradesFor,
  withCommand,
  withoutUnit,
  withUnit,
  withUpgrade,
} from '../../src/rulesets/legion/lobby/army';
import { areArmies, readArmy, writeArmy } from '../../src/rulesets/legion/lobby/army-json';
import { coverOf, coversOf, declare, kindsOf, setupOf } from '../../src/rulesets/legion/lobby/setup';
import type { Army, Part } from '../../src/rulesets/legion/types';
import { cards, lobby as makeLobby } from './legion-fixture';
import { lg } from './lg';

const lobby = makeLobby();
const [small, large] = lobby.armies.map(([army]) => army) as [Army, Army];

/** What is said of an army that breaks a rule. */
function said(part: Part, rule: string, facts: Record<string, string>): string {
  const list = Object.entries(facts).map(([name, value]) => ({ name, value }));
  const problem = problemOf({ part, refusal: { rule: lg(rule), facts: list } }, small, lobby);
  expect(problem.rule).toBe(lg(rule));
  return problem.text;
}

beforeEach(async () => i18n.setLanguage('en'));

describe('an army', () => {
  test('is called by its faction and its points', () => {
    expect(armyName(small, 222, lobby)).toMatch(/, 222 points$/);
    expect(armyName({ ...small, units: [] }, null, lobby)).toBe('');
  });

  test('that breaks a rule is said to, with names and numbers', () => {
    expect(said('army', 'RANK-05', { rank: 'corps', units: '1', 'at least': '3' })).toBe(
      'Corps: 1 in the army, at least 3 needed.',
    );
    expect(said('army', 'RANK-08', { rank: 'heavy', units: '3', 'at most': '2' })).toBe(
      'Heavy: 3 in the army, at most 2 allowed.',
    );
    expect(said('army', 'BUILD-02', { points: '850', 'at most': '800' })).toBe(
      'The army costs 850 points, 800 are allowed.',
    );
    expect(said({ unit: 1 }, 'BUILD-16', { upgrade: 'gunner' })).toBe('squad has gunner twice.');
    expect(said('hand', 'BUILD-23', { pips: '1', cards: '1', needed: '2' })).toMatch(
      /needs 2 command cards with 1 pip,/,
    );
    expect(said('hand', 'BUILD-25', { card: 'lone', unit: 'hero' })).toMatch(/needs hero in the army/);
  });

  test('that breaks a rule without words of the lobby is refused as at the table', () => {
    expect(said({ unit: 0 }, 'SETUP-02', {})).toMatch(/^Not possible/);
  });

  test('is no ready one any more when it is changed', () => {
    expect(withUnit(small, 'squad').id).toBeNull();
    expect(withoutUnit(small, 0).id).toBeNull();
    expect(changedUnit(small, 1, { unit: 'squad', upgrades: [] }).id).toBeNull();
  });
});

describe('an upgrade bar', () => {
  const squad = { unit: 'squad', upgrades: ['scope'] };

  test('has a place for each icon', () => {
    expect(barOf(squad, lobby).map((one) => [one.slot, one.upgrade?.upgrade ?? null])).toEqual([
      ['heavy-weapon', null],
      ['gear', 'scope'],
    ]);
    expect(withUpgrade(squad, 0, 'gunner', lobby).upgrades).toEqual(['gunner', 'scope']);
    expect(withUpgrade(squad, 1, NONE, lobby).upgrades).toEqual([]);
  });

  test('offers only what the unit may have', () => {
    expect(upgradesFor(cards.squad, 'heavy-weapon', lobby).map((one) => one.upgrade)).toEqual(['gunner']);
    expect(upgradesFor(cards.guard, 'heavy-weapon', lobby)).toEqual([]);
    expect(upgradesFor(cards.hero, 'force', lobby)).toEqual([]);
  });

  test('has no place for two on one icon', () => {
    expect(surplus({ unit: 'squad', upgrades: ['scope', 'hook'] }, lobby)).toEqual(['hook']);
  });
});

describe('a hand of command cards', () => {
  test('has two of each number of pips', () => {
    expect(handOf(large, lobby)).toEqual([
      { pips: 1, places: ['ambush', 'lone'] },
      { pips: 2, places: ['push', 'march'] },
      { pips: 3, places: ['assault', 'charge'] },
    ]);
    expect(withCommand(large, lobby, 2, 0, NONE).commands).toEqual(['ambush', 'lone', 'march', 'assault', 'charge']);
  });
});

describe('ready armies', () => {
  test('are those of the first game to learn, others for a standard battle', () => {
    expect(readyArmies(lobby, 'learning')[0]?.id).toBe('small');
    expect(readyArmies(lobby, 'standard')[0]?.id).toBe('large');
  });

  test('can be begun anew with the cards that everybody may have', () => {
    expect(emptyArmy(lobby)).toEqual({ id: null, units: [], commands: ['ambush', 'push', 'assault'] });
  });
});

describe('an army as text', () => {
  test('is read as it was written', () => {
    const { army, problem } = readArmy(writeArmy(small));
    expect(problem).toBeNull();
    expect(army).toEqual({ ...small, id: null });
  });

  test('may leave out upgrades and cards', () => {
    expect(readArmy('{"units":[{"unit":"squad"}]}').army).toEqual({
      id: null,
      units: [{ unit: 'squad', upgrades: [] }],
      commands: [],
    });
  });

  test.each([
    ['{', 'not-json'],
    ['[]', 'no-army'],
    ['{"units":[{"unit":3}]}', 'no-army'],
    ['{"units":[],"commands":[1]}', 'no-army'],
  ])('%s is none: %s', (text, problem) => {
    expect(readArmy(text)).toEqual({ army: null, problem });
  });

  test('of both players is a pair', () => {
    expect(areArmies([small, large])).toBe(true);
    expect(areArmies([small, 1])).toBe(false);
    expect(areArmies(null)).toBe(false);
  });
});

describe('what is agreed on about terrain', () => {
  const [field] = lobby.battlefields;
  if (!field) throw new Error('there is no battlefield');
  const house = kindsOf(field.terrain)[0];
  if (!house) throw new Error('there is no house');

  test('is said only where it is not as the battlefield has it', () => {
    const light = declare(house, [], { cover: 'light' });
    expect(light).toMatchObject([{ terrain: 'House', cover: 'light', movement: null }]);
    expect(declare(house, light, { cover: 'heavy' })).toEqual([]);
    const both = declare(house, light, { movement: ['open', 'impassable', 'impassable'] });
    expect(both).toMatchObject([{ cover: 'light', movement: ['open', 'impassable', 'impassable'] }]);
    expect(coverOf(house, both)).toBe('light');
  });

  test('says whom a piece covers, whatever its height', () => {
    const always = declare(house, [], { 'covers-troopers': true });
    expect(always).toMatchObject([{ terrain: 'House', cover: null, 'covers-troopers': true, 'covers-vehicles': null }]);
    const both = declare(house, always, { 'covers-vehicles': false });
    expect(coversOf(house, both)).toEqual({ 'covers-troopers': true, 'covers-vehicles': false });
    expect(declare(house, always, { 'covers-troopers': null })).toEqual([]);
  });

  test('goes to the server only if there is something to say', () => {
    expect(setupOf('yard', 'learning', [small, small], 'agreed', [])).toEqual({
      battlefield: 'yard',
      format: 'learning',
      armies: [small, small],
    });
    const own = declare(house, [], { cover: 'none' });
    expect(setupOf('yard', 'learning', [small, small], 'in-turns', own)).toMatchObject({
      terrain: 'in-turns',
      declared: own,
    });
  });
});
