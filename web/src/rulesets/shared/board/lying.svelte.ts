// Which way round a free table lies on the screen. Only the drawing turns; the rules' lengths stay as they are.

export type Edge = 'north' | 'east' | 'south' | 'west';

interface Turned {
  x: number;
  y: number;
}

/** How often the table was turned by a quarter, clockwise. */
export const lying = $state({ quarters: 0 });

/** Clockwise from the top of the screen. */
const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];

/** Where an edge of the table is on the screen. */
export const seen = (edge: Edge): Edge => EDGES[(EDGES.indexOf(edge) + lying.quarters) % 4] ?? edge;

/** A point about the middle, turned by quarters clockwise. */
export function spun({ x, y }: Turned, quarters: number): Turned {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return { x: y, y: -x };
    case 2:
      return { x: -x, y: -y };
    case 3:
      return { x: -y, y: x };
    default:
      return { x, y };
  }
}

/** Turns the own edge to the bottom; if it is there, the table lies as it was, or the other way round. */
export function turnTo(own: Edge): void {
  const wanted = (6 - EDGES.indexOf(own)) % 4;
  lying.quarters = lying.quarters !== wanted ? wanted : wanted === 0 ? 2 : 0;
}
