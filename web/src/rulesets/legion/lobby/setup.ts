// What the lobby asks the server to set up.
import type { Army, Cover, Declared, Passage, PieceView, Setup, TerrainView } from '../types';

/** What is as it usually is need not be said. */
export type LobbySetup = Omit<Setup, 'terrain' | 'declared'> & Partial<Pick<Setup, 'terrain' | 'declared'>>;

export function setupOf(
  battlefield: string,
  format: string,
  armies: [Army, Army],
  placement: Setup['terrain'],
  declared: readonly Declared[],
): LobbySetup {
  return {
    battlefield,
    format,
    armies,
    ...(placement === 'agreed' ? {} : { terrain: placement }),
    ...(declared.length === 0 ? {} : { declared: [...declared] }),
  };
}

/** The pieces of a battlefield by name: what is declared of one holds for all of its name. */
export function kindsOf(terrain: TerrainView): PieceView[] {
  return terrain.pieces.filter((one, index, all) => all.findIndex((other) => other.name.en === one.name.en) === index);
}

export const declarationOf = (piece: PieceView, all: readonly Declared[]): Declared | null =>
  all.find((one) => one.terrain === piece.name.en) ?? null;

/** The cover that a piece gives troopers, as declared. */
export const coverOf = (piece: PieceView, all: readonly Declared[]): Cover =>
  declarationOf(piece, all)?.cover ?? piece.cover[0];

/** How troopers, ground vehicles and repulsor vehicles move there, as declared. */
export const movementOf = (piece: PieceView, all: readonly Declared[]): [Passage, Passage, Passage] =>
  declarationOf(piece, all)?.movement ?? piece.movement;

/** The declarations with another one of a piece; what is as the battlefield says is left out. */
export function declare(
  piece: PieceView,
  all: readonly Declared[],
  change: { cover?: Cover; movement?: [Passage, Passage, Passage] },
): Declared[] {
  const cover = change.cover ?? coverOf(piece, all);
  const movement = change.movement ?? movementOf(piece, all);
  const own: Declared = {
    terrain: piece.name.en,
    cover: cover === piece.cover[0] ? null : cover,
    'covers-troopers': null,
    'covers-vehicles': null,
    movement: movement.every((one, index) => one === piece.movement[index]) ? null : movement,
    stand: null,
  };
  const others = all.filter((one) => one.terrain !== own.terrain);
  return own.cover === null && own.movement === null ? others : [...others, own];
}
