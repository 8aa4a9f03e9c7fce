// What is said, word by word, with the plural forms of each language.

import { describe, expect, test } from 'vitest';
import { i18n, type Language } from '../../src/app/i18n.svelte';
import type { Event, Lobby, Prompt, TableView, View } from '../../src/rulesets/battleground/types';
import * as words from '../../src/rulesets/battleground/words';
import fixture from '../fixtures/words.json';
import { bg } from './bg';

const table = fixture.table as unknown as TableView;
const view = fixture.view as unknown as View;
const lobby = { maps: [], first: null, names: fixture.lobbyNames } as unknown as Lobby;

const say = (event: Event) => words.say({ rules: [], event }, table, ['Player 1', 'Player 2']);
const text = (event: Event) => say(event)?.text;
const wounded = (wounds: number) => text({ event: 'wounded', figure: 3, wounds, now: 6 });
const drew = (count: number) => text({ event: 'drew', seat: 1, count, cards: null });

const inLanguage = (language: Language, body: () => void) =>
  test(language, async () => {
    await i18n.setLanguage(language);
    body();
  });

describe('plurals', () => {
  inLanguage('en', () => {
    expect([1, 2, 5].map(wounded)).toEqual([
      'Skeletor receives 1 wound (6 of 8).',
      'Skeletor receives 2 wounds (6 of 8).',
      'Skeletor receives 5 wounds (6 of 8).',
    ]);
  });
  inLanguage('de', () => {
    expect([1, 2, 5].map(drew)).toEqual([
      'Player 2 zieht 1 Schicksalskarte.',
      'Player 2 zieht 2 Schicksalskarten.',
      'Player 2 zieht 5 Schicksalskarten.',
    ]);
  });
  inLanguage('pl', () => {
    expect([1, 2, 5, 22].map(wounded)).toEqual([
      'Szkieletor otrzymuje 1 ranę (6 z 8).',
      'Szkieletor otrzymuje 2 rany (6 z 8).',
      'Szkieletor otrzymuje 5 ran (6 z 8).',
      'Szkieletor otrzymuje 22 rany (6 z 8).',
    ]);
    expect([1, 2, 5].map(drew)).toEqual([
      'Player 2 dobiera 1 kartę losu.',
      'Player 2 dobiera 2 karty losu.',
      'Player 2 dobiera 5 kart losu.',
    ]);
  });
});

describe('an attack names weapon and target', () => {
  const attack: Event = { event: 'attack', figure: 0, weapon: 'Sword of Power', target: 3, further: false };
  const choice = () => words.choice({ attack: { weapon: 0, target: 3 } }, { act: 0 }, table, view, 0);
  inLanguage('en', () => {
    expect(text(attack)).toBe('He-Man attacks Skeletor with Sword of Power.');
    expect(choice()).toBe('Attack Skeletor: Sword of Power');
  });
  inLanguage('de', () => {
    expect(text(attack)).toBe('He-Man greift Skeletor an: Schwert der Macht.');
    expect(choice()).toBe('Skeletor angreifen: Schwert der Macht');
  });
  inLanguage('pl', () => {
    expect(text(attack)).toBe('Atak: He-Man → Szkieletor (Miecz Mocy).');
    expect(choice()).toBe('Atak: Szkieletor (Miecz Mocy)');
  });
});

describe('a test unfolds to its sums', () => {
  const rolled: Event = {
    event: 'test',
    figure: 2,
    kind: 'attack',
    value: 'perception',
    dice: 5,
    dice_reasons: [{ rule: bg('ATK-08'), source: '', by: 1 }],
    needed: 5,
    range_reasons: [
      { rule: bg('COVER-02'), source: '', by: -1 },
      { rule: bg('TEST-10'), source: 'Gamma Brand', by: 1 },
    ],
    roll: [6, 6, 2, 4, 1],
    initial: 2,
  };
  inLanguage('en', () => {
    expect(text(rolled)).toBe('Attack test of Man-At-Arms (Perception): 5 dice on 5+ show 6 6 2 4 1.');
    expect(say(rolled)).toMatchObject({ seat: 0, figures: [2], dice: true });
  });
  inLanguage('de', () => {
    const lines = say(rolled)?.reasons.map((reason) => `${reason.text} ${reason.value} ${reason.rule}`);
    expect(lines).toEqual([
      `Wahrnehmung 4 ${bg('TEST-04')}`,
      `Waffe +1 ${bg('ATK-08')}`,
      `Würfel 5 ${bg('TEST-05')}`,
      `Bereich 4+ ${bg('TEST-08')}`,
      `Deckung −1 ${bg('COVER-02')}`,
      `Gammamal +1 ${bg('TEST-10')}`,
      `Erfolg ab 5+ ${bg('TEST-10')}`,
    ]);
  });
});

