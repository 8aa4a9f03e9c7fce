// What an answer is about: figures, places, cards. It sorts the options of a question for the
// menu, the rows and the board; which of them are legal is the server's matter.
import { find, kindOf, same } from '../shared/choices';
import type { Aids, CardId, Choice, Direction, Faces, FigureId, Note, Place, Prompt } from './types';

export { find, same };

/** What on the table an answer points at. */
export interface Facets {
  figure?: FigureId;
  place?: Place;
  facing?: Direction;
  card?: CardId;
  weapon?: number;
}

/** The tiles of the action menu. */
export const menus = ['move', 'attack', 'focus', 'standby', 'skill', 'item', 'card', 'end'] as const;
export type Menu = (typeof menus)[number];

/** A refusing answer stands last and is never chosen beforehand. */
const REFUSING: readonly Choice[] = ['decline', 'pass', 'stay', 'end'];

/** Answers that this client has words for; a newer server may know more. */
const KNOWN = [
  ...[
    'deploy',
    'face',
    'priority',
    'discard',
    'card',
    'activate',
    'bonus',
    'play',
    'move',
    'attack',
    'skill',
    'consume',
  ],
  ...['go', 'go-large', 'reroll', 'interrupt', 'target', 'place', 'pick'],
  ...['pass', 'focus', 'turn', 'standby', 'end', 'stay', 'defend', 'decline', 'yes'],
];

export function isKnown(choice: Choice): boolean {
  return KNOWN.includes(kindOf(choice));
}

export const promptKind = (prompt: Prompt): string => kindOf(prompt);

/** The character that a question concerns. */
export function promptFigure(prompt: Prompt): FigureId | null {
  if (typeof prompt === 'string') return null;
  if ('activate' in prompt || 'bonus' in prompt || 'capture' in prompt) return null;
  const [inner] = Object.values(prompt) as (FigureId | { figure: FigureId } | undefined)[];
  if (typeof inner === 'number') return inner;
  return inner?.figure ?? null;
}

export function facets(choice: Choice): Facets {
  if (typeof choice === 'string') return {};
  if ('deploy' in choice) return { figure: choice.deploy.figure, place: choice.deploy.hex };
  if ('face' in choice) return { facing: choice.face };
  if ('card' in choice) return { card: choice.card };
  if ('activate' in choice) return { figure: choice.activate };
  if ('play' in choice) return { card: choice.play.card };
  if ('attack' in choice) return { figure: choice.attack.target, weapon: choice.attack.weapon };
  if ('go' in choice) return { place: choice.go };
  if ('go-by' in choice) return { place: choice['go-by'].place };
  if ('go-large' in choice) return { ...choice['go-large'] };
  if ('interrupt' in choice) return { figure: choice.interrupt };
  if ('target' in choice) return { figure: choice.target };
  if ('place' in choice) return { place: choice.place };
  return {};
}

export function menuOf(choice: Choice): Menu | null {
  if (typeof choice === 'string') {
    if (choice === 'turn') return 'move';
    return choice === 'focus' || choice === 'standby' || choice === 'end' ? choice : null;
  }
  if ('move' in choice) return 'move';
  if ('attack' in choice) return 'attack';
  if ('skill' in choice) return 'skill';
  if ('consume' in choice) return 'item';
  return 'play' in choice ? 'card' : null;
}

export function refuses(choice: Choice): boolean {
  return REFUSING.includes(choice);
}

/** The text that names an option in the page, and by which two options are compared. */
export function keyOf(choice: Choice): string {
  return JSON.stringify(choice);
}

export function noteOf(options: readonly Choice[], aids: Aids | null, choice: Choice | null): Note {
  const at = choice === null ? -1 : options.findIndex((option) => same(option, choice));
  return aids?.options[at] ?? {};
}

/**
 * The option that a click on the board means. Of several the one that keeps what is already
 * chosen: the same weapon, the same figure to deploy, the same facing of a large base.
 */
export function pointedAt(options: readonly Choice[], at: Facets, chosen: Choice | null): Choice | null {
  const wanted = Object.entries(at).filter(([, value]) => value !== undefined);
  if (wanted.length === 0) return null;
  const fits = options.filter((option) => {
    const own = facets(option);
    return wanted.every(([key, value]) => own[key as keyof Facets] === value);
  });
  const kept = chosen === null ? {} : facets(chosen);
  const agreement = (option: Choice) => {
    const own = facets(option);
    return Object.entries(kept).filter(([key, value]) => own[key as keyof Facets] === value).length;
  };
  return fits.reduce<Choice | null>(
    (best, option) => (best === null || agreement(option) > agreement(best) ? option : best),
    null,
  );
}

/** The dice that a reroll takes, as indices: the first ones with the wanted faces, as the server does. */
export function diceOf(roll: readonly number[], faces: Faces): number[] {
  const left = [...faces];
  const taken: number[] = [];
  roll.forEach((face, index) => {
    const count = left[face - 1] ?? 0;
    if (count === 0) return;
    left[face - 1] = count - 1;
    taken.push(index);
  });
  return taken;
}

export function facesOf(roll: readonly number[], picked: readonly number[]): Faces {
  const faces: Faces = [0, 0, 0, 0, 0, 0];
  for (const index of picked) {
    const face = (roll[index] ?? 0) - 1;
    if (face in faces) faces[face as 0] += 1;
  }
  return faces;
}

/** The dice that can be picked, as far as the options tell; for a table joined in the middle of a test. */
export function diceInOptions(options: readonly Choice[]): number[] {
  const most = [0, 0, 0, 0, 0, 0];
  for (const option of options) {
    if (typeof option === 'string' || !('reroll' in option)) continue;
    option.reroll.forEach((count, face) => (most[face] = Math.max(most[face] ?? 0, count)));
  }
  return most.flatMap((count, face) => Array<number>(count).fill(face + 1)).reverse();
}
