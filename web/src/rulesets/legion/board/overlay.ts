// What the board shows on top of the position, beyond what every free table shows.
import { freeOverlay, type FreeOverlay, type Tone } from '../../shared/board/overlay';
import type { Edge, Layout, MiniId, Point, Stand, UnitId } from '../types';

export type { Tone, Under } from '../../shared/board/overlay';

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

export interface Overlay extends FreeOverlay<Stand> {
  /** An objective or charge token at its planned place. */
  laid: { aim: Aim; at: Point; refused: boolean } | null;
  /** A piece of terrain at its planned place. */
  model: { at: Point; outlines: Point[][] } | null;
  /** Firing arcs of notched bases. */
  arcs: { at: Point; facing: number; radius: number }[];
  /** Units that act. */
  acting: UnitId[];
  /** Units that can be chosen or are attacked. */
  units: Map<UnitId, { label: string; tone: Tone }>;
  /** Miniatures of the defender that the attacker does not see. */
  hidden: MiniId[];
  /** Units whose melee would begin at the planned place. */
  melee: { from: Point; to: UnitId }[];
  /** Attack pools: from whom to whom. */
  pools: { from: UnitId; to: UnitId; now: boolean }[];
  /** An edge of the battlefield that is about to be chosen. */
  edge: Edge | null;
  /** Where the objective tokens would lie by what is about to be chosen; else the card that leads tells. */
  layout: Layout | null;
  /** A terrain model that is about to be chosen. */
  models: Map<number, Tone>;
}

export const emptyOverlay = (): Overlay => ({
  ...freeOverlay<Stand>(),
  laid: null,
  model: null,
  arcs: [],
  acting: [],
  units: new Map(),
  hidden: [],
  melee: [],
  pools: [],
  edge: null,
  layout: null,
  models: new Map(),
});
