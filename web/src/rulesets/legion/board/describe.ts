// What is on the board, in words: for those who do not see it.
import { name, t } from '../../../app/i18n.svelte';
import { stateOf } from '../states';
import type { PieceView, Point, TableView, TerrainView, View } from '../types';
import * as names from '../words/names';
import { place } from './geometry';
import { tokenOf, type Aim, type Overlay } from './overlay';
import type { Standing } from './scene';

const seatWord = (seat: number): string => t('lg-board-seat', { seat });

export function placeWord(stand: Point & { level: number }, terrain: TerrainView): string {
  const where = t('lg-board-place', place(stand, terrain));
  return stand.level > 0 ? `${where}, ${t('lg-board-height', { height: names.inches(stand.level) })}` : where;
}

/** A miniature; a leader speaks for its unit. */
export function miniLabel(one: Standing, table: TableView, view: View | null, overlay: Overlay): string {
  const unit = one.sheet.id;
  const target = overlay.targets.get(one.id) ?? (one.leader ? overlay.units.get(unit) : undefined);
  const parts = one.leader
    ? [
        names.unit(unit, table),
        seatWord(one.seat),
        placeWord(one.stand, table.terrain),
        view ? stateOf(unit, table, view) : '',
      ]
    : [names.mini(one.id, table), seatWord(one.seat), placeWord(one.stand, table.terrain)];
  if (one.wounds > 0) parts.push(t('lg-board-wounds', { count: one.wounds }));
  if (target?.label) parts.push(target.label);
  return parts.filter((part) => part !== '').join(', ');
}

export function tokenLabel(aim: Aim, table: TableView, view: View, overlay: Overlay): string {
  const which = tokenOf(aim);
  if (which === null) return '';
  const parts: string[] = [];
  if ('charge' in which) {
    const charge = view.charges[which.charge];
    if (!charge) return '';
    const what =
      charge.unit === null ? t('lg-board-mine') : t('lg-board-charge', { unit: names.unit(charge.unit, table) });
    parts.push(what, placeWord(charge.stand, table.terrain));
  } else {
    const token = view.tokens[which.token];
    if (!token) return '';
    parts.push(names.token(which.token), placeWord(token.stand, table.terrain));
    if (token.claimed !== null) parts.push(t('lg-board-claimed', { name: names.mini(token.claimed, table) }));
    if (token.wounds > 0) parts.push(t('lg-board-wounds', { count: token.wounds }));
  }
  const target = overlay.targets.get(aim);
  if (target?.label) parts.push(target.label);
  return parts.join(', ');
}

/** What a click on a mark would mean. */
export function markLabel(
  aim: Aim,
  table: TableView,
  view: View | null,
  overlay: Overlay,
  standing: readonly Standing[],
): string {
  const one = standing.find((other) => other.id === aim);
  if (one) return miniLabel(one, table, view, overlay);
  return view ? tokenLabel(aim, table, view, overlay) : '';
}

/** A terrain piece with its name. */
export function pieceLabel(piece: PieceView): string {
  return `${name(piece.name)}: ${pieceFacts(piece)}`;
}

/** What a terrain piece is, how high, what cover it gives, who may pass. */
export function pieceFacts(piece: PieceView): string {
  const [troopers, ground, repulsors] = piece.movement.map(names.passage);
  const alike = troopers === ground && ground === repulsors;
  const parts = [
    names.terrain(piece.kind),
    piece.top > 0 ? names.inches(piece.top) : '',
    names.cover(piece.cover[0]),
    alike
      ? (troopers ?? '')
      : t('lg-board-movement', { troopers: troopers ?? '', ground: ground ?? '', repulsors: repulsors ?? '' }),
  ];
  return parts.filter((part) => part !== '').join(', ');
}
