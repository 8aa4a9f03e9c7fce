// What the server sends of Battleground, with its types.
import { knownAs } from '../shared/known';
import type {
  AbilityView,
  Aids,
  Choice,
  FigureId,
  FigureView,
  Prompt,
  SheetView,
  TableView,
  ToldView,
  View,
} from './types';

export { ownSeat, playerName } from '../shared/known';

/** The forms of what the server sends. */
export interface Sent {
  table: TableView;
  view: View;
  aids: Aids;
  prompt: Prompt;
  choice: Choice;
  told: ToldView;
}

export const { tableOf, viewOf, aidsOf, promptOf, optionsOf, toldOf } = knownAs<Sent>();

export function sheetOf(table: TableView | null, figure: FigureId): SheetView | null {
  return table?.sheets[figure] ?? null;
}

export function figureOf(view: View | null, figure: FigureId): FigureView | null {
  return view?.figures.find((one) => one.id === figure) ?? null;
}

/** An ability of a character by its English name: of itself, its items or its weapons. */
export function abilityOf(sheet: SheetView | null, english: string): AbilityView | null {
  const all = sheet ? [...sheet.skills, ...sheet.weapons.flatMap((weapon) => weapon.special)] : [];
  return all.find((one) => one.name.en === english) ?? null;
}
