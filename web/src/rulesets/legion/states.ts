// The state of a unit in a few words.
import { t } from '../../app/i18n.svelte';
import type { MiniId, TableView, UnitId, View } from './types';
import { marker, order } from './words/names';

/** Whether a unit is on the battlefield. */
export function isThere(table: TableView, view: View, unit: UnitId): boolean {
  return table.units[unit]?.minis.some(({ id }) => view.minis[id]?.stand != null) ?? false;
}

/** The miniatures of a unit that are left: before it is deployed all of them. */
export function livingOf(table: TableView, view: View, unit: UnitId): MiniId[] {
  if (view.units[unit]?.defeated) return [];
  const all = table.units[unit]?.minis.map(({ id }) => id) ?? [];
  return isThere(table, view, unit) ? all.filter((id) => view.minis[id]?.stand != null) : all;
}

/** It has been activated in this round, or is gone. */
export function isDone(unit: UnitId, view: View): boolean {
  const state = view.units[unit];
  return state !== undefined && (state.defeated || (state.order === 'facedown' && view.activation?.unit !== unit));
}

/** Whose turn it is, what it has: for strips, labels and lists. Where its tokens lie beside it, they are not told again. */
export function stateOf(unit: UnitId, table: TableView, view: View, tokens = true): string {
  const state = view.units[unit];
  const sheet = table.units[unit];
  if (!state || !sheet) return '';
  if (state.defeated) return t('lg-state-defeated');
  const turn = !isThere(table, view, unit)
    ? t(state.aside ? 'lg-state-aside' : 'lg-state-waiting')
    : view.activation?.unit === unit
      ? t('lg-actions-left', { count: view.activation.left })
      : view.stage === 'activation'
        ? order(state.order)
        : '';
  const [left, most] = [livingOf(table, view, unit).length, sheet.minis.length];
  const size = most > 1 && isThere(table, view, unit) ? t('lg-minis-left', { left, most }) : '';
  const trouble = !tokens
    ? ''
    : state.panicked
      ? t('lg-state-panicked')
      : state.suppressed
        ? t('lg-state-suppressed')
        : state.suppression > 0
          ? `${marker('suppression')} ${state.suppression}`
          : '';
  const melee = state.engaged ? t('lg-state-engaged') : '';
  return [turn, size, trouble, melee].filter((part) => part !== '').join(', ');
}
