// The queue of scenes: plays beat after beat, and ends at once whatever somebody does not want to see. It never waits for
// anybody and nobody waits for it.
import { BETWEEN } from './beats';

interface Played {
  beats: readonly { ms: number }[];
}

export interface Timers {
  set(what: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

const clock: Timers = {
  set: (what, ms) => setTimeout(what, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

export class Queue<S extends Played> {
  #scenes: S[] = [];
  #beat = 0;
  #timer: unknown = null;
  #factor = 1;
  #paused = false;
  readonly #changed: (ended: S | null) => void;
  readonly #timers: Timers;

  /** `changed` hears of every beat, and of the scene that has just ended. */
  constructor(changed: (ended: S | null) => void, timers: Timers = clock) {
    this.#changed = changed;
    this.#timers = timers;
  }

  get scene(): S | null {
    return this.#scenes[0] ?? null;
  }

  /** The beat that is shown, from 0. */
  get beat(): number {
    return this.#beat;
  }

  /** Scenes after the one that is shown. */
  get waiting(): number {
    return Math.max(0, this.#scenes.length - 1);
  }

  /** The one that is shown, and those after it. */
  get scenes(): readonly S[] {
    return this.#scenes;
  }

  get paused(): boolean {
    return this.#paused;
  }

  push(scene: S): void {
    this.#scenes.push(scene);
    if (this.#scenes.length === 1) this.#begin();
  }

  /** How many times as long as normal; 0 shows nothing. */
  pace(factor: number): void {
    // What is shown at this pace already goes on: it must not begin again with whatever comes.
    if (factor === this.#factor) return;
    this.#factor = factor;
    if (this.scene !== null) this.#begin();
  }

  pause(on: boolean): void {
    this.#paused = on;
    this.#stop();
    if (!on && this.scene !== null) this.#wait();
    this.#changed(null);
  }

  /** Ends the beat that is shown. */
  endBeat(): void {
    const scene = this.scene;
    if (scene === null) return;
    this.#stop();
    this.#beat += 1;
    if (this.#beat < scene.beats.length) this.#begin();
    else this.endScene();
  }

  endScene(): void {
    const ended = this.#scenes.shift();
    if (!ended) return;
    this.#stop();
    this.#beat = 0;
    this.#paused = false;
    this.#changed(ended);
    if (this.scene !== null) this.#begin();
  }

  /** Ends everything: somebody was faster than the film. */
  finish(): void {
    while (this.scene !== null) this.endScene();
  }

  #begin(): void {
    this.#stop();
    if (this.#factor === 0 || this.scene?.beats.length === 0) return this.endScene();
    this.#changed(null);
    if (!this.#paused) this.#wait();
  }

  #wait(): void {
    const ms = this.scene?.beats[this.#beat]?.ms ?? 0;
    this.#timer = this.#timers.set(() => this.endBeat(), (ms + BETWEEN) * this.#factor);
  }

  #stop(): void {
    if (this.#timer !== null) this.#timers.clear(this.#timer);
    this.#timer = null;
  }
}
