// Questions as sentences, answers as short words.

import { has, list, name as named, t } from '../../../app/i18n.svelte';
import type { Frame, Seat } from '../../../protocol';
import type {
  Bonus,
  CardId,
  CardView,
  Choice,
  Direction,
  Faces,
  FigureId,
  Hex,
  Prompt,
  TableView,
  View,
} from '../types';
import { alternative } from './effects';
import { bonus, card, cardName, english, figure, place, toward, weapon } from './names';

/** A question as a sentence; it suits the one who is asked and those who wait. */
export function prompt(prompt: Prompt, table: TableView, view: View | null): string {
  if (typeof prompt === 'string') return ask(`bg-ask-${prompt}`);
  if ('go' in prompt) return goPrompt(prompt.go, table);
  if ('free-reroll' in prompt) return rerollPrompt('bg-ask-free-reroll', prompt['free-reroll'], table);
  if ('mana-reroll' in prompt) return rerollPrompt('bg-ask-mana-reroll', prompt['mana-reroll'], table);
  if ('defend' in prompt) {
    const { figure: id, successes } = prompt.defend;
    return t('bg-ask-defend', { name: figure(id, table), successes });
  }
  if ('capture' in prompt) return t('bg-ask-capture', { hex: prompt.capture });
  if ('activate' in prompt) return t('bg-ask-activate');
  if ('bonus' in prompt) return bonusPrompt(prompt.bonus, table, view);
  if ('use' in prompt) return usePrompt(prompt.use, table);
  // All others name a character.
  const [kind, about] = Object.entries(prompt)[0] ?? ['', -1];
  return ask(`bg-ask-${kind}`, { name: figure(typeof about === 'number' ? about : about.figure, table) });
}

/** A question of a newer server is put too, though there are no words for it. */
function ask(key: string, args?: Record<string, string | number>): string {
  return has(key) ? t(key, args) : t('bg-ask-unknown');
}

/** A free movement has no name. */
function usePrompt({ figure: id, ability }: { figure: FigureId; ability: string }, table: TableView): string {
  const name = figure(id, table);
  return ability === '' ? t('bg-ask-use-move', { name }) : t('bg-ask-use', { name, ability: english(ability, table) });
}

/** The card is of the player whose character was just activated. */
function bonusPrompt(id: CardId, table: TableView, view: View | null): string {
  const sheet = table.sheets[view?.turns.at(-1)?.figure ?? -1];
  const found = sheet ? card(sheet.seat, id, table, view) : null;
  return found ? t('bg-ask-bonus-of', { card: cardName(found) }) : t('bg-ask-bonus');
}

type Go = Extract<Prompt, { go: unknown }>['go'];

function goPrompt({ figure: id, kind, goal }: Go, table: TableView): string {
  const args = { name: figure(id, table), goal: goal === null ? t('bg-somebody') : figure(goal, table) };
  return ask(`bg-ask-go-${kind}`, args);
}

function rerollPrompt(key: string, { figure: id, most }: { figure: FigureId; most: number }, table: TableView): string {
  return t(key, { name: figure(id, table), most });
}

/** An answer in a few words, for a button or a row. */
export function choice(choice: Choice, prompt: Prompt, table: TableView, view: View | null, seat: Seat): string {
  if (typeof choice === 'string') return plainChoice(choice, prompt, table, view);
  if ('activate' in choice) return figure(choice.activate, table);
  if ('target' in choice) return targetChoice(choice.target, prompt, table);
  if ('interrupt' in choice) return figure(choice.interrupt, table);
  if ('face' in choice) return faceChoice(choice.face, prompt);
  if ('go' in choice) return t('bg-do-go', { place: place(choice.go) });
  if ('go-by' in choice) return t('bg-do-go', { place: place(choice['go-by'].place) });
  if ('go-large' in choice) return goLarge(choice['go-large']);
  if ('place' in choice) return place(choice.place);
  if ('move' in choice) return t(choice.move.focus ? 'bg-do-move-focus' : 'bg-do-move');
  if ('reroll' in choice) return reroll(choice.reroll);
  if ('deploy' in choice) return deploy(choice.deploy, table);
  if ('priority' in choice) return t(choice.priority === seat ? 'bg-do-priority-own' : 'bg-do-priority-other');
  if ('pick' in choice) return pick(choice.pick, prompt, table);
  if ('attack' in choice || 'skill' in choice || 'consume' in choice) return deedOf(choice, actor(prompt, view), table);
  if ('bonus' in choice) return bonusChoice(choice.bonus, prompt, table, view, seat);
  return cardChoice(choice, table, view, seat);
}

type PlainChoice = Extract<Choice, string>;

/** Answers without a number: some are called by what was asked. */
function plainChoice(choice: PlainChoice, prompt: Prompt, table: TableView, view: View | null): string {
  const asked = typeof prompt === 'string' ? prompt : Object.keys(prompt)[0];
  if (choice === 'end') {
    const interrupting = view?.turns.at(-1)?.interrupt;
    return t(interrupting ? 'bg-do-end-interrupt' : 'bg-do-end');
  }
  if (choice === 'yes') return agreement(prompt, table);
  if (choice === 'decline') return t(declining[asked ?? ''] ?? 'bg-do-decline');
  return t(`bg-do-${choice}`);
}

function agreement(prompt: Prompt, table: TableView): string {
  if (typeof prompt !== 'string' && 'capture' in prompt) return t('bg-do-yes-capture');
  if (typeof prompt === 'string' || !('use' in prompt)) return t('bg-do-yes');
  const { ability } = prompt.use;
  return ability === '' ? t('bg-do-move') : t('bg-do-yes-use', { ability: english(ability, table) });
}

