import type { ToldView } from './types';

/** How much an event changes: nothing, a little, wounds, a loss or an objective. */
export function weight(told: ToldView): number {
  switch (told.event.event) {
    case 'knocked-out':
    case 'captured':
    case 'mission-done':
    case 'game-over':
      return 3;
    case 'wounded':
    case 'healed':
      return 2;
    case 'moved':
    case 'shoved':
    case 'swapped':
    case 'attack':
    case 'buff':
    case 'debuff':
    case 'sign':
    case 'interrupt':
      return 1;
    default:
      return 0;
  }
}
