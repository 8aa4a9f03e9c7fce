// What the board works out before it draws: hits, cursor, monograms, marks, flags.

import { describe, expect, test } from 'vitest';
import { nextStop, otherHeight, stepped, stops } from '../../src/rulesets/battleground/board/cursor';
import { arrange, leaderEnd } from '../../src/rulesets/shared/board/flags';
import { centre } from '../../src/rulesets/battleground/board/geometry';
import type { Box } from '../../src/rulesets/battleground/board/geometry';
import { marksOf } from '../../src/rulesets/battleground/board/marks';
import { midway, type XY } from '../../src/rulesets/shared/board/xy';
import { apart } from '../../src/rulesets/shared/board/apart';
import { monogram, monograms } from '../../src/rulesets/shared/board/monogram';
import { emptyOverlay } from '../../src/rulesets/battleground/board/overlay';
import {
  figureAt,
  figuresOn,
  links,
  placeAt,
  platformsOf,
  spotAt,
  tabAt,
  tabs,
} from '../../src/rulesets/battleground/board/scene';
import { barAt } from '../../src/rulesets/battleground/board/sight';
import { ladders, pieces } from '../../src/rulesets/battleground/board/terrain';
import type { FigureView, SheetView, TableView, TerrainView, View } from '../../src/rulesets/battleground/types';

const named = (en: string) => ({ en, de: null, pl: null });
const part = (hex: string, ground: TerrainView['ground'], platform = false): TerrainView => ({ hex, ground, platform });

const sheet = (id: number, seat: number, base: SheetView['base'] = []): SheetView => ({
  id,
  seat,
  name: named(`Figure ${id}`),
  figure: null,
  cost: 30,
  health: 6,
  base,
  weapons: [],
  skills: [],
  items: [],
});

function figure(id: number, at: string | null, change: Partial<FigureView> = {}): FigureView {
  const values = { strength: 3, perception: 3, power: 3, toughness: 3, spirit: 3, cost: 30, cards: 0 };
  const state = { mana: 0, focused: false, standby: false, buff: null, debuff: null, ready: true, engaged: false };
  const rest = { speed: [5, 7] as [number, number], ap: null, used_items: [], health: 6, wounds: 0 };
  return { id, seat: id % 2, standing: 'up', at, facing: 'N', ...values, ...state, ...rest, ...change };
}

const table: TableView = {
  map: named('Test'),
  terrain: [part('M15', 'open', true), part('M16', 'high', true), part('M14', 'ladder'), part('P10', 'high')],
  zones: [],
  factions: ['masters', 'evil-warriors'],
  extra_needs: 5,
  sheets: [sheet(0, 0), sheet(1, 1), sheet(2, 0, [[], ['S']]), sheet(3, 1)],
  markers: [],
  signs: [],
  cards: [],
};
const platforms = platformsOf(table);
const at = (...figures: FigureView[]): View => ({
  round: 1,
  rounds: 4,
  stage: 'act',
  priority: 0,
  players: [],
  figures,
  objectives: [],
  signs: [],
  turns: [],
});

describe('figures on the table', () => {
  test('one under another peeks out and can be hit', () => {
    const standing = figuresOn(table, at(figure(0, 'M15'), figure(1, 'M15+')), platforms);
    expect(standing.map((one) => [one.figure.id, one.under, one.scale < 1])).toEqual([
      [1, false, false],
      [0, true, true],
    ]);
    expect(figureAt(centre('M15'), standing)?.figure.id).toBe(1);
    const small = standing[1];
    expect(small && figureAt(small.at, standing)?.figure.id).toBe(0);
  });

  test('those out of the game or not yet there are not drawn', () => {
    expect(figuresOn(table, at(figure(0, null), figure(1, 'A1', { standing: 'out' })), platforms)).toEqual([]);
  });

  test('a large base is hit on all its hexes', () => {
    const standing = figuresOn(table, at(figure(2, 'D5')), platforms);
    expect(standing[0]?.hexes).toEqual(['D5', 'D6']);
    expect(figureAt(centre('D6'), standing)?.figure.id).toBe(2);
  });

  test('engaged opponents side by side are linked, others not', () => {
    const near = [
      figure(0, 'D5', { engaged: true }),
      figure(1, 'D6', { engaged: true }),
      figure(3, 'A1', { engaged: true }),
    ];
    expect(links(figuresOn(table, at(...near), platforms)).map((link) => link.key)).toEqual(['0-1']);
    const apart = [figure(0, 'M15', { engaged: true }), figure(1, 'M14', { engaged: true })].map((one, i) =>
      i === 0 ? { ...one, at: 'M15+' } : one,
    );
    expect(links(figuresOn(table, at(...apart), platforms))).toEqual([]);
  });
});

