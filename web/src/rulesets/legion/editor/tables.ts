// Battlefields of Legion as packs say them.
import type { Json } from '../../../app/editors/client';
import { name, t } from '../../../app/i18n.svelte';
import type { Names } from '../../../protocol';
import type { FreeTables } from '../../shared/editor/free';
import { cornersOf, withCorners, type Corner, type Shape } from '../../shared/editor/shapes';
import { planeFor } from '../board/geometry';
import type { Kind, PieceView, TerrainView } from '../types';
import { capital, terrain as kindName } from '../words/names';
import Land from './Land.svelte';

/** The battlefield of the standard game, in millimetres from the middle. */
const HALF: Corner = [914.4, 457.2];
const SIDES: [number, number] = [2 * 100 * HALF[0], 2 * 100 * HALF[1]];

/** Every kind with the size in which it mostly comes: wide, deep, high. */
const KINDS: Record<Kind, Corner | [number, number, number]> = {
  building: [150, 120, 80],
  hill: [220, 150, 20],
  'light-woods': [160, 130, 100],
  'dense-woods': [160, 130, 120],
  ruins: [140, 110, 60],
  crater: [130, 130, 0],
  trench: [200, 60, 0],
  pit: [120, 100, 0],
  barricade: [75, 15, 25],
  sandbags: [80, 18, 20],
  fence: [120, 8, 30],
  'low-hedge': [120, 18, 25],
  'tall-hedge': [120, 22, 60],
  'low-mud-wall': [120, 14, 25],
  'high-mud-wall': [120, 16, 60],
  'low-stone-wall': [120, 14, 25],
  'high-stone-wall': [120, 16, 60],
  'tall-grass': [160, 130, 30],
  'shallow-water': [220, 120, 0],
  'deep-water': [220, 120, 0],
};
/** Round things have eight corners. */
const ROUND: readonly Kind[] = [
  'hill',
  'light-woods',
  'dense-woods',
  'crater',
  'pit',
  'tall-grass',
  'shallow-water',
  'deep-water',
];
/** Tops that one stands on unless something else is said. */
const TOPS: readonly Kind[] = ['hill', 'building'];

function footprint(wide: number, deep: number, round: boolean): Corner[] {
  const [w, d] = [wide / 2, deep / 2];
  if (!round) return cornersOf({ rectangle: [-w, -d, w, d] });
  const [a, b] = [Math.round(w * 0.42), Math.round(d * 0.42)];
  return [
    [-a, -d],
    [a, -d],
    [w, -b],
    [w, b],
    [a, d],
    [-a, d],
    [-w, b],
    [-w, -b],
  ];
}

const kindOf = (piece: Json): Kind => piece['kind'] as Kind;

/** A piece as boards draw it. */
function drawn({ piece, corners, group }: Shape): PieceView {
  const kind = kindOf(piece);
  const passage = (piece['movement'] as PieceView['movement'] | undefined) ?? ['open', 'open', 'open'];
  return {
    model: group,
    name: piece['name'] as Names,
    kind,
    corners: corners.map(([x, y]) => ({ x: Math.round(x * 100), y: Math.round(y * 100) })),
    top: Math.round(Number(piece['height'] ?? 0) * 100),
    area: false,
    cover: ['none', 'none'],
    movement: passage,
    stand: (piece['stand'] as boolean | undefined) ?? TOPS.includes(kind),
    stairs: piece['stairs'] === true,
  };
}

export const terrainOf = (shapes: readonly Shape[]): TerrainView => ({ sides: SIDES, pieces: shapes.map(drawn) });

const called = (kind: Kind): string => capital(kindName(kind));

export const tables: FreeTables = {
  plane: planeFor({ sides: SIDES, pieces: [] }),
  half: HALF,
  shapes: (table) =>
    ((table['piece'] as Json[] | undefined) ?? []).map((piece, group) => ({ piece, group, corners: cornersOf(piece) })),
  withShapes: (table, shapes) => ({ ...table, piece: shapes.map(({ piece, corners }) => withCorners(piece, corners)) }),
  palette: () =>
    (Object.keys(KINDS) as Kind[]).map((kind) => {
      const [wide, deep, height = 0] = KINDS[kind];
      const piece = { name: { en: kind.replaceAll('-', ' ') }, kind, height };
      return { label: called(kind), shape: { piece, group: 0, corners: footprint(wide, deep, ROUND.includes(kind)) } };
    }),
  properties: () => [
    { key: 'height', label: t('app-ed-height'), kind: 'length', least: 0, most: 500 },
    {
      key: 'kind',
      label: t('app-ed-kind'),
      kind: 'words',
      words: (Object.keys(KINDS) as Kind[]).map((kind): [string, string] => [kind, called(kind)]),
    },
    { key: 'stand', label: t('app-ed-stand'), kind: 'flag', usual: (piece) => TOPS.includes(kindOf(piece)) },
    { key: 'stairs', label: t('app-ed-stairs'), kind: 'flag', usual: () => false },
  ],
  called: ({ piece }) =>
    piece['name'] ? `${name(piece['name'] as Names)} (${called(kindOf(piece))})` : called(kindOf(piece)),
  Land,
};
