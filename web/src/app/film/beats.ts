// What happened at the table as beats to be watched: one after the other, each long enough to see. Which event is which
// beat, a ruleset says; how long a beat takes is the same for all.
import type { Seat, Step } from '../../protocol';

export type BeatKind =
  | 'focus'
  | 'deploy'
  | 'card'
  | 'trace'
  | 'aim'
  | 'dice'
  | 'change'
  | 'hold'
  | 'wound'
  | 'out'
  | 'token'
  | 'taken'
  | 'banner';

/** Milliseconds at normal speed. */
export const LENGTHS: Record<BeatKind, number> = {
  focus: 320,
  deploy: 700,
  card: 900,
  trace: 350,
  aim: 420,
  dice: 620,
  change: 380,
  hold: 1100,
  wound: 520,
  out: 480,
  token: 360,
  taken: 1400,
  banner: 1500,
};
export const BETWEEN = 140;
/** Of a way, for each inch or hex; the whole of it is neither hasty nor slow. */
const PER_STEP = 70;
const LONGEST_WAY = 1400;
/** A banner that tells who won something waits for `Space`, but not for ever. */
export const STAYS = 6000;
/** To read what a card says, for each letter; nobody is held up by a long one. */
const PER_LETTER = 18;
const LONGEST_READ = 1800;
/** The own dice hurry, their result does not. */
export const OWN = 0.6;
export const OWN_HOLD = 1500;

export const speeds = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof speeds)[number];
export const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

/** Across the whole stage: a round, a struggle, the end. */
export interface Banner {
  seat: Seat | null;
  title: string;
  text: string;
  /** It tells of a decision and waits to be seen. */
  stays: boolean;
  /** The game is over. */
  ends?: boolean;
}

/** What an event is to be watched as. Figures are ids of the ruleset. */
export interface Cue {
  beat: BeatKind;
  /** Who acts. */
  figures?: number[];
  /** Who is aimed at or struck. */
  targets?: number[];
  /** What somebody loses, as it rises from the base: `−1`. */
  loss?: { id: number; text: string };
  /** The length of a way in inches or hexes. */
  steps?: number;
  /** Somebody else makes them go. */
  pushed?: boolean;
  banner?: Banner;
  /** What the card or the ability that is used says, to be read. */
  about?: string;
  /** Somebody else's, in a step of this screen: both turn their cards over at once. */
  theirs?: boolean;
  /** It changes by how much somebody leads: what is held leads to it. */
  score?: boolean;
}

export interface Beat extends Cue {
  /** The event with which it begins. */
  from: number;
  /** So many events are shown as soon as it begins. */
  told: number;
  ms: number;
}

/** What a ruleset knows of an event. */
export type CueOf = (told: unknown) => Cue | null;

/** One step of the game as it is watched. */
export interface Scene {
  step: Step;
  /** Done by this screen: only its dice are watched. */
  own: boolean;
  before: unknown;
  after: unknown;
  beats: Beat[];
  /** From this beat on the table is as it is afterwards. */
  swap: number;
}

/** Kinds that lie in one beat if they follow each other. */
const TOGETHER: readonly BeatKind[] = ['trace', 'token', 'taken', 'out', 'focus', 'deploy'];
/** The table changes with these. */
const CHANGING: readonly BeatKind[] = ['deploy', 'trace', 'wound', 'out', 'token', 'taken'];
/** Of the own steps too: they tell how the game stands. */
const TOLD: readonly BeatKind[] = ['banner', 'taken'];
/** Somebody begins to act. */
export const BEGINNING: readonly BeatKind[] = ['focus', 'deploy'];
/** Dice fall, change and are counted. */
export const DICE: readonly BeatKind[] = ['dice', 'change', 'hold'];

/** The beats of a step. Of the own steps only the dice are shown, and what others did in them: the player knows the rest. */
export function beatsOf(told: readonly unknown[], cueOf: CueOf, own: boolean): Beat[] {
  const beats: Beat[] = [];
  told.forEach((one, index) => {
    const cue = cueOf(one);
    const last = beats.at(-1);
    if (cue === null) {
      // What is not watched happens with what was watched before.
      if (last) last.told = index + 1;
    } else if (last && ((last.beat === cue.beat && TOGETHER.includes(cue.beat)) || tells(cue, last))) {
      join(last, cue, index + 1);
    } else {
      beats.push({ ...cue, from: index, told: index + 1, ms: lengthOf(cue) });
    }
  });
  const watched = own ? ownBeats(beats) : beats;
  const end = watched.at(-1);
  if (end) end.told = told.length;
  return watched;
}

/** What a card does is told on the card that was just played. */
const tells = ({ beat, about }: Cue, last: Beat): boolean =>
  last.beat === 'card' && beat === 'token' && about !== undefined;

function join(beat: Beat, cue: Cue, told: number): void {
  beat.told = told;
  if (cue.about !== undefined) beat.about = cue.about;
  beat.figures = [...(beat.figures ?? []), ...(cue.figures ?? [])];
  beat.targets = [...(beat.targets ?? []), ...(cue.targets ?? [])];
  beat.ms = Math.max(beat.ms, lengthOf(cue));
}

function lengthOf({ beat, steps = 0, banner, about }: Cue): number {
  if (banner?.stays) return STAYS;
  if (about !== undefined) return LENGTHS.card + Math.min(LONGEST_READ, about.length * PER_LETTER);
  return beat === 'trace' ? Math.min(LONGEST_WAY, Math.max(LENGTHS.trace, steps * PER_STEP)) : LENGTHS[beat];
}

function ownBeats(beats: Beat[]): Beat[] {
  const shown = beats.filter((one) => DICE.includes(one.beat) || TOLD.includes(one.beat) || one.theirs);
  for (const one of shown) if (DICE.includes(one.beat)) one.ms = one.beat === 'hold' ? OWN_HOLD : one.ms * OWN;
  return shown;
}

/** The beat with which the position becomes the one after the step. */
export function swapOf(beats: readonly Beat[]): number {
  const at = beats.findIndex((one) => CHANGING.includes(one.beat));
  return at === -1 ? beats.length : at;
}

/** The same of an own step: dice change nothing before they are counted; without dice nothing is held back, and what is
 *  taken counts at once in the score beside it. */
export function ownSwapOf(beats: readonly Beat[]): number {
  if (firstDice({ beats }) === beats.length) return 0;
  const hold = beats.findIndex((one) => one.beat === 'hold');
  return hold === -1 ? beats.length : hold;
}

/** The beat with which dice fall; beyond the last where none do. */
export function firstDice({ beats }: { beats: readonly Beat[] }): number {
  const at = beats.findIndex((one) => DICE.includes(one.beat));
  return at === -1 ? beats.length : at;
}
