// The symbols of dice, charts and combat trees.
import { FACES, type Glyph } from '../../shared/parts/glyph';

export const glyphs: Record<string, Glyph> = {
  hit: FACES.hit,
  crit: FACES.crit,
  block: FACES.block,
  expertise: { d: 'M-7 -1.6L0 -8L7 -1.6M-7 6.2L0 -.2L7 6.2', line: true },
  failure: FACES.nothing,
  damage: { d: 'M0 -10L3.2 -3.4L10 -1.6L5 3.6L6 10L0 6.8L-6 10L-5 3.6L-10 -1.6L-3.2 -3.4Z' },
  shove: { d: 'M-9 0H6M1 -6L8 0L1 6M-9 -6V6', line: true },
  strained: { d: 'M-9 2L-5 -5L-1.5 5L2 -6L5 3L9 -1', line: true },
  disarmed: { d: 'M-7 7L6 -6M3 -9L9 -3M-8 -8L8 8', line: true },
  exposed: { d: 'M-7 -7Q-3 -6.6 0 -8.6Q3 -6.6 7 -7V-1Q7 5 0 9Q-7 5 -7 -1ZM1 -8L-2.5 -1.5L2.5 0L-1 8', line: true },
  pinned: { d: 'M-5 -9H5M-3 -9V-2L-6 2H6L3 -2V-9M0 2V9', line: true },
  advance: { d: 'M-5 -7L2 0L-5 7M2 -7L9 0L2 7', line: true },
  dash: { d: 'M-3 -7L4 0L-3 7M-9 -3H-5M-10 0H-6M-9 3H-5', line: true },
  climb: { d: 'M-8 8H-2V2H3V-4H8M2 -9L8 -9L8 -3', line: true },
  jump: { d: 'M-9 6Q-6 -8 1 -6T7 4M2.6 1L7.4 5L10 -.6', line: true },
  reposition: { d: 'M-8 6V2Q-8 -4 -2 -4H6M2 -9L8 -4L2 1', line: true },
  heal: { d: 'M0 -8V8M-8 0H8', line: true },
  active: { d: 'M3 -9.5L-6 1.6H-.4L-3 9.5L6 -1.6H.4Z' },
};
