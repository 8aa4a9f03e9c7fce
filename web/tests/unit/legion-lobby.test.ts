// Setting up a game of Legion: what is wrong with an army, the ready ones, what is agreed on about terrain.

import { beforeEach, describe, expect, test } from 'vitest';
import { i18n } from '../../src/app/i18n.svelte';
import { readyArmies } from '../../src/rulesets/legion/lobby/army';
import client from '../../src/rulesets/legion/lists';
import { coverOf, coversOf, declare, kindsOf, setupOf } from '../../src/rulesets/legion/lobby/setup';
import type { Army } from '../../src/rulesets/legion/types';
import { lobby as makeLobby } from './legion-fixture';
import { lg } from './lg';

const lobby = makeLobby();
const [small] = lobby.armies.map(([army]) => army) as [Army];

/** What is said of an army that breaks a rule; `unit` is the line that it is about. */
function said(unit: string, rule: string, facts: Record<string, string>): string {
  const list = Object.entries(facts).map(([name, value]) => ({ name, value }));
  return client.problem({ rule: lg(rule), facts: list }, unit, (id) => id);
}

beforeEach(async () => i18n.setLanguage('en'));

describe('an army', () => {
  test('that breaks a rule is said to, with names and numbers', () => {
    expect(said('', 'RANK-05', { rank: 'corps', units: '1', 'at least': '3' })).toBe(
      'Corps: 1 in the army, at least 3 needed.',
    );
    expect(said('', 'RANK-08', { rank: 'heavy', units: '3', 'at most': '2' })).toBe(
      'Heavy: 3 in the army, at most 2 allowed.',
    );
    expect(said('', 'BUILD-02', { points: '850', 'at most': '800' })).toBe(
      'The army costs 850 points, 800 are allowed.',
    );
    expect(said('squad', 'BUILD-16', { upgrade: 'gunner' })).toBe('squad has gunner twice.');
    expect(said('', 'BUILD-23', { pips: '1', cards: '1', needed: '2' })).toMatch(/needs 2 command cards with 1 pip,/);
    expect(said('', 'BUILD-25', { card: 'lone', unit: 'hero' })).toMatch(/needs hero in the army/);
  });

  test('that breaks a rule without words of the lobby is refused as at the table', () => {
    expect(said('squad', 'SETUP-02', {})).toMatch(/^Not possible/);
  });
});

describe('ready armies', () => {
  test('are those of the first game to learn, others for a standard battle', () => {
    expect(readyArmies(lobby, 'learning')[0]?.id).toBe('small');
    expect(readyArmies(lobby, 'standard')[0]?.id).toBe('large');
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
