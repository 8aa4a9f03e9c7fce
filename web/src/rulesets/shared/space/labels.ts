// Names over what stands on a table: those that would lie on each other go up, the nearest stays.

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

/** With how far each has gone up. */
export function stacked<L extends Label>(labels: readonly L[]): (L & { up: number })[] {
  const done: (L & { up: number })[] = [];
  for (const label of labels.toSorted((a, b) => b.y - a.y)) {
    let { y } = label;
    const hit = (): Label | undefined =>
      done.find((one) => Math.abs(one.x - label.x) < (wide(one) + wide(label)) / 2 && Math.abs(one.y - y) < HIGH);
    for (let other = hit(); other !== undefined; other = hit()) y = other.y - HIGH;
    done.push({ ...label, y, up: label.y - y });
  }
  return done;
}
