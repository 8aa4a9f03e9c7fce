// While others act the camera goes along, and back afterwards; what is planned comes into view. A hand on the table is
// stronger.
import { settings } from '../../../app/settings.svelte';
import { same } from '../choices';
import type { Camera } from './camera.svelte';
import { boxAbout, type Box, type XY } from './xy';

/** So long a view that was chosen by hand is left as it is, in milliseconds; a plan is of the same hand. */
const CHOSEN = 3000;
const MOVED = 800;
/** What may be out of view. */
const OUT = 0.2;
/** So close to the border something is not seen well, in pixels; at the top lies what is told of it. */
const BORDER = 40;
const CAPTION = 52;
/** So close to the border the middle of what is planned is out of view: whoever points there sees it. */
const RIM = 10;
/** A hand that moves the view by less than this part of it chose none. */
const TWITCH = 0.2;
/** So much smaller everything may become for a plan. */
const SMALLER = 0.6;

/** How many points are not in a part of the table, with room around them. */
const outOf = ({ x, y, w, h }: Box, room: number, top: number, at: readonly XY[]): number =>
  at.filter((p) => p.x < x + room || p.y < y + top || p.x > x + w - room || p.y > y + h - room).length;

/** Whether two parts of the table are nearly the same. */
function isAbout(a: Box, b: Box): boolean {
  const apart = Math.max(Math.abs(a.x + a.w / 2 - b.x - b.w / 2) / b.w, Math.abs(a.y + a.h / 2 - b.y - b.h / 2) / b.h);
  const larger = Math.max(a.w / b.w, b.w / a.w);
  return apart < TWITCH && larger < 1 + TWITCH;
}

export class Following {
  readonly #camera: Camera;
  readonly #margin: number;
  /** What was seen before. */
  #home: Box | null = null;
  /** What the film brought into view last, and when. */
  #took: { view: Box; at: number } | null = null;

  constructor(camera: Camera, margin: number) {
    this.#camera = camera;
    this.#margin = margin;
  }

  /** Brings into view where something happens: who acts, at whom, whereto. Nowhere: it is over. */
  look(at: readonly (readonly XY[])[]): void {
    const camera = this.#camera;
    const all = at.flat();
    if (this.#chosen()) this.#home = null;
    if (all.length === 0) return this.#goBack();
    if (performance.now() - camera.touched < CHOSEN || camera.width === 0) return;
    if (settings.follow && !camera.whole && at.some((some) => this.#out(some))) {
      this.#home ??= camera.coming;
      const { x, y, w, h } = boxAbout(all, this.#margin);
      const told = CAPTION / camera.scale;
      camera.show({ x, y: y - told, w, h: h + told }, camera.scale);
      this.#took = { view: camera.coming, at: performance.now() };
    }
  }

  #goBack(): void {
    if (this.#home) this.#camera.show(this.#home, this.#camera.closest);
    this.#home = null;
    this.#took = null;
  }

  /** Whether a hand chose another view than the one the film took it to; a twitch of it chose none. */
  #chosen(): boolean {
    const { touched, coming } = this.#camera;
    return this.#took !== null && touched > this.#took.at && !isAbout(coming, this.#took.view);
  }

  #out(at: readonly XY[]): boolean {
    const { scale, coming } = this.#camera;
    const room = BORDER / scale;
    return outOf(coming, room, room + CAPTION / scale, at) > at.length * OUT;
  }
}

export class Planning {
  readonly #camera: Camera;
  readonly #margin: number;
  #last: readonly XY[] = [];
  /** The scale before everything became smaller for the plan, and when it did. */
  #before: { scale: number; at: number } | null = null;

  constructor(camera: Camera, margin: number) {
    this.#camera = camera;
    this.#margin = margin;
  }

  /** Brings into view what is planned, and who is to do it, as far as there is room; for what concerns the whole table
   *  all of it, so that nothing lies under the buttons in the corners. Nothing: all is as large as before. */
  look(planned: readonly XY[], who: XY | null, wide = false): void {
    const camera = this.#camera;
    if (camera.width === 0 || same(planned, this.#last)) return;
    this.#last = planned;
    const now = performance.now();
    if (this.#before && this.#before.at < camera.touched) this.#before = null;
    if (now - camera.touched < MOVED || camera.whole) return;
    if (planned.length === 0) this.#grow(who);
    const out = outOf(camera.coming, RIM / camera.scale, RIM / camera.scale, planned);
    if (out > 0) {
      const scale = this.#before?.scale ?? camera.scale;
      const box = [who ? [...planned, who] : [], [...planned]]
        .filter((points) => points.length > 0)
        .map((points) => boxAbout(points, this.#margin))
        .find(({ w, h }) => Math.min(camera.width / w, camera.height / h) >= scale * SMALLER);
      // Of what is too far apart for that, something is seen, or the whole table.
      const shown = wide || (!box && out === planned.length) ? camera.world : box;
      if (!shown) return;
      this.#before ??= { scale, at: now };
      camera.show(shown, scale);
    }
  }

  #grow(who: XY | null): void {
    const { x, y, w, h } = this.#camera.coming;
    const middle = who ?? { x: x + w / 2, y: y + h / 2 };
    if (this.#before) this.#camera.show({ ...middle, w: 0, h: 0 }, this.#before.scale);
    this.#before = null;
  }
}