describe('a refusal says why', () => {
  const engaged = {
    rule: bg('ATK-21'),
    facts: [
      { name: 'character', value: 'He-Man' },
      { name: 'engaged with', value: 'Skeletor, Mer-Man' },
      { name: 'asked', value: 'what does He-Man do?' },
    ],
  };
  const far = {
    rule: bg('MOVE-01'),
    facts: [
      { name: 'place', value: 'O15' },
      { name: 'points', value: '5' },
      { name: 'needs', value: '7' },
    ],
  };
  const twice = { rule: bg('SETUP-02'), facts: [{ name: 'twice in the squad', value: 'mace' }] };
  inLanguage('en', () => {
    expect(words.refusal(engaged, table, view)).toBe(
      'Not possible: no ranged attacks or spells while engaged (engaged with Skeletor, Mer-Man).',
    );
    expect(words.refusal(far, table, view)).toBe(
      'Not possible: there are not enough movement points (O15, 5 movement points, 7 needed).',
    );
    expect(words.refusal({ rule: bg('NEW-01'), facts: [] }, table, view)).toBe(
      `Not possible: rule ${bg('NEW-01')} forbids it.`,
    );
    expect(words.refusal({ rule: bg('NEW-01'), facts: [] }, table, view, { title: 'A new rule' })).toBe(
      'Not possible: A new rule.',
    );
  });
  inLanguage('de', () => {
    expect(words.refusal(twice, null, null, { lobby })).toBe(
      'Geht nicht: Der Trupp verstößt gegen die Bauregeln (doppelt: Streitkolben).',
    );
  });
  inLanguage('pl', () => {
    expect(words.refusal(far, table, view)).toBe(
      'Nie można: za mało punktów ruchu (O15, 5 punktów ruchu, potrzeba 7).',
    );
    expect(words.refusal(engaged, table, view)).toContain('Szkieletor, Mer-Man');
  });
});

describe('questions and ends', () => {
  inLanguage('de', () => {
    expect(words.prompt({ defend: { figure: 3, successes: 1 } }, table, view)).toBe(
      'Verteidigt sich Skeletor gegen 1 Erfolg?',
    );
    expect(words.outcome({ winner: 1, rule: bg('VP-11'), flag: false, seed: '' }, ['Player 1', 'Player 2'])).toBe(
      'Player 2 gewinnt: Player 1 gibt auf.',
    );
  });
  inLanguage('pl', () => {
    expect(words.prompt({ defend: { figure: 3, successes: 2 } }, table, view)).toBe(
      'Czy Szkieletor broni się przed 2 sukcesami?',
    );
    expect(words.prompt({ act: 0 }, table, view)).toBe('Co robi He-Man?');
  });
});

test('a player without a name is called by the number', async () => {
  await i18n.setLanguage('pl');
  expect(words.say({ rules: [], event: { event: 'passed', seat: 1 } }, table, ['', ''])?.text).toBe('Gracz 2 pasuje.');
});

describe('effects are called by their names and by what they do', () => {
  const use = () => words.prompt({ use: { figure: 0, ability: 'Mighty Blow' } }, table, view);
  const does = [['mana 1', 'heal 1'], ['wounds 1'], []];
  const order: Prompt = { order: { figure: 0, effects: ['', 'Mighty Blow', ''], does } };
  const oneOf: Prompt = { 'one-of': { figure: 0, alternatives: [['wounds 1', 'ap 1'], ['buff haste'], ['push 3']] } };
  const picks = (prompt: Prompt, count: number) =>
    Array.from({ length: count }, (_, pick) => words.choice({ pick }, prompt, table, view, 0));
  inLanguage('en', () => {
    expect(use()).toBe('Does He-Man use Mighty Blow?');
    // Without a name it says what it does.
    expect(picks(order, 3)).toEqual(['+1 mana and heal 1 wound', 'Mighty Blow', 'Effect 3']);
    expect(picks(oneOf, 3)).toEqual(['1 wound and +1 AP', 'The buff Haste', 'Push 3 hexes away']);
  });
  inLanguage('de', () => {
    expect(use()).toBe('Nutzt He-Man „Mächtiger Hieb“?');
    expect(picks(oneOf, 3)).toEqual(['1 Wunde und +1 AP', 'Stärkung Schnelligkeit', '3 Felder schieben']);
  });
  inLanguage('pl', () => {
    expect(picks(oneOf, 3)).toEqual(['1 rana i +1 PA', 'Wzmocnienie: Przyspieszenie', 'Odepchnięcie o 3 pola']);
  });
});

describe('a direction has an arrow as it lies on the screen', () => {
  inLanguage('en', () => {
    expect(text({ event: 'faced', figure: 0, facing: 'N' })).toBe('He-Man faces left ←.');
    expect(words.choice({ face: 'SE' }, { face: 0 }, table, view, 0)).toBe('Face upper right ↗');
  });
});

describe('a question of a newer server', () => {
  inLanguage('en', () => {
    const unknown = [{ dance: 0 }, { dance: { figure: 0 } }, 'dance', { go: { figure: 0, kind: 'swim', goal: null } }];
    for (const one of unknown) expect(words.prompt(one as unknown as Prompt, table, view)).toBe('What is your answer?');
  });
});
