// A test as the tray shows it, read from the events: the eleven steps of BG-TEST-03, one row of
// dice per side.
import type { Event, FigureId, Reason, TestKind, ToldView, Value } from './types';

export interface Die {
  face: number;
  counts: boolean;
  mark: 'rerolled' | 'exploded' | null;
}

/** All dice after a reroll, and the positions of those that fell again. */
interface Reroll {
  roll: number[];
  again: number[];
}

/** One side's test. */
export interface Side {
  figure: FigureId;
  kind: TestKind;
  value: Value;
  dice: number;
  diceReasons: Reason[];
  needed: number;
  rangeReasons: Reason[];
  /** The dice as first rolled, after the free rerolls, after the mana rerolls. */
  rolled: number[];
  free: Reroll | null;
  mana: Reroll | null;
  extra: number[];
  successes: number | null;
}

export interface Trial {
  weapon: string | null;
  target: FigureId | null;
  first: Side;
  defence: Side | null;
  undefended: boolean;
  left: number | null;
  wounds: number | null;
  /** How many events it has, so that new dice can be told from old ones. */
  events: number;
}

export const STEPS = 11;
/** What may stand between the successes that are left and the wounds they cause. */
const APPLYING: readonly Event['event'][] = ['net', 'mission-done'];

/** The last test that the events tell of; null if there was none. */
export function lastTrial(told: Iterable<ToldView>): Trial | null {
  let trial: Trial | null = null;
  let attack: Extract<Event, { event: 'attack' }> | null = null;
  let applied = false;
  for (const { event } of told) {
    if (event.event === 'attack') attack = event;
    if (event.event === 'test' && event.kind !== 'defence') {
      const armed = event.kind === 'attack' && attack?.figure === event.figure ? attack : null;
      trial = begin(sideOf(event), armed);
    } else if (trial !== null) {
      go(trial, event, applied);
    }
    applied = APPLYING.includes(event.event) && (applied || event.event === 'net');
  }
  return trial;
}

function begin(first: Side, attack: { weapon: string; target: FigureId } | null): Trial {
  return {
    weapon: attack?.weapon ?? null,
    target: attack?.target ?? null,
    first,
    defence: null,
    undefended: false,
    left: null,
    wounds: null,
    events: 1,
  };
}

function sideOf(event: Extract<Event, { event: 'test' }>): Side {
  return {
    figure: event.figure,
    kind: event.kind,
    value: event.value,
    dice: event.dice,
    diceReasons: event.dice_reasons,
    needed: event.needed,
    rangeReasons: event.range_reasons,
    rolled: event.roll,
    free: null,
    mana: null,
    extra: [],
    successes: null,
  };
}

function go(trial: Trial, event: Event, applied: boolean): void {
  const open = trial.defence ?? trial.first;
  switch (event.event) {
    case 'test':
      trial.defence = sideOf(event);
      break;
    case 'rerolled':
      open[event.mana > 0 ? 'mana' : 'free'] = { roll: event.roll, again: event.again };
      break;
    case 'exploded':
      open.extra = event.roll;
      break;
    case 'tested':
      open.successes = event.successes;
      break;
    case 'undefended':
      trial.undefended = true;
      break;
    case 'net':
      trial.left = event.successes;
      trial.target ??= event.target;
      break;
    case 'wounded':
      if (!applied || event.figure !== trial.target) return;
      trial.wounds = event.wounds;
      break;
    default:
      return;
  }
  trial.events += 1;
}

/** Whether nothing of it is still to come. */
export function isOver(trial: Trial): boolean {
  return trial.left !== null || (trial.first.kind === 'skill' && trial.first.successes !== null && !trial.defence);
}

/** The step a test has reached. The open question knows more than the events: dice not rerolled tell nothing. */
export function stepOf(trial: Trial, asked: string | null): number {
  if (asked === 'defend' && trial.left === null) return 10;
  if (isOver(trial)) return STEPS;
  if (trial.defence || trial.undefended) return 10;
  if (trial.first.successes !== null) return 9;
  if (asked === 'mana-reroll' || trial.first.mana) return 7;
  return asked === 'free-reroll' || trial.first.free ? 6 : 5;
}

/** The dice of a side as they lay after a step of the test it belongs to; extra dice have a needed face of their own. */
export function diceAt(side: Side, step: number, extraNeeds: number): Die[] {
  if (step < 4) return [];
  const free = step >= 6 ? side.free : null;
  const mana = step >= 7 ? side.mana : null;
  const again = [...(free?.again ?? []), ...(mana?.again ?? [])];
  const initial = (mana?.roll ?? free?.roll ?? side.rolled).map((face, index): Die => ({
    face,
    counts: face >= side.needed,
    mark: again.includes(index) ? 'rerolled' : null,
  }));
  const extra = step >= 8 ? side.extra : [];
  return [...initial, ...extra.map((face): Die => ({ face, counts: face >= extraNeeds, mark: 'exploded' }))];
}

/** Successes of a side after a step; null before anything was rolled. */
export function successesAt(side: Side, step: number, extraNeeds: number): number | null {
  if (step < 5) return null;
  if (step >= 9 && side.successes !== null) return side.successes;
  return diceAt(side, step, extraNeeds).filter((die) => die.counts).length;
}

/** The dice that lie on the table now, without extra dice: those that can be rerolled. */
export function lying(trial: Trial, figure: FigureId): number[] | null {
  const side = [trial.defence, trial.first].find((one) => one?.figure === figure && one.successes === null);
  return side ? (side.mana?.roll ?? side.free?.roll ?? side.rolled) : null;
}
