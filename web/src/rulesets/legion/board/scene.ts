// Where the miniatures of a position stand on the drawing, how they form groups, and what lies under a point.
import type { Seat } from '../../../protocol';
import { apart } from '../../shared/board/apart';
import type { Disc } from '../../shared/board/flags';
import { monograms } from '../../shared/board/monogram';
import type { Figure } from '../../shared/figures/figure';
import { drawn, type Plane } from '../../shared/board/plane';
import { boxAbout, grown, hull } from '../../shared/board/xy';
import type { Box, XY } from '../../shared/board/xy';
import { figureOfMini } from '../figures';
import type { MiniId, Stand, TableView, UnitId, UnitSheet, UnitView, View } from '../types';
import { angle, planeFor } from './geometry';
import { aimOfCharge, aimOfToken, type Aim, type Overlay, type Tone, type Under } from './overlay';

/** How a miniature looks: who leads, who carries the unit's heavy weapon. */
export type Glyph = 'leader' | 'heavy' | null;

export interface Standing {
  id: MiniId;
  sheet: UnitSheet;
  unit: UnitView;
  seat: Seat;
  stand: Stand;
  /** Where it is drawn. */
  at: XY;
  /** Where it stands, if it is drawn beside somebody above it. */
  off: XY | null;
  /** The radius of its base in units of the drawing. */
  r: number;
  /** Degrees clockwise from the right; null where the facing has no meaning. */
  facing: number | null;
  leader: boolean;
  glyph: Glyph;
  figure: Figure;
  wounds: number;
}

export interface Group {
  id: UnitId;
  sheet: UnitSheet;
  unit: UnitView;
  seat: Seat;
  minis: Standing[];
  /** The outline about its bases; null for a single miniature. */
  outline: string | null;
  box: Box;
}

/** Two letters for each unit; one before a number, where that letter is no other unit's. */
export function unitMonograms(table: TableView): string[] {
  const cards = [...new Map(table.units.map(({ card }) => [card.unit, card])).values()];
  const monos = monograms(cards.map((card) => card.name));
  return table.units.map(({ card, number }) => {
    const mono = monos[cards.findIndex((one) => one.unit === card.unit)] ?? '';
    if (number === null) return mono;
    const alone = monos.filter((other) => other.startsWith(mono.slice(0, 1))).length === 1;
    return (alone ? mono.slice(0, 1) : mono) + String(number);
  });
}

/** Whether a miniature came with an upgrade that gives it a weapon of its own. */
export function glyphOf(sheet: UnitSheet, mini: MiniId, leader: MiniId | null): Glyph {
  if (sheet.minis.length === 1) return null;
  if (mini === leader) return 'leader';
  const upgrade = sheet.minis.find((one) => one.id === mini)?.upgrade ?? null;
  return upgrade !== null && sheet.upgrades[upgrade]?.weapon ? 'heavy' : null;
}

/** All miniatures on the table, lowest first. */
export function minisOn(table: TableView, view: View | null): Standing[] {
  const plane = planeFor(table.terrain);
  const all = (view?.minis ?? []).flatMap(({ stand, wounds }, id): Omit<Standing, 'off'>[] => {
    const sheet = table.units[table.minis[id] ?? -1];
    const unit = sheet && view?.units[sheet.id];
    if (!stand || !sheet || !unit) return [];
    return [
      {
        id,
        sheet,
        unit,
        seat: sheet.seat,
        stand,
        at: plane.toXY(stand),
        r: drawn(sheet.card.base / 2),
        facing: sheet.card.notched ? angle(stand.facing) : null,
        leader: unit.leader === id,
        glyph: glyphOf(sheet, id, unit.leader),
        figure: figureOfMini(sheet, id),
        wounds,
      },
    ];
  });
  return apart(all.sort((a, b) => a.stand.level - b.stand.level || a.id - b.id));
}

/** The units on the table as groups. */
export function groupsOf(standing: readonly Standing[]): Group[] {
  const units = new Map<UnitId, Standing[]>();
  for (const one of standing) units.set(one.sheet.id, [...(units.get(one.sheet.id) ?? []), one]);
  return [...units].map(([id, minis]) => {
    const [first] = minis as [Standing, ...Standing[]];
    const points = minis.map((one) => one.at);
    const r = first.r * 1.4;
    const outline = points.length > 1 ? grown(hull(points), r) : null;
    return { id, sheet: first.sheet, unit: first.unit, seat: first.seat, minis, outline, box: boxAbout(points, r) };
  });
}

