// Where the characters of a position stand on the drawing, what lies above them, and what lies under a point.
import type { Seat } from '../../../protocol';
import { apart } from '../../shared/board/apart';
import type { Disc } from '../../shared/board/flags';
import type { Tone } from '../../shared/board/overlay';
import { grown, hull } from '../../shared/board/xy';
import type { XY } from '../../shared/board/xy';
import { aimOf, type Aim } from '../choices';
import type { CharacterId, PieceView, Point, Spot, TableView, UnitSheet, UnitView, View } from '../types';
import { drawn, INCH, toPoint, toXY } from './geometry';
import { inside } from './levels';
import type { Overlay, Under } from './overlay';

export interface Standing {
  id: CharacterId;
  sheet: UnitSheet;
  unit: UnitView;
  seat: Seat;
  /** Its number among the characters of its unit; none if it is the only one. */
  tab: number | null;
  spot: Spot;
  /** Where it is drawn. */
  at: XY;
  /** Where it stands, if it is drawn beside somebody above it. */
  off: XY | null;
  /** The radius of its base in units of the drawing. */
  r: number;
  /** A piece lies above it. */
  under: boolean;
}

/** One can walk beneath it: it is drawn so that what is below stays visible. */
export const isBridge = (piece: PieceView): boolean => piece.bottom > 0 && piece.passage === 'passable';

/** Hangs above the ground, whatever it lets through. */
export const hangs = (piece: PieceView): boolean => piece.bottom > 0;

/** The number of a character among those of its unit; none if it is the only one. */
export const tabOf = ({ characters }: UnitSheet, id: CharacterId): number | null =>
  characters.length > 1 ? characters.indexOf(id) + 1 : null;

/** Whether something hangs above a place. */
export function isUnder(pieces: readonly PieceView[], spot: Spot): boolean {
  return pieces.some((piece) => piece.bottom > spot.level && inside(piece.corners, spot));
}

/** All characters on the table, lowest first. */
export function charactersOn(table: TableView, view: View | null): Standing[] {
  const standing = (view?.characters ?? []).flatMap((spot, id): Omit<Standing, 'off'>[] => {
    const sheet = table.units[table.characters[id] ?? -1];
    const unit = sheet && view?.units[sheet.id];
    if (!spot || !sheet || !unit) return [];
    const r = drawn(sheet.card.base / 2);
    const under = isUnder(table.terrain.pieces, spot);
    return [{ id, sheet, unit, seat: sheet.seat, tab: tabOf(sheet, id), spot, at: toXY(spot), r, under }];
  });
  return apart(standing.sort((a, b) => a.spot.level - b.spot.level || a.id - b.id));
}

/** Something on the board that can be pointed at. */
export interface Mark {
  id: Aim;
  spot: Spot;
  at: XY;
  r: number;
}

/** The armoured targets of an operation, where their objective tokens lie. */
export function armouredOn(table: TableView, view: View | null): Mark[] {
  return (table.operation?.armoured ?? []).flatMap(({ objectives, ship }, armoured) =>
    objectives.flatMap((objective): Mark[] => {
      if (ship && view?.operation?.ship !== objective) return [];
      const spot = view?.objectives[objective]?.spot;
      const r = drawn(table.measures.objective * 0.86);
      return spot ? [{ id: aimOf({ armoured }), spot, at: toXY(spot), r }] : [];
    }),
  );
}

/** Those that somebody or an objective on a higher level hides. */
export function hidden(standing: readonly Standing[], objectives: readonly Spot[], r: number): Standing[] {
  const above = [
    ...standing.map(({ spot, r }) => ({ spot, r: r * 0.9 })),
    ...objectives.map((spot) => ({ spot, r: r * 1.2 })),
  ];
  return standing.filter((one) =>
    above.some(({ spot, r }) => {
      const at = toXY(spot);
      return spot.level > one.spot.level && Math.hypot(at.x - one.at.x, at.y - one.at.y) < r;
    }),
  );
}

/** The outline about the planned places of a squad, for the hand. */
export function formation(table: TableView, overlay: Overlay): string | null {
  if (!overlay.formation || overlay.ghosts.length < 2) return null;
  const points = hull(overlay.ghosts.map((one) => toXY(one.spot)));
  const r = radius(table, overlay.ghosts[0]?.id ?? 0);
  return points.length < 3 ? null : grown(points, r * 1.45);
}

