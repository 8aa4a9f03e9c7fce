// The table in space: what stands on it, for the free camera.
import type { Space } from '../../shared/space/bodies';
import type { TableView, View } from '../types';

const MM = 100;
/** The rules know no height of characters: about as tall as miniatures are. */
const HEIGHT = 38;

export function spaceOf(table: TableView, view: View): Space {
  const side = table.terrain.side / MM;
  return {
    sides: [side, side],
    prisms: table.terrain.pieces.map(({ corners, bottom, top }) => ({
      corners: corners.map(({ x, y }) => ({ x: x / MM, y: y / MM })),
      bottom: bottom / MM,
      top: top / MM,
      area: false,
      look: 'stone',
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
          own: false,
          seen: true,
        },
      ];
    }),
  };
}
