// The state of a unit in a few words.
import { t } from '../../app/i18n.svelte';
import { unitState } from './labels';
import type { TableView, UnitId, View } from './types';

/** Its order card lies in the discard pile: it has had its turn since the last refresh. */
export function isDone(unit: UnitId, view: View): boolean {
  const used = view.players.some((player) =>
    player.discard.some((card) => card !== 'shatterpoint' && card.unit === unit),
  );
  return view.units[unit]?.defeated === true || (used && view.activation?.unit !== unit);
}

export function stateOf(unit: UnitId, table: TableView, view: View): string {
  if (view.units[unit]?.defeated !== false) return turnOf(unit, table, view);
  const known = [orderOf(unit, table, view), unitState(view, unit)].filter((part) => part !== '');
  return known.join(', ') || t('sp-state-in-deck');
}

/** Where it is in the order of things, as short as can be, without what lies on it. */
export function turnOf(unit: UnitId, table: TableView, view: View): string {
  const state = view.units[unit];
  if (!state) return '';
  if (state.defeated) return t('sp-state-defeated');
  return orderOf(unit, table, view, 'sp-state-actions') || t('sp-state-in-deck');
}

/** Empty while its card is in the deck. */
function orderOf(unit: UnitId, table: TableView, view: View, actions = 'sp-actions-left'): string {
  const characters = table.units[unit]?.characters ?? [];
  const absent = characters.every((id) => (view.characters[id] ?? null) === null);
  const reserved = view.players.some(
    ({ reserve }) => reserve !== null && reserve !== 'shatterpoint' && reserve.unit === unit,
  );
  const turn = absent
    ? (apart(unit, view) ?? t('sp-state-waiting'))
    : view.activation?.unit === unit
      ? t(actions, { count: view.activation.left })
      : reserved
        ? t('sp-state-reserved')
        : isDone(unit, view)
          ? t('sp-state-done')
          : '';
  const captured = view.operation?.captured.includes(unit) && !absent ? t('so-state-captured') : '';
  return [captured, turn].filter((part) => part !== '').join(', ');
}

/** Why a unit is not on the battlefield, if the cards of an operation say so. */
function apart(unit: UnitId, { operation }: View): string | null {
  if (operation?.captured.includes(unit)) return t('so-state-captured');
  if (operation?.off_duty.includes(unit)) return t('so-state-off-duty');
  return operation?.aboard.includes(unit) ? t('so-state-aboard') : null;
}
