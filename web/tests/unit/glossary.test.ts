// Whatever a table shows explains itself, in every language: keywords, tokens, faces, steps, marks, values.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { about, telling } from '../../src/app/about';
import { rules } from '../../src/app/glossary';
import { has, i18n, languages, t } from '../../src/app/i18n.svelte';
import {
  aboutMark as aboutFigure,
  marksOf as marksOfFigure,
  tellsOf as tellsOfFigure,
} from '../../src/rulesets/battleground/board/marks';
import { aboutBonus } from '../../src/rulesets/battleground/labels';
import { statesOf } from '../../src/rulesets/battleground/states';
import { aboutText, pieces } from '../../src/rulesets/battleground/words';
import { aboutSign, aboutWounds, signsOf, tellsOf as tellsOfMini } from '../../src/rulesets/legion/board/marks';
import { aboutMark, marksOf, tellsOf } from '../../src/rulesets/shatterpoint/board/marks';
import type { Entry, Symbol } from '../../src/rulesets/shatterpoint/types';
import { aboutEntry, aboutSymbols, entry } from '../../src/rulesets/shatterpoint/words';

const rulesets = join(import.meta.dirname, '../../src/rulesets');

/** The words of a type that the server writes down, such as the keywords there are. */
function wordsOf(ruleset: string, type: string): string[] {
  const text = readFileSync(join(rulesets, ruleset, 'types.ts'), 'utf8');
  const [, body = ''] = new RegExp(`^export type ${type} = ([^;]*);`, 'm').exec(text) ?? [];
  const words = [...body.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/"([a-z-]+)"/g)].map(([, word]) => word ?? '');
  expect(words.length, type).toBeGreaterThan(1);
  return words;
}

const steps = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i + 1));

/** What has words: what its key begins with, and what there is of it. */
const told: [string, string[]][] = [
  ['lg-about-', ['Keyword', 'WeaponKeyword', 'MiniKeyword'].flatMap((type) => wordsOf('legion', type))],
  ['lg-face-about-', [...wordsOf('legion', 'Hit'), ...wordsOf('legion', 'Block')]],
  ['lg-step-about-', steps(10)],
  ['sp-about-', [...wordsOf('shatterpoint', 'Symbol'), 'crit-to-hit', 'hit-to-failure']],
  ['sp-about-', wordsOf('shatterpoint', 'MoveKind')],
  ['sp-face-about-', ['crit', 'hit', 'expertise', 'failure', 'block']],
  ['sp-step-about-', steps(10)],
  ['sp-mark-about-', ['injured']],
  ['sp-value-about-', ['ranged', 'melee', 'against-ranged', 'against-melee', 'stamina', 'durability']],
  ['sp-ability-about-', wordsOf('shatterpoint', 'AbilityKind')],
  ['lg-value-about-', ['wounds', 'courage', 'resilience', 'speed', 'defence', 'surges']],
  ['lg-desk-about-', ['pool', 'priority']],
  ['play-step-about-', steps(11)],
  ['play-value-about-', [...wordsOf('battleground', 'Value'), 'speed', 'ap']],
  ['play-buff-about-', wordsOf('battleground', 'Buff')],
  ['play-debuff-about-', wordsOf('battleground', 'Debuff')],
];

const home = join(import.meta.dirname, '../../..');

/** The texts of a folder's files. */
const textsIn = (folder: string, ending: string): string[] =>
  readdirSync(join(home, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(home, folder, file), 'utf8'));

/** The words and signs that the panel of the glossary tells; an answer has its rule beside it. */
const panel = [
  ...told,
  ['lg-marker-about-', wordsOf('legion', 'Marker')] as const,
  ['lg-mark-about-', ['wounds']] as const,
  ['sp-mark-about-', ['wounds', 'down', 'hunker', 'focus']] as const,
  ['board-mark-about-', ['wounds', 'down', 'standby', 'focus', 'mana']] as const,
  ['play-marker-about', ['']] as const,
  ['so-armoured-about', ['']] as const,
].flatMap(([prefix, words]) => words.map((word) => `${prefix}${word}`));

test('a word takes no digit: those are of the answers beside it', () => {
  expect(Object.keys(telling(about('lg-about-armor')))).not.toContain('data-key');
});

test('whatever the glossary tells leads to a rule that there is', () => {
  const ids = new Set(textsIn('rules', '.toml').flatMap((text) => text.match(/(?<=^id = ")[^"]+/gm) ?? []));
  expect(Object.keys(rules).sort()).toEqual([...new Set(panel)].sort());
  expect(Object.values(rules).filter((rule) => !ids.has(rule))).toEqual([]);
});

/** Everything at once, so that every mark shows. */
const burdened = {
  legion: {
    ...{ panicked: true, suppression: 2, disabled: true, damaged: true, ion: 1, immobilize: 1 },
    ...{ aim: 1, dodge: 1, standby: true },
  },
};

