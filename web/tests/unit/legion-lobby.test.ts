// Building an army of Legion: what it costs, what is wrong with it, and its text.

import { beforeEach, describe, expect, test } from 'vitest';
import { i18n } from '../../src/app/i18n.svelte';
import {
  barOf,
  changedUnit,
  emptyArmy,
  handOf,
  limitsOf,
  misfit,
  NONE,
  pointsOf,
  problemsOf,
  readyArmies,
  surplus,
  upgradesFor,
  withCommand,
  withoutUnit,
  withUnit,
  withUpgrade,
} from '../../src/rulesets/legion/lobby/army';
import { isPair, readArmy, writeArmy } from '../../src/rulesets/legion/lobby/army-json';
import { coverOf, declare, kindsOf, setupOf } from '../../src/rulesets/legion/lobby/setup';
import type { Army, Size } from '../../src/rulesets/legion/types';
import { cards, lobby as makeLobby } from './legion-fixture';
import { lg } from './lg';

const lobby = makeLobby();
const [small, large] = lobby.armies as [Army, Army];

const rules = (army: Army, size: Size = 'standard') => problemsOf(army, lobby, size).map((one) => one.rule);

beforeEach(async () => i18n.setLanguage('en'));

describe('an army', () => {
  test('that is complete has no problems', () => {
    expect(rules(large)).toEqual([]);
    expect(rules(small, 'learning')).toEqual([]);
  });

  test('costs its units and their upgrades', () => {
    expect(pointsOf(small, lobby)).toBe(160 + 40 + 22);
  });

  test('needs its ranks, in a learning battle only a commander', () => {
    expect(rules(small)).toEqual([lg('RANK-05')]);
    const none = withoutUnit(small, 0);
    expect(problemsOf(none, lobby, 'learning').map((one) => one.text)).toContain(
      'Commander: 0 in the army, at least 1 needed.',
    );
    expect(limitsOf('corps', 'learning').least).toBe(0);
  });

  test('keeps to the points, to one faction and to unique names', () => {
    const crowd = Array.from({ length: 5 }).reduce<Army>((army) => withUnit(army, 'hero'), large);
    expect(rules(crowd)).toEqual([lg('BUILD-02'), lg('RANK-03'), lg('BUILD-22')]);
    expect(rules(withUnit(large, 'guard'))).toEqual([lg('BUILD-05')]);
  });

  test('says of a unit why it does not fit', () => {
    expect(misfit(cards.hero, large, lobby, 'standard')).toBe('already in the army');
    expect(misfit(cards.walker, large, lobby, 'standard')).toBeNull();
    const full = ['walker', 'walker', 'walker'].reduce(withUnit, large);
    expect(misfit(cards.walker, full, lobby, 'standard')).toBe('rank is full');
  });

  test('is no ready one any more when it is changed', () => {
    expect(withUnit(small, 'squad').id).toBeNull();
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

  test('does not hold two on one icon, the same twice, or what is for others', () => {
    const army = (upgrades: string[], unit = 'squad') => changedUnit(large, 1, { unit, upgrades });
    expect(rules(army(['scope', 'hook']))).toEqual([lg('BUILD-15')]);
    expect(surplus({ unit: 'squad', upgrades: ['scope', 'hook'] }, lobby)).toEqual(['hook']);
    expect(rules(army(['scope', 'scope']))).toEqual([lg('BUILD-16')]);
    expect(rules(changedUnit(large, 0, { unit: 'hero', upgrades: ['choke'] }))).toEqual([lg('BUILD-19')]);
  });
});

describe('a hand of command cards', () => {
  test('has two of each number of pips', () => {
    expect(handOf(large, lobby)).toEqual([
      { pips: 1, places: ['ambush', 'lone'] },
      { pips: 2, places: ['push', 'march'] },
      { pips: 3, places: ['assault', 'charge'] },
    ]);
    expect(rules(withCommand(large, lobby, 2, 0, NONE))).toEqual([lg('BUILD-23')]);
    expect(rules(withCommand(large, lobby, 2, 0, 'march'))).toEqual([lg('BUILD-24')]);
  });

  test('has a character’s card only with the character', () => {
    expect(rules(withoutUnit(large, 0))).toEqual([lg('RANK-03'), lg('BUILD-25')]);
  });
});

describe('ready armies', () => {
  test('are those of the first game to learn, others for a standard battle', () => {
    expect(readyArmies(lobby, 'learning')[0].id).toBe('small');
    expect(readyArmies(lobby, 'standard')[0].id).toBe('large');
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
    expect(isPair([small, large])).toBe(true);
    expect(isPair([small])).toBe(false);
    expect(isPair(null)).toBe(false);
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

  test('goes to the server only if there is something to say', () => {
    expect(setupOf('yard', 'learning', [small, small], 'agreed', [])).toEqual({
      battlefield: 'yard',
      size: 'learning',
      armies: [small, small],
    });
    const own = declare(house, [], { cover: 'none' });
    expect(setupOf('yard', 'learning', [small, small], 'in-turns', own)).toMatchObject({
      terrain: 'in-turns',
      declared: own,
    });
  });
});
