// The battlefield on the screen: places, levels, terrain, the struggle track.
import { describe, expect, test } from 'vitest';
import { drawn, FIELD, place, toPoint, toXY } from '../../src/rulesets/shatterpoint/board/geometry';
import { clamped, inside, levelsAt, nearestLevel } from '../../src/rulesets/shatterpoint/board/levels';
import { marksOf } from '../../src/rulesets/shatterpoint/board/marks';
import { emptyOverlay } from '../../src/rulesets/shatterpoint/board/overlay';
import { charactersOn, isUnder, under } from '../../src/rulesets/shatterpoint/board/scene';
import { toward } from '../../src/rulesets/shared/board/plane';
import { bridges, drawnPiece, labelAt, linksOf, planks, solid } from '../../src/rulesets/shatterpoint/board/terrain';
import { doneOf } from '../../src/rulesets/shatterpoint/done';
import { trailsOf } from '../../src/rulesets/shatterpoint/trails';
import { table, view } from './shatterpoint-fixture';
import { sp } from './sp';

describe('the drawing', () => {
  test('has north above and 20 units to the inch', () => {
    expect(FIELD).toBe(720);
    expect(toXY({ x: 0, y: 0 })).toEqual({ x: 360, y: 360 });
    expect(toXY({ x: 2540, y: 2540 })).toEqual({ x: 380, y: 340 });
    expect(toPoint({ x: 380, y: 340 })).toEqual({ x: 2540, y: 2540 });
    expect(drawn(4000 / 2)).toBeCloseTo(15.75, 1);
  });

  test('says where a point lies in inches from the edges', () => {
    expect(place({ x: -45720 + 2540 * 3, y: -45720 + 2540 * 10 })).toEqual({ east: '3', north: '10' });
  });

  test('keeps points on the battlefield and on the lattice', () => {
    expect(clamped({ x: 99999, y: -0.4 }, 91440)).toEqual({ x: 45720, y: -0 });
  });
});

describe('levels', () => {
  const { terrain } = table();

  test('a roof takes the place of the ground', () => {
    expect(levelsAt(terrain, { x: 9000, y: 6000 })).toEqual([8500]);
    expect(levelsAt(terrain, { x: 0, y: 0 })).toEqual([17000]);
    expect(levelsAt(terrain, { x: -30000, y: 40000 })).toEqual([0]);
  });

  test('a walkway has the ground below it', () => {
    expect(levelsAt(terrain, { x: -15000, y: 20000 })).toEqual([0, 8500]);
    expect(nearestLevel(terrain, { x: -15000, y: 20000 }, 8000)).toBe(8500);
    expect(nearestLevel(terrain, { x: -15000, y: 20000 }, 0)).toBe(0);
  });

  test('a point lies in a polygon whichever way it goes round', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ];
    expect(inside(square, { x: 5, y: 5 })).toBe(true);
    expect(inside([...square].reverse(), { x: 5, y: 5 })).toBe(true);
    expect(inside(square, { x: 15, y: 5 })).toBe(false);
  });
});

describe('terrain', () => {
  const { terrain } = table();

  test('what one can walk under is drawn above the rest', () => {
    expect(bridges(terrain).map((one) => one.name.en)).toEqual(['Walkway', 'Walkway', 'Walkway', 'Walkway']);
    expect(solid(terrain)).toHaveLength(terrain.pieces.length - 4);
    expect(planks(bridges(terrain)[0]!)).toContain('M');
  });

  test('higher is lighter, what nobody can stand on is hatched', () => {
    const by = (name: string, i = 0) => drawnPiece(terrain.pieces.filter((one) => one.name.en === name)[i]!);
    expect(by('Furnace', 0).fill).toBe('var(--lv-2)');
    expect(by('Furnace', 1).fill).toBe('var(--lv-4)');
    expect(by('Pipes').hatch).toBe('wall');
    expect(by('Walkway').hatch).toBeUndefined();
  });

  test('a height is not written where something higher stands', () => {
    const roof = terrain.pieces[0]!;
    const tower = terrain.pieces[1]!;
    expect(inside(tower.corners, toPoint(labelAt(roof, terrain.pieces)))).toBe(false);
  });

  test('a height is not written over the name of an objective', () => {
    const roof = terrain.pieces[0]!;
    const first = labelAt(roof, []);
    const other = labelAt(roof, [], [{ x: first.x + 10, y: first.y - 5 }]);
    expect(Math.hypot(other.x - first.x, other.y - first.y)).toBeGreaterThan(20);
    expect(labelAt(roof, [], [{ x: first.x + 200, y: first.y }])).toEqual(first);
  });

  test('transfer points near each other are a ladder', () => {
    expect(linksOf(terrain.transfers).every((one) => one.ladder)).toBe(true);
    const far = [
      [
        { x: 0, y: 0, level: 0 },
        { x: 20000, y: 0, level: 0 },
      ],
    ];
    expect(linksOf(far)[0]?.ladder).toBe(false);
  });
});

