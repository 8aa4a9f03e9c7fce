// Where the boxes of a combat tree lie, and what state its paths are in.
import type { Tree } from '../types';

export const WIDTH = 340;
const MOST_STEP = 69;
const ROW = 54;
const HEIGHT = 42;

export interface Box {
  option: number;
  x: number;
  y: number;
}

export interface Path {
  from: number;
  to: number;
  d: string;
}

export interface Layout {
  boxes: Box[];
  paths: Path[];
  /** The size of a box, and of the whole. */
  box: { width: number; height: number };
  height: number;
}

/** Rows and columns as on the card, as wide as there is room. */
export function layout(tree: Tree): Layout {
  const rows = tree.options.map((one) => one.at[0]);
  const columns = tree.options.map((one) => one.at[1]);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const across = Math.max(...columns) - left;
  const used = [...new Set(rows)].sort((a, b) => a - b);
  const step = across === 0 ? MOST_STEP : Math.min(MOST_STEP, (WIDTH - 54) / across);
  const width = Math.min(50, step - 8);
  const place = (index: number): Box => {
    const [row, column] = tree.options[index]?.at ?? [top, left];
    // Rows that the tree does not use take no room.
    return { option: index, x: width / 2 + 2 + (column - left) * step, y: HEIGHT / 2 + 8 + used.indexOf(row) * ROW };
  };
  const boxes = tree.options.map((_, index) => place(index));
  const number = (id: string) => tree.options.findIndex((one) => one.id === id);
  const paths = tree.paths.flatMap(([a, b]) => {
    const [from, to] = [number(a), number(b)];
    const [start, end] = [boxes[from], boxes[to]];
    return start && end ? [{ from, to, d: curve(start, end, width) }] : [];
  });
  return { boxes, paths, box: { width, height: HEIGHT }, height: HEIGHT + 16 + (used.length - 1) * ROW };
}

function curve(a: Box, b: Box, width: number): string {
  if (Math.abs(a.x - b.x) < 1) {
    const down = b.y > a.y ? 1 : -1;
    return `M${a.x} ${a.y + (down * HEIGHT) / 2}L${b.x} ${b.y - (down * HEIGHT) / 2}`;
  }
  const back = b.x < a.x ? -1 : 1;
  const [x1, x2] = [a.x + (back * width) / 2, b.x - (back * width) / 2];
  const bend = Math.max(6, Math.abs(x2 - x1) / 2);
  return `M${x1} ${a.y}C${x1 + back * bend} ${a.y} ${x2 - back * bend} ${b.y} ${x2} ${b.y}`;
}

export type PathState = 'taken' | 'open' | 'far';

/** Taken paths lead from one taken option to the next, open ones from the last to what can come now. */
export function pathState(path: Path, taken: readonly number[], open: readonly number[]): PathState {
  const at = taken.indexOf(path.from);
  if (at >= 0 && taken[at + 1] === path.to) return 'taken';
  return taken.at(-1) === path.from && open.includes(path.to) ? 'open' : 'far';
}
