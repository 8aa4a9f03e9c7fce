// The last attack as the log tells it, step by step as in the book (LG-ATK-09).
import type {
  AttackFace,
  AttackView,
  Block,
  Canceller,
  Cover,
  CoverCause,
  DefenceFace,
  Event,
  Hit,
  MiniId,
  ToldView,
  UnitId,
} from './types';

export const STEPS = 10;

export interface ShownDie<D, F> {
  die: D;
  face: F;
  cancelled: boolean;
  changed: boolean;
  again: boolean;
}

type AttackDice = ShownDie<AttackFace['die'], Hit>[];
type DefenceDice = ShownDie<DefenceFace['die'], Block>[];

/** Dice on the table from a step on: those that are left, then those that are gone. */
interface Lying<Dice> {
  step: number;
  dice: Dice;
}

export interface Assault {
  attacker: UnitId;
  defender: UnitId;
  melee: boolean;
  weapons: [MiniId, number][];
  range: number;
  /** Aim tokens that were spent. */
  aims: number;
  /** The attack dice as each event left them. */
  attack: Lying<AttackDice>[];
  cover: { cover: Cover; obscured: MiniId[]; because: CoverCause[] } | null;
  cancelled: { by: Canceller; hits: number }[];
  impact: number;
  /** The defence dice as each event left them. */
  defence: Lying<DefenceDice>[];
  /** Defence dice were rerolled. */
  lucky: boolean;
  pierced: number;
  /** What the comparison gave. */
  result: { hits: number; blocks: number; wounds: number } | null;
  suffered: { mini: MiniId; wounds: number }[];
  defeated: MiniId[];
  /** The furthest step that has been reached. */
  step: number;
  /** How many events it is made of: a new one shows it anew. */
  events: number;
}

type Beginning = Pick<Assault, 'attacker' | 'defender' | 'melee' | 'weapons' | 'range'>;

function begun(beginning: Beginning): Assault {
  return {
    ...beginning,
    aims: 0,
    attack: [],
    cover: null,
    cancelled: [],
    impact: 0,
    defence: [],
    lucky: false,
    pierced: 0,
    result: null,
    suffered: [],
    defeated: [],
    step: 3,
    events: 1,
  };
}

/** Events after which the last attack is over. */
const ENDING = ['activated', 'acts', 'moved', 'round-ends'];

/** The attack in progress, else the last one that was told of. */
export function assaultOf(told: Iterable<ToldView>, now: AttackView | null): Assault | null {
  let assault: Assault | null = null;
  let over = false;
  for (const { event } of told) {
    if (typeof event !== 'string' && 'attack' in event) {
      const { unit, ...rest } = event.attack;
      assault = begun({ attacker: unit, ...rest });
      over = false;
    } else if (assault !== null && !over) {
      over = assault.result !== null && ENDING.some((kind) => typeof event !== 'string' && kind in event);
      if (!over) take(assault, event);
    }
  }
  if (assault === null) return null;
  // The other pools come next, or nothing does.
  const waits = now !== null && now.defender === assault.defender && now.attacker === assault.attacker;
  return waits || assault.result === null ? assault : { ...assault, step: STEPS };
}

function take(assault: Assault, event: Event): void {
  if (typeof event === 'string') return;
  const reach = (step: number) => (assault.step = Math.max(assault.step, step));
  assault.events += 1;
  if ('attack-roll' in event) {
    lay(assault.attack, 4, event['attack-roll'].dice);
    reach(4);
  } else if ('rerolled' in event) {
    assault.aims += 1;
    lay(assault.attack, 4, event.rerolled.dice, 'again');
    reach(4);
  } else if ('surged' in event) {
    lay(assault.attack, 4, event.surged.dice, 'changed');
    reach(4);
  } else if ('in-cover' in event) {
    const { cover, obscured, because } = event['in-cover'];
    assault.cover = { cover, obscured, because };
    reach(5);
  } else if ('cancelled' in event) {
    const { by, hits, dice, gone } = event.cancelled;
    const step = by === 'armor' || by === 'guardian' ? 6 : 5;
    assault.cancelled.push({ by, hits });
    lay(assault.attack, step, dice, null, gone);
    reach(step);
  } else if ('impact' in event) {
    assault.impact += event.impact.hits;
    lay(assault.attack, 6, event.impact.dice, 'changed');
    reach(6);
  } else if ('defence-roll' in event) {
    lay(assault.defence, 7, event['defence-roll'].dice);
    lay(assault.defence, 8, event['defence-roll'].surged, 'changed');
    reach(7);
  } else if ('defence-rerolled' in event) {
    assault.lucky = true;
    lay(assault.defence, 8, event['defence-rerolled'].surged, 'again');
    reach(8);
  } else if ('pierced' in event) {
    const { blocks, dice, gone } = event.pierced;
    assault.pierced += blocks;
    lay(assault.defence, 8, dice, null, gone);
    reach(8);
  } else if ('wounds' in event) {
    const { hits, blocks, wounds } = event.wounds;
    assault.result = { hits, blocks, wounds };
    reach(9);
  } else if ('wounded' in event) {
    assault.suffered.push({ mini: event.wounded.mini, wounds: event.wounded.wounds });
  } else if ('mini-defeated' in event) {
    assault.defeated.push(event['mini-defeated'].mini);
  } else assault.events -= 1;
}

/** Notes how dice lie from a step on; `how` other faces than before came about. */
function lay<D, F>(
  all: Lying<ShownDie<D, F>[]>[],
  step: number,
  dice: { die: D; face: F }[],
  how: 'again' | 'changed' | null = null,
  gone: { die: D; face: F }[] = [],
): void {
  const before = all.at(-1)?.dice ?? [];
  const left = dice.map((one, index) => {
    const differs = before[index]?.face !== one.face;
    const again = how === 'again' ? differs : how === 'changed' && (before[index]?.again ?? false);
    return { ...one, cancelled: false, changed: how === 'changed' && differs, again };
  });
  const out = gone.map((one) => ({ ...one, cancelled: true, changed: false, again: false }));
  all.push({ step, dice: [...left, ...before.filter((die) => die.cancelled), ...out] });
}

/** The attack dice as they lie at a step. */
export function attackDice(assault: Assault, step: number): AttackDice {
  return assault.attack.findLast((one) => one.step <= step)?.dice ?? [];
}

/** The defence dice as they lie at a step. */
export function defenceDice(assault: Assault, step: number): DefenceDice {
  return assault.defence.findLast((one) => one.step <= step)?.dice ?? [];
}

/** Hits and criticals that lie there at a step. */
export function hitsAt(assault: Assault, step: number): number {
  return attackDice(assault, step).filter((die) => !die.cancelled && (die.face === 'hit' || die.face === 'critical'))
    .length;
}

export function blocksOf(dice: Readonly<DefenceDice>): number {
  return dice.filter((die) => die.face === 'block' && !die.cancelled).length;
}
