// The table in space: what stands on it, for the free camera.
import type { Space, Surface } from '../../shared/space/bodies';
import { figureFor } from '../figures';
import type { PieceView, TableView, View } from '../types';
import { isBridge } from './scene';
import { drawnPiece } from './terrain';

const MM = 100;
/** The rules know no height of characters: about as tall as miniatures are. */
const HEIGHT = 38;

export function spaceOf(table: TableView, view: View): Space {
  const side = table.terrain.side / MM;
  return {
    sides: [side, side],
    prisms: table.terrain.pieces.map((piece) => ({
      corners: piece.corners.map(({ x, y }) => ({ x: x / MM, y: y / MM })),
      bottom: piece.bottom / MM,
      top: piece.top / MM,
      area: false,
      look: surfaceOf(piece),
    })),
    bodies: view.characters.flatMap((spot, mini) => {
      const sheet = table.units[table.characters[mini] ?? -1];
      if (!spot || !sheet) return [];
      const radius = sheet.card.base / 2 / MM;
      return [
        {
          mini,
          unit: sheet.id,
          seat: sheet.seat,
          at: { x: spot.x / MM, y: spot.y / MM, z: spot.level / MM },
          parts: [
            { radius, bottom: 0, top: 4, post: false },
            { radius: radius * 0.55, bottom: 4, top: HEIGHT, post: false },
          ],
          height: HEIGHT,
          figure: figureFor(sheet.card),
          own: false,
          seen: true,
        },
      ];
    }),
    goals: view.objectives.flatMap(({ spot, radius, control, active, roams }, index) =>
      active || !roams
        ? [
            {
              at: { x: spot.x / MM, y: spot.y / MM, z: spot.level / MM },
              radius: radius / MM,
              number: index + 1,
              holder: control,
              active,
            },
          ]
        : [],
    ),
  };
}

/** The same as on the plan. */
function surfaceOf(piece: PieceView): Surface {
  if (isBridge(piece)) return 'deck';
  const { top, hatch } = drawnPiece(piece);
  if (top === 'roof') return 'building';
  return hatch === 'planks' ? 'planks' : hatch === 'courses' ? 'mud' : 'wall';
}
