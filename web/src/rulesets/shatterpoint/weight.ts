import type { ToldView } from './types';
import { kindOf } from './words/names';

const WEIGHTS: Record<string, number> = {
  'struggle-won': 3,
  'stage-ended': 3,
  'last-turn': 3,
  destroyed: 3,
  defeated: 3,
  wounded: 3,
  damaged: 2,
  armour: 2,
  momentum: 2,
  token: 2,
  control: 2,
  progress: 1,
  'wound-lost': 1,
  healed: 1,
  moved: 1,
  attack: 1,
  deployed: 1,
  'condition-gained': 1,
  ability: 1,
};

/** How much an event changes: nothing, a little, damage and the track, a wound or a struggle. */
export function weight(told: ToldView): number {
  return WEIGHTS[kindOf(told.event)] ?? 0;
}