describe.each(languages)('in %s', (language) => {
  beforeEach(() => i18n.setLanguage(language));

  test.each(told)('%s', (prefix, words) => {
    expect(words.filter((word) => !has(`${prefix}${word}`))).toEqual([]);
  });

  test('a message of the glossary is short', () => {
    expect(panel.filter((key) => t(key).split(/\s+/).length > 40)).toEqual([]);
  });

  test('the marks of a figure on the table', () => {
    const common = { common: 'haste' };
    const bare = { wounds: 0, standing: 'up', debuff: null, standby: false, focused: false, buff: null, mana: 0 };
    const each = [
      { wounds: 1 },
      { standing: 'falling' },
      { debuff: { common: 'prone' } },
      { standby: true },
      { focused: true },
      { buff: common },
      { mana: 2 },
      { wounds: 1, standby: true, focused: true, mana: 1 },
    ].map((one) => ({ ...bare, ...one }) as never);
    for (const figure of each) {
      for (const mark of marksOfFigure(figure)) expect(aboutFigure(mark, figure).text).not.toMatch(/⟨|^$/);
      // The keys tell all of them, the one that stands for others too.
      expect(tellsOfFigure(figure).length).toBeGreaterThanOrEqual(marksOfFigure(figure).length);
    }
  });

  test('the markers that a card names', () => {
    for (const kind of ['buff', 'debuff']) {
      for (const word of wordsOf('battleground', kind === 'buff' ? 'Buff' : 'Debuff')) {
        const said = t(`bg-${kind}-${word}`);
        const text = {
          ...{ de: null, pl: null },
          en: `Everybody gets ${word.charAt(0).toUpperCase()}${word.slice(1)}.`,
          [language]: `X ${said}.`,
        };
        expect(aboutText(text)).toEqual({
          name: said,
          text: t(`play-${kind}-about-${word}`),
          key: `play-${kind}-about-${word}`,
        });
        expect(pieces(text).map(({ piece, about }) => [piece, about?.name])).toEqual([
          ['X ', undefined],
          [said, said],
          ['.', undefined],
        ]);
      }
    }
    // Declined, and several of them.
    const two = { en: 'Curse, then Haste.', de: 'Fluch, dann Schnelligkeit.', pl: 'Klątwę, potem Przyspieszenie.' };
    expect(pieces(two).filter(({ about }) => about).length).toBe(2);
    expect(aboutText(two)?.text.split('\n').length).toBe(2);
    expect(aboutText({ en: 'Draw a card.', de: null, pl: null })).toBeNull();
    // Both bonuses of a card.
    const card = { text: two } as never;
    expect(aboutBonus('ability', card)).toEqual(aboutText(two));
    expect(aboutBonus('mana', card)?.key).toBe('board-mark-about-mana');
    expect(aboutBonus('ap', card)?.key).toBe('play-value-about-ap');
  });

  test('the state of a figure on its card', () => {
    const figure = { standing: 'up', ap: 2, mana: 1, focused: true, standby: true } as never;
    const keys = statesOf(figure).map(({ key }) => key ?? '');
    expect(keys.length).toBe(4);
    expect(keys.filter((key) => !(key in rules))).toEqual([]);
  });

  test('the marks of a character on the table', () => {
    const bare = { wounded: false, damage: 0, conditions: [], hunker: 0, focus: [0] };
    const each = [
      { wounded: true },
      { damage: 2 },
      { hunker: 1 },
      { focus: [1] },
      ...wordsOf('shatterpoint', 'Condition').map((one) => ({ conditions: [one] })),
      { damage: 1, hunker: 1, focus: [1], conditions: ['pinned'] },
    ];
    for (const one of each) {
      const standing = { id: 0, unit: { ...bare, ...one }, sheet: { characters: [0] } } as never;
      const marks = marksOf(standing);
      expect(marks.length).toBeGreaterThan(0);
      for (const mark of marks) expect(aboutMark(mark).text).not.toMatch(/⟨|^$/);
      expect(tellsOf(standing).length).toBeGreaterThanOrEqual(marks.length);
    }
  });

  test('the symbols of a chart and of a combat tree', () => {
    const symbols = wordsOf('shatterpoint', 'Symbol') as Symbol[];
    for (const one of [...wordsOf('shatterpoint', 'Entry'), ...symbols] as Entry[]) {
      const { key = '', name } = aboutEntry(one);
      expect([key in rules, has(key), name], one).toEqual([true, true, entry(one)]);
    }
    expect(aboutSymbols(['damage', 'damage'])).toEqual(aboutEntry('damage'));
    expect(aboutSymbols(symbols)?.text.split('\n').length).toBe(symbols.length);
  });

  test('the signs of a unit on the table', () => {
    const signs = signsOf(burdened.legion as never);
    expect(signs.length).toBe(9);
    for (const { glyph } of signs) expect(has(`lg-marker-about-${glyph}`), glyph).toBe(true);
    expect(t('lg-mark-about-wounds')).not.toContain('⟨');
    expect(tellsOfMini({ unit: burdened.legion as never, wounds: 1 }).length).toBe(10);
    // What it comes to here.
    expect(aboutSign('suppression', burdened.legion as never, 1).here).toMatch(/2.*1/);
    expect(aboutSign('aim', burdened.legion as never, 1).here).toBeUndefined();
    const sheet = { card: { name: { en: 'Unit' }, wounds: 6 } };
    expect(aboutWounds({ sheet, wounds: 2 } as never).here).toMatch(/2.*6/);
  });
});
