// What figures are drawn of: paths in a box of 100 units, -50 to 50, y down.

/** A filled path, or a line with its width. */
export type Path = string | readonly [d: string, width: number];

/** A head or a body: from back to front its top, half tone, mass, lit side, cuts in the colour of the plate. */
export interface Part {
  top?: string;
  mid?: string;
  mass?: string;
  lit?: string;
  cut?: readonly Path[];
  over?: string;
  /** Lines for those who look closely. */
  fine: readonly string[];
}

/** What is carried: behind the body, in front of it, or shining. */
export interface Gear {
  back?: readonly string[];
  glowback?: readonly string[];
  front?: readonly string[];
  glow?: readonly string[];
  pale?: readonly string[];
  edge?: string;
}

export interface Whole {
  mass: string;
  legs?: readonly (readonly [d: string, width: number])[];
  feet?: readonly string[];
  lit: string;
  cut?: readonly Path[];
  pale?: readonly string[];
  fine: readonly string[];
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A bar from one point to another; its far end may taper. */
export function bar(x1: number, y1: number, x2: number, y2: number, width: number, taper = 0): string {
  const half = width / 2 / Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny, far] = [-(y2 - y1) * half, (x2 - x1) * half, 1 - taper];
  const at = (x: number, y: number): string => `${tenth(x)} ${tenth(y)}`;
  return `M${at(x1 + nx, y1 + ny)}L${at(x2 + nx * far, y2 + ny * far)}L${at(x2 - nx * far, y2 - ny * far)}L${at(x1 - nx, y1 - ny)}Z`;
}

export const disc = (x: number, y: number, r: number): string =>
  `M${tenth(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
