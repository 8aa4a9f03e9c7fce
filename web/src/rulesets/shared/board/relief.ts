// Light and shade. Light comes from the upper left; each edge is lit or shaded by its own direction, so
// that straight edges stay straight to the eye.

import { open } from './xy';
import type { Box, XY } from './xy';

export interface Edge {
  d: string;
  lit: boolean;
  opacity: number;
}

/** The rim of a closed outline, one stroke per edge just inside it. */
export function bevel(ring: XY[], width: number, strength: number): Edge[] {
  const area = ring.reduce((sum, p, i) => sum + cross(p, ring[(i + 1) % ring.length]), 0);
  const sign = area > 0 ? 1 : -1;
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length];
    if (!b) return [];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const out = { x: (sign * (b.y - a.y)) / length, y: (-sign * (b.x - a.x)) / length };
    const light = -(out.x * 0.6 + out.y * 0.8);
    const inside = width / 2 + 0.3;
    const moved = [a, b].map((p) => ({ x: p.x - out.x * inside, y: p.y - out.y * inside }));
    const opacity = Math.min(1, Math.abs(light) * (light > 0 ? strength : 0.62));
    return [{ d: open(moved), lit: light > 0, opacity: Math.round(opacity * 100) / 100 }];
  });
}

const cross = (a: XY, b: XY | undefined): number => (b ? a.x * b.y - b.x * a.y : 0);

/** Soft patches of ground: tone only, never lines, so that nothing looks like a contour. Always the same. */
export function patches({ w, h }: Box, count: number): { d: string; opacity: number }[] {
  const random = sequence(7);
  return Array.from({ length: count }, () => {
    const [cx, cy, radius] = [random() * w, random() * h, 30 + random() * 80];
    const points = Array.from({ length: 9 }, (_, j) => {
      const turn = (j / 9) * 2 * Math.PI;
      const length = radius * (0.65 + random() * 0.6);
      return { x: cx + Math.cos(turn) * length * 1.35, y: cy + Math.sin(turn) * length * 0.8 };
    });
    return { d: smooth(points), opacity: Math.round((0.25 + random() * 0.5) * 10) / 10 };
  });
}

export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return (state >>> 0) / 4294967296;
  };
}

function smooth(points: XY[]): string {
  const text = (p: XY): string => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
  const middles = points.map((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  });
  const last = middles.at(-1);
  if (!last) return '';
  return `M${text(last)}${points.map((p, i) => `Q${text(p)} ${text(middles[i] ?? p)}`).join('')}Z`;
}