/** How one declines, where a plain "no" would be unclear. */
const declining: Record<string, string> = {
  defend: 'bg-do-decline-defend',
  capture: 'bg-do-decline-capture',
  opportunity: 'bg-do-decline-interrupt',
  standby: 'bg-do-decline-interrupt',
  'free-attack': 'bg-do-decline-attack',
  goal: 'bg-do-decline-goal',
  interrupted: 'bg-do-decline-consume',
  use: 'bg-do-decline-use',
};

/** Of two who leave: the one whose attackers come first. Else whom an effect concerns. */
function targetChoice(target: FigureId, prompt: Prompt, table: TableView): string {
  const leaving = typeof prompt !== 'string' && 'opportunity' in prompt;
  return leaving ? t('bg-do-attacks-on', { name: figure(target, table) }) : figure(target, table);
}

function faceChoice(facing: Direction, prompt: Prompt): string {
  const pushed = typeof prompt !== 'string' && 'direction' in prompt;
  return t(pushed ? 'bg-do-direction' : 'bg-do-face', { direction: toward(facing) });
}

function goLarge(to: Extract<Choice, { 'go-large': unknown }>['go-large']): string {
  return t('bg-do-go-large', { place: place(to.place), direction: toward(to.facing) });
}

function deploy({ figure: id, hex }: { figure: FigureId; hex: Hex }, table: TableView): string {
  return t('bg-do-deploy', { name: figure(id, table), hex });
}

function reroll(faces: Faces): string {
  const dice = faces.flatMap((count, face) => Array<number>(count).fill(face + 1));
  return dice.length === 0 ? t('bg-do-keep') : t('bg-do-reroll', { count: dice.length, dice: dice.join(' ') });
}

/** An effect by its name, an alternative or an effect without a name by what it does. */
function pick(number: number, prompt: Prompt, table: TableView): string {
  if (typeof prompt !== 'string' && 'order' in prompt) {
    const effect = prompt.order.effects[number] ?? '';
    if (effect !== '') return english(effect, table);
    const does = prompt.order.does[number];
    return does?.length ? capital(alternative(does, table)) : t('bg-do-pick-effect', { number: number + 1 });
  }
  const deeds = typeof prompt !== 'string' && 'one-of' in prompt ? prompt['one-of'].alternatives[number] : null;
  return deeds?.length ? capital(alternative(deeds, table)) : t('bg-do-pick', { number: number + 1 });
}

/** Whose weapons, skills and items an answer means. */
function actor(prompt: Prompt, view: View | null): FigureId {
  if (typeof prompt !== 'string') {
    if ('act' in prompt) return prompt.act;
    if ('free-attack' in prompt) return prompt['free-attack'];
    if ('interrupted' in prompt) return prompt.interrupted;
  }
  return view?.turns.at(-1)?.figure ?? -1;
}

type Armed = Extract<Choice, { attack: unknown } | { skill: unknown } | { consume: unknown }>;

function deedOf(choice: Armed, id: FigureId, table: TableView): string {
  const sheet = table.sheets[id];
  if ('attack' in choice) {
    const { weapon: number, target } = choice.attack;
    return t('bg-do-attack', { target: figure(target, table), weapon: weapon(id, number, table) });
  }
  const found = 'skill' in choice ? sheet?.skills[choice.skill] : sheet?.items[choice.consume];
  const called = found ? named(found.name) : t('bg-something');
  return 'skill' in choice ? called : t('bg-do-consume', { item: called });
}

function bonusChoice(wanted: Bonus, prompt: Prompt, table: TableView, view: View | null, seat: Seat): string {
  const of = typeof prompt !== 'string' && 'bonus' in prompt ? card(seat, prompt.bonus, table, view) : null;
  return capital(bonusWithNumber(wanted, of));
}

type CardChoice = Extract<Choice, { card: unknown } | { discard: unknown } | { play: unknown }>;

function cardChoice(choice: CardChoice, table: TableView, view: View | null, seat: Seat): string {
  const face = (id: number) => card(seat, id, table, view);
  if ('card' in choice) return cardName(face(choice.card));
  if ('discard' in choice) {
    const cards = choice.discard.map((id) => cardName(face(id)));
    return cards.length === 0 ? t('bg-do-discard-none') : t('bg-do-discard', { cards: list(cards) });
  }
  const { card: id, bonus } = choice.play;
  return t('bg-do-play', { card: cardName(face(id)), bonus: bonusWithNumber(bonus, face(id)) });
}

/** A bonus with its mana or victory points, if the card is known. */
function bonusWithNumber(wanted: Bonus, of: CardView | null): string {
  if (of && wanted === 'mana') return t('bg-bonus-mana-of', { count: of.bonus });
  if (of && wanted === 'mission') return t('bg-bonus-mission-of', { count: of.bonus });
  return bonus(wanted);
}

/** With a capital letter, to stand alone. */
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What was done in a step of a replay. */
export function deed(frame: Frame, table: TableView, view: View | null): string {
  if (frame.seat === null) return t('bg-deed-start');
  if (frame.deed === 'concede') return t('bg-deed-concede');
  if (frame.deed === 'offer-draw') return t('bg-deed-draw');
  if (frame.deed === null || frame.prompt === null) return t('bg-deed-flag');
  return choice(frame.deed as Choice, frame.prompt as Prompt, table, view, frame.seat);
}
