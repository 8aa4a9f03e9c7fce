import { beforeEach, expect, test } from 'vitest';
import { settings } from '../../src/app/settings.svelte';
import type { Camera } from '../../src/rulesets/shared/board/camera.svelte';
import { Following } from '../../src/rulesets/shared/board/follow';
import type { Box } from '../../src/rulesets/shared/board/xy';

/** A camera that sees 200 × 200 of a large table and notes what it is shown. */
function eye(touched = -Infinity) {
  const shown: Box[] = [];
  const seen = { x: 0, y: 0, w: 200, h: 200 };
  const show = (box: Box): void => void shown.push(box);
  return {
    shown,
    camera: { touched, seen, show, width: 200, whole: false, scale: 1, closest: 4 } as unknown as Camera,
  };
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
  following.look(far);
  // With room for the caption, 52 pixels, above it.
  expect(shown).toEqual([{ x: 490, y: -12, w: 40, h: 82 }]);
  following.look([]);
  expect(shown.at(-1)).toEqual({ x: 0, y: 0, w: 200, h: 200 });
  following.look([]);
  expect(shown).toHaveLength(2);
});

test('what is in view moves nothing', () => {
  const { camera, shown } = eye();
  new Following(camera, 10).look([{ x: 100, y: 100 }]);
  expect(shown).toEqual([]);
});

test('what lies under the caption is not in view', () => {
  const { camera, shown } = eye();
  new Following(camera, 10).look([{ x: 100, y: 90 }]);
  expect(shown).toHaveLength(1);
});

test('a view that was just chosen by hand stays, and so does every view if that is wished', () => {
  const chosen = eye(performance.now());
  new Following(chosen.camera, 10).look(far);
  expect(chosen.shown).toEqual([]);
  settings.follow = false;
  const still = eye();
  new Following(still.camera, 10).look(far);
  expect(still.shown).toEqual([]);
});
