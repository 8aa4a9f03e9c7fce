// What the board says to those who do not see it.

import { name, t } from '../../../app/i18n.svelte';
import type { Seat } from '../../../protocol';
import type { FigureId, Place, TableView, View } from '../types';
import { buff, debuff, ground, place as placeName } from '../words/names';
import { hexOf, isHigh } from './geometry';
import type { Overlay } from './overlay';
import { figureOn } from './scene';
import type { Standing } from './scene';
import { groundOf } from './terrain';

export const seatName = (seat: Seat): string => t('board-seat', { seat });

export const isDone = (one: Standing, view: View | null): boolean =>
  !one.figure.ready && !view?.turns.some((turn) => turn.figure === one.figure.id);

/** Name, seat, place, health and state of a figure, and what choosing it would mean. */
export function figureLabel(one: Standing, table: TableView, view: View | null, overlay: Overlay): string {
  const { figure } = one;
  const label = t('board-figure', {
    name: name(one.sheet.name),
    seat: seatName(figure.seat),
    place: placeName(one.place),
    left: Math.max(0, figure.health - figure.wounds),
    health: figure.health,
  });
  const acting = view?.turns.at(-1)?.figure === figure.id;
  const states = [
    acting ? t('board-acting') : figure.ready ? t('board-ready') : t('board-done'),
    figure.standing === 'falling' ? t('board-falling') : null,
    one.under ? t('board-under') : null,
    figure.engaged ? t('board-engaged') : null,
    figure.standby ? t('board-standby') : null,
    figure.focused ? t('board-focus') : null,
    figure.buff ? buff(figure.buff, table) : null,
    figure.debuff ? debuff(figure.debuff, table) : null,
    figure.mana > 0 ? t('board-mana', { count: figure.mana }) : null,
    overlay.targets.get(figure.id)?.label ?? null,
  ];
  return [label, ...states.filter((state) => state !== null && state !== '')].join(', ');
}

interface Seen {
  table: TableView;
  view: View | null;
  overlay: Overlay;
  standing: Standing[];
}

/** A place: its label if it can be chosen, else its ground; and who or what is there. */
export function placeLabel(place: Place, { table, view, overlay, standing }: Seen): string {
  const chosen = overlay.reach.get(place)?.label ?? overlay.places.get(place)?.label;
  const kind = isHigh(place)
    ? t('board-platform')
    : ground(groundOf(table.terrain).get(hexOf(place))?.ground ?? 'open');
  const parts = [chosen ?? t('board-hex', { place: placeName(place), ground: kind })];
  const objective = view?.objectives.find((one) => one.hex === hexOf(place));
  if (objective) parts.push(objectiveLabel(objective.captured));
  const id: FigureId | null = figureOn(place, standing);
  const one = standing.find((other) => other.figure.id === id);
  if (one) parts.push(figureLabel(one, table, view, overlay));
  return parts.join(', ');
}

export const objectiveLabel = (captured: Seat | null): string =>
  captured === null ? t('board-objective') : t('board-captured', { seat: seatName(captured) });
