// Whose turn it is, as the head of the column says it.
import { expect, test } from 'vitest';
import { head } from '../../src/rulesets/battleground/head';
import type { TurnView, View } from '../../src/rulesets/battleground/types';
import { FakeTable, viewWith } from './play-table.svelte';

test('who defends against the deed of another is asked, but it is not its turn', () => {
  const table = new FakeTable();
  const turns = [{ figure: 3 } as TurnView];
  table.view = { ...viewWith([{ mana: 0 }]), turns } as View;
  table.ask({ defend: { figure: 0, successes: 1 } }, ['defend']);
  expect(head(table.real).title).toBe('You decide');
  table.view = { ...table.view, turns: [{ figure: 0 } as TurnView] };
  expect(head(table.real).title).toMatch(/^Your turn/);
});
