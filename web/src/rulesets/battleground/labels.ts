// Answers in the words of buttons and rows. The names come from the words; here they get a verb
// and a cost.
import { about, type About } from '../../app/about';
import { name, t } from '../../app/i18n.svelte';
import type { Table } from '../../app/table.svelte';
import { shutOf, type ShutRow } from '../shared/decision/shut';
import { ownSeat, playerName, tableOf, viewOf } from './known';
import { isKnown, promptKind } from './options';
import type { Plan } from './plan.svelte';
import type { Bonus, CardId, CardView, Choice, Closed, FigureId, Note, Prompt } from './types';
import * as words from './words';

export function figureName(table: Table, figure: FigureId): string {
  const sheets = tableOf(table);
  return sheets ? words.figure(figure, sheets) : '';
}

export function ownCard(table: Table, card: CardId): CardView | null {
  const sheets = tableOf(table);
  return sheets ? words.card(ownSeat(table), card, sheets, viewOf(table)) : null;
}

/** Cards as they are held: fate before glory, the highest initiative first. */
export function inHand(cards: readonly CardView[]): CardView[] {
  return [...cards].sort((a, b) => Number(b.fate) - Number(a.fate) || b.initiative - a.initiative);
}

/** `2 AP, 1 mana`; null for what costs nothing. */
export function costOf(note: Note): string | null {
  const ap = note.ap ? [t('play-ap', { count: note.ap })] : [];
  const mana = note.mana ? [t('play-mana', { count: note.mana })] : [];
  return [...ap, ...mana].join(', ') || null;
}

/** An answer in a few words, for a row. */
export function rowOf(table: Table, prompt: Prompt, choice: Choice): string {
  const sheets = tableOf(table);
  if (!sheets || !isKnown(choice)) return JSON.stringify(choice);
  if (typeof choice !== 'string' && 'priority' in choice && choice.priority !== table.seat) {
    return t('play-do-priority', { player: playerName(table, choice.priority) });
  }
  return words.choice(choice, prompt, sheets, viewOf(table), ownSeat(table));
}

/** An answer as a deed, for the primary button: `Activate Forge`, `Lay Second Wind`. */
export function deedOf(table: Table, prompt: Prompt, choice: Choice): string {
  if (typeof choice === 'string') return rowOf(table, prompt, choice);
  if ('card' in choice) return t('play-do-card', { card: playedName(table, choice.card) });
  if ('discard' in choice) return t('play-do-discard', { count: choice.discard.length });
  if ('reroll' in choice) return t('play-do-reroll', { count: choice.reroll.reduce((sum, n) => sum + n, 0) });
  if ('bonus' in choice) return t(`play-do-bonus-${choice.bonus}`, { count: askedCard(table, prompt)?.bonus ?? 0 });
  if ('play' in choice) {
    const { card, bonus } = choice.play;
    return t('play-do-play', { card: playedName(table, card), bonus: words.bonus(bonus) });
  }
  if ('attack' in choice) return t('play-do-attack', { name: figureName(table, choice.attack.target) });
  if ('activate' in choice) return t('play-do-activate', { name: figureName(table, choice.activate) });
  if ('target' in choice && promptKind(prompt) === 'opportunity') return rowOf(table, prompt, choice);
  if ('target' in choice) return t('play-do-target', { name: figureName(table, choice.target) });
  if ('place' in choice) return t('play-do-place', { place: words.place(choice.place) });
  if ('interrupt' in choice) {
    const key = promptKind(prompt) === 'opportunity' ? 'play-do-strike' : 'play-do-interrupt';
    return t(key, { name: figureName(table, choice.interrupt) });
  }
  return rowOf(table, prompt, choice);
}

/** The card whose bonus is asked. */
export function askedCard(table: Table, prompt: Prompt): CardView | null {
  return typeof prompt !== 'string' && 'bonus' in prompt ? ownCard(table, prompt.bonus) : null;
}

function playedName(table: Table, card: CardId): string {
  const known = ownCard(table, card);
  return known ? name(known.name) : '';
}

/** What the primary button says. */
export function primaryOf(plan: Plan): { text: string; dice: boolean } | null {
  const { draft: answer, prompt, table } = plan;
  if (answer === null || prompt === null) return null;
  const deed =
    plan.destination !== null && plan.kind === 'act'
      ? moveDeed(table, plan.destination, plan.then)
      : deedOf(table, prompt, answer);
  const cost = costOf(paid(plan));
  const bought = boughtOf(table, plan.note);
  const text = [cost ? t('play-do-cost', { deed, cost }) : deed, bought].filter(Boolean).join(', ');
  return { text, dice: isFinal(answer) };
}

/** What is had for it: cards as far as the deck goes, mana as far as there is room. */
function boughtOf(table: Table, { draws, gains }: Note): string | null {
  if (gains !== undefined) return t('play-gains-only', { count: gains });
  if (draws === undefined) return null;
  const deck = viewOf(table)?.players[ownSeat(table)]?.deck_count ?? draws;
  return t(draws === deck ? 'play-draws-short' : 'play-draws', { count: draws });
}

function moveDeed(table: Table, to: string, then: FigureId | null): string {
  const place = words.place(to);
  if (then === null) return t('play-do-move-to', { place });
  return t('play-do-move-attack', { place, name: figureName(table, then) });
}

/** The cost of the answer; each die rolled again for mana costs one. */
function paid(plan: Plan): Note {
  return plan.kind === 'mana-reroll' ? { mana: plan.dice.length } : plan.note;
}

/** Whether it cannot be taken back: dice fall, or hidden cards turn. */
function isFinal(choice: Choice): boolean {
  if (typeof choice === 'string') return choice === 'defend';
  if ('reroll' in choice) return choice.reroll.some((count) => count > 0);
  return 'attack' in choice || 'card' in choice;
}

/** What a bonus does, as the card says it. */
export function bonusText(bonus: Bonus, card: CardView | null): CardView['text'] {
  return bonus === 'ability' || bonus === 'mission' ? (card?.text ?? null) : null;
}

/** What a bonus names. */
export function aboutBonus(bonus: Bonus, card: CardView | null): About | null {
  if (bonus === 'ap') return { ...about('play-value-about-ap'), name: words.bonus(bonus) };
  if (bonus === 'mana') return { ...about('board-mark-about-mana'), name: words.bonus(bonus) };
  return words.aboutText(bonusText(bonus, card));
}

/** What is not possible now, as rows. */
export function shutIn({ prompt, table }: Plan, closed: readonly Closed[]): ShutRow[] {
  return shutOf(
    closed,
    (choice) => (prompt === null ? '' : rowOf(table, prompt, choice)),
    (why) => words.refusal(why, tableOf(table), viewOf(table)),
  );
}
