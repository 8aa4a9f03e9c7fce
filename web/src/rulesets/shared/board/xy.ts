// Points, boxes and paths of a drawing.

export interface XY {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function polar(from: XY, length: number, degrees: number): XY {
  const radians = (degrees * Math.PI) / 180;
  return { x: from.x + Math.cos(radians) * length, y: from.y + Math.sin(radians) * length };
}

const round = (n: number): number => Math.round(n * 100) / 100;

/** A closed path through points. */
export function closed(points: XY[]): string {
  return points.length === 0 ? '' : `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join('L')}Z`;
}

export function open(points: XY[]): string {
  return points.length === 0 ? '' : `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join('L')}`;
}

/** The point half-way along a path, and how long the path is. */
export function midway(path: readonly XY[]): [XY, number] {
  const legs = path.slice(1).map((to, i) => ({ from: path[i] ?? to, to }));
  const length = ({ from, to }: { from: XY; to: XY }): number => Math.hypot(to.x - from.x, to.y - from.y);
  const long = legs.reduce((sum, leg) => sum + length(leg), 0);
  let left = long / 2;
  for (const leg of legs) {
    const part = left / (length(leg) || 1);
    if (part <= 1) {
      const { from, to } = leg;
      return [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, long];
    }
    left -= length(leg);
  }
  return [path[0] ?? { x: 0, y: 0 }, 0];
}

/** The smallest convex outline about points, clockwise on the screen. */
export function hull(points: XY[]): XY[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: XY[]): XY[] => {
    const chain: XY[] = [];
    for (const p of list) {
      for (;;) {
        const [a, b] = chain.slice(-2);
        if (!a || !b || (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0.001) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** All points within a distance of a convex outline: its sides moved out, its corners rounded. */
export function grown(outlined: XY[], by: number): string {
  const n = outlined.length;
  let d = '';
  outlined.forEach((a, i) => {
    const b = outlined[(i + 1) % n];
    if (!b) return;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const out = { x: ((b.y - a.y) / length) * by, y: (-(b.x - a.x) / length) * by };
    const [from, to] = [`${round(a.x + out.x)} ${round(a.y + out.y)}`, `${round(b.x + out.x)} ${round(b.y + out.y)}`];
    d += i === 0 ? `M${from}L${to}` : `A${round(by)} ${round(by)} 0 0 1 ${from}L${to}`;
    if (i === n - 1) {
      const first = outlined[0];
      const second = outlined[1 % n];
      if (!first || !second) return;
      const l = Math.hypot(second.x - first.x, second.y - first.y) || 1;
      d += `A${round(by)} ${round(by)} 0 0 1 ${round(first.x + ((second.y - first.y) / l) * by)} ${round(first.y - ((second.x - first.x) / l) * by)}Z`;
    }
  });
  return d;
}

/** The box about points, with room around them. */
export function boxAbout(points: XY[], room = 0): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, w: Math.max(...xs) + room - x, h: Math.max(...ys) + room - y };
}

/** A circle as a path. */
export const circle = ({ x, y }: XY, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
