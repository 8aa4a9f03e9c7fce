// Names over what stands on a table: those that would lie on each other, on a face or on a pennant go up, the nearest
// stays; none is cut at the side of the picture.

export interface Label {
  x: number;
  y: number;
  text: string;
}

/** The height of a label and about the width of a letter, in pixels. */
const HIGH = 20;
const LETTER = 6.4;
const ROOM = 16;

const wide = ({ text }: Label): number => text.length * LETTER + ROOM;

/** What is not to be hidden: its middle, and half of its sides. */
export interface Taken {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The middle of a label lies so far above the place it belongs to. */
const ABOVE = 17;
/** So much two may lie on each other. */
const SLACK = 0.01;

/** How far a label has gone up, and how far to the right of its middle lies whom it names. */
interface Moved {
  up: number;
  aside: number;
}

/** Where they lie on a picture of a width. */
export function stacked<L extends Label>(
  labels: readonly L[],
  taken: readonly Taken[] = [],
  width = Infinity,
): (L & Moved)[] {
  const done: (L & Moved)[] = [];
  for (const wanted of labels.toSorted((a, b) => b.y - a.y)) {
    const half = wide(wanted) / 2;
    const label = { ...wanted, x: Math.max(half, Math.min(width - half, wanted.x)) };
    const boxes = [
      ...done.map((one) => ({ x: one.x, y: one.y - ABOVE, w: wide(one) / 2, h: HIGH / 2 })),
      ...taken,
    ].filter((one) => Math.abs(one.x - label.x) < one.w + half);
    let { y } = label;
    // What has just been cleared must not be hit again by a rounding: the page would never come to an end.
    const hit = (): Taken | undefined => boxes.find((one) => Math.abs(one.y - (y - ABOVE)) < one.h + HIGH / 2 - SLACK);
    for (let other = hit(); other !== undefined; other = hit()) y = other.y + ABOVE - other.h - HIGH / 2;
    done.push({ ...label, y, up: label.y - y, aside: wanted.x - label.x });
  }
  return done;
}
