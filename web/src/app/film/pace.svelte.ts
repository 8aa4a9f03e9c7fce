// How fast the player wants to watch, kept in this browser.
import { MediaQuery } from 'svelte/reactivity';
import { speeds, type Speed } from './beats';

const SPEED = 'gefecht.speed';
const SOUND = 'gefecht.sound';
const VOLUME = 'gefecht.volume';

const kept = (key: string): string | null => (typeof localStorage === 'undefined' ? null : localStorage.getItem(key));
const stored = kept(SPEED);
let speed = $state<Speed>(speeds.find((one) => one === stored) ?? 'normal');
export const sounds = ['off', 'turn', 'all'] as const;
export type Sounds = (typeof sounds)[number];
const heard = kept(SOUND);
let sound = $state<Sounds>(sounds.find((one) => one === heard) ?? 'off');
const loud = Number(kept(VOLUME) ?? 50);
let volume = $state(loud >= 0 && loud <= 100 ? loud : 50);
const still = new MediaQuery('(prefers-reduced-motion: reduce)');

export const pace = {
  get speed(): Speed {
    return speed;
  },
  set speed(wanted: Speed) {
    speed = wanted;
    localStorage.setItem(SPEED, wanted);
  },
  /** Whether anything moves at all; where it does not, a recap tells what happened. */
  get watched(): boolean {
    return !still.current;
  },
  /** How loud, of 100. */
  get volume(): number {
    return volume;
  },
  set volume(wanted: number) {
    volume = wanted;
    localStorage.setItem(VOLUME, String(wanted));
  },
  get sound(): Sounds {
    return sound;
  },
  set sound(wanted: Sounds) {
    sound = wanted;
    localStorage.setItem(SOUND, wanted);
  },
};
