// An army while it is being built: who is where. What it costs and what is wrong with it the server says.
import { t } from '../../../app/i18n.svelte';
import type { Army, ArmyUnit, Broken, CommandView, Faction, Lobby, Slot, UnitCard, UpgradeView } from '../types';
import { faction as factionName } from '../words/names';
import { refusal as refused, worded, wrong } from '../words/refusals';

/** An id for a place that is still empty. */
export const NONE = '';

export const cardOf = (id: string, lobby: Lobby): UnitCard | null => lobby.units.find((one) => one.unit === id) ?? null;

export const upgradeOf = (id: string, lobby: Lobby): UpgradeView | null =>
  lobby.upgrades.find((one) => one.upgrade === id) ?? null;

const commandOf = (id: string, lobby: Lobby): CommandView | null =>
  lobby.commands.find((one) => one.command === id) ?? null;

/** The faction of the first unit that is known. */
export function factionOf(army: Army, lobby: Lobby): Faction | null {
  return army.units.map((entry) => cardOf(entry.unit, lobby)?.faction).find((one) => one !== undefined) ?? null;
}

/** What an army is called: its faction and its points, as soon as they are known. */
export function armyName(army: Army, points: number | null, lobby: Lobby): string {
  const faction = factionOf(army, lobby);
  const words = [
    ...(faction === null ? [] : [factionName(faction)]),
    ...(points === null ? [] : [t('lg-lobby-points-short', { count: points })]),
  ];
  return words.join(', ');
}

/** The icons of a unit's bar: those of its card, and those that upgrades add. */
function slotsOf(entry: ArmyUnit, lobby: Lobby): Slot[] {
  const added = entry.upgrades.flatMap((id) => upgradeOf(id, lobby)?.bar ?? []);
  return [...(cardOf(entry.unit, lobby)?.upgrades ?? []), ...added];
}

/** The upgrades of a unit on the icons of its bar; null where a place is free. */
export function barOf(entry: ArmyUnit, lobby: Lobby): { slot: Slot; upgrade: UpgradeView | null }[] {
  const left = entry.upgrades.map((id) => upgradeOf(id, lobby)).filter((one) => one !== null);
  return slotsOf(entry, lobby).map((slot) => {
    const at = left.findIndex((one) => one.slot === slot);
    return { slot, upgrade: at < 0 ? null : (left.splice(at, 1)[0] ?? null) };
  });
}

/** Upgrades for which the bar has no place, as a pasted army may have them. */
export function surplus(entry: ArmyUnit, lobby: Lobby): string[] {
  const placed = barOf(entry, lobby).map((one) => one.upgrade?.upgrade);
  return entry.upgrades.filter((id, index) => {
    const before = entry.upgrades.slice(0, index).filter((one) => one === id).length;
    return placed.filter((one) => one === id).length <= before;
  });
}

/** The unit with another upgrade on an icon of its bar. */
export function withUpgrade(entry: ArmyUnit, place: number, id: string, lobby: Lobby): ArmyUnit {
  const upgrades = barOf(entry, lobby).map((one, index) => (index === place ? id : (one.upgrade?.upgrade ?? NONE)));
  return { ...entry, upgrades: upgrades.filter((one) => one !== NONE) };
}

/** The upgrades that can come to an icon of a unit's bar. */
export function upgradesFor(card: UnitCard, slot: Slot, lobby: Lobby): UpgradeView[] {
  const own = lobby.upgrades_of[card.unit] ?? [];
  return lobby.upgrades.filter((one) => one.slot === slot && own.includes(one.upgrade));
}

export interface Problem {
  text: string;
  rule: string;
}

/** What the server finds wrong with an army, in words. */
export function problemOf({ part, refusal }: Broken, army: Army, lobby: Lobby): Problem {
  const named = (value: string) => worded(value, null, lobby);
  const unit = typeof part === 'object' ? named(army.units[part.unit]?.unit ?? NONE) : null;
  const text = wrong(refusal, unit, named);
  return { rule: refusal.rule, text: text ?? refused(refusal, null, null, { lobby }) };
}

/** The army with a unit more. */
export function withUnit(army: Army, unit: string): Army {
  return { ...army, id: null, units: [...army.units, { unit, upgrades: [] }] };
}

export function withoutUnit(army: Army, index: number): Army {
  return { ...army, id: null, units: army.units.filter((_, at) => at !== index) };
}

export function changedUnit(army: Army, index: number, entry: ArmyUnit): Army {
  return { ...army, id: null, units: army.units.map((one, at) => (at === index ? entry : one)) };
}

/** The hand by pips; cards beyond are left out, so that they are seen as missing. */
export function handOf(army: Army, lobby: Lobby): { pips: number; places: string[] }[] {
  return lobby.hand.map(([pips, count]) => {
    const own = army.commands.filter((id) => commandOf(id, lobby)?.counts_as === pips);
    return { pips, places: Array.from({ length: count }, (_, place) => own[place] ?? NONE) };
  });
}

export function withCommand(army: Army, lobby: Lobby, pips: number, place: number, id: string): Army {
  const hand = handOf(army, lobby).flatMap((row) =>
    row.places.map((one, at) => (row.pips === pips && at === place ? id : one)),
  );
  return { ...army, id: null, commands: hand.filter((one) => one !== NONE) };
}

/** The cards with a number of pips. */
export const commandsFor = (pips: number, lobby: Lobby): CommandView[] =>
  lobby.commands.filter((card) => card.counts_as === pips);

/** An empty army with the cards that any army can have. */
export function emptyArmy(lobby: Lobby): Army {
  const commands = lobby.hand.flatMap(([pips]) =>
    commandsFor(pips, lobby)
      .filter((card) => card.character === null && card.faction === null)
      .slice(0, 1),
  );
  return { id: null, units: [], commands: commands.map((card) => card.command) };
}

/** The ready armies of a format, one for each seat. */
export function readyArmies(lobby: Lobby, id: string): Army[] {
  const found = lobby.formats.find(({ format }) => format.id === id);
  const ids = found?.armies ?? [];
  const ready = ids.flatMap((one) => lobby.armies.map(([army]) => army).filter((army) => army.id === one));
  const any = ready[0] ?? lobby.armies[0]?.[0] ?? emptyArmy(lobby);
  const seats = 2 * (found?.format['armies-per-side'] ?? 1);
  return Array.from({ length: seats }, (_, seat) => ready[seat] ?? any);
}
