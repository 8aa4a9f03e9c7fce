// Who is drawn how.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { figureFor as ofCharacter } from '../../src/rulesets/battleground/figures';
import { figureFor as ofUnit, figureOfMini } from '../../src/rulesets/legion/figures';
import { figureFor as ofCard } from '../../src/rulesets/shatterpoint/figures';
import { KINDS, strokesOf, type Figure } from '../../src/rulesets/shared/figures/figure';
import { WHOLES } from '../../src/rulesets/shared/figures/wholes';
import { table } from './legion-fixture';
import { rosette } from '../../src/rulesets/shared/figures/rosette';

const CONTENT = resolve(import.meta.dirname, '../../../content');

/** Something of all units or characters of a pack: their ids or English names. */
function all(pack: string, list: string, field: RegExp): string[] {
  const texts = readdirSync(join(CONTENT, pack)).map((file) => readFileSync(join(CONTENT, pack, file), 'utf8'));
  const entries = texts.flatMap((text) => text.split(/^\[\[/m)).filter((entry) => entry.startsWith(`${list}]]`));
  return entries.flatMap((entry) => field.exec(entry)?.[1] ?? []);
}

const ID = /^id = "([^"]+)"/m;
const KINDS_ALL = [...Object.keys(KINDS), ...Object.keys(WHOLES)] as Figure[];

describe('figures', () => {
  test('all kinds can be drawn, ever finer', () => {
    for (const figure of KINDS_ALL) {
      const [mass, half, fine] = (['mass', 'half', 'fine'] as const).map((depth) => strokesOf(figure, depth).length);
      expect(mass, String(figure)).toBeGreaterThan(0);
      expect(half, String(figure)).toBeGreaterThan(mass ?? 0);
      expect(fine, String(figure)).toBeGreaterThanOrEqual(half ?? 0);
      for (const { d } of strokesOf(figure, 'fine')) {
        expect(d, String(figure)).toMatch(/^[MLHVCZAa\d\s.,-]+$/);
      }
    }
  });

  test('two kinds never look the same', () => {
    const drawn = KINDS_ALL.map((figure) => JSON.stringify(strokesOf(figure, 'mass')));
    expect(new Set(drawn).size).toBe(KINDS_ALL.length);
  });
});

describe('our packs', () => {
  test('every character of Battleground has a figure of its own', () => {
    const names = all('battleground', 'character', /^name = \{ en = "([^"]+)"/m);
    expect(names.length).toBeGreaterThan(9);
    const figures = names.map((en) => JSON.stringify(ofCharacter({ name: { en, de: null, pl: null } })));
    expect(new Set(figures).size).toBe(names.length);
  });

  test('every unit of Shatterpoint is named', () => {
    const ids = all('shatterpoint', 'unit', ID);
    expect(ids.length).toBeGreaterThan(11);
    for (const unit of ids) {
      // What another pack would get is different for some type at least, so a missing name shows.
      const kinds = (['primary', 'secondary', 'supporting'] as const).map((kind) => ofCard({ unit, kind, force: 0 }));
      expect(new Set(kinds.map((one) => JSON.stringify(one))).size, unit).toBe(1);
    }
  });

  test('every unit of Legion is named', () => {
    const ids = ['legion', 'legion-later'].flatMap((pack) => all(pack, 'unit', ID));
    expect(ids.length).toBeGreaterThan(25);
    for (const unit of ids) {
      const kinds = (['trooper', 'ground-vehicle'] as const).map((kind) => ofUnit({ unit, kind, rank: 'corps' }));
      expect(JSON.stringify(kinds[0]), unit).toBe(JSON.stringify(kinds[1]));
    }
  });

  test('who came with an upgrade looks different', () => {
    const sheet = table().units.find((one) => one.minis.some((mini) => mini.upgrade !== null));
    const bearer = sheet?.minis.find((mini) => mini.upgrade !== null);
    const leader = sheet?.minis.find((mini) => mini.upgrade === null);
    if (!sheet || !bearer || !leader) throw new Error('nobody came with an upgrade');
    const with6 = { ...sheet, upgrades: sheet.upgrades.map((one) => ({ ...one, upgrade: 'z-6-trooper' })) };
    expect(figureOfMini(with6, bearer.id)).toBe('rotary');
    expect(figureOfMini(with6, leader.id)).toEqual(ofUnit(sheet.card));
  });
});

describe('own packs', () => {
  test('units without a name are drawn by what they are', () => {
    const unit = 'of-another-pack';
    const of = (kind: Parameters<typeof ofUnit>[0]['kind'], rank: Parameters<typeof ofUnit>[0]['rank'] = 'corps') =>
      ofUnit({ unit, kind, rank });
    expect([of('trooper'), of('trooper', 'commander'), of('ground-vehicle'), of('repulsor-vehicle')]).toEqual([
      'trooper',
      'leader',
      'tank',
      'skiff',
    ]);
    expect(of('emplacement-trooper')).toBe('turret');
    expect(ofCard({ unit, kind: 'primary', force: 3 })).toBe('blade');
    expect(ofCard({ unit, kind: 'supporting', force: 0 })).toBe('trooper');
    expect(ofCharacter({ name: { en: unit, de: null, pl: null } })).toBe('knight');
  });
});

test('the rings of a card are its own, always the same, and short', () => {
  expect(rosette('rebel-troopers', 76, 160)).toBe(rosette('rebel-troopers', 76, 160));
  expect(rosette('rebel-troopers', 76, 160)).not.toBe(rosette('stormtroopers', 76, 160));
  expect(rosette('at-rt', 76, 160).match(/M/g)).toHaveLength(9);
  expect(rosette('at-rt', 76, 160)).not.toContain('NaN');
});