/** How much of a unit is left, for its label: miniatures, or what a single one can still bear. */
export function leftOf({ minis, sheet }: Group): string {
  if (sheet.minis.length > 1) return `${minis.length}/${sheet.minis.length}`;
  const { wounds } = sheet.card;
  return wounds > 1 ? `${Math.max(0, wounds - (minis[0]?.wounds ?? 0))}/${wounds}` : '';
}

export const middle = ({ box: { x, y, w, h } }: Group): XY => ({ x: x + w / 2, y: y + h / 2 });

/** A base of fewer pixels than this cannot be told from its neighbours. */
const LEAST = 9;
/** Pixels of the base that stands for a whole unit. */
const WHOLE = 15;

/** Whether a unit is drawn by one base in its middle, because its own would be specks. */
export const isGrouped = ({ minis }: Group, scale: number): boolean =>
  minis.length > 1 && 2 * (minis[0]?.r ?? 0) * scale < LEAST;

/** What is drawn of the miniatures at a scale: of a unit far away its leader alone, unless single ones are asked for. */
export function together(groups: Group[], standing: Standing[], overlay: Overlay, scale: number): Standing[] {
  const asked = new Set([...overlay.movable, ...overlay.targets.keys(), ...overlay.ghosts.map((one) => one.id)]);
  const far = groups.filter((one) => isGrouped(one, scale) && one.minis.every(({ id }) => !asked.has(id)));
  if (far.length === 0) return standing;
  const hidden = new Set(far.flatMap((one) => one.minis));
  return [
    ...standing.filter((one) => !hidden.has(one)),
    ...far.flatMap((one) => {
      const first = one.minis.find(({ leader }) => leader) ?? one.minis[0];
      return first ? [{ ...first, at: middle(one), off: null, r: WHOLE / 2 / scale }] : [];
    }),
  ];
}

/** The outline about the planned places of a unit, for the hand. */
export function formation(table: TableView, view: View | null, overlay: Overlay, plane: Plane): string | null {
  const [first] = overlay.ghosts;
  if (!first) return null;
  // A leader that has moved already stands among its planned others.
  const leader = view?.units[table.minis[first.id] ?? -1]?.leader ?? null;
  const stays = leader !== null && overlay.ghosts.every((one) => one.id !== leader);
  const stand = stays ? (view?.minis[leader]?.stand ?? null) : null;
  const points = [...overlay.ghosts.map((one) => one.spot), ...(stand ? [stand] : [])].map(plane.toXY);
  return points.length < 2 ? null : grown(hull(points), radius(table, first.id) * 1.4);
}

export function radius(table: TableView, mini: MiniId): number {
  const sheet = table.units[table.minis[mini] ?? -1];
  return drawn((sheet?.card.base ?? 2700) / 2);
}

/** The radius of the smallest base on the table. */
export function smallest(table: TableView): number {
  return drawn(Math.min(...table.units.map((one) => one.card.base), 5000) / 2);
}

/** What lies under a point of the drawing: a planned piece first, then the uppermost miniature, then a token. */
export function under(
  point: XY,
  table: TableView,
  view: View | null,
  standing: readonly Standing[],
  overlay: Overlay,
): Under {
  const plane = planeFor(table.terrain);
  const at = plane.toPoint(point);
  const near = (one: XY, r: number): boolean => Math.hypot(point.x - one.x, point.y - one.y) <= r + 2;
  const found = (id: number): Under => ({ at, id, formation: false });
  const ghost = overlay.ghosts.findLast((one) => near(plane.toXY(one.spot), radius(table, one.id)));
  if (ghost) return found(ghost.id);
  const token = drawn(table.measures.token / 2) + 4;
  if (overlay.laid && near(plane.toXY(overlay.laid.at), token)) return found(overlay.laid.aim);
  const here = standing.filter((one) => near(one.at, one.r) || (one.off !== null && near(one.off, one.r)));
  // Of two above each other the one that is asked for, else the upper one.
  const wanted = (one: Standing): boolean =>
    overlay.movable.includes(one.id) || overlay.targets.has(one.id) || overlay.units.has(one.sheet.id);
  const one = here.findLast(wanted) ?? here.at(-1);
  if (one) return found(one.id);
  const lying = tokensOn(table, view).find((other) => overlay.targets.has(other.id) && near(other.at, token));
  if (lying) return found(lying.id);
  return { at, id: null, formation: false };
}

