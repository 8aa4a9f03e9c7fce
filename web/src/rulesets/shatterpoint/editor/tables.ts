// Battlefields of Shatterpoint as packs say them: models of one or more pieces, and linked points.
import type { Json } from '../../../app/editors/client';
import { name, t } from '../../../app/i18n.svelte';
import type { Names } from '../../../protocol';
import type { FreeTables } from '../../shared/editor/free';
import { boxOf, cornersOf, withCorners, type Corner, type Shape } from '../../shared/editor/shapes';
import { PLANE } from '../board/geometry';
import type { PieceView, Spot, TerrainView } from '../types';
import Land from './Land.svelte';

const HALF: Corner = [457.2, 457.2];
const SIDE = 2 * 100 * 457.2;

/** What can be laid: wide, deep, and what the pack says of it. */
const PIECES: Record<string, { size: Corner; piece: Json }> = {
  building: { size: [120, 120], piece: { top: 85, sight: 'blocking', passage: 'impassable' } },
  tower: { size: [80, 80], piece: { top: 170, sight: 'blocking', passage: 'impassable' } },
  platform: { size: [130, 130], piece: { top: 30, sight: 'blocking', passage: 'impassable' } },
  walkway: { size: [70, 160], piece: { bottom: 78, top: 85, sight: 'see-through', passage: 'passable' } },
  crate: { size: [50, 50], piece: { top: 30, sight: 'blocking', passage: 'impassable' } },
  wall: { size: [100, 12], piece: { top: 25, sight: 'blocking', passage: 'impassable', stand: false } },
};

type Model = { name: Names; piece: Json[] } & Json;
const models = (table: Json): Model[] => (table['model'] as Model[] | undefined) ?? [];

/** A piece keeps the name of its model while it is edited. */
const NAME = 'name';

const hundredths = (value: unknown): number => Math.round(Number(value ?? 0) * 100);

function drawn({ piece, corners, group }: Shape): PieceView {
  return {
    model: group,
    name: piece[NAME] as Names,
    corners: corners.map(([x, y]) => ({ x: hundredths(x), y: hundredths(y) })),
    bottom: hundredths(piece['bottom']),
    top: hundredths(piece['top']),
    sight: piece['sight'] as PieceView['sight'],
    passage: piece['passage'] as PieceView['passage'],
    stand: piece['stand'] !== false,
  };
}

export function terrainOf(shapes: readonly Shape[], table: Json): TerrainView {
  const links = (table['transfer'] as { points: number[][] }[] | undefined) ?? [];
  const spot = ([x = 0, y = 0, level = 0]: number[]): Spot => ({
    x: hundredths(x),
    y: hundredths(y),
    level: hundredths(level),
  });
  return { side: SIDE, pieces: shapes.map(drawn), transfers: links.map(({ points }) => points.map(spot)) };
}

export const tables: FreeTables = {
  plane: PLANE,
  half: HALF,
  shapes: (table) =>
    models(table).flatMap((model, group) =>
      model.piece.map((piece) => ({ piece: { ...piece, [NAME]: model.name }, group, corners: cornersOf(piece) })),
    ),
  withShapes(table, shapes) {
    const groups = [...new Set(shapes.map((one) => one.group))];
    const model = groups.map((group) => {
      const its = shapes.filter((one) => one.group === group);
      const piece = its.map(({ piece: { [NAME]: _, ...piece }, corners }) => withCorners(piece, corners));
      return { name: its[0]?.piece[NAME] ?? { en: 'Model' }, piece };
    });
    return { ...table, model, ...carried(table, shapes) };
  },
  palette: () =>
    Object.entries(PIECES).map(
      ([
        key,
        {
          size: [wide, deep],
          piece,
        },
      ]) => ({
        label: t(`app-ed-sp-${key}`),
        shape: {
          piece: { ...piece, [NAME]: { en: key } },
          group: 0,
          corners: cornersOf({ rectangle: [-wide / 2, -deep / 2, wide / 2, deep / 2] }),
        },
      }),
    ),
  properties: () => [
    { key: 'bottom', label: t('app-ed-bottom'), kind: 'length', least: 0, most: 500 },
    { key: 'top', label: t('app-ed-top'), kind: 'length', least: 1, most: 500 },
    {
      key: 'sight',
      label: t('app-ed-sight'),
      kind: 'words',
      words: [
        ['blocking', t('app-ed-sight-blocking')],
        ['see-through', t('app-ed-sight-see-through')],
      ],
    },
    {
      key: 'passage',
      label: t('app-ed-passage'),
      kind: 'words',
      words: [
        ['impassable', t('app-ed-passage-impassable')],
        ['passable', t('app-ed-passage-passable')],
      ],
    },
    { key: 'stand', label: t('app-ed-stand'), kind: 'flag', usual: () => true },
  ],
  called: ({ piece }) => name(piece[NAME] as Names),
  Land,
};

/** How far beside a model its ladders stand, in millimetres. */
const BESIDE = 20;

/** Linked points go with the model that they stand at, and are lost with it. */
function carried(table: Json, shapes: readonly Shape[]): Json {
  const links = (table['transfer'] as { points: number[][] }[] | undefined) ?? [];
  if (links.length === 0) return {};
  const before = tables.shapes(table);
  const [was, is] = [before, shapes].map(
    (all) =>
      (group: number): Shape[] =>
        all.filter((one) => one.group === group),
  );
  const transfer = links.flatMap(({ points }) => {
    const [x = 0, y = 0] = points[0] ?? [];
    const at = before.find(({ corners }) => {
      const box = boxOf(corners);
      return x > box.west - BESIDE && x < box.east + BESIDE && y > box.south - BESIDE && y < box.north + BESIDE;
    });
    if (!at) return [{ points }];
    const [old, now] = [was?.(at.group)[0], is?.(at.group)[0]];
    if (!old || !now) return [];
    const [[ox = 0, oy = 0] = [], [nx = 0, ny = 0] = []] = [old.corners[0], now.corners[0]];
    const [[px = 0, py = 0] = [], [qx = 0, qy = 0] = []] = [old.corners[1], now.corners[1]];
    // Turned with the model: from its first side as it was to that as it is.
    const turn = Math.atan2(qy - ny, qx - nx) - Math.atan2(py - oy, px - ox);
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const to = ([a = 0, b = 0, level = 0]: number[]): number[] => [
      Math.round((nx + (a - ox) * cos - (b - oy) * sin) * 100) / 100,
      Math.round((ny + (a - ox) * sin + (b - oy) * cos) * 100) / 100,
      level,
    ];
    return [{ points: points.map(to) }];
  });
  return { transfer };
}
