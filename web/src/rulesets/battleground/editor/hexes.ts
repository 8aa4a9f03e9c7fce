// A hex map while it is edited: what lies on its hexes, and how pieces are painted, moved and turned.
import type { Json } from '../../../app/editors/client';
import { COLUMNS, nameOf, neighbour, parse, ROWS, type Cell } from '../board/geometry';
import type { Direction, Ground, Hex, TerrainView } from '../types';

/** Kinds of ground in a piece; a platform lies above whatever is below. */
export const KINDS = ['high', 'low', 'opening', 'difficult', 'ladder', 'platform'] as const;
export type Kind = (typeof KINDS)[number];

export type Piece = Partial<Record<Kind, Hex[]>>;
export type Brush = Kind | 'erase' | 'objective' | 'zone-0' | 'zone-1';
export const BRUSHES: readonly Brush[] = [...KINDS, 'erase', 'objective', 'zone-0', 'zone-1'];

/** Every hex has its image: none, under a half turn about the border of M15 and M16, or about the hex M15. */
export type Symmetry = 'none' | 'border' | 'hex';

export function imageOf(hex: Hex, symmetry: Symmetry): Hex | null {
  const cell = parse(hex);
  if (!cell || symmetry === 'none') return null;
  const sum = (symmetry === 'border' ? ROWS + 1 : ROWS) - (cell.column % 2);
  const row = sum - (cell.row + 1) - 1;
  return row >= 0 && row < ROWS ? nameOf({ column: COLUMNS - 1 - cell.column, row }) : null;
}

export const piecesOf = (map: Json): Piece[] => (map['piece'] as Piece[] | undefined) ?? [];
export const objectivesOf = (map: Json): Hex[] => (map['objectives'] as Hex[] | undefined) ?? [];

const GROUND: Record<Exclude<Kind, 'platform'>, Ground> = {
  high: 'high',
  low: 'low',
  // A large opening counts as low.
  opening: 'low',
  difficult: 'difficult',
  ladder: 'ladder',
};

/** The terrain as boards draw it. */
export function terrainOf(map: Json): TerrainView[] {
  const all = new Map<Hex, TerrainView>();
  const at = (hex: Hex): TerrainView => all.get(hex) ?? { hex, ground: 'open', platform: false };
  for (const piece of piecesOf(map)) {
    for (const kind of KINDS) {
      for (const hex of piece[kind] ?? []) {
        all.set(hex, kind === 'platform' ? { ...at(hex), platform: true } : { ...at(hex), ground: GROUND[kind] });
      }
    }
  }
  return [...all.values()];
}

interface Zone {
  columns?: string;
  hexes?: Hex[];
}

const column = (letter: string): Hex[] => Array.from({ length: ROWS }, (_, row) => `${letter}${row + 1}`);

export function zonesOf(map: Json): Hex[][] {
  const zones = (map['zones'] as Zone[] | undefined) ?? [];
  return [0, 1].map((seat) => {
    const { columns = '', hexes = [] } = zones[seat] ?? {};
    return [...new Set([...[...columns].flatMap(column), ...hexes])];
  });
}

/** A zone as packs say it: whole columns by their letters. */
function zoneOf(hexes: ReadonlySet<Hex>): Zone {
  const letters = Array.from({ length: COLUMNS }, (_, index) => String.fromCharCode(65 + index));
  const whole = letters.filter((letter) => column(letter).every((hex) => hexes.has(hex)));
  const single = [...hexes].filter((hex) => !whole.includes(hex.slice(0, 1)));
  return { ...(whole.length > 0 ? { columns: whole.join('') } : {}), ...(single.length > 0 ? { hexes: single } : {}) };
}

/** The number of the piece on a hex: of its ground, or of its platform. */
export function pieceAt(map: Json, hex: Hex): number | null {
  const found = piecesOf(map).findIndex((piece) => KINDS.some((kind) => piece[kind]?.includes(hex)));
  return found < 0 ? null : found;
}

const hexesOf = (piece: Piece): Hex[] => KINDS.flatMap((kind) => piece[kind] ?? []);

