import { describe, expect, it } from 'vitest';
import {
  diceInOptions,
  facets,
  facesOf,
  find,
  menuOf,
  pointedAt,
  promptFigure,
  promptKind,
  same,
} from '../../src/rulesets/battleground/options';
import { stepsOf } from '../../src/rulesets/battleground/overlay-of';
import { oddsRows, woundChance } from '../../src/rulesets/battleground/parts/odds';
import { trailsOf } from '../../src/rulesets/battleground/trails';
import type { Choice } from '../../src/rulesets/battleground/types';
import { weight } from '../../src/rulesets/battleground/weight';
import { wayTo } from './play-table.svelte';

describe('options', () => {
  it('are the same whatever the order of their fields', () => {
    expect(same({ attack: { target: 1, weapon: 0 } }, { attack: { weapon: 0, target: 1 } })).toBe(true);
    expect(same({ reroll: [0, 1] }, { reroll: [1, 0] })).toBe(false);
    expect(find(['end', { go: 'A1' }], { go: 'A2' })).toBeNull();
  });

  it('are sorted into the tiles of the menu', () => {
    const tiles = (['turn', 'end', { play: { card: 1, bonus: 'mana' } }, { consume: 0 }, 'decline'] as Choice[]).map(
      menuOf,
    );
    expect(tiles).toEqual(['move', 'end', 'card', 'item', null]);
  });

  it('point at figures, places and facings', () => {
    expect(facets({ 'go-large': { place: 'B2', facing: 'S' } })).toEqual({ place: 'B2', facing: 'S' });
    const large: Choice[] = [
      { 'go-large': { place: 'B2', facing: 'N' } },
      { 'go-large': { place: 'B3', facing: 'N' } },
      { 'go-large': { place: 'B3', facing: 'S' } },
    ];
    const chosen: Choice = { 'go-large': { place: 'B2', facing: 'S' } };
    expect(pointedAt(large, { place: 'B3' }, chosen)).toEqual(large[2]);
    expect(pointedAt(large, { place: 'C1' }, null)).toBeNull();
    expect(pointedAt(large, {}, null)).toBeNull();
  });

  it('know the character of a question', () => {
    expect(promptFigure({ defend: { figure: 3, successes: 1 } })).toBe(3);
    expect(promptFigure({ act: 2 })).toBe(2);
    expect(promptFigure({ activate: 14 })).toBeNull();
    expect(promptKind('choose-card')).toBe('choose-card');
  });

  it('tell dice where the roll was not seen', () => {
    const dice = diceInOptions([
      { reroll: [0, 0, 0, 0, 0, 0] },
      { reroll: [1, 0, 0, 0, 0, 0] },
      { reroll: [0, 0, 0, 0, 0, 2] },
    ]);
    expect(dice.sort()).toEqual([1, 6, 6]);
    expect(facesOf([1, 6, 6], [0, 2])).toEqual([1, 0, 0, 0, 0, 1]);
  });
});

describe('what is drawn', () => {
  it('gives each step of a path its cost', () => {
    const ways = [wayTo('A1', 1), wayTo('A3', 4)];
    expect(stepsOf(ways, ['A0', 'A1', 'A2', 'A3']).map((one) => one.cost)).toEqual([0, 1, 1, 2]);
  });

  it('animates movements along the planned way', () => {
    const moved = {
      rules: [],
      event: { event: 'moved' as const, figure: 1, from: 'A0', to: 'A2', cost: 2, points: 5 },
    };
    const label = '2 of 5 movement';
    expect(trailsOf([moved], ['A1', 'A2'])).toEqual([{ figure: 1, path: ['A0', 'A1', 'A2'], label }]);
    expect(trailsOf([moved], ['B1'])).toEqual([{ figure: 1, path: ['A0', 'A2'], label }]);
  });

  it('gathers rare numbers of wounds in one row', () => {
    expect(oddsRows([0.5, 0.5])).toHaveLength(2);
    expect(oddsRows([0.4, 0.3, 0.2, 0.1]).at(-1)).toMatchObject({ wounds: 2, more: true });
    expect(oddsRows([0.4, 0.3, 0.2, 0.1]).at(-1)?.chance).toBeCloseTo(0.3);
    expect(woundChance([0.4, 0.6])).toBeCloseTo(0.6);
  });

  it('weighs events', () => {
    expect(weight({ rules: [], event: { event: 'knocked-out', figure: 1, points: 30 } })).toBe(3);
    expect(weight({ rules: [], event: { event: 'shuffled', seat: 0 } })).toBe(0);
  });
});
