// What grows or lies on a piece that one sees into: trees, tufts, stones. Always the same for the same piece.
import { BoxGeometry, BufferGeometry, ConeGeometry, Euler, Matrix4, Quaternion, Vector3 } from 'three';
import { sequence } from '../board/relief';
import { scattered } from '../board/textures';
import type { Prism, Surface } from './bodies';

interface Kind {
  geometry: () => BufferGeometry;
  /** Its colour, by its name on the page. */
  colour: string;
  /** How far one stands from the next, in millimetres. */
  apart: number;
  /** How wide and how high one is beside its share of the room and the height of its piece, and where it begins. */
  wide: number;
  high: number;
  from: number;
  leans: boolean;
}

/** A body of height 1 on the origin. */
const cone = (sides: number) => () => new ConeGeometry(1, 1, sides).translate(0, 0.5, 0);

const TRUNK: Kind = { geometry: cone(6), colour: '--tx-wood', apart: 44, wide: 0.28, high: 0.6, from: 0, leans: false };
const CROWN: Kind = { ...TRUNK, geometry: cone(7), colour: '--tx-grass', wide: 1.25, high: 0.8, from: 0.2 };
const TUFT: Kind = {
  ...TRUNK,
  geometry: cone(4),
  colour: '--tx-grass',
  apart: 17,
  wide: 0.42,
  high: 0.62,
  leans: true,
};
const STONE: Kind = {
  geometry: () => new BoxGeometry(1, 1, 1).translate(0, 0.4, 0),
  colour: '--tx-stone',
  apart: 26,
  wide: 1.7,
  high: 0.22,
  from: 0,
  leans: true,
};

const GROWS: Partial<Record<Surface, Kind[]>> = {
  woods: [TRUNK, CROWN],
  grass: [TUFT],
  ruins: [STONE],
  rough: [STONE],
};

export interface Grown {
  geometry: () => BufferGeometry;
  colour: string;
  places: Matrix4[];
}

/** What grows on a piece, in the space of three.js. */
export function grownOn({ corners, bottom, top, look }: Prism): Grown[] {
  const height = Math.max(8, top - bottom);
  return (GROWS[look] ?? []).map(({ geometry, colour, apart, wide, high, from, leans }) => {
    const random = sequence(apart);
    const places = scattered(corners, apart, corners.length).map(({ at, r }) => {
      const size = 0.75 + random() * 0.4;
      const tilt = leans ? 0.35 : 0.06;
      return new Matrix4().compose(
        new Vector3(at.x, bottom + height * from, -at.y),
        new Quaternion().setFromEuler(new Euler((random() - 0.5) * tilt, random() * 6.3, (random() - 0.5) * tilt)),
        new Vector3(r * wide * size, Math.min(height, 90) * high * size, r * wide * size),
      );
    });
    return { geometry, colour, places };
  });
}
