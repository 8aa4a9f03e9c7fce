// Where the figures of a position stand on the drawing, and what lies under a point of it.

import type { Direction, FigureId, FigureView, Hex, Place, SheetView, TableView, View } from '../types';
import { baseHexes, centre, hexAt, hexOf, isHigh, nameOf, neighbour, parse, DIRECTIONS } from './geometry';
import type { XY } from './geometry';
import type { Disc } from '../../shared/board/flags';
import type { Tone } from '../../shared/board/overlay';
import type { Overlay, Spot } from './overlay';

/** The radius of a standard base. */
export const BASE = 15;

export interface Standing {
  figure: FigureView;
  sheet: SheetView;
  place: Place;
  at: XY;
  /** How large it is drawn: a figure under one on a platform peeks out small. */
  scale: number;
  hexes: Hex[];
  /** A platform lies above it. */
  under: boolean;
}

export function platformsOf(table: TableView): Set<Hex> {
  return new Set(table.terrain.filter((part) => part.platform).map((part) => part.hex));
}

/** The middle of a base. */
export function baseCentre(hexes: readonly Hex[]): XY {
  const all = hexes.map((hex) => centre(hex));
  const sum = all.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, all.length), y: sum.y / Math.max(1, all.length) };
}

/** All figures on the table, lowest first. */
export function figuresOn(table: TableView, view: View | null, platforms: Set<Hex>): Standing[] {
  const standing = (view?.figures ?? []).flatMap((figure): Standing[] => {
    const sheet = table.sheets[figure.id];
    if (!sheet || figure.at === null || figure.standing === 'out') return [];
    const hexes = baseHexes(figure.at, figure.facing, sheet.base);
    const under = !isHigh(figure.at) && platforms.has(figure.at);
    return [{ figure, sheet, place: figure.at, at: baseCentre(hexes), scale: 1, hexes, under }];
  });
  const above = new Set(standing.filter((one) => isHigh(one.place)).flatMap((one) => one.hexes));
  for (const one of standing) {
    if (!one.under || !one.hexes.some((hex) => above.has(hex))) continue;
    one.at = { x: one.at.x - 16, y: one.at.y + 17 };
    one.scale = 0.58;
  }
  // What peeks out lies on top, or it could not be seen.
  const layer = (one: Standing): number => (one.scale < 1 ? 3 : isHigh(one.place) ? 2 : one.under ? 0 : 1);
  return standing.sort((a, b) => layer(a) - layer(b) || a.figure.id - b.figure.id);
}

/** Pairs of opponents side by side that the position calls engaged. */
export function links(standing: readonly Standing[]): { key: string; from: XY; to: XY }[] {
  const engaged = standing.filter((one) => one.figure.engaged);
  return engaged.flatMap((one) =>
    engaged
      .filter((other) => one.figure.seat < other.figure.seat && isHigh(one.place) === isHigh(other.place))
      .filter((other) => one.hexes.some((hex) => other.hexes.some((near) => borders(hex, near))))
      .map((other) => ({ key: `${one.figure.id}-${other.figure.id}`, from: one.at, to: other.at })),
  );
}

function borders(a: Hex, b: Hex): boolean {
  const cell = parse(a);
  return DIRECTIONS.some((direction: Direction) => {
    const next = cell && neighbour(cell, direction);
    return next !== null && nameOf(next) === b;
  });
}

/** A tab at the lower left of a platform hex stands for the place below it. */
export const tabAt = (hex: Hex): XY => {
  const at = centre(hex);
  return { x: at.x - 9, y: at.y + 11 };
};
const TAB = 8;

export const isChoice = (overlay: Overlay, place: Place): boolean =>
  overlay.reach.has(place) || overlay.places.has(place);

/** The place of a hex that is meant: what can be chosen, else what lies on top. */
export function placeOn(hex: Hex, platforms: Set<Hex>, overlay: Overlay): Place {
  const high = `${hex}+`;
  if (!platforms.has(hex)) return hex;
  return isChoice(overlay, high) || !isChoice(overlay, hex) ? high : hex;
}

