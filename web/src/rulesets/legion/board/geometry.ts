// The battlefield of Legion on the screen: a free table of 72 by 36 inches.
import { number } from '../../../app/i18n.svelte';
import { lying } from '../../shared/board/lying.svelte';
import { INCH, planeOf, type Plane } from '../../shared/board/plane';
import type { Box } from '../../shared/board/xy';
import type { Point, TableView, TerrainView, View } from '../types';

/** Directions of the rules: 0 is east, counter-clockwise. */
export const TURN = 13572;
/** One step of turning by wheel or key: 10 degrees, which divide a quarter. */
export const STEP = TURN / 36;

const planes = new Map<string, Plane>();

/** The drawing of a battlefield; the same for the same sides. */
export function planeFor({ sides: [wide, high] }: TerrainView): Plane {
  const key = `${wide} ${high}`;
  const known = planes.get(key) ?? planeOf(wide, high, 1.5);
  planes.set(key, known);
  return known;
}

/** A facing on the drawing: degrees clockwise from the right. */
export const angle = (facing: number): number => (-facing / TURN) * 360 + lying.quarters * 90;

/** A facing turned, within one turn. */
export const turned = (facing: number, by: number): number => ((Math.round(facing + by) % TURN) + TURN) % TURN;

/** Where on the battlefield a point lies, for those who do not see it: inches from the west and the south edge. */
export const place = ({ x, y }: Point, { sides: [wide, high] }: TerrainView): { east: string; north: string } => ({
  east: number(Math.round((x + wide / 2) / INCH)),
  north: number(Math.round((y + high / 2) / INCH)),
});

export interface Zone {
  seat: number;
  /** In units of the drawing. */
  box: Box;
}

/** The deployment zones, blue's and red's. */
export function zonesOf(table: TableView, view: View): Zone[] {
  const plane = planeFor(table.terrain);
  return view.zones.flatMap((zones, red) =>
    zones.map((corners) => {
      const [a, b] = [plane.toXY(corners[0]), plane.toXY(corners[1])];
      const box = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(a.x - b.x), h: Math.abs(a.y - b.y) };
      return { seat: red === 0 ? view.blue : 1 - view.blue, box };
    }),
  );
}
