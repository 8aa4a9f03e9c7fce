// An army while it is being built: what fits, what it costs, what is wrong. Whether it is legal the server says in the
// end; here the player learns it while choosing.
import { name, t } from '../../../app/i18n.svelte';
import type { Army, ArmyUnit, CommandView, Faction, Lobby, Rank, Size, Slot, UnitCard, UpgradeView } from '../types';
import { faction as factionName, rank as rankName } from '../words/names';

/** An id for a place that is still empty. */
export const NONE = '';

export const RANKS: readonly Rank[] = ['commander', 'operative', 'corps', 'special-forces', 'support', 'heavy'];

/** How many units of each rank a standard army has, and by which rule. */
const LIMITS: Record<Rank, { least: number; most: number; rule: string }> = {
  commander: { least: 1, most: 2, rule: 'LG-RANK-03' },
  operative: { least: 0, most: 2, rule: 'LG-RANK-04' },
  corps: { least: 3, most: 6, rule: 'LG-RANK-05' },
  'special-forces': { least: 0, most: 3, rule: 'LG-RANK-06' },
  support: { least: 0, most: 3, rule: 'LG-RANK-07' },
  heavy: { least: 0, most: 2, rule: 'LG-RANK-08' },
};

/** How many units of a rank an army of this size needs and may have; a learning army needs only a commander. */
export function limitsOf(rank: Rank, size: Size): { least: number; most: number; rule: string } {
  const limits = LIMITS[rank];
  return size === 'learning' && rank !== 'commander' ? { ...limits, least: 0 } : limits;
}

/** How many units of a rank entourages let an army have beyond the limit: one of the name for each unit that says it. */
function entourage(cards: readonly UnitCard[], rank: Rank): number {
  const names = (card: UnitCard, id: string): boolean =>
    card.keywords.some((one) => typeof one !== 'string' && 'entourage' in one && one.entourage === id);
  const ids = new Set(cards.filter((card) => card.rank === rank).map((card) => card.unit));
  return [...ids].reduce((sum, id) => {
    const [led, all] = [cards.filter((card) => names(card, id)), cards.filter((card) => card.unit === id)];
    return sum + Math.min(led.length, all.length);
  }, 0);
}

export const cardOf = (id: string, lobby: Lobby): UnitCard | null => lobby.units.find((one) => one.unit === id) ?? null;

export const upgradeOf = (id: string, lobby: Lobby): UpgradeView | null =>
  lobby.upgrades.find((one) => one.upgrade === id) ?? null;

export const commandOf = (id: string, lobby: Lobby): CommandView | null =>
  lobby.commands.find((one) => one.command === id) ?? null;

/** What a unit costs with its upgrades. */
export function unitPoints(entry: ArmyUnit, lobby: Lobby): number {
  const upgrades = entry.upgrades.reduce((sum, id) => sum + (upgradeOf(id, lobby)?.points ?? 0), 0);
  return (cardOf(entry.unit, lobby)?.points ?? 0) + upgrades;
}

export function pointsOf(army: Army, lobby: Lobby): number {
  return army.units.reduce((sum, entry) => sum + unitPoints(entry, lobby), 0);
}

/** The faction of the first unit that is known. */
export function factionOf(army: Army, lobby: Lobby): Faction | null {
  return army.units.map((entry) => cardOf(entry.unit, lobby)?.faction).find((one) => one !== undefined) ?? null;
}

