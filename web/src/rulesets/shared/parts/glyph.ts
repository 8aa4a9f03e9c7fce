/** A symbol of a game as an own drawing, within 20 units around its middle. */
export interface Glyph {
  d: string;
  /** Drawn as a line instead of filled. */
  line?: boolean;
}

/** What dice of several games show. */
export const FACES = {
  hit: { d: 'M0 -9.4L2.5 -2.5L9.4 0L2.5 2.5L0 9.4L-2.5 2.5L-9.4 0L-2.5 -2.5Z' },
  crit: {
    d: 'M0 -10.4L2 -4.9L7.3 -7.3L4.9 -2L10.4 0L4.9 2L7.3 7.3L2 4.9L0 10.4L-2 4.9L-7.3 7.3L-4.9 2L-10.4 0L-4.9 -2L-7.3 -7.3L-2 -4.9Z',
  },
  block: { d: 'M-7 -7.6Q-3 -7.2 0 -9.2Q3 -7.2 7 -7.6V-.6Q7 6 0 9.6Q-7 6 -7 -.6Z' },
  nothing: { d: 'M-1.8 0A1.8 1.8 0 1 0 1.8 0A1.8 1.8 0 1 0 -1.8 0Z' },
} satisfies Record<string, Glyph>;
