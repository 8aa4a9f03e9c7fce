// Who has had its turn: the units whose order cards lie in the discard pile. They are drawn darker.
import type { CharacterId, TableView, View } from './types';

export function doneOf(table: TableView, view: View): Set<CharacterId> {
  const units = view.players.flatMap((player) =>
    player.discard.flatMap((card) =>
      card === 'shatterpoint' || card.unit === view.activation?.unit ? [] : [card.unit],
    ),
  );
  return new Set(units.flatMap((unit) => table.units[unit]?.characters ?? []));
}
