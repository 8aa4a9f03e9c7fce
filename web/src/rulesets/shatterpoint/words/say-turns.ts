// Sentences of set-up, orders, turns and struggles.

import { name, t } from '../../../app/i18n.svelte';
import type { StruggleCause } from '../types';
import { defenceFace, edge, objective } from './names';
import { faces } from './say-attacks';
import type { Lines, Scene } from './say';

type Kind =
  | 'rolled-for-first'
  | 'sides'
  | 'mission'
  | 'deployed'
  | 'stance'
  | 'struggle'
  | 'turn'
  | 'revealed'
  | 'order-removed'
  | 'reserved'
  | 'to-bottom'
  | 'reserve-used'
  | 'shatterpoint-passed'
  | 'deck-refreshed'
  | 'activated'
  | 'force'
  | 'priority-rolled'
  | 'priority-removed'
  | 'control'
  | 'token'
  | 'momentum'
  | 'momentum-spent'
  | 'struggle-won'
  | 'reset';

export const turns: Lines<Kind> = {
  'rolled-for-first': ({ dice, first }, at) => ({
    text: first === null ? t('sp-say-rolled-tie') : t('sp-say-rolled-first', { player: at.player(first) }),
    seat: first,
    dice: true,
    reasons: [0, 1].map((seat) => ({ text: at.player(seat), value: faces(dice[seat] ?? []), rule: null })),
  }),
  sides: ({ seat, edge: one }, at) => ({ text: t('sp-say-sides', { player: at.player(seat), edge: edge(one) }) }),
  mission: ({ brought_by }, at) => {
    const mission = at.table.missions[brought_by];
    return { text: t('sp-say-mission', { mission: mission ? name(mission.name) : '' }) };
  },
  deployed: ({ seat, characters }, at) => ({
    text: t('sp-say-deployed', { player: at.player(seat), units: deployedNames(characters, at) }),
  }),
  stance: ({ unit, stance }, at) => ({
    text: t('sp-say-stance', { unit: at.unit(unit), stance: at.stance(unit, stance) }),
  }),
  struggle: ({ number, card }, at) => {
    // Which of the two packs is played is not told here; a name that fits both is shown.
    const names = new Set(at.table.missions.flatMap((mission) => mission.cards[card]?.name.en ?? []));
    const [first] = at.table.missions.flatMap((mission) => mission.cards[card] ?? []);
    const text =
      names.size === 1 && first
        ? t('sp-say-struggle', { number, card: name(first.name) })
        : t('sp-say-struggle-number', { number });
    return { text, heading: true };
  },
  turn: ({ number, seat }, at) => ({ text: t('sp-say-turn', { number, player: at.player(seat) }), heading: true }),
  revealed: ({ seat, card }, at) => ({
    text: t('sp-say-revealed', { player: at.player(seat), card: at.card(card) }),
  }),
  'order-removed': ({ card }, at) => ({ text: t('sp-say-order-removed', { card: at.card(card) }) }),
  reserved: ({ seat, card, force }, at) => ({
    text: t('sp-say-reserved', { player: at.player(seat), card: at.card(card), force }),
  }),
  'to-bottom': ({ seat, card }, at) => ({
    text: t('sp-say-to-bottom', { player: at.player(seat), card: at.card(card) }),
  }),
  'reserve-used': ({ seat, card }, at) => ({
    text: t('sp-say-reserve-used', { player: at.player(seat), card: at.card(card) }),
  }),
  'shatterpoint-passed': ({ seat }, at) => ({ text: t('sp-say-shatterpoint-passed', { player: at.player(seat) }) }),
  'deck-refreshed': ({ seat }, at) => ({ text: t('sp-say-deck-refreshed', { player: at.player(seat) }) }),
  activated: ({ unit, card }, at) => ({
    text: t(card === 'shatterpoint' ? 'sp-say-activated-shatterpoint' : 'sp-say-activated', { unit: at.unit(unit) }),
    heading: true,
  }),
  force: ({ seat, ready }, at) => ({ text: t('sp-say-force', { player: at.player(seat), ready }) }),
  'priority-rolled': ({ seat, face, objective: id }, at) => ({
    text: t('sp-say-priority-rolled', {
      player: at.player(seat),
      face: defenceFace(face),
      objective: objective(id, at.table),
    }),
    dice: true,
  }),
  'priority-removed': () => ({ text: t('sp-say-priority-removed') }),
  control: ({ objective: id, seat }, at) => ({
    text: t('sp-say-control', { player: at.player(seat), objective: objective(id, at.table) }),
  }),
  token: ({ seat, from, to, cause }, at) => ({
    text: t('sp-say-token', { player: at.player(seat), count: Math.abs(to - from), cause: causeOf(cause, at) }),
  }),
  momentum: ({ seat, tokens, cause }, at) => {
    const args = { player: at.player(seat), tokens };
    if (typeof cause === 'string') return { text: t(`sp-say-momentum-${cause}`, args) };
    if ('wounded' in cause) return { text: t('sp-say-momentum-wounded', { ...args, unit: at.unit(cause.wounded) }) };
    return { text: t('sp-say-momentum-ability', { ...args, ability: at.ability(...cause.ability) }) };
  },
  'momentum-spent': ({ seat, tokens, unit, ability }, at) => ({
    text: t('sp-say-momentum-spent', { player: at.player(seat), tokens, ability: at.ability(unit, ability) }),
  }),
  'struggle-won': ({ seat, number, cards }, at) => ({
    text: t('sp-say-struggle-won', { player: at.player(seat), number, cards }),
    heading: true,
  }),
  reset: () => ({ text: t('sp-say-reset') }),
};

function deployedNames(characters: readonly number[], at: Scene): string {
  const units = at.table.units.filter((one) => one.characters.some((own) => characters.includes(own)));
  return units.map((one) => name(one.card.name)).join(', ');
}

function causeOf(cause: StruggleCause, at: Scene): string {
  if (typeof cause === 'string') return t(`sp-cause-${cause}`);
  const [unit, ability] = cause.ability;
  return at.ability(unit, ability);
}
