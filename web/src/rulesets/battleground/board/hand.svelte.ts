// The piece in the hand: lifted, carried, put down. Where it may go is for the caller to know.

import { tick } from 'svelte';
import type { FigureId, Place } from '../types';
import type { XY } from './geometry';

export interface Held {
  figure: FigureId;
  /** Where it hovers, in units of the drawing. */
  at: XY;
  place: Place | null;
  /** It is on its way to where it rests. */
  released: boolean;
  /** Carried by keys, not by a pointer. */
  keys: boolean;
}

export interface Grip {
  /** Whether the piece may be lifted. */
  grab(figure: FigureId): boolean;
  over(place: Place | null): void;
  drop(place: Place | null): void;
  /** Where the piece rests once it is dropped. */
  rest(figure: FigureId): XY | null;
}

/** How long a piece takes to where it rests, in milliseconds. */
const SPRING = 170;

export class Hand {
  held = $state.raw<Held | null>(null);
  readonly #grip: Grip;

  constructor(grip: Grip) {
    this.#grip = grip;
  }

  /** The piece that is being carried by keys. */
  get byKeys(): Held | null {
    return this.held?.keys && !this.held.released ? this.held : null;
  }

  lift(figure: FigureId, at: XY, place: Place | null, keys: boolean): boolean {
    if (!this.#grip.grab(figure)) return false;
    this.held = { figure, at, place, released: false, keys };
    this.#grip.over(place);
    return true;
  }

  carry(at: XY, place: Place | null): void {
    if (!this.held) return;
    const moved = place !== this.held.place;
    this.held = { ...this.held, at, place };
    if (moved) this.#grip.over(place);
  }

  /** The piece springs back, or to where the plan shows it. */
  async release(place: Place | null): Promise<void> {
    const held = this.held;
    if (!held) return;
    if (place !== held.place) this.#grip.over(place);
    this.#grip.drop(place);
    await tick();
    this.held = { ...held, at: this.#grip.rest(held.figure) ?? held.at, released: true };
    setTimeout(() => (this.held = null), SPRING);
  }
}