describe('places under a point', () => {
  test('a platform hides the ground unless only the ground can be chosen', () => {
    const overlay = emptyOverlay();
    expect(placeAt(centre('M15'), platforms, overlay)).toBe('M15+');
    overlay.reach.set('M15', { cost: 1, label: '' });
    expect(placeAt(centre('M15'), platforms, overlay)).toBe('M15');
    overlay.reach.set('M15+', { cost: 3, label: '' });
    expect(placeAt(centre('M15'), platforms, overlay)).toBe('M15+');
    expect(placeAt(tabAt('M15'), platforms, overlay)).toBe('M15');
    expect(tabs(overlay, platforms)).toEqual(['M15']);
  });

  test('a spot has the figure and its place', () => {
    const standing = figuresOn(table, at(figure(0, 'D5')), platforms);
    expect(spotAt(centre('D5'), standing, platforms, emptyOverlay())).toEqual({ place: 'D5', figure: 0 });
    expect(spotAt(centre('D7'), standing, platforms, emptyOverlay())).toEqual({ place: 'D7', figure: null });
    expect(spotAt({ x: -20, y: 0 }, standing, platforms, emptyOverlay())).toEqual({ place: null, figure: null });
  });
});

describe('the cursor', () => {
  test('takes platforms from above and changes height there', () => {
    expect(stepped('M14', 'right', 0, platforms, emptyOverlay())).toBe('M15+');
    expect(otherHeight('M15+', platforms)).toBe('M15');
    expect(otherHeight('M14', platforms)).toBe('M14');
    expect(stepped('A1', 'left', 0, platforms, emptyOverlay())).toBe('A1');
  });

  test('goes through targets and places, in rows of the screen', () => {
    const overlay = emptyOverlay();
    const standing = figuresOn(table, at(figure(0, 'D5'), figure(1, 'F9')), platforms);
    expect(stops(overlay, standing)).toEqual(['F9', 'D5']);
    overlay.reach.set('D6', { cost: 1, label: '' });
    expect(stops(overlay, standing)).toEqual(['D6']);
    overlay.places.set('A2', { label: '' }).set('A1', { label: '' });
    overlay.targets.set(1, { label: '', tone: 'choice' });
    expect(stops(overlay, standing)).toEqual(['F9', 'A1', 'A2']);
  });

  test('comes round, and starts from where it is', () => {
    const all = ['F9', 'A1', 'A2'];
    expect([nextStop(null, 1, all), nextStop('A2', 1, all), nextStop('F9', -1, all)]).toEqual(['F9', 'F9', 'A2']);
    expect([nextStop('D1', 1, all), nextStop('D1', -1, all), nextStop('D1', 1, [])]).toEqual(['A1', 'F9', null]);
  });
});

describe('monograms', () => {
  test('are initials or first letters', () => {
    expect(['He-Man', 'Skeletor', 'Trap Jaw', 'Man-At-Arms'].map((one) => monogram(named(one)))).toEqual([
      'HM',
      'SK',
      'TJ',
      'MA',
    ]);
  });

  test('begin with a letter where there is one: a number would be read as one', () => {
    expect(monogram(named('74-Z Speeder Bikes'))).toBe('ZB');
    expect(monogram(named('74'))).toBe('74');
  });

  test('are unique on a table', () => {
    const all = monograms(['Mer-Man', 'Mekaneck Man', 'Stratos', 'Stinkor', 'Stratos'].map(named));
    expect(all[0]).toBe('MM');
    expect(new Set(all).size).toBe(5);
    expect(all.every((one) => one.length === 2)).toBe(true);
  });
});

