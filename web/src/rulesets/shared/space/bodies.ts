// A free table as plain bodies: prisms of terrain, cylinders of miniatures. In millimetres, x east, y north, z up.
import type { Seat } from '../../../protocol';
import type { Figure } from '../figures/figure';

export interface Spot {
  x: number;
  y: number;
  z: number;
}

/** What a piece is made of, or what lies or grows on it. */
export type Surface =
  | 'building'
  | 'hill'
  | 'wall'
  | 'stone'
  | 'mud'
  | 'planks'
  | 'bags'
  | 'leaves'
  | 'grass'
  | 'woods'
  | 'water'
  | 'sunk'
  | 'ruins'
  | 'rough'
  | 'deck';

export interface Prism {
  corners: { x: number; y: number }[];
  /** Where it begins: what hangs can be walked under. */
  bottom: number;
  top: number;
  /** A zone that one sees into: woods, grass, water. */
  area: boolean;
  look: Surface;
}

/** One miniature: its cylinders stand on its place. */
export interface Body {
  mini: number;
  unit: number;
  seat: Seat;
  at: Spot;
  parts: { radius: number; bottom: number; top: number; post: boolean }[];
  height: number;
  /** What stands on its base; null: the cylinders are drawn as the rules know them. */
  figure: Figure | null;
  /** It hides nobody from whoever looks. */
  own: boolean;
  seen: boolean;
}

/** The height of the pole over an objective, in millimetres. */
export const POLE = 64;

/** An objective that lies on the table. */
export interface Goal {
  at: Spot;
  radius: number;
  number: number;
  holder: Seat | null;
  active: boolean;
}

/** All that stands on a free table. */
export interface Space {
  /** Its sides in millimetres. */
  sides: [number, number];
  prisms: Prism[];
  bodies: Body[];
  goals: Goal[];
}
