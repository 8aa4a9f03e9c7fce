// Movements are shown one after the other; each content once, however often it is handed in.
import { reducedMotion } from './camera.svelte';
import { UNIT } from './plane';
import type { XY } from './xy';

export interface Trail {
  id: number;
  /** The same way has the same key. */
  key: string;
  points: XY[];
  /** It goes together with the one before. */
  along?: boolean;
  /** How long it takes, where that is not left to its length. */
  ms?: number;
}

export class March {
  #shown = new Map<number, string>();
  #running: Animation[] = [];
  #step: number;

  /** A figure takes the same time for each such step of its way. */
  constructor(step = UNIT) {
    this.#step = step;
  }

  play(trails: readonly Trail[], node: (id: number) => SVGElement | null): void {
    let begin = 0;
    let last = 0;
    for (const { id, key, points, along, ms } of trails) {
      if (this.#shown.get(id) === key || points.length < 2) continue;
      this.#shown.set(id, key);
      if (reducedMotion()) continue;
      const from = along ? begin - last : begin;
      const duration = ms ?? Math.min(900, Math.max(240, (60 * lengthOf(points)) / this.#step));
      const transform = points.map((p) => `translate(${p.x}px, ${p.y}px)`);
      const animation = node(id)?.animate(
        { transform },
        { duration, delay: from, fill: 'backwards', easing: 'ease-in-out' },
      );
      if (animation) this.#running = [...this.#running.filter((one) => one.playState === 'running'), animation];
      last = Math.max(along ? last : 0, duration);
      begin = from + last;
    }
  }

  /** Ends all movements at once. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
  }
}

function lengthOf(points: readonly XY[]): number {
  return points.reduce((sum, p, i) => {
    const before = points[i - 1] ?? p;
    return sum + Math.hypot(p.x - before.x, p.y - before.y);
  }, 0);
}
