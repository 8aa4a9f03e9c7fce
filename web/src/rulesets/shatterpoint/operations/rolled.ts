// Dice that special rules rolled, as the log tells them.
import type { Event, ToldView } from '../types';

export type Rolled = Extract<Event, { 'rule-rolled': unknown }>['rule-rolled'];

/** The last roll of a special rule, unless an attack came after it or its turn is long over. */
export function rolledLast(told: Iterable<ToldView>): Rolled | null {
  let rolled: Rolled | null = null;
  let turns = 0;
  for (const { event } of told) {
    if (typeof event === 'string') continue;
    if ('rule-rolled' in event) [rolled, turns] = [event['rule-rolled'], 0];
    else if ('attack' in event || ('turn' in event && ++turns > 1)) rolled = null;
  }
  return rolled;
}
