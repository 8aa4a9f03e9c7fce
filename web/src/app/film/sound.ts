// A few sounds, made here and not loaded. Nothing is heard until the player chooses it.
import type { Beat } from './beats';
import { pace } from './pace.svelte';

/** -18 dB. */
const LOUDNESS = 0.126;

/** Half way up is as loud as meant, twice that four times as loud. */
export const loudness = (volume: number): number => (volume / 50) ** 2;

let context: AudioContext | null = null;
let until = 0;

/** Never two at once: what comes too early is left out. */
function begin(seconds: number): { context: AudioContext; out: GainNode; at: number } | null {
  context ??= new AudioContext();
  void context.resume();
  const at = context.currentTime;
  if (at < until) return null;
  until = at + seconds;
  const out = context.createGain();
  out.gain.value = LOUDNESS * loudness(pace.volume);
  out.connect(context.destination);
  return { context, out, at };
}

function tone(frequency: number, from: number, length: number, type: OscillatorType = 'sine'): Part {
  return ({ context, out, at }) => {
    const source = context.createOscillator();
    source.type = type;
    source.frequency.value = frequency;
    shaped(source, context, out, at + from, length);
  };
}

function noise(frequency: number, from: number, length: number, to = frequency): Part {
  return ({ context, out, at }) => {
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const source = context.createBufferSource();
    source.buffer = buffer;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(frequency, at + from);
    filter.frequency.linearRampToValueAtTime(to, at + from + length);
    filter.connect(out);
    shaped(source, context, filter, at + from, length);
  };
}

type Part = (heard: { context: AudioContext; out: GainNode; at: number }) => void;

/** Begins at once and dies away. */
function shaped(
  source: AudioScheduledSourceNode,
  context: AudioContext,
  out: AudioNode,
  at: number,
  length: number,
): void {
  const gain = context.createGain();
  gain.gain.setValueAtTime(1, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + length);
}

function ring(seconds: number, ...parts: Part[]): void {
  const heard = begin(seconds);
  if (heard) for (const part of parts) part(heard);
}

/** Three notes, up or down. */
const won = [440, 554, 659];
const three = (notes: readonly number[]): void =>
  ring(0.66, ...notes.map((note, i) => tone(note, 0.18 * i, i === 2 ? 0.3 : 0.16)));

/** Whether the game ended well for whoever hears it; null: it goes on, or nobody won. */
export type End = 'won' | 'lost' | null;

/** The sound of a beat; moves have none. */
export function play({ beat, banner }: Beat, end: End = null): void {
  if (pace.sound !== 'all') return;
  if (end !== null) return three(end === 'won' ? won : won.toReversed());
  if (beat === 'dice') ring(0.24, noise(1800, 0, 0.06), noise(1500, 0.08, 0.06), noise(2100, 0.16, 0.06));
  else if (beat === 'change') ring(0.1, tone(420, 0, 0.09, 'triangle'));
  else if (beat === 'wound' || beat === 'out') ring(0.16, tone(180, 0, 0.15, 'triangle'));
  else if (beat === 'card') ring(0.09, noise(900, 0, 0.09, 3200));
  else if (banner) ring(0.5, tone(131, 0, 0.5), tone(165, 0, 0.5));
}

/** What it is like. */
export const sample = (): void => three(won);

/** It is the own turn: two notes, a fifth up. */
export function playTurn(): void {
  if (pace.sound !== 'off') ring(0.24, tone(440, 0, 0.12), tone(660, 0.12, 0.12));
}
