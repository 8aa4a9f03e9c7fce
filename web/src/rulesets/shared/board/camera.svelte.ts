// Which part of the table the stage shows. Panning and zooming only move a transform; the drawing is made
// anew at its true size when the movement has settled.

import type { Box, XY } from './xy';

const CLOSEST = 4;
/** How far the table may be pushed away from the border of the stage. */
const EDGE = 28;
const SETTLE = 140;

/** Where the upper left of the table lies on the stage, and how many pixels a unit has. */
interface Lie extends XY {
  scale: number;
}

export class Camera {
  /** The table with its frame, in units of the drawing. */
  readonly world: Box;
  /** The stage in pixels. */
  width = $state(0);
  height = $state(0);
  /** Where the upper left of the table lies on the stage, and how many pixels a unit has, now. */
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** The scale the table is drawn at. */
  drawn = $state(1);
  /** Where the table lay when the movement settled. */
  rest = $state.raw<XY>({ x: 0, y: 0 });
  moving = $state(false);
  /** When a hand last moved it, by performance.now(). */
  touched = -Infinity;

  #timer = 0;
  #frame = 0;
  /** Where a movement of its own ends. */
  #end: Lie | null = null;

  constructor(world: Box) {
    this.world = world;
  }

  readonly closest = CLOSEST;

  get fitting(): number {
    return Math.max(0.05, Math.min(this.width / this.world.w, this.height / this.world.h));
  }

  /** Whether the whole table is in view. */
  get whole(): boolean {
    return this.scale <= this.fitting * 1.04;
  }

  /** The part of the table in view. */
  get seen(): Box {
    return this.#seenFrom(this);
  }

  /** The part of the table that will be in view when a movement of its own has ended. */
  get coming(): Box {
    return this.#seenFrom(this.#end ?? this);
  }

  toWorld = (p: XY): XY => ({
    x: (p.x - this.x) / this.scale + this.world.x,
    y: (p.y - this.y) / this.scale + this.world.y,
  });

  /** Where a point will be on the stage when the movement has settled. */
  toStage = (p: XY): XY => ({
    x: this.rest.x + (p.x - this.world.x) * this.drawn,
    y: this.rest.y + (p.y - this.world.y) * this.drawn,
  });

  resize(width: number, height: number): void {
    const first = this.width === 0;
    const whole = this.whole;
    const middle = this.toWorld({ x: this.width / 2, y: this.height / 2 });
    this.width = width;
    this.height = height;
    if (first || whole) return this.fit(true);
    this.#place(this.scale, middle);
    this.settle();
  }

  panBy(dx: number, dy: number): void {
    this.touched = performance.now();
    this.#pan(dx, dy);
  }

  zoomAt(at: XY, factor: number): void {
    this.touched = performance.now();
    this.#stop();
    const point = this.toWorld(at);
    this.scale = this.#allowed(this.scale * factor);
    this.x = at.x - (point.x - this.world.x) * this.scale;
    this.y = at.y - (point.y - this.world.y) * this.scale;
    this.#moved();
  }

  fit(at_once = false): void {
    this.show(this.world, this.fitting, at_once);
  }

  /** Brings a part of the table into view, no closer than a scale. */
  show(box: Box, closest: number, at_once = false): void {
    const scale = this.#allowed(Math.min(this.width / box.w, this.height / box.h, closest));
    this.#glide(scale, { x: box.x + box.w / 2, y: box.y + box.h / 2 }, at_once);
  }

  /** Pans as little as needed to bring a point into view. */
  reveal(p: XY, room: number): void {
    const at = { x: this.x + (p.x - this.world.x) * this.scale, y: this.y + (p.y - this.world.y) * this.scale };
    const dx = Math.max(room - at.x, 0) + Math.min(this.width - room - at.x, 0);
    const dy = Math.max(room - at.y, 0) + Math.min(this.height - room - at.y, 0);
    if (dx === 0 && dy === 0) return;
    this.#pan(dx, dy);
    this.settle();
  }

  centreOn(p: XY): void {
    this.#stop();
    this.#place(this.scale, p);
    this.#moved();
  }

  /** Draws the table anew at the scale it is seen at. */
  settle(): void {
    clearTimeout(this.#timer);
    this.#end = null;
    this.x = Math.round(this.x);
    this.y = Math.round(this.y);
    this.drawn = this.scale;
    this.rest = { x: this.x, y: this.y };
    this.moving = false;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stop();
  }

  #allowed = (scale: number): number => Math.min(CLOSEST, Math.max(this.fitting, scale));

  #pan(dx: number, dy: number): void {
    this.#stop();
    this.x += dx;
    this.y += dy;
    this.#moved();
  }

  #moved(): void {
    Object.assign(this, this.#kept(this));
    this.moving = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.settle(), SETTLE);
  }

  #seenFrom({ x, y, scale }: Lie): Box {
    const { world } = this;
    return { x: world.x - x / scale, y: world.y - y / scale, w: this.width / scale, h: this.height / scale };
  }

  /** A table smaller than the stage stays in its middle; a larger one cannot be pushed away. */
  #kept({ x, y, scale }: Lie): Lie {
    const keep = (at: number, size: number, stage: number): number =>
      size <= stage ? (stage - size) / 2 : Math.min(EDGE, Math.max(stage - size - EDGE, at));
    return { scale, x: keep(x, this.world.w * scale, this.width), y: keep(y, this.world.h * scale, this.height) };
  }

  #about(wanted: number, middle: XY): Lie {
    const scale = this.#allowed(wanted);
    return this.#kept({
      scale,
      x: this.width / 2 - (middle.x - this.world.x) * scale,
      y: this.height / 2 - (middle.y - this.world.y) * scale,
    });
  }

  #place(scale: number, middle: XY): void {
    Object.assign(this, this.#about(scale, middle));
  }

  #glide(scale: number, middle: XY, at_once: boolean): void {
    this.#stop();
    const from = { scale: this.scale, middle: this.toWorld({ x: this.width / 2, y: this.height / 2 }) };
    if (at_once || reducedMotion()) {
      this.#place(scale, middle);
      return this.settle();
    }
    this.#end = this.#about(scale, middle);
    const begin = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - begin) / 200));
      const eased = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * eased;
      this.#place(mix(from.scale, scale), { x: mix(from.middle.x, middle.x), y: mix(from.middle.y, middle.y) });
      this.moving = true;
      if (part < 1) this.#frame = requestAnimationFrame(step);
      else this.settle();
    };
    this.#frame = requestAnimationFrame(step);
  }

  #stop(): void {
    this.#end = null;
    cancelAnimationFrame(this.#frame);
  }
}

export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
