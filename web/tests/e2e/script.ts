// Scripted players: the same choices for the same seed, whoever sends them.
import type { Choice, View } from '../../src/rulesets/battleground/types';
import type { Hearing, Question } from './hearing';

export type Chooser = (question: Question, view: View) => Choice;

/** A linear congruential generator: numbers below `most`. */
export function numbers(start: number): (most: number) => number {
  let state = start >>> 0;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

export function kindOf(thing: string | object): string {
  return typeof thing === 'string' ? thing : (Object.keys(thing)[0] ?? '');
}

/** Takes any answer, each as likely as the others of its kind. */
export function anything(start: number): Chooser {
  const next = numbers(start);
  return ({ options }) => {
    const kinds = [...new Set(options.map(kindOf))];
    const kind = kinds[next(kinds.length)];
    const those = options.filter((option) => kindOf(option) === kind);
    return those[next(those.length)] ?? 'pass';
  };
}

/** Goes for the nearest enemy and strikes: games with tests, interrupts and losses. */
export function eager(start: number): Chooser {
  const any = anything(start);
  const liked = ['attack', 'card', 'activate', 'bonus', 'interrupt', 'defend', 'target', 'yes', 'move', 'go', 'reroll'];
  return (question, view) => {
    const kinds = question.options.map(kindOf);
    const kind = liked.find((one) => kinds.includes(one));
    const options = kind === undefined ? question.options : question.options.filter((one) => kindOf(one) === kind);
    return any({ ...question, options: kind === 'go' ? [nearest(question, options, view)] : options }, view);
  };
}

/** Plays as another for some answers, then gets the game over with. */
export function soon(chooser: Chooser, after: number): Chooser {
  const quick = ['pass', 'end', 'decline', 'stay'];
  let left = after;
  return (question, view) => {
    const out = question.options.find((option) => quick.includes(kindOf(option)));
    return left-- <= 0 && out !== undefined ? out : chooser(question, view);
  };
}

/** The place from which the nearest enemy is nearest. */
function nearest({ prompt }: Question, options: Choice[], view: View): Choice {
  const figure = typeof prompt === 'object' && 'go' in prompt ? prompt.go.figure : -1;
  const seat = view.figures[figure]?.seat;
  const enemies = view.figures.flatMap((one) => (one.seat !== seat && one.at !== null ? [one.at] : []));
  const apart = (option: Choice) => {
    const place = typeof option === 'object' && 'go' in option ? option.go : '';
    return Math.min(...enemies.map((enemy) => distance(place, enemy)));
  };
  return options.reduce((best, option) => (apart(option) < apart(best) ? option : best));
}

/** Hexes between two places; the columns B, D, F … lie half a hex lower. */
export function distance(a: string, b: string): number {
  const [p, q] = [cube(a), cube(b)];
  return Math.max(Math.abs(p.x - q.x), Math.abs(p.z - q.z), Math.abs(p.x + p.z - q.x - q.z));
}

function cube(place: string): { x: number; z: number } {
  const x = place.charCodeAt(0) - 65;
  return { x, z: Number.parseInt(place.slice(1), 10) - (x - (x & 1)) / 2 };
}

/** Anything that answers questions: a bare socket or a page. */
export interface Answering extends Hearing {
  answer(choice: Choice): Promise<void>;
}

/** Plays for all given until a condition holds; says who is asked then, or null when the game is over. */
export async function playUntil<T extends Answering>(
  seats: readonly T[],
  choosers: readonly Chooser[],
  done: (seat: T, question: Question) => boolean,
  most = 3000,
): Promise<T | null> {
  for (let step = 0; step < most; step++) {
    await Promise.race(seats.map((one) => one.until(() => one.question !== null || one.over)));
    const asked = seats.findIndex((seat) => seat.question !== null);
    const seat = seats[asked];
    if (!seat?.question) return null;
    if (done(seat, seat.question)) return seat;
    await seat.answer(choosers[asked]?.(seat.question, seat.view) ?? 'pass');
    const entries = seat.log.length;
    await Promise.all(seats.map((one) => one.until(() => one.log.length >= entries)));
  }
  throw new Error(`not done after ${most} answers`);
}
