// Where the struggle token will go at the end of the turn, as the objectives stand now. Control is decided anew then
// (SP-OBJ-05), so this is a look ahead, not a promise.
import type { View } from './types';

/** The spaces on each side of the track. */
const SPACES = 8;

/** The space after the turn of the active player, and how many objectives move the token there. */
export function projected(view: View): { to: number; objectives: number } | null {
  const { active } = view;
  // Nothing moves in the first turn of the game (SP-STRUGGLE-07).
  if (view.stage !== 'turns' || view.turn < 2 || view.struggle === null || view.struggle.won_by !== null) return null;
  const objectives = view.objectives.filter((one) => one.active && one.control === active).length;
  if (objectives === 0) return null;
  const way = active === 0 ? 1 : -1;
  // The innermost momentum token of the player stops it: there the struggle is won (SP-STRUGGLE-09).
  const end = SPACES + 1 - (view.players[active]?.momentum ?? 0);
  const own = Math.min(view.token * way + objectives, Math.max(end, view.token * way));
  return { to: own * way, objectives };
}
