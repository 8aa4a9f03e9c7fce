// What the board shows on top of the position, beyond what every free table shows.
import { freeOverlay, type FreeOverlay } from '../../shared/board/overlay';
import type { CharacterId, Edge, MoveKind, Objective, Point, Spot } from '../types';

export type { Under } from '../../shared/board/overlay';

export interface Overlay extends FreeOverlay<Spot> {
  reach: { outline: Point[]; holes: Point[][]; kind: MoveKind | null; strong: boolean }[];
  /** The squad that can be dragged as a whole. */
  formation: boolean;
  /** The path of a push. */
  path: Point[];
  /** Directions of a push. */
  cones: { at: Point; from: Point | null; pull: boolean; length: number; chosen: Point | null }[];
  /** Who would be engaged at the planned place. */
  engaged: { from: Point; to: CharacterId }[];
  /** Objectives that would be contested there. */
  contested: number[];
  /** An edge of the battlefield that is about to be chosen. */
  edge: Edge | null;
  /** Where the objectives would lie by what is about to be chosen. */
  objectives: Objective[] | null;
  /** The objectives that would be active by a map that is about to be chosen. */
  active: number[] | null;
}

export const emptyOverlay = (): Overlay => ({
  ...freeOverlay<Spot>(),
  reach: [],
  formation: false,
  path: [],
  cones: [],
  engaged: [],
  contested: [],
  edge: null,
  objectives: null,
  active: null,
});
