// The symbols of Legion: faces of dice, tokens, ranks.
import { FACES, type Glyph } from '../../shared/parts/glyph';

export const glyphs: Record<string, Glyph> = {
  hit: FACES.hit,
  critical: FACES.crit,
  block: FACES.block,
  blank: FACES.nothing,
  surge: { d: 'M-8.5 4.5Q-5.5 -6 -1 -1T8.5 -4.5M-8.5 8.2Q-5.5 -2.3 -1 2.7T8.5 -.8', line: true },
  // Tokens
  aim: { d: 'M-7 0A7 7 0 1 0 7 0A7 7 0 1 0 -7 0ZM0 -10V-4M0 4V10M-10 0H-4M4 0H10', line: true },
  dodge: { d: 'M-8 7Q-2 7 0 1T8 -6M3 -8L9 -6.6L7.4 -.6', line: true },
  standby: { d: 'M-6 -8H6L-6 8H6ZM-6 -8L6 8', line: true },
  suppression: { d: 'M-9 6L-3 -1L1 3L9 -6M-9 -7H-3M-9 -2.5H-5.5', line: true },
  panic: { d: 'M0 -9V3M0 8V9', line: true },
  ion: { d: 'M3 -9.5L-6 1.6H-.4L-3 9.5L6 -1.6H.4Z' },
  immobilize: { d: 'M-8 -8L8 8M8 -8L-8 8', line: true },
  damaged: { d: 'M-8 7H8L0 -8ZM0 -2.5V2.5M0 4.6V5', line: true },
  disabled: { d: 'M-8 0A8 8 0 1 0 8 0A8 8 0 1 0 -8 0ZM-5.6 -5.6L5.6 5.6', line: true },
  wound: { d: 'M0 -10L3.2 -3.4L10 -1.6L5 3.6L6 10L0 6.8L-6 10L-5 3.6L-10 -1.6L-3.2 -3.4Z' },
  victory: { d: 'M0 -10L8.7 -5V5L0 10L-8.7 5V-5ZM-3.6 .4L-.8 3.2L4 -2.8', line: true },
  // Ranks
  commander: { d: 'M-8 -1L0 -8L8 -1M-8 6.5L0 -.5L8 6.5', line: true },
  operative: { d: 'M0 -9L8 0L0 9L-8 0ZM-2 0A2 2 0 1 0 2 0A2 2 0 1 0 -2 0', line: true },
  corps: { d: 'M-8 3L0 -5L8 3', line: true },
  'special-forces': { d: 'M0 -9L2.3 -3L9 -3L3.7 1L5.6 8L0 4L-5.6 8L-3.7 1L-9 -3L-2.3 -3Z' },
  support: { d: 'M-8 -4H8M-8 4H8M0 -8V8', line: true },
  heavy: { d: 'M-8 -8H8V8H-8ZM-3.5 -3.5H3.5V3.5H-3.5Z', line: true },
};
