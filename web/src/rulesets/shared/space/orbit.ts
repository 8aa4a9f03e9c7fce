// A camera that goes about a point of the table.
import type { Spot } from './bodies';
import type { Look } from './paint';

export interface Orbit {
  /** What it looks at, on the table. */
  x: number;
  y: number;
  /** From where: in radians from east to the left, and above the horizon. */
  turn: number;
  rise: number;
  far: number;
}

const ANGLE = 42;
const NEAREST = 120;

/** How high the camera stands at first, in radians above the horizon. */
const RISE = 0.85;
/** Room about the table, in millimetres. */
const ROOM = 45;

/** The whole table from an edge, on a picture so many times as wide as high: from the south, or from the north. */
export function whole([wide, high]: readonly [number, number], north: boolean, shape = 1.8): Orbit {
  const part = Math.tan((ANGLE / 2 / 180) * Math.PI);
  // The edge next to the camera is the widest.
  const near = (high / 2) * Math.cos(RISE);
  const across = (wide / 2 + ROOM) / (part * shape) + near;
  const along = ((high / 2 + ROOM) * Math.sin(RISE)) / part + near / 2;
  return { x: 0, y: 0, turn: north ? Math.PI / 2 : -Math.PI / 2, rise: RISE, far: Math.max(across, along) };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Turned, raised and brought nearer or farther, as far as that goes. */
export function turned(orbit: Orbit, turn: number, rise: number, near = 1): Orbit {
  return {
    ...orbit,
    turn: orbit.turn + turn,
    rise: clamp(orbit.rise + rise, 0.08, 1.5),
    far: clamp(orbit.far * near, NEAREST, 3600),
  };
}

/** Moved over the table: to the right and away as whoever looks sees it. */
export function moved(orbit: Orbit, right: number, away: number, [wide, high]: readonly [number, number]): Orbit {
  const [sin, cos] = [Math.sin(orbit.turn), Math.cos(orbit.turn)];
  const x = orbit.x - sin * right - cos * away;
  const y = orbit.y + cos * right - sin * away;
  return { ...orbit, x: clamp(x, -wide / 2, wide / 2), y: clamp(y, -high / 2, high / 2) };
}

/** Where the camera is, and where it looks. */
export function lookOf({ x, y, turn, rise, far }: Orbit): Look {
  const flat = far * Math.cos(rise);
  const eye: Spot = { x: x + Math.cos(turn) * flat, y: y + Math.sin(turn) * flat, z: far * Math.sin(rise) };
  return { eye, yaw: turn + Math.PI, pitch: -rise, angle: ANGLE };
}
