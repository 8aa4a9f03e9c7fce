// What terrain looks like: always the same, inside its outline, and never a closed line that would read as a height.
import { describe, expect, test } from 'vitest';
import { inside } from '../../src/rulesets/shared/board/plane';
import { crate, rays, ripples, roof, scattered } from '../../src/rulesets/shared/board/textures';

const square = (side: number) => [
  { x: 0, y: 0 },
  { x: side, y: 0 },
  { x: side, y: side },
  { x: 0, y: side },
];

describe('textures', () => {
  test('are the same for the same piece, and different for another', () => {
    expect(ripples(square(200), 3)).toBe(ripples(square(200), 3));
    expect(ripples(square(200), 3)).not.toBe(ripples(square(200), 4));
  });

  test('stay inside the outline', () => {
    for (const { at } of scattered(square(120), 15, 1)) expect(inside(square(120), at)).toBe(true);
    const starts = [...rays(square(120)).matchAll(/M([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    expect(starts.length).toBeGreaterThan(20);
    for (const at of starts) expect(inside(square(120), at)).toBe(true);
  });

  test('ripples and rays are open strokes', () => {
    expect(ripples(square(200), 3)).not.toMatch(/z/i);
    expect(rays(square(200))).not.toMatch(/z/i);
  });

  test('a roof has a hatch only where there is room for it; only a box is a crate', () => {
    expect(roof(square(40), 1)).toBe('');
    expect(roof(square(100), 1)).not.toBe('');
    expect(crate(square(30))).not.toBe('');
    expect(crate([...square(30), { x: -5, y: 15 }])).toBe('');
  });
});
