// Sentences of set-up, cards, rounds and the end.

import { t } from '../../../app/i18n.svelte';
import type { Seat } from '../../../protocol';
import type { Sentence } from '../../ruleset';
import { printed } from '../../shared/printed';
import type { Cards } from '../types';
import { bonus, card, cardName } from './names';
import type { Lines, Scene } from './say';

type Kind =
  | 'deployed'
  | 'shuffled'
  | 'drew'
  | 'discarded'
  | 'priority-roll'
  | 'priority'
  | 'round'
  | 'revealed'
  | 'passed'
  | 'wasted'
  | 'activated'
  | 'played'
  | 'bonus-taken'
  | 'mission'
  | 'mission-done'
  | 'ready'
  | 'ended'
  | 'cleanup'
  | 'captured'
  | 'game-over';

export const rounds: Lines<Kind> = {
  deployed: ({ figure, hex }, at) => ({ text: t('bg-say-deployed', { figure: at.figure(figure), hex }) }),
  shuffled: () => null,
  drew: ({ seat, count, cards }, at) => ({
    text: t('bg-say-drew', { player: at.player(seat), count }),
    reasons: cardNames(seat, cards, at),
  }),
  discarded: ({ seat, count, cards }, at) => ({
    text: t('bg-say-discarded', { player: at.player(seat), count }),
    reasons: cardNames(seat, cards, at),
  }),
  'priority-roll': ({ dice }, at) => ({
    text: t('bg-say-priority-roll', { a: at.player(0), first: dice[0], b: at.player(1), second: dice[1] }),
    dice: true,
  }),
  priority: ({ seat }, at) => ({ text: t('bg-say-priority', { player: at.player(seat) }) }),
  round: ({ round }) => ({ text: t('bg-say-round', { round }), heading: true }),
  revealed: ({ seat, card, initiative }, at) => ({
    text: t('bg-say-revealed', { player: at.player(seat), card: at.card(seat, card), initiative }),
  }),
  passed: ({ seat }, at) => ({ text: t('bg-say-passed', { player: at.player(seat) }) }),
  wasted: ({ seat, card }, at) => ({
    text: t('bg-say-wasted', { player: at.player(seat), card: at.card(seat, card) }),
  }),
  activated: ({ figure }, at) => ({ text: t('bg-say-activated', { figure: at.figure(figure) }), heading: true }),
  played: ({ seat, figure, card }, at) => ({
    text: t('bg-say-played', { player: at.player(seat), figure: at.figure(figure), card: at.card(seat, card) }),
  }),
  'bonus-taken': (event, at) => ({
    text: t('bg-say-bonus', { figure: at.figure(event.figure), bonus: bonus(event.bonus) }),
    ...(['ability', 'mission'].includes(event.bonus) && printed(card(event.seat, event.card, at.table, null)?.text)),
  }),
  mission: ({ seat, card }, at) => ({ text: t('bg-say-mission', { card: at.card(seat, card) }) }),
  'mission-done': ({ seat, card, points }, at) => ({
    text: t('bg-say-mission-done', { player: at.player(seat), card: at.card(seat, card), points }),
  }),
  ready: ({ figure }, at) => ({ text: t('bg-say-ready', { figure: at.figure(figure) }) }),
  ended: ({ figure }, at) => ({ text: t('bg-say-ended', { figure: at.figure(figure) }) }),
  cleanup: ({ round }) => ({ text: t('bg-say-cleanup', { round }), heading: true }),
  captured: ({ seat, figure, hex }, at) => ({
    text: t('bg-say-captured', { figure: at.figure(figure), hex, player: at.player(seat) }),
  }),
  'game-over': ({ points: [first, second], winner }, at) => {
    if (winner === null) return { text: t('bg-say-draw', { first, second }), heading: true };
    const [own, other] = winner === 0 ? [first, second] : [second, first];
    return { text: t('bg-say-won', { player: at.player(winner), own, other }), heading: true, seat: winner };
  },
};

/** The cards behind a number of cards, for those who may know them. */
function cardNames(seat: Seat, cards: Cards | null | undefined, at: Scene): Sentence['reasons'] {
  const all = cards ?? [];
  return all.map((id) => ({ text: cardName(card(seat, id, at.table, null)), value: '', rule: null }));
}
