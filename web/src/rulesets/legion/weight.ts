import type { ToldView } from './types';
import { kindOf } from './words/names';

const WEIGHTS: Record<string, number> = {
  defeated: 3,
  left: 3,
  victory: 3,
  'mini-defeated': 2,
  'weapon-destroyed': 2,
  claimed: 2,
  dropped: 2,
  promoted: 2,
  wounded: 2,
  collected: 2,
  restored: 2,
  'weapon-mended': 2,
  marked: 1,
  healed: 1,
  detonated: 2,
  'token-wounds': 2,
  melee: 1,
  moved: 1,
  attack: 1,
  deployed: 1,
  commands: 1,
};

/** How much an event changes: nothing, a little, wounds and tokens, a unit or victory. */
export function weight(told: ToldView): number {
  return WEIGHTS[kindOf(told.event)] ?? 0;
}