/** Whether a point lies in the outline about the planned places, or just beside it. */
function inFormation(point: XY, table: TableView, overlay: Overlay): boolean {
  const points = hull(overlay.ghosts.map((one) => toXY(one.spot)));
  if (points.length > 2 && inside(points, point)) return true;
  const margin = radius(table, overlay.ghosts[0]?.id ?? 0) * 1.45;
  return points.some((a, i) => distance(point, a, points[(i + 1) % points.length] ?? a) <= margin);
}

/** From a point to a stretch. */
function distance(p: XY, a: XY, b: XY): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const along = Math.max(0, Math.min(1, part));
  return Math.hypot(p.x - a.x - along * dx, p.y - a.y - along * dy);
}

export function radius(table: TableView, character: CharacterId): number {
  const sheet = table.units[table.characters[character] ?? -1];
  return drawn((sheet?.card.base ?? 4000) / 2);
}

/** What lies under a point of the drawing: a planned piece first, then the uppermost character, then an armoured
 *  target. */
export function under(
  point: XY,
  table: TableView,
  standing: readonly Standing[],
  overlay: Overlay,
  armoured: readonly Mark[] = [],
): Under {
  const at = toPoint(point);
  const near = (one: XY, r: number): boolean => Math.hypot(point.x - one.x, point.y - one.y) <= r + 1.5;
  const ghost = overlay.ghosts.findLast((one) => near(toXY(one.spot), radius(table, one.id)));
  if (ghost) return { at, id: ghost.id, formation: false };
  const here: Mark[] = [
    ...armoured.filter((one) => near(one.at, one.r)),
    ...standing.filter((one) => near(one.at, one.r) || (one.off !== null && near(one.off, one.r))),
  ];
  // Of two above each other the one that is asked for, else the upper one.
  const wanted = (id: Aim): boolean => overlay.movable.includes(id) || overlay.targets.has(id);
  const one = here.findLast((other) => wanted(other.id)) ?? here.at(-1);
  if (one) return { at, id: one.id, formation: false };
  return { at, id: null, formation: overlay.formation && inFormation(point, table, overlay) };
}

/** Where something is asked or planned; all characters if nothing is. */
export function action(overlay: Overlay, standing: readonly Mark[]): XY[] {
  const named = [...overlay.selected, ...overlay.targets.keys()];
  const points = [
    ...overlay.reach.flatMap((one) => one.outline.map(toXY)),
    ...overlay.ghosts.map((one) => toXY(one.spot)),
    ...(overlay.objectives ?? []).map((one) => toXY(one.spot)),
    ...standing.filter((one) => named.includes(one.id)).map((one) => one.at),
  ];
  return points.length > 0 ? points : standing.map((one) => one.at);
}

/** Where the objectives would lie; where somebody is to go, who is chosen, what a flag tells of; else how far somebody may
 *  go, and who can be chosen. */
export function planned(overlay: Overlay, marks: readonly Mark[]): XY[] {
  if (overlay.objectives !== null) return overlay.objectives.map((one) => toXY(one.spot));
  const toned = (tone: Tone): XY[] =>
    marks.filter((one) => overlay.targets.get(one.id)?.tone === tone).map((one) => one.at);
  const flags = overlay.flags.filter((one) => one.tone !== 'plain');
  const all = [...overlay.ghosts.map((one) => toXY(one.spot)), ...flags.map((one) => toXY(one.at)), ...toned('chosen')];
  return all.length > 0 ? all : [...overlay.reach.flatMap((one) => one.outline.map(toXY)), ...toned('choice')];
}

/** What flags should not hide. */
export function worthSeeing(
  table: TableView,
  overlay: Overlay,
  standing: readonly Standing[],
  goals: readonly Point[],
): Disc[] {
  return [
    ...standing.map((one) => ({ ...one.at, r: one.r + 4 })),
    ...goals.map((one) => ({ ...toXY(one), r: 12 })),
    ...overlay.ghosts.map((one) => ({ ...toXY(one.spot), r: radius(table, one.id) + 8 })),
    ...overlay.tool.map((one) => ({ ...toXY(one), r: 12 })),
  ];
}

/** How light a surface is drawn: by its height. */
export function shade(top: number): string {
  const height = top / INCH;
  return `var(--lv-${height <= 0.2 ? 0 : height < 2 ? 1 : height < 4 ? 2 : height < 6 ? 3 : 4})`;
}
