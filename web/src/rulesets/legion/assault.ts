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

export interface Assault {
  attacker: UnitId;
  defender: UnitId;
  melee: boolean;
  weapons: [MiniId, number][];
  range: number;
  /** The attack dice after each roll: the first one, then one for each aim token. */
  rolls: AttackFace[][];
  /** The dice with surges converted, if there were any. */
  surged: AttackFace[] | null;
  cover: { cover: Cover; obscured: MiniId[]; because: CoverCause[] } | null;
  cancelled: { by: Canceller; hits: number }[];
  impact: number;
  defence: DefenceFace[] | null;
  pierced: number;
  /** What the comparison gave. */
  wounds: number | null;
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
    rolls: [],
    surged: null,
    cover: null,
    cancelled: [],
    impact: 0,
    defence: null,
    pierced: 0,
    wounds: null,
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
      over = assault.wounds !== null && ENDING.some((kind) => typeof event !== 'string' && kind in event);
      if (!over) take(assault, event);
    }
  }
  if (assault === null) return null;
  // The other pools come next, or nothing does.
  const waits = now !== null && now.defender === assault.defender && now.attacker === assault.attacker;
  return waits || assault.wounds === null ? assault : { ...assault, step: STEPS };
}

function take(assault: Assault, event: Event): void {
  if (typeof event === 'string') return;
  const reach = (step: number) => (assault.step = Math.max(assault.step, step));
  assault.events += 1;
  if ('attack-roll' in event) {
    assault.rolls.push(event['attack-roll'].dice);
    reach(4);
  } else if ('rerolled' in event) {
    assault.rolls.push(event.rerolled.dice);
    reach(4);
  } else if ('surged' in event) {
    assault.surged = event.surged.dice;
    reach(4);
  } else if ('in-cover' in event) {
    const { cover, obscured, because } = event['in-cover'];
    assault.cover = { cover, obscured, because };
    reach(5);
  } else if ('cancelled' in event) {
    assault.cancelled.push(event.cancelled);
    reach(event.cancelled.by === 'armor' ? 6 : 5);
  } else if ('impact' in event) {
    assault.impact += event.impact.hits;
    reach(6);
  } else if ('defence-roll' in event) {
    assault.defence = event['defence-roll'].dice;
    reach(7);
  } else if ('pierced' in event) {
    assault.pierced += event.pierced.blocks;
    reach(8);
  } else if ('wounds' in event) {
    assault.wounds = event.wounds.wounds;
    reach(9);
  } else if ('wounded' in event) {
    assault.suffered.push({ mini: event.wounded.mini, wounds: event.wounded.wounds });
  } else if ('mini-defeated' in event) {
    assault.defeated.push(event['mini-defeated'].mini);
  } else assault.events -= 1;
}

export interface ShownDie<D, F> {
  die: D;
  face: F;
  cancelled: boolean;
  changed: boolean;
  again: boolean;
}

/** The attack dice as they lie at a step. */
export function attackDice(assault: Assault, step: number): ShownDie<AttackFace['die'], Hit>[] {
  const last = assault.rolls.at(-1) ?? [];
  const before = assault.rolls.at(-2) ?? last;
  const faces = assault.surged ?? last;
  const dice = faces.map(({ die, face }, index) => ({
    die,
    face,
    cancelled: false,
    changed: step >= 4 && assault.surged !== null && last[index]?.face !== face,
    again: before[index]?.face !== last[index]?.face,
  }));
  // Which of the hits are cancelled does not matter.
  const mark = (count: number, change: (die: (typeof dice)[number]) => void) => {
    for (const die of dice.filter((one) => one.face === 'hit' && !one.cancelled).slice(0, count)) change(die);
  };
  const cancels = (armor: boolean) =>
    assault.cancelled.filter((one) => (one.by === 'armor') === armor).reduce((sum, one) => sum + one.hits, 0);
  if (step >= 5) mark(cancels(false), (die) => (die.cancelled = true));
  if (step >= 6) {
    mark(assault.impact, (die) => Object.assign(die, { face: 'critical', changed: true }));
    mark(cancels(true), (die) => (die.cancelled = true));
  }
  return dice;
}

/** Hits and criticals that are left at a step. */
export function hitsAt(assault: Assault, step: number): number {
  return attackDice(assault, step).filter((die) => !die.cancelled && (die.face === 'hit' || die.face === 'critical'))
    .length;
}

/** The defence dice as they lie at a step; `surges`: whether surges count as blocks for the defender. */
export function defenceDice(assault: Assault, step: number, surges: boolean): ShownDie<DefenceFace['die'], Block>[] {
  if (step < 7) return [];
  let pierced = step >= 8 ? assault.pierced : 0;
  return (assault.defence ?? []).map(({ die, face }) => {
    const changed = step >= 8 && surges && face === 'surge';
    const shown: Block = changed ? 'block' : face;
    return { die, face: shown, cancelled: shown === 'block' && pierced-- > 0, changed, again: false };
  });
}

export function blocksOf(dice: readonly ShownDie<DefenceFace['die'], Block>[]): number {
  return dice.filter((die) => die.face === 'block' && !die.cancelled).length;
}