/** The objective and charge tokens on the table. */
export function tokensOn(table: TableView, view: View | null): { id: Aim; at: XY; stand: Stand }[] {
  const { toXY } = planeFor(table.terrain);
  const lying = (all: readonly { stand: Stand }[], aim: (number: number) => Aim) =>
    all.map(({ stand }, number) => ({ id: aim(number), at: toXY(stand), stand }));
  return [...lying(view?.tokens ?? [], aimOfToken), ...lying(view?.charges ?? [], aimOfCharge)];
}

/** Where something is asked or planned; all miniatures if nothing is. */
export function action(table: TableView, overlay: Overlay, standing: readonly Standing[]): XY[] {
  const { toXY } = planeFor(table.terrain);
  const points = [
    ...overlay.reach.flatMap((one) => one.outline.map(toXY)),
    ...overlay.ghosts.map((one) => toXY(one.spot)),
    ...(overlay.laid ? [toXY(overlay.laid.at)] : []),
    ...(overlay.model ? [toXY(overlay.model.at)] : []),
    ...standing
      .filter(
        ({ id, sheet }) =>
          overlay.acting.includes(sheet.id) ||
          overlay.units.has(sheet.id) ||
          overlay.selected.includes(id) ||
          overlay.targets.has(id),
      )
      .map((one) => one.at),
  ];
  return points.length > 0 ? points : standing.map((one) => one.at);
}

/** Where somebody is to go, who is chosen, what a flag tells of; else how far somebody may go, and who can be chosen. */
export function planned(table: TableView, overlay: Overlay, standing: readonly Standing[]): XY[] {
  const { toXY } = planeFor(table.terrain);
  const toned = (tone: Tone): XY[] =>
    standing
      .filter(({ id, sheet }) => overlay.targets.get(id)?.tone === tone || overlay.units.get(sheet.id)?.tone === tone)
      .map((one) => one.at);
  const flags = overlay.flags.filter((one) => one.tone !== 'plain');
  const all = [...overlay.ghosts.map((one) => toXY(one.spot)), ...flags.map((one) => toXY(one.at)), ...toned('chosen')];
  return all.length > 0 ? all : [...overlay.reach.flatMap((one) => one.outline.map(toXY)), ...toned('choice')];
}

/** What flags should not hide. */
export function worthSeeing(
  table: TableView,
  view: View | null,
  overlay: Overlay,
  standing: readonly Standing[],
): Disc[] {
  const { toXY } = planeFor(table.terrain);
  return [
    ...standing.map((one) => ({ ...one.at, r: one.r + 3 })),
    ...tokensOn(table, view).map((one) => ({ ...one.at, r: 12 })),
    ...((overlay.layout ?? view?.layouts[0])?.tokens ?? []).map((one) => ({ ...toXY(one), r: 12 })),
    ...overlay.ghosts.map((one) => ({ ...toXY(one.spot), r: radius(table, one.id) + 6 })),
    ...overlay.tool.map((one) => ({ ...toXY(one), r: 10 })),
  ];
}

export interface Label {
  group: Group;
  /** The middle of the label, in units of the drawing. */
  at: XY;
  box: Box;
  text: string;
  /** How much of it is left, beside its full name. */
  count: string;
  /** Half its width in pixels. */
  half: number;
  /** A line to its group, if it stands apart. */
  tether: [XY, XY] | null;
}

/** Where the name of a unit stands. */
export interface Named extends Box {
  unit: UnitId;
}

/** A name that can be pointed at: of a unit that is asked for, by its leader. */
export function nameUnder(point: XY, names: readonly Named[], view: View | null, overlay: Overlay): MiniId | null {
  const found = names.findLast(
    ({ unit, x, y, w, h }) =>
      overlay.units.has(unit) && point.x >= x && point.x <= x + w && point.y >= y && point.y <= y + h,
  );
  return found ? (view?.units[found.unit]?.leader ?? null) : null;
}

const LINE = 19;
const LETTER = 5.8;
/** Before what is left of a unit. */
const APART = 8;
const MARK = 15;

/** Where the labels of the groups stand: beside their group, on as little else as possible. Where there is no room for a
 *  name its short form stands, or the figure alone. Who acts is hidden by none. */
