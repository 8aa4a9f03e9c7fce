// What happened in lines: who did what, and what came of it.
import type { Seat } from '../../protocol';
import { list } from '../i18n.svelte';
import type { RulesetClient, Sentence } from '../../rulesets/ruleset';
import { BEGINNING, DICE, type BeatKind, type Cue, type CueOf, type Scene } from './beats';

export interface Gist {
  seat: Seat | null;
  /** The deed as a sentence. */
  deed: string;
  /** What it led to; null: nothing but itself. */
  outcome: string | null;
  /** So much else came of it. */
  more: number;
  weight: number;
  /** What is told first if not everything is. */
  rank: number;
  figures: number[];
  scenes: Scene[];
}

/** Of ways the longest is told first. */
const RANKS: Record<BeatKind, number> = {
  banner: 800,
  taken: 700,
  out: 600,
  wound: 500,
  aim: 400,
  hold: 400,
  trace: 300,
  deploy: 300,
  card: 200,
  token: 100,
  focus: 0,
  dice: 0,
  change: 0,
};
const PUSHED = 50;
/** What is held brings it every turn: no more than a fight, but more than a way. */
const SCORED = 350;

/** What somebody does. Anything else came of something, or stands for itself. */
const DEEDS: readonly BeatKind[] = ['aim', 'trace', 'card', 'deploy', 'focus'];
const OUTCOMES: readonly BeatKind[] = ['out', 'wound', 'taken', 'hold', 'token', 'trace'];
const STRUCK: readonly BeatKind[] = ['out', 'wound'];
/** So many of the same kind are told in one line. */
const TOGETHER = 2;
/** Two sentences that begin with so many of the same words say the same of two things. */
const ALIKE = 3;

interface Said {
  scene: Scene;
  cue: Cue | null;
  sentence: Sentence;
  weight: number;
}

type Deed = [Said, ...Said[]];

type Client = Pick<RulesetClient, 'say' | 'weight' | 'staging'>;

/** One line for each deed, in the order in which they happened. */
export function gistsOf(
  scenes: readonly Scene[],
  client: Client,
  cueOf: CueOf,
  table: unknown,
  names: string[],
): Gist[] {
  const said = scenes.flatMap((scene) =>
    scene.step.told.flatMap((told): Said[] => {
      if (client.staging.minor(told)) return [];
      const sentence = client.say(told, table, names);
      return sentence ? [{ scene, cue: cueOf(told), sentence, weight: client.weight(told) }] : [];
    }),
  );
  // That a round begins, its banner tells.
  const watched = said.filter((one) => one.cue && (one.cue.beat !== 'banner' || one.weight > 0));
  return deedsOf(watched.length > 0 ? watched : said.slice(0, 1)).map(lineOf);
}

/** The weightiest line. */
export function gistOf(...what: Parameters<typeof gistsOf>): Gist | null {
  return weightiest(gistsOf(...what))[0] ?? null;
}

/** Events that belong together: what somebody did, and what came of that. */
function deedsOf(said: readonly Said[]): Deed[] {
  const deeds: Deed[] = [];
  let fight: Deed | null = null;
  for (const one of said) {
    const last = deeds.at(-1);
    const cause = fight && isOfFight(one, fight, last) ? fight : last && isOf(one, last) ? last : null;
    if (cause) {
      cause.push(one);
      continue;
    }
    // Who is activated is told with what is done then.
    if (last && beatOf(last[0]) === 'focus' && last[0].sentence.seat === one.sentence.seat) deeds.pop();
    const deed: Deed = [one];
    deeds.push(deed);
    const beat = beatOf(one);
    if (beat === 'aim' || STRUCK.includes(beat) || DICE.includes(beat)) fight = deed;
    else if (BEGINNING.includes(beat)) fight = null;
  }
  return deeds;
}

/** Whether something came of an attack, which may go on for several steps. */
function isOfFight(one: Said, fight: Deed, last: Deed | undefined): boolean {
  const beat = beatOf(one);
  if (DICE.includes(beat)) return beat !== 'dice' || !fight.some((other) => beatOf(other) === 'hold');
  return (STRUCK.includes(beat) || one.cue?.pushed === true) && (last === fight || touches(one, fight));
}

