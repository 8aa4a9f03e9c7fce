// The editors: footprints and their images, hexes, and forms of schemas.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { i18n, wantPageWords } from '../../src/app/i18n.svelte';
import { freeId } from '../../src/app/editors/desk.svelte';
import { holds, Schemas, spoken, within, type Schema } from '../../src/app/editors/schema';
import * as hexes from '../../src/rulesets/battleground/editor/hexes';
import * as shapes from '../../src/rulesets/shared/editor/shapes';
import { tables as shatterpoint } from '../../src/rulesets/shatterpoint/editor/tables';

describe('footprints', () => {
  const square = shapes.cornersOf({ rectangle: [10, 20, 30, 60] });
  const crate = (corners = square): shapes.Shape => ({ corners, group: 0, piece: { kind: 'crate', top: 30 } });

  test('a rectangle stays one until it is turned', () => {
    expect(shapes.withCorners({ top: 5 }, shapes.moved(square, 5, -5))).toEqual({
      top: 5,
      rectangle: [15, 15, 35, 55],
    });
    const turned = shapes.turned(square, 45, shapes.middle(square));
    expect(shapes.withCorners({}, turned)).toHaveProperty('corners');
    const back = shapes.turned(square, 90, shapes.middle(square));
    expect(shapes.withCorners({}, back)).toEqual({ rectangle: [0, 30, 40, 50] });
  });

  test('a corner of a rectangle takes its sides along', () => {
    expect(shapes.withCorners({}, shapes.pulled(square, 2, [50, 70]))).toEqual({ rectangle: [10, 20, 50, 70] });
  });

  test('a size holds about the middle', () => {
    expect(shapes.withCorners({}, shapes.sized(square, 40, 20))).toEqual({ rectangle: [0, 30, 40, 50] });
  });

  test('nothing leaves the table', () => {
    expect(shapes.boxOf(shapes.onTable(shapes.moved(square, 500, 0), [100, 100])).east).toBe(100);
  });

  test.each(['turn', 'mirror'] as const)('an image follows: %s', (symmetry) => {
    const both = shapes.added([], crate(), symmetry);
    expect(both).toHaveLength(2);
    const moved = shapes.changed(both, [0], symmetry, (one) => ({ ...one, corners: shapes.moved(one.corners, 7, 3) }));
    expect(shapes.twinOf(moved, 0, symmetry)).toBe(1);
    expect(shapes.removed(moved, [1], symmetry)).toEqual([]);
    expect(shapes.completed([crate()], symmetry)).toHaveLength(2);
  });

  test('what lies on its image gets one when it leaves it', () => {
    const middle = crate(shapes.cornersOf({ rectangle: [-10, -10, 10, 10] }));
    const one = shapes.added([], middle, 'turn');
    expect(one).toHaveLength(1);
    const next = shapes.changed(one, [0], 'turn', (shape) => ({
      ...shape,
      corners: shapes.moved(shape.corners, 40, 0),
    }));
    expect(next.map((shape) => shapes.middle(shape.corners))).toEqual([
      [40, 0],
      [-40, 0],
    ]);
  });

  test('linked points go with the model that they stand at', () => {
    const house = { name: { en: 'House' }, piece: [{ rectangle: [0, 0, 100, 50], top: 85 }] };
    const table = {
      model: [house],
      transfer: [
        {
          points: [
            [50, -8, 0],
            [50, 8, 85],
          ],
        },
      ],
    };
    const all = shatterpoint.shapes(table);
    const there = all.map((one) => ({ ...one, corners: shapes.moved(one.corners, -100, 30) }));
    expect(shatterpoint.withShapes(table, there)['transfer']).toEqual([
      {
        points: [
          [-50, 22, 0],
          [-50, 38, 85],
        ],
      },
    ]);
    expect(shatterpoint.withShapes(table, [])['transfer']).toEqual([]);
  });
});

