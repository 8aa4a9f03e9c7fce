// The last attack as the log tells it, step by step as in the book.
import { same } from './choices';
import type {
  AttackFace,
  AttackType,
  AttackView,
  Because,
  CharacterId,
  Condition,
  DefenceFace,
  Entry,
  Event,
  Symbol,
  Target,
  ToldView,
  UnitId,
} from './types';

export const STEPS = 10;

export interface Assault {
  attacker: CharacterId;
  target: Target;
  kind: AttackType;
  pools: { attack: number; defence: number; attackBecause: Because[]; defenceBecause: Because[] } | null;
  rolled: { attack: AttackFace[]; defence: DefenceFace[] } | null;
  /** The rolls as expertise has changed them. */
  changed: { attack: AttackFace[]; defence: DefenceFace[] } | null;
  expertise: { unit: UnitId; defence: boolean; count: number; entries: Entry[] }[];
  lost: { unit: UnitId; condition: Condition; count: number }[];
  result: { hits: number; crits: number; blocked: number; successes: number } | null;
  taken: number[];
  pool: number;
  /** What the attack's pool did to the target. */
  damage: number | null;
  /** The spaces of an armoured target's damage track that got a token. */
  spaces: number[];
  wounded: UnitId[];
  noted: { unit: UnitId; symbol: Symbol }[];
  /** The furthest step that has been reached. */
  step: number;
  /** How many events it is made of: a new one shows it anew. */
  events: number;
}

function begun({ attacker, target, kind }: { attacker: CharacterId; target: Target; kind: AttackType }): Assault {
  return {
    attacker,
    target,
    kind,
    pools: null,
    rolled: null,
    changed: null,
    expertise: [],
    lost: [],
    result: null,
    taken: [],
    pool: 0,
    damage: null,
    spaces: [],
    wounded: [],
    noted: [],
    step: 3,
    events: 1,
  };
}

/** Events after which the last attack is over. */
const ENDING = ['turn', 'activated', 'acts'];

/** The attack in progress, else the last one that was told of. */
export function assaultOf(told: Iterable<ToldView>, now: AttackView | null): Assault | null {
  let assault: Assault | null = null;
  let over = false;
  for (const { event } of told) {
    if (typeof event !== 'string' && 'attack' in event) {
      assault = begun(event.attack);
      over = false;
    } else if (assault !== null && !over) {
      over = isEnd(event) && assault.result !== null;
      if (!over) take(assault, event);
    }
  }
  if (assault === null || now === null) return finished(assault);
  // An attack inside an attack is over again: the outer one goes on.
  if (assault.attacker !== now.attacker || !same(assault.target, now.target)) assault = fromView(now);
  if (now.successes > 0 || now.taken.length > 0) assault.taken = now.taken;
  return assault;
}

function isEnd(event: Event): boolean {
  return typeof event !== 'string' && ENDING.some((kind) => kind in event);
}

function finished(assault: Assault | null): Assault | null {
  return assault && { ...assault, step: STEPS };
}

function fromView(now: AttackView): Assault {
  const rolled = now.attack.length > 0 ? { attack: now.attack, defence: now.defence } : null;
  return {
    ...begun(now),
    rolled,
    changed: rolled,
    taken: now.taken,
    pool: now.pool,
    step: now.taken.length > 0 || now.successes > 0 ? 8 : rolled ? 6 : 3,
  };
}

function take(assault: Assault, event: Event): void {
  if (typeof event === 'string') return;
  const reach = (step: number) => (assault.step = Math.max(assault.step, step));
  assault.events += 1;
  if ('pools' in event) {
    const { attack, defence, attack_because, defence_because } = event.pools;
    assault.pools = { attack, defence, attackBecause: attack_because, defenceBecause: defence_because };
    reach(4);
  } else if ('rolled' in event) {
    assault.rolled = event.rolled;
    reach(5);
  } else if ('expertise' in event) {
    assault.expertise.push(event.expertise);
    reach(6);
  } else if ('expertise-lost' in event) {
    assault.lost.push(event['expertise-lost']);
    reach(6);
  } else if ('rolls' in event) {
    assault.changed = event.rolls;
    reach(6);
  } else if ('successes' in event) {
    assault.result = event.successes;
    reach(7);
  } else if ('option' in event) {
    assault.taken.push(event.option.option);
    assault.pool = event.option.pool;
    reach(8);
  } else if ('pool' in event) {
    assault.pool = event.pool.damage;
    if (assault.result !== null) reach(8);
  } else if ('damaged' in event && assault.result !== null) {
    assault.damage = (assault.damage ?? 0) + event.damaged.damage;
    reach(9);
  } else if ('armour' in event) {
    assault.spaces.push(event.armour.space);
    reach(8);
  } else if ('wounded' in event) {
    assault.wounded.push(event.wounded.unit);
    reach(9);
  } else if ('noted' in event) {
    assault.noted.push(event.noted);
    if (assault.result !== null) reach(10);
  } else assault.events -= 1;
}

export interface ShownDie<F> {
  face: F;
  cancelled: boolean;
  changed: boolean;
  /** A block with no hit left for it. */
  idle?: boolean;
}

/** The attack dice as they lie at a step. */
export function attackDice(assault: Assault, step: number): ShownDie<AttackFace>[] {
  const faces = facesAt(assault, step)?.attack ?? [];
  const before = tally(assault.rolled?.attack ?? []);
  // Blocks take off hits; which of them does not matter.
  let blocked = step >= 7 ? (assault.result?.blocked ?? 0) : 0;
  const order: AttackFace[] = ['crit', 'hit', 'expertise', 'failure'];
  return sorted(faces, order).map((face) => {
    const changed = step >= 6 && isNew(before, face);
    return { face, cancelled: face === 'hit' && blocked-- > 0, changed };
  });
}

/** The defence dice as they lie at a step. */
export function defenceDice(assault: Assault, step: number): ShownDie<DefenceFace>[] {
  const faces = facesAt(assault, step)?.defence ?? [];
  const before = tally(assault.rolled?.defence ?? []);
  const order: DefenceFace[] = ['block', 'expertise', 'failure'];
  let blocked = step >= 7 ? (assault.result?.blocked ?? Infinity) : Infinity;
  return sorted(faces, order).map((face) => {
    const changed = step >= 6 && isNew(before, face);
    const idle = face === 'block' && blocked-- <= 0;
    return { face, cancelled: false, changed, ...(idle && { idle }) };
  });
}

function facesAt(assault: Assault, step: number) {
  return step >= 6 ? (assault.changed ?? assault.rolled) : assault.rolled;
}

function tally<F>(faces: readonly F[]): Map<F, number> {
  const counts = new Map<F, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

/** Whether there are more of a face than were rolled; counts down as they are drawn. */
function isNew<F>(before: Map<F, number>, face: F): boolean {
  const left = before.get(face) ?? 0;
  before.set(face, left - 1);
  return left <= 0;
}

function sorted<F>(faces: readonly F[], order: readonly F[]): F[] {
  return [...faces].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
