// While others act the camera goes along, and back afterwards. A hand on the table is stronger.
import { settings } from '../../../app/settings.svelte';
import type { Camera } from './camera.svelte';
import { boxAbout, type Box, type XY } from './xy';

/** So long a view that was chosen by hand is left as it is, in milliseconds. */
const CHOSEN = 3000;
/** What may be out of view. */
const OUT = 0.2;
/** So close to the border something is not seen well, in pixels; at the top lies what is told of it. */
const BORDER = 40;
const CAPTION = 52;

export class Following {
  readonly #camera: Camera;
  readonly #margin: number;
  /** What was seen before. */
  #home: Box | null = null;

  constructor(camera: Camera, margin: number) {
    this.#camera = camera;
    this.#margin = margin;
  }

  /** Brings into view where something happens; nowhere: it is over. */
  look(at: readonly XY[]): void {
    const camera = this.#camera;
    if (performance.now() - camera.touched < CHOSEN) this.#home = null;
    else if (at.length === 0) this.#goBack();
    else if (settings.follow && camera.width > 0 && !camera.whole && this.#out(at)) {
      this.#home ??= camera.seen;
      const { x, y, w, h } = boxAbout([...at], this.#margin);
      const told = CAPTION / camera.scale;
      camera.show({ x, y: y - told, w, h: h + told }, camera.scale);
    }
  }

  #goBack(): void {
    if (this.#home) this.#camera.show(this.#home, this.#camera.closest);
    this.#home = null;
  }

  #out(at: readonly XY[]): boolean {
    const { x, y, w, h } = this.#camera.seen;
    const room = BORDER / this.#camera.scale;
    const top = y + room + CAPTION / this.#camera.scale;
    const out = at.filter((p) => p.x < x + room || p.y < top || p.x > x + w - room || p.y > y + h - room);
    return out.length > at.length * OUT;
  }
}
