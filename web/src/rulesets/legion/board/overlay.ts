// What the board shows on top of the position. The board draws it and reports input; what it means is
// for the caller to know. Places are in the rules' lengths.
import type { Seat } from '../../../protocol';
import type { Edge, MiniId, Point, Stand, UnitId } from '../types';

export type Tone = 'choice' | 'quiet' | 'chosen';

/** What can be pointed at by one number: a miniature by its own, an objective token by −1 − its number, a charge token
 *  by −1001 − its number. */
export type Aim = number;

export const aimOfToken = (token: number): Aim => -1 - token;

const CHARGES = 1000;
export const aimOfCharge = (charge: number): Aim => -1 - CHARGES - charge;

/** The number of a charge token, of an objective token, or null for a miniature. */
export function tokenOf(aim: Aim): { charge: number } | { token: number } | null {
  if (aim >= 0) return null;
  return aim < -CHARGES ? { charge: -1 - CHARGES - aim } : { token: -1 - aim };
}

export interface Overlay {
  /** Whose colour reach and tool wear. */
  seat: Seat | null;
  /** Where the leader may come to; strong: with the tool at hand. */
  reach: { outline: Point[]; strong: boolean }[];
  /** The planned end: the miniatures are drawn there, and pale where they stand. */
  ghosts: Ghost[];
  /** An objective or charge token at its planned place. */
  laid: { aim: Aim; at: Point; refused: boolean } | null;
  /** A piece of terrain at its planned place. */
  model: { at: Point; outlines: Point[][] } | null;
  /** Who can be dragged. */
  movable: Aim[];
  tool: Point[];
  /** A refused tool is drawn as a broken line. */
  straight: { from: Point; to: Point } | null;
  sight: { from: Point; to: Point; seen: boolean; cover: boolean; label: string | null }[];
  rings: { at: Point; radius: number; label: string; strong: boolean }[];
  /** Firing arcs of notched bases. */
  arcs: { at: Point; facing: number; radius: number }[];
  ruler: { from: Point; to: Point } | null;
  /** Units that act. */
  acting: UnitId[];
  /** Miniatures that act. */
  selected: MiniId[];
  /** Units that can be chosen or are attacked. */
  units: Map<UnitId, { label: string; tone: Tone }>;
  /** Single miniatures and tokens that can be chosen. */
  targets: Map<Aim, { label: string; tone: Tone }>;
  /** Miniatures of the defender, as the attacker sees them. */
  hidden: MiniId[];
  seen: MiniId[];
  /** Units whose melee would begin at the planned place. */
  melee: { from: Point; to: UnitId }[];
  /** Attack pools: from whom to whom. */
  pools: { from: UnitId; to: UnitId; now: boolean }[];
  /** Miniatures a log line speaks of, or the unit of the card. */
  lit: MiniId[];
  flags: { at: Point; tone: 'seat' | 'amber' | 'plain'; title: string; text: string }[];
  /** Legal answers to begin with: places to choose. */
  places: { key: number; at: Point; label: string; chosen: boolean }[];
  /** An edge of the battlefield that is about to be chosen. */
  edge: Edge | null;
  /** A terrain model that is about to be chosen. */
  models: Map<number, Tone>;
  /** Several surfaces above each other: at which height the piece stands. */
  levels: { at: Point; all: number[]; now: number | null } | null;
  /** Movements to animate, in order; each content once. */
  trails: Trail[];
}

export interface Ghost {
  mini: MiniId;
  stand: Stand;
  /** It cannot stand there. */
  refused: boolean;
}

export interface Trail {
  mini: MiniId;
  path: Point[];
  /** It goes together with the one before. */
  along: boolean;
}

/** What lies under the pointer. */
export interface Under {
  at: Point;
  id: Aim | null;
  /** The planned formation, beside its miniatures. */
  formation: boolean;
}

export const emptyOverlay = (): Overlay => ({
  seat: null,
  reach: [],
  ghosts: [],
  laid: null,
  model: null,
  movable: [],
  tool: [],
  straight: null,
  sight: [],
  rings: [],
  arcs: [],
  ruler: null,
  acting: [],
  selected: [],
  units: new Map(),
  targets: new Map(),
  hidden: [],
  seen: [],
  melee: [],
  pools: [],
  lit: [],
  flags: [],
  places: [],
  edge: null,
  models: new Map(),
  levels: null,
  trails: [],
});
