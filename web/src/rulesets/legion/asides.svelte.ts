// Terrain that the players place in turns: what is still set aside. The table does not name it, so it is looked up in
// what the lobby offers: the battlefield of the same name.
import { api } from '../../app/api';
import type { Names } from '../../protocol';
import { TURN } from './board/geometry';
import type { Lobby, PieceView, Point, TableView } from './types';

export interface Model {
  name: Names;
  pieces: PieceView[];
}

let known = $state.raw<Lobby['battlefields']>([]);
let asked = false;

/** The models that are set aside, in the order of their numbers; none before the lobby has told. */
export function asides(table: TableView): Model[] {
  if (!asked && typeof window !== 'undefined') {
    asked = true;
    api.rulesets().then(
      (all) => {
        const own = all.find((one) => one.id === 'legion');
        known = (own?.lobby as Lobby | undefined)?.battlefields ?? [];
      },
      () => (asked = false),
    );
  }
  const battlefield = known.find((one) => one.name.en === table.battlefield.en);
  return asideOf(battlefield?.terrain.pieces ?? [], table.terrain.pieces);
}

/** The models of a battlefield that are not placed yet: pieces of one name belong together. */
export function asideOf(all: readonly PieceView[], placed: readonly PieceView[]): Model[] {
  const gone = new Set(placed.map((piece) => piece.name.en));
  const models = new Map<string, Model>();
  for (const piece of all) {
    if (gone.has(piece.name.en)) continue;
    const model = models.get(piece.name.en) ?? { name: piece.name, pieces: [] };
    models.set(piece.name.en, { ...model, pieces: [...model.pieces, piece] });
  }
  return [...models.values()];
}

/** The outlines of a model, turned about the middle of their bounds, which lies at a point. */
export function outlines(model: Model, at: Point, facing: number): Point[][] {
  const corners = model.pieces.flatMap((piece) => piece.corners);
  const middle = (of: (point: Point) => number): number => {
    const all = corners.map(of);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  const [x, y] = [middle((point) => point.x), middle((point) => point.y)];
  const turn = (facing / TURN) * 2 * Math.PI;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return model.pieces.map((piece) =>
    piece.corners.map((point) => {
      const [dx, dy] = [point.x - x, point.y - y];
      return { x: at.x + dx * cos - dy * sin, y: at.y + dx * sin + dy * cos };
    }),
  );
}
