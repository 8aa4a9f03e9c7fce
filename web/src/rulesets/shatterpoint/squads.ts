// The places of a squad that is being deployed.
import { clamped, levelsAt, lineUp, nearestLevel } from './board/levels';
import { ownSeat, squadOf } from './known';
import type { Plan } from './plan.svelte';
import type { Point, Spot, TerrainView } from './types';

/** A place moved to a point of the battlefield, on the surface nearest to its level. */
function settled(terrain: TerrainView, spot: Spot, at: Point): Spot {
  const inside = clamped(at, terrain.side);
  return { ...inside, level: nearestLevel(terrain, inside, spot.level) };
}

/** The whole squad shifted. */
export function shifted(terrain: TerrainView, places: readonly Spot[], by: Point): Spot[] {
  return places.map((spot) => settled(terrain, spot, { x: spot.x + by.x, y: spot.y + by.y }));
}

/** One of the squad at another place. */
export function shiftedOne(terrain: TerrainView, places: readonly Spot[], index: number, to: Point): Spot[] {
  return places.map((spot, i) => (i === index ? settled(terrain, spot, to) : spot));
}

/** The surfaces at one of the places. */
export function surfacesAt(terrain: TerrainView, spot: Spot | undefined): number[] {
  return spot ? levelsAt(terrain, spot) : [];
}

/** A squad in a row at the own edge, where the table suggests nothing. */
export function linedUp({ table, fixed, view }: Plan, squad: number): Spot[] {
  const seat = ownSeat(table);
  const edge = view?.players[seat]?.edge ?? 'south';
  return fixed === null ? [] : lineUp(fixed, squadOf(fixed, view, seat, squad), edge);
}
