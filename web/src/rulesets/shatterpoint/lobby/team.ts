// A strike team while it is being built: what fits, what it costs, what is wrong. Whether it is legal the server says
// in the end; here the player learns it while choosing.
import { name, t } from '../../../app/i18n.svelte';
import type { CardView, Edition, Lobby, Squad, Team, UnitType } from '../types';

export const SLOTS: readonly UnitType[] = ['primary', 'secondary', 'supporting'];

/** An id for a place that is still empty. */
export const NONE = '';

export function cardOf(lobby: Lobby, id: string): CardView | null {
  return lobby.units.find((one) => one.unit === id) ?? null;
}

/** The units of a squad in the order of the slots. */
export function slotsOf(squad: Squad, lobby: Lobby): (CardView | null)[] {
  const cards = squad.units.map((id) => cardOf(lobby, id));
  return SLOTS.map((kind, index) => cards.find((card) => card?.kind === kind) ?? fallback(squad, lobby, index));
}

function fallback(squad: Squad, lobby: Lobby, index: number): CardView | null {
  const card = cardOf(lobby, squad.units[index] ?? NONE);
  return card?.kind === SLOTS[index] ? card : null;
}

/** The eras a unit counts for: its own, or also those between them (SP-BUILD-07). */
export function erasOf(card: CardView, lobby: Lobby, edition: Edition): string[] {
  const order = lobby.eras.map((era) => era.id);
  if (edition === '2023-06' || card.eras.length < 2) return card.eras;
  const at = card.eras.map((era) => order.indexOf(era)).filter((index) => index >= 0);
  return order.slice(Math.min(...at), Math.max(...at) + 1);
}

/** The era of a squad: the chosen one, else that of its primary unit. */
export function eraOf(squad: Squad, lobby: Lobby, edition: Edition): string | null {
  const [primary] = slotsOf(squad, lobby);
  if (!primary) return null;
  const all = erasOf(primary, lobby, edition);
  return squad.era !== null && all.includes(squad.era) ? squad.era : (all[0] ?? null);
}

export function eraName(id: string, lobby: Lobby): string {
  const era = lobby.eras.find((one) => one.id === id);
  return era ? name(era.name) : id;
}

/** Points that are spent, and those there are (SP-BUILD-10). */
export function pointsOf(squad: Squad, lobby: Lobby): { spent: number; most: number } {
  const [primary, ...others] = slotsOf(squad, lobby);
  return { spent: others.reduce((sum, card) => sum + (card?.points ?? 0), 0), most: primary?.points ?? 0 };
}

export interface Problem {
  text: string;
  rule: string;
}

/** What is wrong with one squad. */
export function squadProblems(squad: Squad, lobby: Lobby, edition: Edition): Problem[] {
  const slots = slotsOf(squad, lobby);
  const missing = SLOTS.filter((_, index) => slots[index] === null);
  const problems: Problem[] = missing.map((kind) => ({ text: t(`sp-build-missing-${kind}`), rule: 'SP-BUILD-03' }));
  const era = eraOf(squad, lobby, edition);
  for (const card of slots) {
    if (!card || era === null || erasOf(card, lobby, edition).includes(era)) continue;
    problems.push({
      text: t('sp-build-era', { unit: name(card.name), era: eraName(era, lobby) }),
      rule: 'SP-BUILD-08',
    });
  }
  const { spent, most } = pointsOf(squad, lobby);
  if (slots[0] && spent > most) problems.push({ text: t('sp-build-points', { spent, most }), rule: 'SP-BUILD-10' });
  return problems;
}

/** What is wrong with a team as a whole: somebody twice. */
export function teamProblems(team: Team, lobby: Lobby): Problem[] {
  const cards = team.squads.flatMap((squad) => slotsOf(squad, lobby)).filter((card): card is CardView => card !== null);
  const twice = cards.filter((card, index) => cards.findIndex((one) => one.unit === card.unit) < index);
  const person = (card: CardView) => card.unique_name;
  const again = cards.filter(
    (card, index) =>
      person(card) !== null && !twice.includes(card) && cards.findIndex((one) => person(one) === person(card)) < index,
  );
  return [
    ...twice.map((card) => ({ text: t('sp-build-twice', { unit: name(card.name) }), rule: 'SP-BUILD-05' })),
    ...again.map((card) => ({ text: t('sp-build-person', { unit: name(card.name) }), rule: 'SP-BUILD-04' })),
  ];
}

/** Everything that is wrong with a team. */
export function problemsOf(team: Team, lobby: Lobby, edition: Edition): Problem[] {
  return [...team.squads.flatMap((squad) => squadProblems(squad, lobby, edition)), ...teamProblems(team, lobby)];
}

/** The team with a unit in a slot; a new primary unit forgets the chosen era. */
export function withUnit(team: Team, squad: number, slot: number, unit: string, lobby: Lobby): Team {
  const squads = team.squads.map((one, index) => {
    if (index !== squad) return one;
    const units = slotsOf(one, lobby).map((card, at) => (at === slot ? unit : (card?.unit ?? NONE)));
    return { units, era: slot === 0 ? null : one.era };
  });
  return { ...team, squads };
}

/** An empty team with a mission. */
export function emptyTeam(mission: string | null): Team {
  return { mission, squads: [0, 1].map(() => ({ units: SLOTS.map(() => NONE), era: null })) };
}

/** Why a unit does not fit into a squad beside the others; null if it does. */
export function misfit(
  card: CardView,
  squad: Squad,
  slot: number,
  team: Team,
  lobby: Lobby,
  edition: Edition,
): string | null {
  const others = team.squads.flatMap((one) => slotsOf(one, lobby).filter((_, at) => one !== squad || at !== slot));
  const isTwice = (one: CardView | null) =>
    one !== null && (one.unit === card.unit || (one.unique_name !== null && one.unique_name === card.unique_name));
  if (others.some(isTwice)) return t('sp-misfit-twice');
  if (slot === 0) return null;
  const era = eraOf(squad, lobby, edition);
  if (era !== null && !erasOf(card, lobby, edition).includes(era)) return t('sp-misfit-era');
  const slots = slotsOf(squad, lobby);
  const rest = slots.reduce((sum, one, at) => sum + (at === 0 || at === slot ? 0 : (one?.points ?? 0)), 0);
  return slots[0] && rest + card.points > slots[0].points ? t('sp-misfit-points') : null;
}

/** What a unit is called in a list of choices: name, points, and why not. */
export function optionName(card: CardView, why: string | null): string {
  const points = t(card.kind === 'primary' ? 'sp-squad-points' : 'sp-point-cost', { count: card.points });
  const text = `${name(card.name)}, ${points}`;
  return why === null ? text : `${text} – ${why}`;
}