describe('figures above each other', () => {
  const disc = (x: number, y: number, r = 10) => ({ at: { x, y }, r });
  const far = (a: { at: XY }, b: { at: XY }): number => Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y);

  test('are drawn beside each other: the uppermost where it stands', () => {
    const all = apart([disc(50, 50), disc(52, 50), disc(50, 50)]);
    expect(all[2]).toMatchObject({ at: { x: 50, y: 50 }, off: null });
    expect(all.map((one) => one.off)).toEqual([{ x: 50, y: 50 }, { x: 52, y: 50 }, null]);
    for (const [a, b] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const)
      expect(far(all[a]!, all[b]!)).toBeGreaterThan(18);
  });

  test('stay where they stand if both are seen', () => {
    const all = [disc(0, 0), disc(15, 0), disc(60, 0)];
    expect(apart(all).map(({ at, off }) => [at, off])).toEqual(all.map(({ at }) => [at, null]));
  });

  test('do not go over those who stand beside them', () => {
    const [low, , beside] = apart([disc(55, 50), disc(50, 50), disc(75, 50)]);
    expect(far(low!, beside!)).toBeGreaterThan(18);
  });
});

describe('marks', () => {
  test('are three at most, then one for the rest', () => {
    expect(marksOf(figure(0, 'A1'))).toEqual([]);
    const many = figure(0, 'A1', { wounds: 2, focused: true, standby: true, mana: 1, buff: { common: 'haste' } });
    expect(marksOf(many)).toEqual([
      { kind: 'wounds', count: 2 },
      { kind: 'standby', count: 1 },
      { kind: 'focus', count: 1 },
      { kind: 'more', count: 2 },
    ]);
  });
});

describe('flags', () => {
  const stage = { x: 0, y: 0, w: 600, h: 400 };
  const flag = (x: number, y: number) => ({ anchor: { x, y }, clear: 20, w: 140, h: 40 });
  const overlaps = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

  test('stay in the stage, off their figure and off each other, also in corners', () => {
    const anchors = [flag(10, 10), flag(590, 10), flag(590, 390), flag(300, 200), flag(320, 210), flag(300, 230)];
    const boxes = arrange(anchors, stage, [], []);
    boxes.forEach((box, i) => {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= 600 && box.y + box.h <= 400).toBe(true);
      const { anchor } = anchors[i] ?? flag(0, 0);
      const near = leaderEnd(box, anchor);
      expect(Math.hypot(near.x - anchor.x, near.y - anchor.y)).toBeGreaterThan(20);
      boxes.slice(i + 1).forEach((other) => expect(overlaps(box, other)).toBe(false));
    });
  });

  test('leave other figures and the minimap visible', () => {
    const minimap = { x: 400, y: 0, w: 200, h: 150 };
    const disc = { x: 380, y: 150, r: 20 };
    const [box] = arrange([flag(330, 180)], stage, [minimap], [disc]);
    expect(box && overlaps(box, minimap)).toBe(false);
    expect(box && overlaps(box, { x: 365, y: 135, w: 30, h: 30 })).toBe(false);
  });
});

describe('terrain', () => {
  test('hangs together by kind', () => {
    const low = pieces(
      [part('D5', 'low'), part('D6', 'low'), part('H9', 'low'), part('D7', 'high')],
      (one) => one.ground === 'low',
    );
    expect(low.map((piece) => piece.hexes)).toEqual([['D5', 'D6'], ['H9']]);
  });

  test('ladders lead to their platform', () => {
    // M15 lies to the right of M14 on the screen.
    expect(ladders(table.terrain).map((one) => Math.round(one.degrees))).toEqual([0]);
  });

  test('a hidden line ends at the wall', () => {
    const ray = { from: centre('P8'), to: centre('P12') };
    const bar = barAt(ray, 'P10');
    // The left border of P10 lies one and a half hexes along the four.
    expect(bar.x).toBeCloseTo(centre('P8').x + (centre('P12').x - centre('P8').x) * 0.375);
    expect(barAt(ray, null)).toEqual(ray.to);
  });
});

test('half-way along a path is where its length is halved', () => {
  const bent = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 30 },
  ];
  expect(midway(bent)).toEqual([{ x: 10, y: 10 }, 40]);
  expect(midway(bent.slice(0, 1))).toEqual([{ x: 0, y: 0 }, 0]);
});
