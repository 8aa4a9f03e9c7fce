// A strike team while it is being built: who is where. What it costs and what is wrong with it the server says.
import { name, t } from '../../../app/i18n.svelte';
import type { Refusal } from '../../../protocol';
import type { CardView, Edition, Lobby, Mustered, MusteredSquad, Proposal, Squad, Team, UnitType } from '../types';
import { MISFITS, refusal as refused } from '../words/refusals';

export const SLOTS: readonly UnitType[] = ['primary', 'secondary', 'supporting'];

/** An id for a place that is still empty. */
export const NONE = '';

export function cardOf(lobby: Lobby, id: string): CardView | null {
  return lobby.units.find((one) => one.unit === id) ?? null;
}

/** The units of a squad in the order of the slots. */
export function slotsOf(squad: Squad, lobby: Lobby): (CardView | null)[] {
  const cards = squad.units.map((id) => cardOf(lobby, id));
  return SLOTS.map((kind) => cards.find((card) => card?.kind === kind) ?? null);
}

export function eraName(id: string, lobby: Lobby): string {
  const era = lobby.eras.find((one) => one.id === id);
  return era ? name(era.name) : id;
}

/** What the server is asked: the team without its empty places. */
export function proposalOf(edition: Edition, team: Team): Proposal {
  const squads = team.squads.map((squad) => ({ ...squad, units: squad.units.filter((id) => id !== NONE) }));
  return { edition, team: { ...team, squads } };
}

export interface Problem {
  text: string;
  rule: string;
}

/** What the server finds wrong with a squad or a team, in words. */
export function problemOf(refusal: Refusal, lobby: Lobby, era: string | null = null): Problem {
  const [fact, other] = refusal.facts;
  const card = lobby.units.find((one) => one.name.en === fact?.value);
  const unit = card ? name(card.name) : (fact?.value ?? '');
  const says: Record<string, () => string> = {
    'SP-BUILD-03': () => t(`sp-build-missing-${unit.toLowerCase()}`),
    'SP-BUILD-04': () => t('sp-build-person', { unit }),
    'SP-BUILD-05': () => t('sp-build-twice', { unit }),
    'SP-BUILD-08': () => t('sp-build-era', { unit, era: era === null ? '' : eraName(era, lobby) }),
    'SP-BUILD-10': () => t('sp-build-points', { spent: Number(fact?.value), most: Number(other?.value) }),
  };
  return { rule: refusal.rule, text: says[refusal.rule]?.() ?? refused(refusal, null, null, { lobby }) };
}

export const squadProblems = (squad: MusteredSquad, lobby: Lobby): Problem[] =>
  squad.broken.map((one) => problemOf(one, lobby, squad.era));

export const teamProblems = (mustered: Mustered, lobby: Lobby): Problem[] =>
  mustered.broken.map((one) => problemOf(one, lobby));

/** Everything that is wrong with a team. */
export function problemsOf(mustered: Mustered, lobby: Lobby): Problem[] {
  return [...mustered.squads.flatMap((squad) => squadProblems(squad, lobby)), ...teamProblems(mustered, lobby)];
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

/** What a unit is called in a list of choices: name, points, and why not. */
export function optionName(card: CardView, squad: MusteredSquad | null): string {
  const points = t(card.kind === 'primary' ? 'sp-squad-points' : 'sp-point-cost', { count: card.points });
  const text = `${name(card.name)}, ${points}`;
  const [, rule] = squad?.closed.find(([unit]) => unit === card.unit) ?? [];
  const why = rule === undefined ? undefined : MISFITS[rule];
  return why === undefined ? text : `${text} – ${t(why)}`;
}
