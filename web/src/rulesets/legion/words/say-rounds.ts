// Sentences of set-up, rounds, orders and victory.

import { name, t } from '../../../app/i18n.svelte';
import type { Seat } from '../../../protocol';
import { action, battleCard, capital, command, commandOf, edge, rank, row, token } from './names';
import type { Lines, Scene } from './say';

type Kind =
  | 'terrain-placed'
  | 'colour-chooser'
  | 'colours'
  | 'side'
  | 'battle-cards'
  | 'discarded'
  | 'battle'
  | 'token-laid'
  | 'set-aside'
  | 'deployed'
  | 'round'
  | 'commands'
  | 'command-discarded'
  | 'command-returned'
  | 'observed'
  | 'priority'
  | 'nominated'
  | 'ordered'
  | 'drew'
  | 'token-removed'
  | 'activated'
  | 'actions-lost'
  | 'acts'
  | 'used'
  | 'used-command'
  | 'again'
  | 'order-lost'
  | 'readied'
  | 'promoted'
  | 'victory'
  | 'round-ends'
  | 'team-tie';

export const rounds: Lines<Kind> = {
  'terrain-placed': ({ seat }, at) => ({ text: t('lg-say-terrain-placed', { player: at.side(seat) }) }),
  'colour-chooser': ({ seat, coin }, at) => ({
    text: t(coin ? 'lg-say-chooser-coin' : 'lg-say-chooser', { player: at.side(seat) }),
  }),
  colours: ({ blue }, at) => ({
    text: t('lg-say-colours', { blue: at.side(blue), red: at.side(1 - blue) }),
    seat: blue,
  }),
  side: ({ edge: one }) => ({ text: t('lg-say-side', { edge: edge(one) }) }),
  'battle-cards': ({ rows }, at) => ({
    text: t('lg-say-battle-cards'),
    // An epic battle has no deployment cards (LG-EPIC-06).
    reasons: rows
      .map((cards, index) => ({
        text: capital(row(index)),
        value: cards.map((card) => battleCard(index, card, at.table)).join(', '),
        rule: null,
      }))
      .filter((reason) => reason.value !== ''),
  }),
  discarded: ({ seat, row: which, card }, at) => ({
    text:
      which === null || card === null
        ? t('lg-say-discarded-none', { player: at.side(seat) })
        : t('lg-say-discarded', { player: at.side(seat), card: battleCard(which, card, at.table), row: row(which) }),
  }),
  battle: ({ objective, deployment, condition }, at) => ({
    text: t('lg-say-battle', {
      cards: [objective, deployment, condition]
        .flatMap((card, index) => (card === null ? [] : [battleCard(index, card, at.table)]))
        .join(', '),
    }),
    heading: true,
  }),
  'token-laid': ({ token: id }) => ({ text: t('lg-say-token-laid', { token: token(id) }) }),
  'set-aside': ({ unit }, at) => ({ text: t('lg-say-set-aside', { unit: at.unit(unit) }) }),
  deployed: ({ unit }, at) => ({ text: t('lg-say-deployed', { unit: at.unit(unit) }) }),
  round: ({ round, counter }, at) => ({
    text: t('lg-say-round', { round }),
    heading: true,
    reasons: [{ text: t('lg-why-counter'), value: at.side(counter), rule: null }],
  }),
  commands: ({ cards }, at) => ({
    text: commands(cards.map((card, seat) => played(seat, card, at))),
    // Who plays no card has no pips to compare (LG-CCARD-221).
    reasons: cards.flatMap((card, seat) =>
      card === null
        ? []
        : [{ text: at.player(seat), value: t('lg-pips', { count: pips(seat, card, at) }), rule: null }],
    ),
  }),
  'command-discarded': ({ seat, card }, at) => ({
    text: t('lg-say-command-discarded', { player: at.player(seat), card: command(seat, card, at.table) }),
  }),
  'command-returned': ({ seat, card }, at) => ({
    text: t('lg-say-command-returned', { player: at.player(seat), card: command(seat, card, at.table) }),
  }),
  observed: ({ seat, count, cards, of }, at) => ({
    text: t('lg-say-observed', { player: at.player(seat), count }),
    reasons: (cards ?? []).map((card) => ({
      text: t('lg-why-observed'),
      value: command(of ?? 1 - seat, card, at.table),
      rule: null,
    })),
  }),
  priority: ({ seat }, at) => ({ text: t('lg-say-priority', { player: at.player(seat) }) }),
  nominated: ({ unit }, at) => ({ text: t('lg-say-nominated', { unit: at.unit(unit) }) }),
  ordered: ({ unit }, at) => ({ text: t('lg-say-ordered', { unit: at.unit(unit) }) }),
  drew: ({ seat, rank: one }, at) => ({ text: t('lg-say-drew', { player: at.player(seat), rank: rank(one) }) }),
  'token-removed': ({ seat, rank: one }, at) => ({
    text: t('lg-say-token-removed', { player: at.player(seat), rank: rank(one) }),
  }),
  activated: ({ unit }, at) => ({ text: t('lg-say-activated', { unit: at.unit(unit) }), heading: true }),
  'actions-lost': ({ unit, lost }, at) => ({ text: t('lg-say-actions-lost', { unit: at.unit(unit), count: lost }) }),
  acts: ({ unit, action: one, free }, at) => ({
    text: t(free ? 'lg-say-acts-free' : 'lg-say-acts', { unit: at.unit(unit), action: action(one) }),
  }),
  used: ({ unit, upgrade }, at) => {
    const found = at.table.units[unit]?.upgrades[upgrade];
    return { text: t('lg-say-used', { unit: at.unit(unit), upgrade: found ? name(found.name) : t('lg-an-upgrade') }) };
  },
  'used-command': ({ unit, card }, at) => {
    const seat = at.table.units[unit]?.seat ?? 0;
    return { text: t('lg-say-used', { unit: at.unit(unit), upgrade: command(seat, card, at.table) }) };
  },
  again: ({ unit }, at) => ({ text: t('lg-say-again', { unit: at.unit(unit) }) }),
  'order-lost': ({ unit }, at) => ({ text: t('lg-say-order-lost', { unit: at.unit(unit) }) }),
  readied: ({ unit }, at) => ({ text: t('lg-say-readied', { unit: at.unit(unit) }) }),
  promoted: ({ unit }, at) => ({ text: t('lg-say-promoted', { unit: at.unit(unit) }) }),
  victory: ({ seat, tokens, total }, at) => ({
    text: t('lg-say-victory', { player: at.side(seat), count: tokens, total }),
  }),
  'team-tie': ({ totals, team, coin }, at) => ({
    text: t(coin ? 'lg-say-team-tie-coin' : 'lg-say-team-tie', { team: at.side(team) }),
    seat: team,
    reasons: totals.map((count, seat) => ({ text: at.side(seat), value: t('lg-pips', { count }), rule: null })),
  }),
  'round-ends': ({ round }) => ({ text: t('lg-say-round-ends', { round }) }),
};

function played(seat: Seat, card: number | null, at: Scene): string {
  return card === null ? t('lg-say-no-card') : command(seat, card, at.table);
}

function pips(seat: Seat, card: number, at: Scene): number {
  return commandOf(seat, card, at.table)?.pips ?? 0;
}

function commands(cards: readonly string[]): string {
  const [first, second] = cards;
  if (cards.length > 2 || first === undefined || second === undefined) {
    return t('lg-say-commands-all', { cards: cards.join(', ') });
  }
  return t('lg-say-commands', { first, second });
}
