import type { Frame, Seat } from '../../protocol';
import type { RulesetClient } from '../../rulesets/ruleset';

/** One step in the timeline. */
export interface Bar {
  seat: Seat | null;
  /** How much changed, 0 to 3. */
  height: number;
  /** Worth a mark of its own. */
  marked: boolean;
}

/** A round: the steps from `from` up to, not including, `to`. */
export interface Block {
  round: number;
  from: number;
  to: number;
}

const MOST = 3;

export function bars(frames: Frame[], client: Pick<RulesetClient, 'weight'>): Bar[] {
  return frames.map(({ seat, told }) => {
    const heaviest = Math.max(0, ...told.map((one) => client.weight(one)));
    return { seat, height: Math.min(MOST, heaviest), marked: heaviest >= MOST };
  });
}

export function blocks(frames: Frame[], client: Pick<RulesetClient, 'round'>): Block[] {
  const found: Block[] = [];
  frames.forEach(({ view }, index) => {
    const round = client.round(view).now;
    const last = found.at(-1);
    if (last?.round === round) last.to = index + 1;
    else found.push({ round, from: index, to: index + 1 });
  });
  return found;
}

/** The next step in a direction at which a heading of the log stands; the end if there is none. */
export function nextHeading(headings: boolean[], at: number, step: 1 | -1): number {
  for (let index = at + step; index >= 0 && index < headings.length; index += step) {
    if (headings[index]) return index;
  }
  return step > 0 ? Math.max(0, headings.length - 1) : 0;
}
