// A scene in one line: who did what, and what came of it.
import type { Seat } from '../../protocol';
import type { RulesetClient, Sentence } from '../../rulesets/ruleset';
import { BEGINNING, type BeatKind, type CueOf, type Scene } from './beats';

export interface Gist {
  seat: Seat | null;
  /** The deed as a sentence. */
  deed: string;
  /** What it led to; null: nothing but itself. */
  outcome: string | null;
  weight: number;
  figures: number[];
  scenes: Scene[];
}

/** What says best what somebody did, and what came of it. */
const DEEDS: readonly BeatKind[] = ['aim', 'hold', 'trace', 'card', 'taken', 'token', 'deploy', 'focus'];
const OUTCOMES: readonly BeatKind[] = ['out', 'wound', 'taken', 'hold', 'token'];

interface Said {
  beat: BeatKind | null;
  sentence: Sentence;
  weight: number;
}

/** One line for scenes that belong together. */
export function gistOf(
  scenes: Scene[],
  client: Pick<RulesetClient, 'say' | 'weight' | 'staging'>,
  cueOf: CueOf,
  table: unknown,
  names: string[],
): Gist | null {
  const said = scenes.flatMap(({ step }) =>
    step.told.flatMap((told): Said[] => {
      if (client.staging.minor(told)) return [];
      const sentence = client.say(told, table, names);
      return sentence ? [{ beat: cueOf(told)?.beat ?? null, sentence, weight: client.weight(told) }] : [];
    }),
  );
  // What begins for the other player with the same step is not its deed.
  const seats = scenes.map(({ step }) => step.seat);
  const done = said.filter((one) => seats.includes(one.sentence.seat));
  const deed = firstOf(done, DEEDS) ?? firstOf(said, DEEDS) ?? said[0];
  if (!deed) return null;
  const outcome = firstOf(
    said.filter((one) => one !== deed),
    OUTCOMES,
  );
  return {
    // What the rules do of themselves for one player is told as that player's, whoever's step led to it.
    seat: deed.sentence.seat ?? scenes[0]?.step.seat ?? null,
    deed: [deed.sentence.text, deed.sentence.aside].filter(Boolean).join(' '),
    outcome: outcome?.sentence.text ?? null,
    weight: Math.max(...said.map((one) => one.weight)),
    figures: [...new Set([...deed.sentence.figures, ...(outcome?.sentence.figures ?? [])])],
    scenes,
  };
}

/** The last of the kind that comes first in the list: the latest news of the greatest weight. */
function firstOf(said: readonly Said[], kinds: readonly BeatKind[]): Said | undefined {
  for (const kind of kinds) {
    const found = said.findLast((one) => one.beat === kind);
    if (found) return found;
  }
  return undefined;
}

/** Scenes of one activation stand in one line. */
export function groupsOf(scenes: readonly Scene[]): Scene[][] {
  const groups: Scene[][] = [];
  for (const scene of scenes) {
    const last = groups.at(-1);
    const begins = scene.beats.some((one) => BEGINNING.includes(one.beat)) || last?.[0]?.step.seat !== scene.step.seat;
    if (last && !begins) last.push(scene);
    else groups.push([scene]);
  }
  return groups;
}

/** At most three lines: the weightiest, in the order in which they happened. */
export function shortened(gists: readonly Gist[], most = 3): { shown: Gist[]; more: number } {
  if (gists.length <= most) return { shown: [...gists], more: 0 };
  const best = [...gists].sort((a, b) => b.weight - a.weight).slice(0, most - 1);
  return { shown: gists.filter((one) => best.includes(one)), more: gists.length - best.length };
}
