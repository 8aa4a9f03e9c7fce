import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../src/app/settings.svelte';
import type { Camera } from '../../src/rulesets/shared/board/camera.svelte';
import { Following, Planning } from '../../src/rulesets/shared/board/follow';
import type { Box } from '../../src/rulesets/shared/board/xy';

/** A camera that sees 200 × 200 of a large table and notes what it is shown. */
function eye(touched = -Infinity) {
  const shown: Box[] = [];
  const seen = { x: 0, y: 0, w: 200, h: 200 };
  const camera = {
    touched,
    coming: seen,
    show: (box: Box): void => {
      shown.push(box);
      camera.coming = { x: box.x + box.w / 2 - 100, y: box.y + box.h / 2 - 100, w: 200, h: 200 };
    },
    width: 200,
    height: 200,
    whole: false,
    scale: 1,
    closest: 4,
    world: { x: -500, y: -500, w: 2000, h: 2000 },
  };
  return { shown, camera: camera as unknown as Camera & typeof camera };
}

const far = [
  { x: 500, y: 50 },
  { x: 520, y: 60 },
];

beforeEach(() => {
  globalThis.localStorage ??= { getItem: () => null, setItem: () => undefined } as unknown as Storage;
  settings.follow = true;
});

test('what happens out of view is brought into view, and afterwards it is as before', () => {
  const { camera, shown } = eye();
  const following = new Following(camera, 10);
  following.look([far]);
  // With room for the caption, 52 pixels, above it.
  expect(shown).toEqual([{ x: 490, y: -12, w: 40, h: 82 }]);
  following.look([]);
  expect(shown.at(-1)).toEqual({ x: 0, y: 0, w: 200, h: 200 });
  following.look([]);
  expect(shown).toHaveLength(2);
});

test('a hand that only twitched while the film was elsewhere chose no view: at its end all is as before', () => {
  const { camera, shown } = eye();
  const following = new Following(camera, 10);
  following.look([far]);
  camera.touched = performance.now() + 1;
  camera.coming = { ...camera.coming, x: camera.coming.x + 8 };
  following.look([far]);
  following.look([]);
  expect(shown.at(-1)).toEqual({ x: 0, y: 0, w: 200, h: 200 });
});

test('a view that a hand chose while the film was elsewhere stays', () => {
  const { camera, shown } = eye();
  const following = new Following(camera, 10);
  following.look([far]);
  camera.touched = performance.now() + 1;
  camera.coming = { ...camera.coming, x: camera.coming.x + 120 };
  following.look([]);
  expect(shown).toHaveLength(1);
});

test('a view that a hand chose in the middle is where the film comes back to, not what was seen before', () => {
  vi.useFakeTimers();
  const { camera, shown } = eye();
  const following = new Following(camera, 10);
  following.look([far]);
  camera.touched = performance.now() + 1;
  camera.coming = { x: 900, y: 900, w: 200, h: 200 };
  following.look([far]);
  vi.advanceTimersByTime(4000);
  following.look([far]);
  following.look([]);
  vi.useRealTimers();
  expect(shown.at(-1)).toEqual({ x: 900, y: 900, w: 200, h: 200 });
});

test('what is in view moves nothing', () => {
  const { camera, shown } = eye();
  new Following(camera, 10).look([[{ x: 100, y: 100 }]]);
  expect(shown).toEqual([]);
});

test('what lies under the caption is not in view', () => {
  const { camera, shown } = eye();
  new Following(camera, 10).look([[{ x: 100, y: 90 }]]);
  expect(shown).toHaveLength(1);
});

test('a view that was just chosen by hand stays, and so does every view if that is wished', () => {
  const chosen = eye(performance.now());
  new Following(chosen.camera, 10).look([far]);
  expect(chosen.shown).toEqual([]);
  settings.follow = false;
  const still = eye();
  new Following(still.camera, 10).look([far]);
  expect(still.shown).toEqual([]);
});

test('a target out of view is brought into view however many attack it', () => {
  const { camera, shown } = eye();
  const many = [90, 100, 110, 120, 130].map((x) => ({ x, y: 120 }));
  new Following(camera, 10).look([many, [{ x: 260, y: 120 }], []]);
  expect(shown).toHaveLength(1);
});

const who = { x: 100, y: 100 };

test('what is planned out of view is shown with who does it, smaller if need be, and as large as before afterwards', () => {
  const { camera, shown } = eye();
  const planning = new Planning(camera, 10);
  planning.look([{ x: 300, y: 100 }], who);
  expect(shown).toEqual([{ x: 90, y: 90, w: 220, h: 20 }]);
  planning.look([], who);
  expect(shown.at(-1)).toEqual({ x: 100, y: 100, w: 0, h: 0 });
});

test('what is too far from who does it is shown alone, and what is too large not at all', () => {
  const { camera, shown } = eye();
  new Planning(camera, 10).look([{ x: 900, y: 100 }], who);
  expect(shown).toEqual([{ x: 890, y: 90, w: 20, h: 20 }]);
  new Planning(camera, 10).look([who, { x: 900, y: 100 }], null);
  expect(shown).toHaveLength(1);
});

test('of those to choose from who stand far apart some are in view, or else the whole table is', () => {
  const { camera, shown } = eye();
  new Planning(camera, 10).look(
    [
      { x: 900, y: 100 },
      { x: -400, y: 100 },
    ],
    null,
  );
  expect(shown).toEqual([{ x: -500, y: -500, w: 2000, h: 2000 }]);
});

test('what concerns the whole table shows all of it', () => {
  const { camera, shown } = eye();
  new Planning(camera, 10).look([who, { x: 900, y: 100 }], null, true);
  expect(shown).toEqual([{ x: -500, y: -500, w: 2000, h: 2000 }]);
});

test('a plan in view moves nothing, nor does one that was looked at, nor one while a hand moves the table', () => {
  const { camera, shown } = eye();
  const planning = new Planning(camera, 10);
  planning.look([{ x: 150, y: 20 }], who);
  expect(shown).toEqual([]);
  planning.look([{ x: 300, y: 100 }], who);
  planning.look([{ x: 300, y: 100 }], who);
  expect(shown).toHaveLength(1);
  const moved = eye(performance.now());
  new Planning(moved.camera, 10).look([{ x: 300, y: 100 }], who);
  expect(moved.shown).toEqual([]);
});