/** What a ready army is called: its faction and its points. */
export function armyName(army: Army, lobby: Lobby): string {
  const faction = factionOf(army, lobby);
  const points = t('lg-lobby-points-short', { count: pointsOf(army, lobby) });
  return faction === null ? points : `${factionName(faction)}, ${points}`;
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

/** Whether an upgrade can be had by a unit at all: its icon, its restrictions (LG-BUILD-15 to LG-BUILD-20). */
function suits(upgrade: UpgradeView, card: UnitCard): string | null {
  if (upgrade.types.length > 0 && !upgrade.types.includes(card.kind)) return 'LG-BUILD-18';
  if (upgrade.units.length > 0 && !upgrade.units.includes(card.unit)) return 'LG-BUILD-18';
  if (upgrade.faction !== null && upgrade.faction !== card.faction) {
    return upgrade.faction === 'imperials' ? 'LG-BUILD-19' : 'LG-BUILD-20';
  }
  return null;
}

/** The upgrades that can come to an icon of a unit's bar. */
export function upgradesFor(card: UnitCard, slot: Slot, lobby: Lobby): UpgradeView[] {
  return lobby.upgrades.filter((one) => one.slot === slot && suits(one, card) === null);
}

export interface Problem {
  text: string;
  rule: string;
}

/** What is wrong with one unit: what its bar does not hold, or holds twice. */
export function unitProblems(entry: ArmyUnit, lobby: Lobby): Problem[] {
  const card = cardOf(entry.unit, lobby);
  if (!card) return [{ text: t('lg-build-unknown', { id: entry.unit }), rule: 'LG-BUILD-02' }];
  const placed = barOf(entry, lobby).map((one) => one.upgrade?.upgrade);
  return entry.upgrades.flatMap((id, index): Problem[] => {
    const upgrade = upgradeOf(id, lobby);
    if (!upgrade) return [{ text: t('lg-build-unknown', { id }), rule: 'LG-BUILD-15' }];
    const args = { unit: name(card.name), upgrade: name(upgrade.name) };
    if (entry.upgrades.indexOf(id) < index) return [{ text: t('lg-build-upgrade-twice', args), rule: 'LG-BUILD-16' }];
    const rule = suits(upgrade, card) ?? (placed.includes(id) ? null : 'LG-BUILD-15');
    return rule === null
      ? []
      : [{ text: t(rule === 'LG-BUILD-15' ? 'lg-build-no-icon' : 'lg-build-restricted', args), rule }];
  });
}

/** What is wrong with the hand: two cards of each number of pips, none twice, characters only with their unit. */
export function handProblems(army: Army, lobby: Lobby): Problem[] {
  const cards = army.commands.map((id) => commandOf(id, lobby)).filter((one) => one !== null);
  const counts = [1, 2, 3].map((pips) => cards.filter((card) => card.counts_as === pips).length);
  const problems = counts.flatMap((count, index): Problem[] =>
    count === 2 ? [] : [{ text: t('lg-build-hand', { pips: index + 1, count }), rule: 'LG-BUILD-23' }],
  );
  if (problems.length === 0 && army.commands.length !== 6) {
    problems.push({ text: t('lg-build-hand-six', { count: army.commands.length }), rule: 'LG-BUILD-23' });
  }
  const twice = cards.filter((card, index) => cards.indexOf(card) < index);
  const alone = cards.filter((card) => isAlone(card, army));
  const foreign = cards.filter((card) => isForeign(card, army, lobby));
  return [
    ...problems,
    ...twice.map((card) => ({ text: t('lg-build-command-twice', { card: name(card.name) }), rule: 'LG-BUILD-24' })),
    ...alone.map((card) => ({
      text: t('lg-build-character', { card: name(card.name), unit: characterName(card, lobby) }),
      rule: 'LG-BUILD-25',
    })),
    ...foreign.map((card) => ({ text: t('lg-build-foreign', { card: name(card.name) }), rule: 'LG-BUILD-28' })),
  ];
}

/** A character's card without the character. */
export const isAlone = (card: CommandView, army: Army): boolean =>
  card.character !== null && !army.units.some((entry) => entry.unit === card.character);

/** A card of the other faction. */
export const isForeign = (card: CommandView, army: Army, lobby: Lobby): boolean =>
  card.faction !== null && factionOf(army, lobby) !== null && card.faction !== factionOf(army, lobby);

function characterName(card: CommandView, lobby: Lobby): string {
  const found = cardOf(card.character ?? NONE, lobby);
  return found ? name(found.name) : (card.character ?? '');
}

/** What is wrong with the army as a whole: points, ranks, factions, unique names. */
export function wholeProblems(army: Army, lobby: Lobby, size: Size): Problem[] {
  const points = pointsOf(army, lobby);
  const cards = army.units.map((entry) => cardOf(entry.unit, lobby)).filter((card) => card !== null);
  const problems: Problem[] = [];
  if (points > lobby.limit) {
    problems.push({ text: t('lg-build-points', { count: points, most: lobby.limit }), rule: 'LG-BUILD-02' });
  }
  for (const rank of RANKS) {
    const count = cards.filter((card) => card.rank === rank).length;
    const { least, most, rule } = limitsOf(rank, size);
    if (count < least) problems.push({ text: t('lg-build-few', { rank: rankName(rank), count, least }), rule });
    const open = most + entourage(cards, rank);
    if (count > open) problems.push({ text: t('lg-build-many', { rank: rankName(rank), count, most: open }), rule });
  }
  if (new Set(cards.map((card) => card.faction)).size > 1) {
    problems.push({ text: t('lg-build-factions'), rule: 'LG-BUILD-05' });
  }
  const unique = uniqueNames(army, lobby);
  for (const one of new Set(unique.filter((each, index) => unique.indexOf(each) < index))) {
    problems.push({ text: t('lg-build-unique', { name: one }), rule: 'LG-BUILD-22' });
  }
  return problems;
}

function uniqueNames(army: Army, lobby: Lobby): string[] {
  return army.units.flatMap((entry) => {
    const card = cardOf(entry.unit, lobby);
    const upgrades = entry.upgrades.map((id) => upgradeOf(id, lobby));
    return [card, ...upgrades].flatMap((one) => (one?.unique ? [name(one.name)] : []));
  });
}

/** Everything that is wrong with an army. */
export function problemsOf(army: Army, lobby: Lobby, size: Size): Problem[] {
  return [
    ...wholeProblems(army, lobby, size),
    ...army.units.flatMap((entry) => unitProblems(entry, lobby)),
    ...handProblems(army, lobby),
  ];
}

/** Why a unit does not fit beside the others; null if it does. */
export function misfit(card: UnitCard, army: Army, lobby: Lobby, size: Size): string | null {
  const same = army.units.filter((entry) => entry.unit === card.unit).length;
  if (card.unique && same > 0) return t('lg-misfit-unique');
  const cards = [...army.units.map((entry) => cardOf(entry.unit, lobby)).filter((one) => one !== null), card];
  const count = cards.filter((one) => one.rank === card.rank).length;
  if (count > limitsOf(card.rank, size).most + entourage(cards, card.rank)) return t('lg-misfit-rank');
  return pointsOf(army, lobby) + card.points > lobby.limit ? t('lg-misfit-points') : null;
}

/** The army with a unit more, and without the hand of another faction's characters. */
export function withUnit(army: Army, unit: string): Army {
  return { ...army, id: null, units: [...army.units, { unit, upgrades: [] }] };
}

export function withoutUnit(army: Army, index: number): Army {
  return { ...army, id: null, units: army.units.filter((_, at) => at !== index) };
}

export function changedUnit(army: Army, index: number, entry: ArmyUnit): Army {
  return { ...army, id: null, units: army.units.map((one, at) => (at === index ? entry : one)) };
}

/** The hand by pips, two places each; cards beyond are left out, so that they are seen as missing. */
export function handOf(army: Army, lobby: Lobby): { pips: number; places: string[] }[] {
  return [1, 2, 3].map((pips) => {
    const own = army.commands.filter((id) => commandOf(id, lobby)?.counts_as === pips);
    return { pips, places: [own[0] ?? NONE, own[1] ?? NONE] };
  });
}

export function withCommand(army: Army, lobby: Lobby, pips: number, place: number, id: string): Army {
  const hand = handOf(army, lobby).flatMap((row) =>
    row.places.map((one, at) => (row.pips === pips && at === place ? id : one)),
  );
  return { ...army, id: null, commands: hand.filter((one) => one !== NONE) };
}

/** The cards that can be taken with a number of pips; the one that comes by itself is none of them. */
export const commandsFor = (pips: number, lobby: Lobby): CommandView[] =>
  lobby.commands.filter((card) => card.counts_as === pips && !card.returns);

/** An empty army with the cards that any army can have. */
export function emptyArmy(lobby: Lobby): Army {
  const commands = [1, 2, 3].flatMap((pips) =>
    commandsFor(pips, lobby)
      .filter((card) => card.character === null)
      .slice(0, 1),
  );
  return { id: null, units: [], commands: commands.map((card) => card.command) };
}

/** The ready armies of a size, one for each seat. */
export function readyArmies(lobby: Lobby, size: Size): [Army, Army] {
  const first = lobby.first.flatMap((id) => lobby.armies.filter((army) => army.id === id));
  const fitting = lobby.armies.filter((army) => !lobby.first.includes(army.id ?? NONE));
  const [one, two] = size === 'learning' ? first : fitting;
  const any = one ?? lobby.armies[0] ?? emptyArmy(lobby);
  return [any, two ?? any];
}
