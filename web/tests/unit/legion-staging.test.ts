// What is watched of a game of Legion says what it means.
import { expect, test } from 'vitest';
import { staging } from '../../src/rulesets/legion/staging';
import { table as makeTable, view } from './legion-fixture';

test('command cards that are turned over say by how many pips they are compared, and what is printed on them', () => {
  const table = makeTable();
  const [, [trap]] = table.commands as [unknown, [{ name: { en: string } }]];
  const cue = staging.cue({ seat: null, event: { commands: { cards: [1, 0] } } }, table, view(), ['', '']);
  expect(cue?.about).toMatch(/, 2 pips\..*\n/);
  expect(cue?.about).toContain(`${trap.name.en}, 1 pip.`);
});

test('a battle card that is struck says which one of its row is in use now', () => {
  const rows = view().rows;
  const after = { ...view(), rows: [[0], rows[1], rows[2]] };
  const told = (card: number | null) => ({ seat: 1, event: { discarded: { seat: 1, row: card && 0, card } } });
  const cue = staging.cue(told(1), makeTable(), after, ['', '']);
  expect(cue).toMatchObject({ beat: 'card', about: 'In use now: Key Places. Hold them.' });
  expect(staging.cue(told(null), makeTable(), after, ['', ''])?.about).toBe('');
});