describe('characters', () => {
  const fixed = table();
  const now = view();

  test('units with several characters count them', () => {
    const tabs = new Map(charactersOn(fixed, now).map((one) => [one.id, one.tab]));
    expect([2, 3].map((id) => tabs.get(id))).toEqual([1, 2]);
    expect([...tabs.values()]).toContain(null);
  });

  test('who stands under a walkway is known', () => {
    const standing = charactersOn(fixed, now);
    expect(standing.filter((one) => one.under).map((one) => one.id)).toEqual([7, 10]);
    expect(isUnder(fixed.terrain.pieces, now.characters[3]!)).toBe(false);
  });

  test('of two above each other the one that is asked for is meant', () => {
    const standing = charactersOn(fixed, now);
    const at = toXY({ x: -15500, y: 19200 });
    expect(under(at, fixed, standing, emptyOverlay()).id).toBe(3);
    expect(under(at, fixed, standing, { ...emptyOverlay(), movable: [7] }).id).toBe(7);
  });

  test('who stands below another is drawn beside, and meant there', () => {
    const standing = charactersOn(fixed, now);
    const [above, below] = [3, 7].map((id) => standing.find((one) => one.id === id)!);
    expect(above?.off).toBe(null);
    expect(below?.off).toEqual(toXY(now.characters[7]!));
    expect(under(below!.at, fixed, standing, emptyOverlay()).id).toBe(7);
    expect(under(above!.at, fixed, standing, emptyOverlay()).id).toBe(3);
  });

  test('beside the planned characters lies their formation', () => {
    const spot = (x: number, y: number) => ({ x, y, level: 0 });
    const ghosts = [spot(-40000, -10000), spot(-30000, -10000), spot(-35000, 0)].map((one, id) => ({
      id,
      spot: one,
      refused: false,
    }));
    const overlay = { ...emptyOverlay(), ghosts, formation: true };
    const found = under(toXY({ x: -35000, y: -6000 }), fixed, [], overlay);
    expect(found).toMatchObject({ id: null, formation: true });
    expect(under(toXY({ x: -40000, y: -10000 }), fixed, [], overlay).id).toBe(0);
  });

  test('marks say what hinders first', () => {
    const standing = charactersOn(fixed, now);
    const kinds = (id: number) => marksOf(standing.find((one) => one.id === id)!).map((one) => one.kind);
    expect(kinds(1)).toEqual(['pinned', 'focus']);
    expect(kinds(2)).toEqual(['wounds', 'hunker']);
    expect(kinds(12)).toEqual(['down']);
  });

  test('arrow keys go to the nearest in their direction', () => {
    const all = [{ at: { x: 10, y: 0 } }, { at: { x: 30, y: 2 } }, { at: { x: 0, y: 30 } }];
    expect(toward({ x: 0, y: 0 }, all, 1, 0)).toBe(all[0]);
    expect(toward({ x: 0, y: 0 }, all, 0, 1)).toBe(all[2]);
    expect(toward({ x: 0, y: 0 }, all, -1, 0)).toBeNull();
  });

  test('used order cards darken their characters', () => {
    expect([...doneOf(fixed, now)]).toEqual([4, 5]);
  });
});

test('a movement is shown along its path', () => {
  const spot = (x: number) => ({ x, y: 0, level: 0 });
  const moved = {
    character: 3,
    how: { by: 'advance' as const },
    from: spot(0),
    to: spot(9),
    path: [spot(1), spot(5), spot(8)],
  };
  const told = [
    { rules: [sp('MOVE-05')], event: { moved } },
    { rules: [], event: 'reset' as const },
  ];
  expect(trailsOf(told)).toEqual([{ id: 3, path: [spot(0), spot(5), spot(9)], along: false, label: 'Advance, 0″' }]);
});
