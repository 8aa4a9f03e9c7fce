// Where flags stand: near what they speak of, in the stage, and on nothing that matters.

import type { Box, XY } from './xy';

export interface Wanted {
  anchor: XY;
  /** How far from the anchor it has to stay. */
  clear: number;
  w: number;
  h: number;
}

export interface Disc extends XY {
  r: number;
}

const ANGLES = [-40, -140, 40, 140, -15, -165, 15, 165, -90, 90, -65, -115, 65, 115];
const DISTANCES = [14, 34, 64, 110, 170];

/** A place for each flag, in order. `taken` are boxes and `discs` round things that should stay visible. */
export function arrange(wanted: readonly Wanted[], stage: Box, taken: readonly Box[], discs: readonly Disc[]): Box[] {
  const placed: Box[] = [];
  for (const flag of wanted) {
    const all = ANGLES.flatMap((turn) => DISTANCES.map((distance) => candidate(flag, turn, distance)));
    let best = { box: inside(all[0] ?? { ...flag.anchor, w: flag.w, h: flag.h }, stage), cost: Infinity };
    all.forEach((wish, i) => {
      const box = inside(wish, stage);
      const cost = price(box, wish, flag, [...placed, ...taken], discs) + i * 0.02;
      if (cost < best.cost) best = { box, cost };
    });
    placed.push(best.box);
  }
  return placed;
}

function candidate({ anchor, clear, w, h }: Wanted, turn: number, distance: number): Box {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  // The box lies beyond the circle: its nearest side or corner touches it.
  const reach = clear + distance;
  const shift = (part: number, size: number): number =>
    (part < 0 ? -size : 0) * edge(part) - (1 - edge(part)) * (size / 2);
  return { x: anchor.x + cos * reach + shift(cos, w), y: anchor.y + sin * reach + shift(sin, h), w, h };
}

/** How much a flag is pushed to one side rather than centred: flags straight above stand centred. */
const edge = (part: number): number => Math.min(1, Math.abs(part) * 1.6);

function inside(box: Box, stage: Box): Box {
  const keep = (at: number, size: number, from: number, room: number): number =>
    Math.max(from, Math.min(from + room - size, at));
  return { ...box, x: keep(box.x, box.w, stage.x, stage.w), y: keep(box.y, box.h, stage.y, stage.h) };
}

function price(box: Box, wish: Box, flag: Wanted, boxes: readonly Box[], discs: readonly Disc[]): number {
  const own = covers(box, { ...flag.anchor, r: flag.clear + 4 });
  const others = discs.reduce((sum, disc) => sum + covers(box, disc), 0);
  const shared = boxes.reduce((sum, other) => sum + overlap(box, other), 0);
  const pushed = Math.hypot(box.x - wish.x, box.y - wish.y);
  const far = Math.hypot(box.x + box.w / 2 - flag.anchor.x, box.y + box.h / 2 - flag.anchor.y);
  return own * 400 + shared * 5 + others * 60 + pushed * 0.6 + far * 0.5;
}

/** How deep a disc lies under a box, 0 to 1. */
function covers(box: Box, disc: Disc): number {
  const x = Math.max(box.x, Math.min(box.x + box.w, disc.x));
  const y = Math.max(box.y, Math.min(box.y + box.h, disc.y));
  return Math.max(0, 1 - Math.hypot(x - disc.x, y - disc.y) / disc.r);
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) + 6;
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) + 6;
  return w > 0 && h > 0 ? w * h : 0;
}

/** The point of a box from which its leader line starts. */
export function leaderEnd(box: Box, anchor: XY): XY {
  return {
    x: Math.max(box.x + 5, Math.min(box.x + box.w - 5, anchor.x)),
    y: Math.max(box.y + 5, Math.min(box.y + box.h - 5, anchor.y)),
  };
}
