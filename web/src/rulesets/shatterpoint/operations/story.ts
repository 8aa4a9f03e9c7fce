// The story between the stages: what is to be told when.
import type { Seat } from '../../../protocol';
import type { ToldView, View } from '../types';

type Steps = readonly { told: unknown[] }[];

/** How the stage before ended. */
export interface Ended {
  stage: number;
  end: number;
  winner: Seat | null;
}

export interface Tale {
  /** The stage that begins; null for the briefing before the first one. */
  stage: number | null;
  ended: Ended | null;
  /** The step of the log in which it began; −1 for the briefing. */
  step: number;
}

/** What there is to tell: the stage that began last, or before all of them the briefing. */
export function taleOf(log: Steps, view: View): Tale | null {
  for (let step = log.length - 1; step >= 0; step--) {
    const told = (log[step]?.told ?? []) as ToldView[];
    const begins = told.findLast(({ event }) => typeof event !== 'string' && 'stage-begins' in event);
    if (begins && typeof begins.event !== 'string' && 'stage-begins' in begins.event) {
      return { stage: begins.event['stage-begins'].stage, ended: endedIn(told), step };
    }
  }
  return view.stage === 'turns' ? null : { stage: null, ended: null, step: -1 };
}

function endedIn(told: readonly ToldView[]): Ended | null {
  for (const { event } of told) {
    if (typeof event !== 'string' && 'stage-ended' in event) return event['stage-ended'];
  }
  return null;
}

/** Whether a tale is news on a page that was opened with so many steps: it began in the last of them, or later. */
export function isNews(tale: Tale, opened: number): boolean {
  return tale.stage === null || tale.step >= opened - 1;
}
