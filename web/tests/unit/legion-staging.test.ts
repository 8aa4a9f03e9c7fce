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
