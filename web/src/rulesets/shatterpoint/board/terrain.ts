// How pieces are drawn: what they are for the eye, where their heights are written, where ladders stand.
import { toXY, UNIT } from './geometry';
import { labelAt as freeAt } from '../../shared/board/heights';
import { isBridge, shade } from './scene';
import type { Texture } from '../../shared/board/textures';
import type { XY } from '../../shared/board/xy';
import type { PieceView, Spot, TerrainView } from '../types';

/** Up to this height a piece is an obstacle rather than a floor, for the eye: 2 inches. */
const LOW = 5080;

export interface Drawn {
  ring: XY[];
  /** In levels: the shadow grows with it. */
  height: number;
  fill: string;
  hatch: Texture | undefined;
  rim: number;
  /** What lies on its top: a roof with its parapet, or the boards of a crate. */
  top: 'roof' | 'crate' | null;
}

export function drawnPiece(piece: PieceView): Drawn {
  const thickness = (piece.top - piece.bottom) / 2540;
  const bridge = isBridge(piece);
  const small = !bridge && piece.top - piece.bottom < LOW;
  const crate = small && piece.stand && piece.corners.length === 4;
  const blocking = piece.sight === 'blocking';
  const wall = blocking
    ? { fill: 'var(--wall-top)', hatch: 'wall' as const }
    : { fill: 'var(--low)', hatch: 'courses' as const };
  const stands = small
    ? { fill: crate ? 'var(--tx-crate)' : 'var(--low)', hatch: 'planks' as const }
    : { fill: shade(piece.top), hatch: undefined };
  const { fill, hatch } = piece.stand ? stands : wall;
  return {
    ring: piece.corners.map(toXY),
    height: Math.min(2.8, Math.max(0.6, thickness * 0.7)),
    fill,
    hatch: bridge ? undefined : hatch,
    rim: small ? 1.5 : 2.1,
    top: crate ? 'crate' : piece.stand && !small && !bridge ? 'roof' : null,
  };
}

/** Pieces that stand on something, lowest first. */
export const solid = (terrain: TerrainView): PieceView[] =>
  terrain.pieces.filter((piece) => !isBridge(piece)).sort((a, b) => a.top - b.top);

export const bridges = (terrain: TerrainView): PieceView[] =>
  terrain.pieces.filter(isBridge).sort((a, b) => a.top - b.top);

/** Lines across a walkway, along its shorter side. */
export function planks(piece: PieceView): string {
  const ring = piece.corners.map(toXY);
  const [a, b, c] = ring;
  if (ring.length !== 4 || !a || !b || !c) return '';
  const [first, second] = [Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - b.x, c.y - b.y)];
  const [from, along, over] = first >= second ? [a, b, second] : [b, c, first];
  const length = Math.max(first, second);
  const [ux, uy] = [(along.x - from.x) / length, (along.y - from.y) / length];
  // Into the piece, whichever way round its corners go.
  const middle = { x: ring.reduce((sum, p) => sum + p.x, 0) / 4, y: ring.reduce((sum, p) => sum + p.y, 0) / 4 };
  const side = Math.sign((middle.x - from.x) * -uy + (middle.y - from.y) * ux) || 1;
  const [nx, ny] = [-uy * side, ux * side];
  let d = '';
  for (let at = UNIT * 0.6; at < length - 2; at += UNIT * 0.6) {
    const [x, y] = [from.x + ux * at, from.y + uy * at];
    d += `M${(x + nx * 3).toFixed(1)} ${(y + ny * 3).toFixed(1)}L${(x + nx * (over - 3)).toFixed(1)} ${(y + ny * (over - 3)).toFixed(1)}`;
  }
  return d;
}

/** Where the height of a top is written: where nothing higher covers it. */
export function labelAt(piece: PieceView, all: readonly PieceView[], names: readonly XY[] = []): XY {
  const higher = all.filter((other) => other.top > piece.top);
  return freeAt(
    piece.corners.map(toXY),
    higher.map((other) => other.corners.map(toXY)),
    { written: (at) => names.some((name) => Math.abs(name.x - at.x) < 55 && Math.abs(name.y - at.y) < 15) },
  );
}

export interface Link {
  /** Near each other: a ladder; else a passage whose ends are joined by a line. */
  ladder: boolean;
  from: XY;
  to: XY;
}

/** Linked transfer points, each pair once. */
export function linksOf(transfers: readonly (readonly Spot[])[]): Link[] {
  return transfers.flatMap((points) =>
    points.slice(1).flatMap((point, i) => {
      const before = points[i];
      if (!before) return [];
      const [from, to] = before.level <= point.level ? [before, point] : [point, before];
      return [{ ladder: Math.hypot(point.x - before.x, point.y - before.y) < 5000, from: toXY(from), to: toXY(to) }];
    }),
  );
}
