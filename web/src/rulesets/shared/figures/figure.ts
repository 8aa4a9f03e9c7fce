// A figure is a head, a body and what it carries, or one whole piece. This says what it is drawn of, from back to front.
import { BODIES } from './bodies';
import { GEAR } from './gear';
import { HEADS } from './heads';
import type { Figure as Named } from '../../../protocol';
import type { Gear, Part, Path, Whole } from './strokes';
import { WHOLES } from './wholes';

export type Body = keyof typeof BODIES;
export type Head = keyof typeof HEADS;
export type Piece = keyof typeof GEAR;

export interface Composition {
  head: Head;
  body: Body;
  gear: readonly Piece[];
}

const person = (head: Head, body: Body, ...gear: Piece[]): Composition => ({ head, body, gear });

/** The kinds that have a name. */
export const KINDS = {
  leader: person('cap', 'human', 'sash'),
  captain: person('crest', 'armour', 'pistols'),
  trooper: person('helmet', 'armour', 'rifle'),
  rifle: person('brim', 'human', 'rifle'),
  scout: person('hood', 'human', 'sniper'),
  heavy: person('helmet', 'heavy', 'cannon'),
  rotary: person('brim', 'human', 'rotary'),
  rocket: person('helmet', 'armour', 'rocket'),
  medic: person('brim', 'human', 'medic'),
  engineer: person('goggles', 'human', 'tools'),
  blade: person('bare', 'robe', 'blade'),
  'dark-blade': person('greathelm', 'cloak', 'blade'),
  twin: person('mane', 'robe', 'grips'),
  duelist: person('hood', 'robe', 'blades'),
  'double-blade': person('mask', 'robe', 'double'),
  knight: person('greathelm', 'armour', 'sword', 'shield'),
  champion: person('mane', 'heavy', 'sword'),
  caster: person('hood', 'robe', 'crescent'),
  sorceress: person('circlet', 'cloak', 'spark'),
  sprite: person('hat', 'robe', 'orb'),
  brute: person('horns', 'heavy'),
  hook: person('greathelm', 'heavy', 'hook'),
  sea: person('fin', 'human', 'trident'),
  watcher: person('goggles', 'human', 'carbine'),
  armourer: person('helmet', 'broad', 'mace'),
  winged: person('bare', 'human', 'wings'),
  jet: person('slit', 'armour', 'pack'),
  'jet-leader': person('slit', 'armour', 'pack', 'pistol'),
  droid: person('sensor', 'frame', 'carbine'),
  'droid-leader': person('block', 'broad', 'carbine'),
  pistols: person('bare', 'human', 'pistols'),
  shield: person('dome', 'armour', 'shield'),
} satisfies Record<string, Composition>;

export type Kind = keyof typeof KINDS | keyof typeof WHOLES;
/** A drawing of a pack's own. */
interface Drawing {
  path: string;
  cut: string;
}

/** A kind by its name, a head, a body and what is carried, or a drawing. */
export type Figure = Kind | Composition | Drawing;

/** The figure that a pack names, if this client can draw it. */
export function figureNamed(named: Named | null | undefined): Figure | null {
  if (named === null || named === undefined) return null;
  if (typeof named === 'string') return named in KINDS || named in WHOLES ? (named as Kind) : null;
  if ('path' in named) return named;
  const { head, body, gear } = named;
  const known = head in HEADS && body in BODIES && gear.every((one) => one in GEAR);
  return known ? (named as Composition) : null;
}

/** How much is drawn: mass and cuts; the half tone too; lines for those who look closely. */
export type Depth = 'mass' | 'half' | 'fine';

/** `case`: in the colour of the plate, about what lies in front of something. */
export type Tone = 'mass' | 'half' | 'pale' | 'cut' | 'case';

export interface Stroke {
  d: string;
  tone: Tone;
  /** The width of a line; none: filled. */
  width: number | null;
}

const known = new Map<string, readonly Stroke[]>();

/** What a figure is drawn of; the same for all who look alike. */
export function strokesOf(figure: Figure, depth: Depth): readonly Stroke[] {
  const key = `${typeof figure === 'string' ? figure : JSON.stringify(figure)} ${depth}`;
  const found = known.get(key) ?? drawn(figure, depth);
  known.set(key, found);
  return found;
}

const isWhole = (figure: Kind): figure is keyof typeof WHOLES => figure in WHOLES;

function drawn(figure: Figure, depth: Depth): Stroke[] {
  if (typeof figure !== 'string') {
    return 'path' in figure
      ? [...filled([figure.path], 'mass'), ...filled([figure.cut], 'cut')]
      : composed(figure, depth);
  }
  return isWhole(figure) ? whole(WHOLES[figure], depth) : composed(KINDS[figure], depth);
}

function whole(piece: Whole, depth: Depth): Stroke[] {
  return [
    ...filled(piece.pale, 'pale'),
    ...lines(piece.legs, 'mass'),
    ...filled(piece.feet, 'mass'),
    ...filled([piece.mass], 'mass'),
    ...(depth === 'mass' ? [] : filled([piece.lit], 'half')),
    ...cuts(piece.cut),
    ...fine(piece.fine, depth),
  ];
}

function composed({ head, body, gear }: Composition, depth: Depth): Stroke[] {
  const carried: Gear[] = gear.map((one) => GEAR[one]);
  return [
    ...carried.flatMap((one) => [...cased(one.glowback, 'half'), ...cased(one.back, one.glowback ? 'mass' : 'half')]),
    ...part(BODIES[body], depth),
    ...part(HEADS[head], depth),
    ...carried.flatMap((one) => [
      ...filled(one.front, 'case'),
      ...filled(one.glow, 'case'),
      ...filled(one.front, 'mass'),
      ...filled(one.glow, 'half'),
      ...filled(one.pale, 'pale'),
      ...(one.edge && depth !== 'mass' ? lines([[one.edge, 2.4]], 'pale') : []),
    ]),
  ];
}

function part(one: Part, depth: Depth): Stroke[] {
  return [
    ...filled(one.mass && [one.mass], 'case'),
    ...filled(one.top && [one.top], 'half'),
    ...filled(one.mid && [one.mid], 'pale'),
    ...filled(one.mass && [one.mass], 'mass'),
    ...(depth === 'mass' ? [] : filled(one.lit && [one.lit], 'half')),
    ...cuts(one.cut),
    ...filled(one.over && [one.over], 'mass'),
    ...fine(one.fine, depth),
  ];
}

const filled = (paths: readonly string[] | '' | undefined, tone: Tone): Stroke[] =>
  (paths || []).map((d) => ({ d, tone, width: null }));

const lines = (paths: readonly (readonly [string, number])[] | undefined, tone: Tone): Stroke[] =>
  (paths ?? []).map(([d, width]) => ({ d, tone, width }));

const cased = (paths: readonly string[] | undefined, tone: Tone): Stroke[] => [
  ...filled(paths, 'case'),
  ...filled(paths, tone),
];

const cuts = (paths: readonly Path[] | undefined): Stroke[] =>
  (paths ?? []).flatMap((one) => (typeof one === 'string' ? filled([one], 'cut') : lines([one], 'cut')));

const fine = (paths: readonly string[], depth: Depth): Stroke[] =>
  depth === 'fine'
    ? lines(
        paths.map((d) => [d, 2] as const),
        'pale',
      )
    : [];