describe('hexes', () => {
  const map = { piece: [{ high: ['G13', 'G14'] }], objectives: ['M16'], zones: [{ columns: 'AB' }, { columns: 'XY' }] };

  test('images are those of the book’s map', () => {
    // As content/battleground/maps.toml says of its two maps.
    expect(hexes.imageOf('G13', 'border')).toBe('S18');
    expect(hexes.imageOf('J11', 'border')).toBe('P19');
    expect(hexes.imageOf('M15', 'hex')).toBe('M15');
    expect(hexes.imageOf('B30', 'border')).toBeNull();
  });

  test('pieces and objectives are given the images that they lack', () => {
    // G13 and G14 have theirs on S18 and S17; M15 and M16 are each other's. What reaches past the map has none.
    const alone = { piece: [{ high: ['G13', 'G14'] }, { low: ['M15', 'M16'] }, { low: ['B30'] }], objectives: ['C5'] };
    expect(hexes.lacking(alone, 'border')).toEqual([{ high: ['S18', 'S17'] }]);
    const whole = hexes.completed(alone, 'border');
    expect(whole['piece']).toEqual([...alone.piece, { high: ['S18', 'S17'] }]);
    expect(whole['objectives']).toEqual(['C5', 'W26']);
    expect(hexes.lacking(whole, 'border')).toEqual([]);
    expect(hexes.lacking(alone, 'none')).toEqual([]);
  });

  test('paint joins the piece beside it, and its image does', () => {
    const painted = hexes.paint(map, 'G15', 'low', 'border');
    expect(painted['piece']).toEqual([{ high: ['G13', 'G14'], low: ['G15'] }, { low: ['S16'] }]);
    expect(hexes.paint(painted, 'G13', 'erase', 'none')['piece']).toEqual([
      { high: ['G14'], low: ['G15'] },
      { low: ['S16'] },
    ]);
  });

  test('a platform lies above what is there', () => {
    const painted = hexes.paint(map, 'G13', 'platform', 'none');
    expect(hexes.terrainOf(painted).find((one) => one.hex === 'G13')).toEqual({
      hex: 'G13',
      ground: 'high',
      platform: true,
    });
  });

  test('a piece is moved and turned as a whole, and never off the map', () => {
    expect(hexes.piecesOf(hexes.shifted(map, 0, 'G13', 'H12', 'none'))).toEqual([{ high: ['H12', 'H13'] }]);
    const turned = [1, 1, 1].reduce((one) => hexes.turned(one, 0, 'G13', 1, 'none'), map as Record<string, unknown>);
    expect(hexes.piecesOf(turned)).toEqual([{ high: ['G13', 'G12'] }]);
    expect(hexes.shifted(map, 0, 'G14', 'G1', 'none')).toBe(map);
  });

  test('the image of a zone lies in the other', () => {
    const painted = hexes.paint(map, 'C5', 'zone-0', 'border');
    expect(painted['zones']).toEqual([
      { columns: 'AB', hexes: ['C5'] },
      { columns: 'XY', hexes: ['W26'] },
    ]);
    expect(hexes.paint(painted, 'C5', 'zone-0', 'border')['zones']).toEqual(map.zones);
  });
});

describe.each(['battleground', 'shatterpoint', 'legion'])('the schema of %s', (ruleset) => {
  const file = join(import.meta.dirname, `../../../content/schemas/${ruleset}.json`);
  const schemas = new Schemas(JSON.parse(readFileSync(file, 'utf8')) as Schema);

  test('everything has a form and something to begin with', () => {
    expect(schemas.lists().length).toBeGreaterThan(3);
    for (const schema of Object.values(schemas.root.$defs ?? {})) {
      const form = schemas.form(schema);
      const blank = schemas.blank(schema);
      if (form.kind === 'choice') expect(schemas.chosen(form.options, blank)).toBe(0);
      if (form.kind === 'object') expect(schemas.fits(schema, blank)).toBe(true);
    }
  });
});

test('fields are named as faults name them', () => {
  expect(within(within('map', 0), 'start')).toBe('map[0].start');
  expect(holds('map[0]', 'map[0].start[1]')).toBe(true);
  expect(holds('map[0].st', 'map[0].start')).toBe(false);
  expect(freeId('Maul', [{ id: 'maul' }])).toBe('maul-2');
});

describe('the words of forms', () => {
  const schemas = ['battleground', 'shatterpoint', 'legion'].map((ruleset) =>
    readFileSync(join(import.meta.dirname, `../../../content/schemas/${ruleset}.json`), 'utf8'),
  );
  const named = (language: string): Set<string> => {
    const text = readFileSync(join(import.meta.dirname, `../../../locales/${language}/fields.ftl`), 'utf8');
    return new Set([...text.matchAll(/^app-field-([\w-]+) =/gm)].map(([, key]) => key ?? ''));
  };

  /** What the form of a schema says: names of fields, words to choose from, and so on within it. */
  function wordsOf(schemas: Schemas, schema: unknown): string[] {
    if (typeof schema !== 'object' || schema === null) return [];
    const form = Array.isArray(schema) ? null : schemas.form(schema as Schema);
    const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
    if (form?.kind === 'words') own.push(...form.words.map((one) => String(one.value)));
    if (form?.kind === 'choice') own.push(...form.options.map((one) => one.label));
    return [...own, ...Object.values(schema).flatMap((one) => wordsOf(schemas, one))];
  }

  test.each(['en', 'de', 'pl'])('are all there in %s, and none that no schema has', (language) => {
    const roots = schemas.map((text) => JSON.parse(text) as Schema);
    const fields = new Set(roots.flatMap((root) => wordsOf(new Schemas(root), root)));
    expect([...fields].filter((key) => !named(language).has(key))).toEqual([]);
    expect([...named(language)].filter((key) => !fields.has(key))).toEqual([]);
  });

  test('are read in the language of the page, and what has none as packs write it', async () => {
    await wantPageWords('fields');
    await i18n.setLanguage('de');
    expect(spoken('courage')).toBe('Tapferkeit');
    expect(spoken('of-my-own')).toBe('of my own');
    await i18n.setLanguage('en');
  });
});