const around = (hex: Hex): Hex[] => {
  const cell = parse(hex);
  const ways: Direction[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
  return cell ? ways.flatMap((way) => neighbour(cell, way) ?? []).map(nameOf) : [];
};

function without(piece: Piece, hex: Hex, kinds: readonly Kind[]): Piece {
  const next: Piece = {};
  for (const kind of KINDS) {
    const left = (piece[kind] ?? []).filter((one) => one !== hex || !kinds.includes(kind));
    if (left.length > 0) next[kind] = left;
  }
  return next;
}

/** One hex painted; a new part joins a piece beside it, else it begins one. */
function paintOne(map: Json, hex: Hex, brush: Brush): Json {
  if (brush === 'objective') {
    const before = objectivesOf(map);
    return { ...map, objectives: before.includes(hex) ? before.filter((one) => one !== hex) : [...before, hex] };
  }
  if (brush === 'zone-0' || brush === 'zone-1') {
    const seat = brush === 'zone-0' ? 0 : 1;
    const zones = zonesOf(map).map((hexes, one) => {
      const set = new Set(hexes);
      if (one !== seat) set.delete(hex);
      else if (!set.delete(hex)) set.add(hex);
      return zoneOf(set);
    });
    return { ...map, zones };
  }
  const cleared: readonly Kind[] =
    brush === 'erase' ? KINDS : brush === 'platform' ? ['platform'] : KINDS.filter((kind) => kind !== 'platform');
  const pieces = piecesOf(map).map((piece) => without(piece, hex, cleared));
  if (brush !== 'erase') {
    const beside = around(hex);
    const joined = pieces.findIndex((piece) => hexesOf(piece).some((one) => beside.includes(one)));
    const piece = pieces[joined];
    if (piece) pieces[joined] = { ...piece, [brush]: [...(piece[brush] ?? []), hex] };
    else pieces.push({ [brush]: [hex] });
  }
  return { ...map, piece: pieces.filter((piece) => hexesOf(piece).length > 0) };
}

/** A hex painted, and its image; that of the one zone lies in the other. */
export function paint(map: Json, hex: Hex, brush: Brush, symmetry: Symmetry): Json {
  const image = imageOf(hex, symmetry);
  const other: Brush = brush === 'zone-0' ? 'zone-1' : brush === 'zone-1' ? 'zone-0' : brush;
  const next = paintOne(map, hex, brush);
  return image === null || image === hex ? next : paintOne(next, image, other);
}

interface Cube {
  q: number;
  s: number;
}

/** Steps north-east and south: turns and shifts are sums of them. */
const cube = ({ column: q, row }: Cell): Cube => ({ q, s: row - (q - (q % 2)) / 2 });
const cell = ({ q, s }: Cube): Cell => ({ column: q, row: s + (q - (((q % 2) + 2) % 2)) / 2 });

function onMap({ column: at, row }: Cell): boolean {
  return at >= 0 && at < COLUMNS && row >= 0 && row < ROWS;
}

/** Every hex of a piece through a change of its place; null if one would leave the map. */
function carried(piece: Piece, change: (at: Cube) => Cube): Piece | null {
  const next: Piece = {};
  for (const kind of KINDS) {
    for (const hex of piece[kind] ?? []) {
      const from = parse(hex);
      const to = from && cell(change(cube(from)));
      if (!to || !onMap(to)) return null;
      (next[kind] ??= []).push(nameOf(to));
    }
  }
  return next;
}

/** The piece whose hexes are the images of another's. */
function twinOf(pieces: readonly Piece[], index: number, symmetry: Symmetry): number {
  const images = new Set(hexesOf(pieces[index] ?? {}).map((hex) => imageOf(hex, symmetry)));
  return pieces.findIndex((other, i) => {
    const hexes = hexesOf(other);
    return i !== index && hexes.length === images.size && hexes.every((hex) => images.has(hex));
  });
}

/** The image of a piece, as far as it lies on the map. */
function mirrored(piece: Piece, symmetry: Symmetry): Piece {
  const image: Piece = {};
  for (const kind of KINDS) {
    const hexes = (piece[kind] ?? []).flatMap((hex) => imageOf(hex, symmetry) ?? []);
    if (hexes.length > 0) image[kind] = hexes;
  }
  return image;
}

function replaced(map: Json, index: number, next: Piece | null, symmetry: Symmetry): Json {
  if (next === null) return map;
  const pieces = piecesOf(map);
  const twin = twinOf(pieces, index, symmetry);
  const image = mirrored(next, symmetry);
  const all = pieces.map((piece, i) => (i === index ? next : i === twin ? image : piece));
  return { ...map, piece: all };
}

/** A piece moved so that what lay on one hex lies on another. */
export function shifted(map: Json, index: number, from: Hex, to: Hex, symmetry: Symmetry): Json {
  const [a, b] = [parse(from), parse(to)];
  const piece = piecesOf(map)[index];
  if (!a || !b || !piece) return map;
  const [start, end] = [cube(a), cube(b)];
  const by = { q: end.q - start.q, s: end.s - start.s };
  return replaced(
    map,
    index,
    carried(piece, ({ q, s }) => ({ q: q + by.q, s: s + by.s })),
    symmetry,
  );
}

/** A piece turned by a sixth about one of its hexes. */
export function turned(map: Json, index: number, about: Hex, step: 1 | -1, symmetry: Symmetry): Json {
  const middle = parse(about);
  const piece = piecesOf(map)[index];
  if (!middle || !piece) return map;
  const centre = cube(middle);
  const turn = ({ q, s }: Cube): Cube => {
    const [x, z] = [q - centre.q, s - centre.s];
    return step === 1 ? { q: centre.q - z, s: centre.s + x + z } : { q: centre.q + x + z, s: centre.s - x };
  };
  return replaced(map, index, carried(piece, turn), symmetry);
}

/** A piece taken away, and its image. */
export function dropped(map: Json, index: number, symmetry: Symmetry): Json {
  const pieces = piecesOf(map);
  const twin = twinOf(pieces, index, symmetry);
  return { ...map, piece: pieces.filter((_, i) => i !== index && i !== twin) };
}

/** The images that pieces lack: whole ones, where nothing lies yet. */
export function lacking(map: Json, symmetry: Symmetry): Piece[] {
  const pieces = piecesOf(map);
  const taken = new Set(pieces.flatMap(hexesOf));
  return pieces.flatMap((piece, index) => {
    const image = mirrored(piece, symmetry);
    const hexes = hexesOf(image);
    const fits = hexes.length === hexesOf(piece).length && hexes.every((hex) => !taken.has(hex));
    return fits && twinOf(pieces, index, symmetry) < 0 ? [image] : [];
  });
}

/** Gives every piece and every objective the image that it lacks. */
export function completed(map: Json, symmetry: Symmetry): Json {
  const objectives = objectivesOf(map);
  const images = objectives.flatMap((hex) => imageOf(hex, symmetry) ?? []);
  return {
    ...map,
    piece: [...piecesOf(map), ...lacking(map, symmetry)],
    objectives: [...new Set([...objectives, ...images])],
  };
}