export function labelsOf(
  groups: readonly Group[],
  textOf: (group: Group) => { text: string; brief: string; count?: string; marks: number },
  scale: number,
  field: { w: number; h: number },
  /** What else labels keep off. */
  others: readonly XY[] = [],
  acting: readonly UnitId[] = [],
): Label[] {
  const placed: Box[] = [];
  const acts = (group: Group): boolean => acting.includes(group.id);
  const discs = [
    ...groups.flatMap((group) => group.minis.map(({ at, r }) => ({ at, r, weight: acts(group) ? 6 : 1 }))),
    ...others.map((at) => ({ at, r: 12, weight: 2 })),
  ];
  /** The best place for some words beside a group. */
  const best = (group: Group, words: string, marks: number, count = '') => {
    const left = count === '' ? 0 : count.length * LETTER + APART;
    const w = ((words === '' ? 22 : 33) + words.length * LETTER + left + (marks > 0 ? marks * MARK + 5 : 0)) / scale;
    const all = beside(group.box, w, LINE / scale, 3 / scale);
    // Most of a large table is too far away to be in the way.
    const around = boxAbout(
      all.flatMap(({ x, y, w, h }) => [
        { x, y },
        { x: x + w, y: y + h },
      ]),
      0,
    );
    const [boxes, bases] = [
      placed.filter((one) => overlap(one, around) > 0),
      discs.filter((one) => covers(around, one.at, one.r)),
    ];
    const price = (box: Box): number => {
      const laps = boxes.reduce((sum, other) => sum + overlap(box, other), 0);
      // A large miniature is worse to hide.
      const hides = bases.reduce(
        (sum, one) => (covers(box, one.at, one.r) ? sum + one.weight * Math.max(1, one.r / 12) : sum),
        0,
      );
      const out = box.x < 0 || box.y < 0 || box.x + box.w > field.w || box.y + box.h > field.h;
      return laps * scale * scale * 4 + hides * 160 + (out ? 900 : 0);
    };
    return { words, count, ...cheapest(all.map((box, i) => ({ box, cost: price(box) + i * 2 }))) };
  };
  const first = [...groups].sort((a, b) => Number(acts(b)) - Number(acts(a)));
  return first.map((group) => {
    const { text, brief, count, marks } = textOf(group);
    // A name that hides somebody gives way.
    const tried = [best(group, text, marks, count)];
    for (const words of [text, brief, '']) {
      if (cheapest(tried).cost >= HIDES) tried.push(best(group, words, marks));
    }
    const { box, words, count: told } = cheapest(tried);
    placed.push(box);
    const at = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
    return {
      group,
      at,
      box,
      text: words,
      count: told,
      half: (box.w * scale) / 2,
      tether: tetherOf(group.box, box, (LINE / scale) * 0.8),
    };
  });
}

function cheapest<T extends { cost: number }>(all: readonly T[]): T {
  return all.reduce((a, b) => (b.cost < a.cost ? b : a));
}

/** The line from a label to its group where they are apart: from the nearest point of one to the nearest of the other. */
function tetherOf(group: Box, label: Box, least: number): [XY, XY] | null {
  const near = (a: number, along: number, b: number, other: number): [number, number] => {
    if (a + along < b) return [a + along, b];
    if (b + other < a) return [a, b + other];
    const middle = (Math.max(a, b) + Math.min(a + along, b + other)) / 2;
    return [middle, middle];
  };
  const [ax, bx] = near(group.x, group.w, label.x, label.w);
  const [ay, by] = near(group.y, group.h, label.y, label.h);
  return Math.hypot(ax - bx, ay - by) < least
    ? null
    : [
        { x: ax, y: ay },
        { x: bx, y: by },
      ];
}

/** From this cost on a label hides a miniature or another label. */
const HIDES = 150;

/** How many lines of text a label may be away from its group. */
const FARTHEST = 3;

/** Places of a label beside a group, the best first: close to it, then farther away. */
function beside({ x, y, w: wide, h: high }: Box, w: number, h: number, gap: number): Box[] {
  const [cx, cy] = [x + wide / 2, y + high / 2];
  const at = (mx: number, my: number): Box => ({ x: mx - w / 2, y: my - h / 2, w, h });
  const along = [0, 0.5, -0.5, 1, -1];
  return Array.from({ length: FARTHEST }, (_, far) => {
    const off = far * h * 1.1;
    const [above, below] = [y - h / 2 - gap - off, y + high + h / 2 + gap + off];
    const [left, right] = [x - w / 2 - gap - off, x + wide + w / 2 + gap + off];
    return along.flatMap((part) => {
      const [dx, dy] = [(part * (wide + w)) / 2, part * (high / 2 + h)];
      return [at(cx + dx, above), at(cx + dx, below), at(right, cy + dy), at(left, cy + dy)];
    });
  }).flat();
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function covers(box: Box, at: XY, r: number): boolean {
  const x = Math.max(box.x, Math.min(box.x + box.w, at.x));
  const y = Math.max(box.y, Math.min(box.y + box.h, at.y));
  return (x - at.x) ** 2 + (y - at.y) ** 2 < r * r;
}