/** Whether something came of what was told right before it. */
function isOf(one: Said, deed: Deed): boolean {
  const [beat, first] = [beatOf(one), beatOf(deed[0])];
  const again = one.sentence.seat === deed[0].sentence.seat;
  if (one.cue?.score) return again && (first === 'taken' || deed[0].cue?.score === true);
  if (beat === 'taken') return again && first === 'taken';
  if (DEEDS.includes(beat) && !one.cue?.pushed) return false;
  if (one.scene !== deed.at(-1)?.scene || BEGINNING.includes(first)) return false;
  // What concerns a player is no more than itself.
  if (one.sentence.figures.length === 0) return false;
  return first === 'card' || first === beat || touches(one, deed);
}

const beatOf = ({ cue }: Said): BeatKind => cue?.beat ?? 'focus';

const touches = (one: Said, deed: Deed): boolean =>
  one.sentence.figures.some((id) => deed.some((other) => other.sentence.figures.includes(id)));

function lineOf(deed: Deed): Gist {
  const [first, ...rest] = deed;
  const acts = DEEDS.includes(beatOf(first));
  // What is held leads to the score.
  const scored = rest.filter((one) => one.cue?.score);
  const came = best(acts ? rest : deed.filter((one) => !scored.includes(one)));
  const done = acts || came.length === 0 ? [first] : came.splice(0);
  if (!acts) came.push(...scored);
  const figures = [...new Set([...done, ...came].flatMap((one) => one.sentence.figures))];
  const untold = deed.filter((one) => !done.includes(one) && !came.includes(one) && beatOf(one) !== 'hold');
  const textOf = ({ text, aside }: Sentence): string => [text, aside].filter(Boolean).join(' ');
  return {
    // What the rules do of themselves for one player is told as that player's, whoever's step led to it.
    seat: done[0]?.sentence.seat ?? first.scene.step.seat,
    deed: joined(done.map((one) => textOf(one.sentence))),
    outcome: came.map((one) => one.sentence.text).join(' ') || null,
    // What else came of it for the same figures is part of it.
    more: untold.filter(
      (one) => OUTCOMES.includes(beatOf(one)) && !one.sentence.figures.some((id) => figures.includes(id)),
    ).length,
    weight: Math.max(...deed.map((one) => one.weight)),
    rank: Math.max(...deed.map(rankOf)),
    figures,
    scenes: [...new Set(deed.map((one) => one.scene))],
  };
}

/** Sentences one after the other. Of what somebody takes the beginning is said once: `Player 1 controls objective 6 and 8.` */
function joined(texts: readonly string[]): string {
  const [one = '', other] = texts;
  if (other === undefined) return one;
  const [words, others] = [one.split(' '), other.split(' ')];
  const same = words.findIndex((word, index) => word !== others[index]);
  const [left, right] = [words.slice(same), others.slice(same)];
  const alike = same >= ALIKE && left.length <= 2 && right.length <= 2 && one.endsWith('.') && texts.length === 2;
  if (!alike) return texts.join(' ');
  return `${words.slice(0, same).join(' ')} ${list([left.join(' ').slice(0, -1), right.join(' ')])}`;
}

function rankOf(one: Said): number {
  const [beat, { seat }] = [beatOf(one), one.sentence];
  // What begins for the other player with the same step is not its deed.
  const others = seat !== null && seat !== one.scene.step.seat;
  if (others && (beat === 'card' || BEGINNING.includes(beat))) return 0;
  if (one.cue?.score) return SCORED;
  return one.cue?.pushed ? PUSHED : RANKS[beat] + Math.min(one.cue?.steps ?? 0, 99);
}

/** The weightiest of what came of something: the last ones of one kind. */
function best(said: readonly Said[]): Said[] {
  for (const kind of OUTCOMES) {
    const all = said.filter((one) => beatOf(one) === kind);
    const weight = Math.max(...all.map((one) => one.weight));
    const found = all.filter((one) => one.weight === weight);
    if (found.length > 0) return found.slice(-(kind === 'hold' ? 1 : TOGETHER));
  }
  return [];
}

/** The weightiest first, of the same weight the latest. */
const weightiest = (gists: readonly Gist[]): Gist[] => [...gists].reverse().sort((a, b) => b.rank - a.rank);

/** At most three lines: the weightiest, in the order in which they happened. */
export function shortened(gists: readonly Gist[], most = 3): { shown: Gist[]; more: number } {
  const best = weightiest(gists).slice(0, gists.length <= most ? most : most - 1);
  const within = best.reduce((sum, one) => sum + one.more, 0);
  return { shown: gists.filter((one) => best.includes(one)), more: gists.length - best.length + within };
}
