// What the lobby asks the server to set up.
import type { Army, Cover, Declared, Passage, PieceView, Setup, TerrainView } from '../types';

/** What is as it usually is need not be said. */
export type LobbySetup = Omit<Setup, 'terrain' | 'declared'> & Partial<Pick<Setup, 'terrain' | 'declared'>>;

export function setupOf(
  battlefield: string,
  format: string,
  armies: readonly Army[],
  placement: Setup['terrain'],
  declared: readonly Declared[],
): LobbySetup {
  return {
    battlefield,
    format,
    armies: [...armies],
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

/** Whom a declaration covers or not, whatever the height of the piece; null: as usual. */
export type Covers = Pick<Declared, 'covers-troopers' | 'covers-vehicles'>;

export function coversOf(piece: PieceView, all: readonly Declared[]): Covers {
  const own = declarationOf(piece, all);
  return {
    'covers-troopers': own?.['covers-troopers'] ?? null,
    'covers-vehicles': own?.['covers-vehicles'] ?? null,
  };
}

/** How troopers, ground vehicles and repulsor vehicles move there, as declared. */
export const movementOf = (piece: PieceView, all: readonly Declared[]): [Passage, Passage, Passage] =>
  declarationOf(piece, all)?.movement ?? piece.movement;

/** The declarations with another one of a piece; what is as the battlefield says is left out. */
export function declare(
  piece: PieceView,
  all: readonly Declared[],
  change: { cover?: Cover; movement?: [Passage, Passage, Passage] } & Partial<Covers>,
): Declared[] {
  const cover = change.cover ?? coverOf(piece, all);
  const movement = change.movement ?? movementOf(piece, all);
  const covers: Covers = { ...coversOf(piece, all), ...change };
  const own: Declared = {
    terrain: piece.name.en,
    cover: cover === piece.cover[0] ? null : cover,
    'covers-troopers': covers['covers-troopers'],
    'covers-vehicles': covers['covers-vehicles'],
    movement: movement.every((one, index) => one === piece.movement[index]) ? null : movement,
    stand: null,
  };
  const others = all.filter((one) => one.terrain !== own.terrain);
  const said = [own.cover, own.movement, own['covers-troopers'], own['covers-vehicles']];
  return said.every((one) => one === null) ? others : [...others, own];
}
