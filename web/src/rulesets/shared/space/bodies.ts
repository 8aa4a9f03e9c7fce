// A free table as plain bodies: prisms of terrain, cylinders of miniatures. In millimetres, x east, y north, z up.
import type { Seat } from '../../../protocol';

export interface Spot {
  x: number;
  y: number;
  z: number;
}

export interface Prism {
  corners: { x: number; y: number }[];
  /** Where it begins: what hangs can be walked under. */
  bottom: number;
  top: number;
  /** A zone that one sees into: woods, grass, water. */
  area: boolean;
  look: 'stone' | 'wood' | 'water' | 'hill';
}

/** One miniature: its cylinders stand on its place. */
export interface Body {
  mini: number;
  unit: number;
  seat: Seat;
  at: Spot;
  parts: { radius: number; bottom: number; top: number; post: boolean }[];
  height: number;
  /** It hides nobody from whoever looks. */
  own: boolean;
  seen: boolean;
}

/** All that stands on a free table. */
export interface Space {
  /** Its sides in millimetres. */
  sides: [number, number];
  prisms: Prism[];
  bodies: Body[];
}