/** Places below a platform that can be chosen. */
export function tabs(overlay: Overlay, platforms: Set<Hex>): Hex[] {
  return [...overlay.reach.keys(), ...overlay.places.keys()].filter((place) => !isHigh(place) && platforms.has(place));
}

/** The place under a point. */
export function placeAt(point: XY, platforms: Set<Hex>, overlay: Overlay): Place | null {
  const hex = hexAt(point);
  if (hex === null) return null;
  const tab = tabAt(hex);
  const low = platforms.has(hex) && isChoice(overlay, hex);
  if (low && Math.hypot(point.x - tab.x, point.y - tab.y) <= TAB) return hex;
  return placeOn(hex, platforms, overlay);
}

/** The figure under a point, the uppermost first. */
export function figureAt(point: XY, standing: readonly Standing[]): Standing | null {
  const hit = (one: Standing): boolean => {
    if (Math.hypot(point.x - one.at.x, point.y - one.at.y) <= (BASE + 1.5) * one.scale) return true;
    const hex = one.hexes.length > 1 ? hexAt(point) : null;
    return hex !== null && one.hexes.includes(hex);
  };
  return standing.findLast(hit) ?? null;
}

export function spotAt(point: XY, standing: readonly Standing[], platforms: Set<Hex>, overlay: Overlay): Spot {
  const one = figureAt(point, standing);
  return { place: one?.place ?? placeAt(point, platforms, overlay), figure: one?.figure.id ?? null };
}

export function figureOn(place: Place, standing: readonly Standing[]): FigureId | null {
  const hex = hexOf(place);
  const one = standing.find((other) => isHigh(other.place) === isHigh(place) && other.hexes.includes(hex));
  return one?.figure.id ?? null;
}

/** Where something is asked or planned; all figures if nothing is. */
export function action(overlay: Overlay, standing: readonly Standing[]): XY[] {
  const places = [...overlay.reach.keys(), ...overlay.places.keys(), ...(overlay.path ?? []).map((one) => one.place)];
  const named = [overlay.selected, overlay.facings?.figure, ...overlay.targets.keys()];
  const points = [
    ...[...places, ...overlay.flags.map((flag) => flag.at)].map((place) => centre(place)),
    ...standing.filter((one) => named.includes(one.figure.id)).map((one) => one.at),
  ];
  return points.length > 0 ? points : standing.map((one) => one.at);
}

/** Where somebody is to go, what is chosen, what a flag tells of; else how far somebody may go, and who can be chosen. */
export function planned(overlay: Overlay, standing: readonly Standing[]): XY[] {
  const strong = [...overlay.places].flatMap(([place, { mark }]) => (mark === 'strong' ? [place] : []));
  const flags = overlay.flags.filter((one) => one.tone !== 'plain').map((one) => one.at);
  const places = [...(overlay.ghost ? [overlay.ghost.place] : []), ...strong, ...flags].map((place) => centre(place));
  const toned = (tone: Tone): XY[] =>
    standing.filter((one) => overlay.targets.get(one.figure.id)?.tone === tone).map((one) => one.at);
  const all = [...places, ...toned('chosen')];
  return all.length > 0 ? all : [...[...overlay.reach.keys()].map((place) => centre(place)), ...toned('choice')];
}

/** What flags should not hide. */
export function worthSeeing(overlay: Overlay, standing: readonly Standing[], goals: readonly Hex[]): Disc[] {
  return [
    ...standing.map((one) => ({ ...one.at, r: BASE + 4 })),
    ...(overlay.path ?? []).map((one) => ({ ...centre(one.place), r: 10 })),
    ...goals.map((hex) => ({ ...centre(hex), r: 10 })),
    ...(overlay.ghost ? [{ ...centre(overlay.ghost.place), r: BASE + 9 }] : []),
  ];
}
