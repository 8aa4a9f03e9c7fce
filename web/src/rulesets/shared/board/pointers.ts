// Mouse, pen and fingers: what a gesture means on the board.

import type { Camera } from './camera.svelte';
import type { XY } from './xy';

/** What gestures do. Points are pixels of the stage. */
export interface Hands<Spot> {
  camera: Camera;
  spot(at: XY): Spot;
  /** Whether a drag measures. */
  measuring(): boolean;
  /** Whether a drag pans whatever lies under it. */
  panning(): boolean;
  /** Takes up what lies there; false if it cannot be. With a finger a drag pans, where it need not lift. */
  grab(spot: Spot, at: XY, mouse: boolean): boolean;
  move(at: XY): void;
  drop(at: XY | null): void;
  pick(spot: Spot): void;
  hover(spot: Spot | null): void;
  measure(from: XY, to: XY): void;
  /** The wheel was turned; false if it shall zoom. */
  turn(at: XY, step: 1 | -1): boolean;
}

type Mode = 'press' | 'held' | 'pan' | 'lift' | 'measure' | 'pinch';

const LONG_PRESS = 450;
const SLACK = { mouse: 4, touch: 9 };

export class Pointers<Spot> {
  #hands: Hands<Spot>;
  #down = new Map<number, XY>();
  #mode: Mode | null = null;
  #start: XY = { x: 0, y: 0 };
  #timer = 0;

  constructor(hands: Hands<Spot>) {
    this.#hands = hands;
  }

  down(event: PointerEvent, at: XY): void {
    if (event.pointerType === 'mouse' && event.button === 2) return;
    this.#down.set(event.pointerId, at);
    clearTimeout(this.#timer);
    if (this.#down.size === 2) return this.#pinch();
    if (this.#down.size > 2) return;
    this.#start = at;
    this.#mode = event.button === 1 || this.#hands.panning() ? 'pan' : 'press';
    if (event.pointerType !== 'mouse') this.#timer = window.setTimeout(() => this.#hold(), LONG_PRESS);
  }

  move(event: PointerEvent, at: XY): void {
    const before = this.#down.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== 'touch') this.#hands.hover(this.#hands.spot(at));
      return;
    }
    if (this.#mode === 'press' && !this.#begins(event, at)) return;
    if (this.#mode === 'pinch') return this.#stretch(event.pointerId, before, at);
    this.#down.set(event.pointerId, at);
    if (this.#mode === 'pan') this.#hands.camera.panBy(at.x - before.x, at.y - before.y);
    else if (this.#mode === 'lift') this.#hands.move(at);
    else if (this.#mode === 'measure') this.#hands.measure(this.#start, at);
    else if (this.#mode === 'held') this.#hands.hover(this.#hands.spot(at));
  }

  up(event: PointerEvent, at: XY | null): void {
    if (!this.#down.delete(event.pointerId)) return;
    clearTimeout(this.#timer);
    if (this.#mode === 'pinch') {
      // The finger that stays pans on.
      this.#mode = this.#down.size > 0 ? 'pan' : null;
      if (this.#down.size === 0) this.#hands.camera.settle();
      return;
    }
    const mode = this.#mode;
    this.#mode = null;
    if (mode === 'press' && at && event.button !== 1) this.#hands.pick(this.#hands.spot(at));
    else if (mode === 'lift') this.#hands.drop(at);
    else if (mode === 'pan') this.#hands.camera.settle();
    else if (mode === 'held') this.#hands.hover(null);
  }

  leave(): void {
    if (this.#down.size === 0) this.#hands.hover(null);
  }

  wheel(event: WheelEvent, at: XY): void {
    const step = event.deltaY > 0 ? 1 : -1;
    if (!event.ctrlKey && this.#hands.turn(at, step)) return;
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const delta = Math.max(-120, Math.min(120, event.deltaY * lines));
    this.#hands.camera.zoomAt(at, Math.exp(-delta * (event.ctrlKey ? 0.01 : 0.0022)));
  }

  /** Gives up the drag that is going on; the pointer may still be down. */
  cancel(): void {
    if (this.#mode === 'lift') this.#hands.drop(null);
    this.#mode = null;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Whether a press has become a drag, and which. */
  #begins(event: PointerEvent, at: XY): boolean {
    const slack = event.pointerType === 'mouse' ? SLACK.mouse : SLACK.touch;
    if (Math.hypot(at.x - this.#start.x, at.y - this.#start.y) < slack) return false;
    clearTimeout(this.#timer);
    if (this.#hands.measuring()) this.#mode = 'measure';
    else {
      const taken = this.#hands.grab(this.#hands.spot(this.#start), at, event.pointerType === 'mouse');
      this.#mode = taken ? 'lift' : 'pan';
    }
    return true;
  }

  #hold(): void {
    if (this.#mode !== 'press') return;
    this.#mode = 'held';
    this.#hands.hover(this.#hands.spot(this.#start));
  }

  #pinch(): void {
    if (this.#mode === 'lift') this.#hands.drop(null);
    if (this.#mode === 'held') this.#hands.hover(null);
    this.#mode = 'pinch';
  }

  /** Two fingers: what lies between them stays between them. */
  #stretch(id: number, before: XY, at: XY): void {
    const other = [...this.#down].find(([one]) => one !== id)?.[1];
    this.#down.set(id, at);
    if (!other) return;
    const apart = (p: XY): number => Math.max(20, Math.hypot(p.x - other.x, p.y - other.y));
    this.#hands.camera.panBy((at.x - before.x) / 2, (at.y - before.y) / 2);
    this.#hands.camera.zoomAt({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }, apart(at) / apart(before));
  }
}
