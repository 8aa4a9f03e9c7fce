// What a board of a free table shows on top of the position. The board draws it and reports input; what it means is for
// the caller to know. Places are in the rules' lengths.
import type { Seat } from '../../../protocol';
import type { Drawn } from './marks';
import type { Point } from './plane';

export type Tone = 'choice' | 'quiet' | 'chosen';

export interface Ghost<Spot> {
  id: number;
  spot: Spot;
  /** It cannot stand there. */
  refused: boolean;
}

/** What a planned place achieves, in a few words. */
export interface Chip {
  icon: 'fight' | 'sight' | 'goal' | 'cover' | 'risk';
  text: string;
  /** It is given up: said so. */
  lost?: string;
}

/** So many fit beside a piece. */
const MOST_CHIPS = 5;

/** The weightiest of what a place achieves: whom else one sees comes last, then cover. */
export function fewer(chips: readonly Chip[]): Chip[] {
  const all = [...chips];
  for (const icon of ['sight', 'cover'] as const) {
    while (all.length > MOST_CHIPS) {
      const at = all.findLastIndex((one) => one.icon === icon && !one.lost);
      if (at === -1) break;
      all.splice(at, 1);
    }
  }
  return all;
}

export interface Flag {
  at: Point;
  tone: 'seat' | 'amber' | 'plain';
  title: string;
  text: string;
  chips?: Chip[];
  /** Why it is not quite what was wished for. */
  note?: string;
  /** The rule that forbids it. */
  rule?: string;
}

export interface Trail {
  id: number;
  path: Point[];
  /** It goes together with the one before. */
  along: boolean;
  /** How long it takes in milliseconds, where that is not left to its length. */
  ms?: number;
  /** The same way may be walked again. */
  take?: number;
  /** How far it was. */
  label?: string;
}

/** What lies under the pointer. */
export interface Under {
  at: Point;
  /** A figure, or something else that can be pointed at. */
  id: number | null;
  /** The planned formation, beside its figures. */
  formation: boolean;
}

export interface FreeOverlay<Spot extends Point> {
  /** Whose colour reach and tool wear. */
  seat: Seat | null;
  /** Where somebody may come to; strong: by the movement at hand. */
  reach: { outline: Point[]; holes: Point[][]; strong: boolean }[];
  /** The planned end: figures are drawn there, and pale where they stand. */
  ghosts: Ghost<Spot>[];
  /** Who can be dragged. */
  movable: number[];
  tool: Point[];
  /** A refused tool is drawn as a broken line. */
  straight: { from: Point; to: Point } | null;
  /** Lines of sight; `line` is where it was measured, if that is told. */
  sight: { from: Point; to: Point; line?: [Point, Point] | null; seen: boolean; cover: boolean; label: string }[];
  rings: { at: Point; radius: number; label: string; strong: boolean }[];
  ruler: { from: Point; to: Point } | null;
  /** Who acts. */
  selected: number[];
  /** Who and what can be chosen or is attacked. */
  targets: Map<number, { label: string; tone: Tone }>;
  /** Enemies that are seen from the planned place. */
  seen: number[];
  /** Figures a log line speaks of, or the unit of the card. */
  lit: number[];
  flags: Flag[];
  /** Legal answers to begin with: places to choose. */
  places: { key: number; at: Point; label: string; chosen: boolean }[];
  /** Several surfaces above each other: at which height the piece stands. */
  levels: { at: Point; all: number[]; now: number | null } | null;
  /** Movements to animate, in order; each content once. */
  trails: Trail[];
  /** What the last action left. */
  marks: Drawn | null;
}

export const freeOverlay = <Spot extends Point>(): FreeOverlay<Spot> => ({
  seat: null,
  reach: [],
  ghosts: [],
  movable: [],
  tool: [],
  straight: null,
  sight: [],
  rings: [],
  ruler: null,
  selected: [],
  targets: new Map(),
  seen: [],
  lit: [],
  flags: [],
  places: [],
  levels: null,
  trails: [],
  marks: null,
});
