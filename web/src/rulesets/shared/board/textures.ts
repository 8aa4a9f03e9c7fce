// What the ground and the tops of terrain look like, one texture for each kind. Strokes are short and open: nothing reads
// as a height or as a line of the game.
import { inside } from './plane';
import { sequence } from './relief';
import { boxAbout, type XY } from './xy';

/** The patterns of a board, by their names in its definitions. */
export type Texture =
  'wall' | 'low' | 'rough' | 'grass' | 'water' | 'rubble' | 'planks' | 'bags' | 'courses' | 'leaves';

const round = (value: number): number => Math.round(value * 10) / 10;

/** The outline drawn smaller toward its middle. */
export function inset(ring: readonly XY[], part: number): XY[] {
  const c = middle(ring);
  return ring.map((p) => ({ x: c.x + (p.x - c.x) * part, y: c.y + (p.y - c.y) * part }));
}

function middle(ring: readonly XY[]): XY {
  const n = Math.max(1, ring.length);
  return { x: ring.reduce((sum, p) => sum + p.x, 0) / n, y: ring.reduce((sum, p) => sum + p.y, 0) / n };
}

/** Places in an outline, about as far apart from each other: always the same for the same seed. */
export function scattered(ring: readonly XY[], apart: number, seed: number): { at: XY; r: number }[] {
  const { x: left, y: top, w, h } = boxAbout([...ring]);
  const all: { at: XY; r: number }[] = [];
  const random = sequence(seed);
  for (let y = top + apart / 2; y < top + h; y += apart) {
    for (let x = left + apart / 2; x < left + w; x += apart) {
      const at = { x: x + (random() - 0.5) * apart * 0.7, y: y + (random() - 0.5) * apart * 0.7 };
      const r = apart * (0.24 + random() * 0.18);
      if (inside(ring, at)) all.push({ at, r });
    }
  }
  return all;
}

/** Ripples of sand on the side away from the wind. */
export function ripples(ring: readonly XY[], seed: number): string {
  return scattered(inset(ring, 0.86), 30, seed)
    .map(({ at, r }) => `M${round(at.x)} ${round(at.y)}q${round(r * 0.7)}-4 ${round(r * 1.4)} 0`)
    .join('');
}

/** Strokes toward the middle of a crater, each a little different. */
export function rays(ring: readonly XY[]): string {
  const c = middle(ring);
  const sides = ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    const count = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / 8));
    return Array.from({ length: count }, (_, j) => {
      const part = (j + 0.5) / count;
      return { x: a.x + (b.x - a.x) * part - c.x, y: a.y + (b.y - a.y) * part - c.y };
    });
  });
  const at = ({ x, y }: XY, part: number): string => `${round(c.x + x * part)} ${round(c.y + y * part)}`;
  return sides.map((side, i) => `M${at(side, 0.93)}L${at(side, 0.62 + (i % 3) * 0.07)}`).join('');
}

/** A hatch and a vent on a roof that has room for them. */
export function roof(ring: readonly XY[], seed: number): string {
  const { w, h } = boxAbout([...ring]);
  if (w < 60 || h < 60) return '';
  const [c, random] = [middle(ring), sequence(seed)];
  const [x, y] = [round(c.x + (random() - 0.5) * w * 0.2), round(c.y + (random() - 0.5) * h * 0.2)];
  const vent = { x: round(c.x + w * 0.26), y: round(c.y - h * 0.24) };
  return (
    `M${x - 9} ${y - 7}h18v14h-18zM${x - 9} ${y}h18M${x} ${y - 7}v14` +
    [5, 2].map((r) => `M${vent.x - r} ${vent.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join('')
  );
}

/** The boards of a crate: a rim and a cross. */
export function crate(ring: readonly XY[]): string {
  const [a, b, c, d] = inset(ring, 0.78);
  if (!a || !b || !c || !d || ring.length !== 4) return '';
  const to = ({ x, y }: XY): string => `${round(x)} ${round(y)}`;
  return `M${to(a)}L${to(b)}L${to(c)}L${to(d)}ZM${to(a)}L${to(c)}M${to(b)}L${to(d)}`;
}
