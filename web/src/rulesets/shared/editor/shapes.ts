// Pieces of a free table while it is edited: footprints in millimetres from the middle, x to the east and y to the north.
import type { Json } from '../../../app/editors/client';

export type Corner = [number, number];

export interface Shape {
  corners: Corner[];
  /** What else the pack says of it. */
  piece: Json;
  /** Shapes of one group are moved together. */
  group: number;
}

/** Which image every piece has on the table. */
export type Symmetry = 'none' | 'turn' | 'mirror';

const round = (value: number): number => Math.round(value * 100) / 100 + 0;

/** The footprint that a pack says by its corners or its sides. */
export function cornersOf(piece: Json): Corner[] {
  const sides = piece['rectangle'] as number[] | undefined;
  if (sides) {
    const [west = 0, south = 0, east = 0, north = 0] = sides;
    return [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ];
  }
  return (piece['corners'] as Corner[] | undefined) ?? [];
}

/** The piece with a footprint, said as shortly as it can be. */
export function withCorners(piece: Json, corners: readonly Corner[]): Json {
  const { rectangle: _, corners: __, ...rest } = piece;
  const box = boxOf(corners);
  const upright =
    corners.length === 4 &&
    corners.every(([x, y]) => (x === box.west || x === box.east) && (y === box.south || y === box.north)) &&
    new Set(corners.map(String)).size === 4;
  if (upright) return { ...rest, rectangle: [box.west, box.south, box.east, box.north] };
  return { ...rest, corners: corners.map(([x, y]) => [x, y]) };
}

export interface Sides {
  west: number;
  south: number;
  east: number;
  north: number;
}

export function boxOf(corners: readonly Corner[]): Sides {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) };
}

export function middle(corners: readonly Corner[]): Corner {
  const { west, south, east, north } = boxOf(corners);
  return [(west + east) / 2, (south + north) / 2];
}

export const moved = (corners: readonly Corner[], dx: number, dy: number): Corner[] =>
  corners.map(([x, y]) => [round(x + dx), round(y + dy)]);

/** Turned counter-clockwise about a point. */
export function turned(corners: readonly Corner[], degrees: number, [cx, cy]: Corner): Corner[] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return corners.map(([x, y]) => [
    round(cx + (x - cx) * cos - (y - cy) * sin),
    round(cy + (x - cx) * sin + (y - cy) * cos),
  ]);
}

/** As wide and as deep as wished, about its middle. */
export function sized(corners: readonly Corner[], wide: number, deep: number): Corner[] {
  const { west, south, east, north } = boxOf(corners);
  const [cx, cy] = middle(corners);
  const [by, along] = [wide / (east - west || 1), deep / (north - south || 1)];
  return corners.map(([x, y]) => [round(cx + (x - cx) * by), round(cy + (y - cy) * along)]);
}

/** One corner pulled to a point; the sides of a rectangle follow. */
export function pulled(corners: readonly Corner[], index: number, [x, y]: Corner): Corner[] {
  const from = corners[index];
  if (!from) return [...corners];
  const upright = 'rectangle' in withCorners({}, corners);
  const to: Corner = [round(x), round(y)];
  if (!upright) return corners.map((one, i) => (i === index ? to : one));
  return corners.map(([cx, cy]) => [cx === from[0] ? to[0] : cx, cy === from[1] ? to[1] : cy]);
}

/** Moved as little as needed to lie on the table. */
export function onTable(corners: readonly Corner[], [long, short]: Corner): Corner[] {
  const { west, south, east, north } = boxOf(corners);
  const back = (low: number, high: number, most: number): number =>
    low < -most ? -most - low : high > most ? most - high : 0;
  return moved(corners, back(west, east, long), back(south, north, short));
}

/** The image of a footprint; its corners go round the same way. */
export function imageOf(corners: readonly Corner[], symmetry: Symmetry): Corner[] {
  if (symmetry === 'none') return [...corners];
  if (symmetry === 'turn') return corners.map(([x, y]) => [round(-x), round(-y)]);
  return corners.map(([x, y]): Corner => [x, round(-y)]).reverse();
}

export const same = (some: readonly Corner[], others: readonly Corner[]): boolean =>
  some.length === others.length &&
  some.every(([x, y]) => others.some(([a, b]) => Math.abs(a - x) < 0.02 && Math.abs(b - y) < 0.02));

/** The number of the shape that is the image of another; its own where it lies on its image, none: -1. */
export function twinOf(shapes: readonly Shape[], index: number, symmetry: Symmetry): number {
  const shape = shapes[index];
  if (!shape || symmetry === 'none') return -1;
  const image = imageOf(shape.corners, symmetry);
  const kind = shape.piece['kind'];
  const twin = shapes.findIndex((one, i) => i !== index && one.piece['kind'] === kind && same(one.corners, image));
  return twin >= 0 ? twin : same(shape.corners, image) ? index : -1;
}

/** Changes some shapes, and their images with them. */
export function changed(
  shapes: readonly Shape[],
  which: readonly number[],
  symmetry: Symmetry,
  change: (shape: Shape) => Shape,
): Shape[] {
  const next = [...shapes];
  for (const index of which) {
    const before = shapes[index];
    if (!before) continue;
    const after = change(before);
    next[index] = after;
    const twin = twinOf(shapes, index, symmetry);
    const image = imageOf(after.corners, symmetry);
    const other = shapes[twin];
    if (twin === index && !same(after.corners, image)) next.push({ ...after, corners: image, group: groupOf(next) });
    else if (other && twin !== index && !which.includes(twin))
      next[twin] = { ...other, piece: after.piece, corners: image };
  }
  return next;
}

/** A number that no group has yet. */
export const groupOf = (shapes: readonly Shape[]): number => 1 + Math.max(-1, ...shapes.map((one) => one.group));

/** Adds a shape, and its image. */
export function added(shapes: readonly Shape[], shape: Shape, symmetry: Symmetry): Shape[] {
  const one = { ...shape, group: groupOf(shapes) };
  const image = imageOf(one.corners, symmetry);
  if (symmetry === 'none' || same(image, one.corners)) return [...shapes, one];
  return [...shapes, one, { ...one, corners: image, group: one.group + 1 }];
}

/** Takes some shapes away, and their images. */
export function removed(shapes: readonly Shape[], which: readonly number[], symmetry: Symmetry): Shape[] {
  const gone = new Set(which.flatMap((index) => [index, twinOf(shapes, index, symmetry)]));
  return shapes.filter((_, index) => !gone.has(index));
}

/** Gives every shape the image that it lacks. */
export function completed(shapes: readonly Shape[], symmetry: Symmetry): Shape[] {
  const lonely = shapes.filter((_, index) => twinOf(shapes, index, symmetry) < 0);
  if (symmetry === 'none') return [...shapes];
  // Shapes of one group stay one.
  const first = groupOf(shapes);
  const groups = [...new Set(lonely.map((one) => one.group))];
  const images = lonely.map((one) => ({
    ...one,
    corners: imageOf(one.corners, symmetry),
    group: first + groups.indexOf(one.group),
  }));
  return [...shapes, ...images];
}
