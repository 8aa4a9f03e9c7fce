// What the board shows on top of the position. The board draws it and reports input; what it means is
// for the caller to know. Places are in the rules' lengths.
import type { Seat } from '../../../protocol';
import type { Aim } from '../choices';
import type { CharacterId, Edge, MoveKind, Point, Spot } from '../types';

export interface Overlay {
  /** Whose colour reach and tool wear. */
  seat: Seat | null;
  /** Where the character may come to; strong: by the movement at hand. */
  reach: { outline: Point[]; kind: MoveKind | null; strong: boolean }[];
  /** The planned end: the characters are drawn there, and pale where they stand. */
  ghosts: Ghost[];
  /** Who can be dragged. */
  movable: CharacterId[];
  /** The squad that can be dragged as a whole. */
  formation: boolean;
  tool: Point[];
  /** A refused tool is drawn as a broken line. */
  straight: { from: Point; to: Point } | null;
  /** The path of a push. */
  path: Point[];
  /** Directions of a push. */
  cones: { at: Point; from: Point | null; pull: boolean; length: number; chosen: Point | null }[];
  sight: { from: Point; to: Point; line: [Point, Point] | null; seen: boolean; cover: boolean; label: string | null }[];
  rings: { at: Point; radius: number; label: string; strong: boolean }[];
  ruler: { from: Point; to: Point; label: string } | null;
  selected: CharacterId[];
  /** Who and what can be chosen or is attacked: characters and armoured targets. */
  targets: Map<Aim, { label: string; tone: 'choice' | 'quiet' | 'chosen' }>;
  /** Who would be engaged at the planned place. */
  engaged: { from: Point; to: CharacterId }[];
  /** Enemies in range and sight there. */
  seen: CharacterId[];
  /** Objectives that would be contested there. */
  contested: number[];
  /** Characters a log line speaks of, or the unit of the card. */
  lit: CharacterId[];
  flags: Flag[];
  /** Legal answers to begin with: places to choose. */
  places: { key: number; at: Point; label: string; chosen: boolean }[];
  /** An edge of the battlefield that is about to be chosen. */
  edge: Edge | null;
  /** The objectives that would be active by a map that is about to be chosen. */
  active: number[] | null;
  /** Several surfaces above each other: at which height the piece stands. */
  levels: { at: Point; all: number[]; now: number | null } | null;
  /** Movements to animate, in order; each content once. */
  trails: Trail[];
}

export interface Ghost {
  character: CharacterId;
  spot: Spot;
  /** It cannot stand there. */
  refused: boolean;
}

export interface Flag {
  at: Point;
  tone: 'seat' | 'amber' | 'plain';
  title: string;
  text: string;
}

export interface Trail {
  character: CharacterId;
  path: Spot[];
}

/** What lies under the pointer. */
export interface Under {
  at: Point;
  /** A character or an armoured target. */
  character: Aim | null;
  /** The planned formation, beside its characters. */
  formation: boolean;
}

export const emptyOverlay = (): Overlay => ({
  seat: null,
  reach: [],
  ghosts: [],
  movable: [],
  formation: false,
  tool: [],
  straight: null,
  path: [],
  cones: [],
  sight: [],
  rings: [],
  ruler: null,
  selected: [],
  targets: new Map(),
  engaged: [],
  seen: [],
  contested: [],
  lit: [],
  flags: [],
  places: [],
  edge: null,
  active: null,
  levels: null,
  trails: [],
});
