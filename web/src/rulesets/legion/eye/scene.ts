// What an eye sees, as plain bodies: prisms of terrain, cylinders of miniatures. In millimetres, x east, y north, z up.
import type { Body as Solid, Goal, Prism, Space, Spot, Surface } from '../../shared/space/bodies';
import { figureOfMini } from '../figures';
import { areMates } from '../../../app/seats';
import type { MiniId, PieceView, Seen, TableView, UnitId, View } from '../types';

/** Directions in a full turn. */
const TURN = 13572;
const MM = 100;

/** One miniature, and how much is seen of it. */
export interface Body extends Solid {
  share: number;
}

const LOOKS: Record<PieceView['kind'], Surface> = {
  'shallow-water': 'water',
  'deep-water': 'water',
  'tall-grass': 'grass',
  'light-woods': 'woods',
  'dense-woods': 'woods',
  ruins: 'ruins',
  crater: 'sunk',
  trench: 'planks',
  pit: 'sunk',
  fence: 'planks',
  barricade: 'planks',
  sandbags: 'bags',
  'low-hedge': 'leaves',
  'tall-hedge': 'leaves',
  'low-mud-wall': 'mud',
  'high-mud-wall': 'mud',
  'low-stone-wall': 'stone',
  'high-stone-wall': 'stone',
  hill: 'hill',
  building: 'building',
};

/** Where the eye of a miniature is: over the middle of its base, as high as it is. */
export function eyeOf(table: TableView, view: View, from: MiniId): Spot | null {
  const stand = view.minis[from]?.stand;
  const sheet = table.units[table.minis[from] ?? -1];
  if (!stand || !sheet) return null;
  return { x: stand.x / MM, y: stand.y / MM, z: (stand.level + sheet.card.height) / MM };
}

/** The terrain as it stands now: where it was placed in turns, that of the view. */
export function prismsOf(table: TableView, view: View): Prism[] {
  return (view.terrain ?? table.terrain).pieces.map(({ corners, top, area, kind }) => ({
    corners: corners.map(({ x, y }) => ({ x: x / MM, y: y / MM })),
    bottom: 0,
    top: top / MM,
    area,
    look: (LOOKS[kind] as Surface | undefined) ?? 'wall',
  }));
}

/** All miniatures on the battlefield but the one that looks; without one, all are seen. */
export function bodiesOf(table: TableView, view: View, from: MiniId | null, seen: readonly Seen[]): Body[] {
  const shares = new Map(seen.map((one) => [one.mini, one]));
  return view.minis.flatMap(({ stand }, mini): Body[] => {
    const unit = table.minis[mini] ?? -1;
    const sheet = table.units[unit];
    if (!stand || !sheet || mini === from) return [];
    const { base, height, body } = sheet.card;
    const whole = { radius: base / 2 / MM, bottom: 0, top: height / MM, post: false };
    return [
      {
        mini,
        unit,
        seat: sheet.seat,
        at: { x: stand.x / MM, y: stand.y / MM, z: stand.level / MM },
        parts: body.length > 0 ? body : [whole],
        height: height / MM,
        // Whoever looks from an eye measures: there the bodies are as the rules know them.
        figure: from === null ? figureOfMini(sheet, mini) : null,
        own: from !== null && unit === table.minis[from],
        seen: from === null || (shares.get(mini)?.sight ?? false),
        share: shares.get(mini)?.share ?? 0,
      },
    ];
  });
}

/** The whole table, for the free camera. */
export function spaceOf(table: TableView, view: View): Space {
  const { sides } = view.terrain ?? table.terrain;
  return {
    sides: [sides[0] / MM, sides[1] / MM],
    prisms: prismsOf(table, view),
    bodies: bodiesOf(table, view, null, []),
    goals: view.tokens.map(({ stand, claimed }, index): Goal => {
      const holder = claimed === null ? null : (table.units[table.minis[claimed] ?? -1]?.seat ?? null);
      const at = { x: stand.x / MM, y: stand.y / MM, z: stand.level / MM };
      return { at, radius: table.measures.token / 2 / MM, number: index + 1, holder, active: true };
    }),
  };
}

/** In which direction an eye looks at first: to the nearest enemy it sees, else where its base faces. */
export function firstLook(table: TableView, view: View, from: MiniId, bodies: readonly Body[]): number {
  const eye = eyeOf(table, view, from);
  const seat = table.units[table.minis[from] ?? -1]?.seat;
  if (!eye) return 0;
  const far = (one: Body) => Math.hypot(one.at.x - eye.x, one.at.y - eye.y);
  const enemies = bodies.filter((one) => !areMates(one.seat, seat ?? -1)).sort((a, b) => far(a) - far(b));
  const first = enemies.find((one) => one.seen) ?? enemies[0];
  if (first) return towards(eye, first.at);
  return ((view.minis[from]?.stand?.facing ?? 0) / TURN) * 2 * Math.PI;
}

/** The direction from a spot to another, in radians from east to the left. */
export function towards(from: Spot, to: Spot): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}

/** How far up or down one has to look, in radians. */
export function rise(from: Spot, to: Spot): number {
  return Math.atan2(to.z - from.z, Math.hypot(to.x - from.x, to.y - from.y));
}

export interface UnitSeen {
  unit: UnitId;
  minis: { mini: MiniId; share: number; seen: boolean }[];
  count: number;
}

/** Who is seen, by unit: enemies first, then the best seen. */
export function byUnit(table: TableView, view: View, from: MiniId, bodies: readonly Body[]): UnitSeen[] {
  const seat = table.units[table.minis[from] ?? -1]?.seat;
  const units = new Map<UnitId, UnitSeen>();
  for (const { unit, mini, share, seen, own } of bodies) {
    if (own || view.units[unit]?.defeated) continue;
    const entry = units.get(unit) ?? { unit, minis: [], count: 0 };
    entry.minis.push({ mini, share, seen });
    entry.count += seen ? 1 : 0;
    units.set(unit, entry);
  }
  const foe = (one: UnitSeen) => (areMates(table.units[one.unit]?.seat ?? -1, seat ?? -1) ? 1 : 0);
  return [...units.values()].sort((a, b) => foe(a) - foe(b) || b.count - a.count || a.unit - b.unit);
}
