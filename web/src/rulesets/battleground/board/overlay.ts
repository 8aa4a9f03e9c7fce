// What the board shows on top of the position. The board draws it and reports input; what it means is
// for the caller to know.

import type { Seat } from '../../../protocol';
import type { Drawn } from '../../shared/board/marks';
import type { Chip, Tone } from '../../shared/board/overlay';
import type { Direction, FigureId, Hex, Line, Place } from '../types';

export interface Overlay {
  /** Whose colour reach and path wear. */
  seat: Seat | null;
  /** The tinted area with its outline; the label names a hex and its cost. Hexes that end the move are paler. */
  reach: Map<Place, { cost: number; end?: boolean; label: string }>;
  /** Other places to choose from. */
  places: Map<Place, { label: string; mark?: 'dot' | 'strong' }>;
  path: { place: Place; cost: number }[] | null;
  /** The planned end of a movement: the figure is drawn there, and pale where it stands. */
  ghost: { figure: FigureId; place: Place } | null;
  /** Where enemies can do something about it. */
  threat: Hex[];
  /** The enemies that can. */
  watchers: FigureId[];
  sight: { from: Place; to: Place; seen: boolean; cover: boolean; lines: Line[]; wall: Hex | null }[];
  rings: { figure: FigureId; inches: number; label: string }[];
  selected: FigureId | null;
  targets: Map<FigureId, { label: string; tone: Tone }>;
  /** Figures a log line speaks of. */
  lit: FigureId[];
  flags: Flag[];
  /** `taken`: where somebody stands who can be clicked instead. */
  facings: { figure: FigureId; options: Direction[]; chosen: Direction | null; taken?: Direction[] } | null;
  /** Movements to animate, in order; each content once. */
  trails: Trail[];
  /** What the last action left. */
  marks: Drawn | null;
}

export interface Flag {
  at: Place;
  tone: 'seat' | 'amber' | 'plain';
  title: string;
  text: string;
  chips?: Chip[];
  /** Why it is not quite what was wished for. */
  note?: string;
}

export interface Trail {
  figure: FigureId;
  path: Place[];
  /** How long it takes in milliseconds, where that is not left to its length. */
  ms?: number;
  /** The same way may be walked again. */
  take?: number;
  /** How far it was. */
  label?: string;
}

/** What lies under the pointer or the cursor. */
export interface Spot {
  place: Place | null;
  figure: FigureId | null;
}

export const emptyOverlay = (): Overlay => ({
  seat: null,
  reach: new Map(),
  places: new Map(),
  path: null,
  ghost: null,
  threat: [],
  watchers: [],
  sight: [],
  rings: [],
  selected: null,
  targets: new Map(),
  lit: [],
  flags: [],
  facings: null,
  trails: [],
  marks: null,
});
