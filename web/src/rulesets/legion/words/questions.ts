// Questions as sentences, answers as short words.

import { has, name as named, t } from '../../../app/i18n.svelte';
import type { Frame, Seat } from '../../../protocol';
import { about } from '../choices';
import type { CardId, Choice, MiniId, Moving, Placing, Prompt, TableView, UnitId, View } from '../types';
import {
  action,
  battleCard,
  capital,
  card,
  colour,
  command,
  edge,
  inches,
  kindOf,
  marker,
  mini,
  miniShort,
  model,
  rank,
  row,
  token,
  unit,
  unitOf,
  weapon,
} from './names';

/** A question as a sentence; it suits the one who is asked and those who wait. */
export function prompt(prompt: Prompt, table: TableView, view: View | null): string {
  if (typeof prompt === 'string') return ask(`lg-ask-${prompt}`);
  if ('issue' in prompt) {
    const { by, left } = prompt.issue;
    return t('lg-ask-issue', { unit: unit(by, table), left });
  }
  if ('drawn' in prompt) return t('lg-ask-drawn', { rank: rank(prompt.drawn) });
  if ('move' in prompt) return movePrompt(prompt.move, table);
  if ('cohere' in prompt) return coherePrompt(prompt.cohere, table);
  if ('close-up' in prompt) {
    const { unit: id, foe } = prompt['close-up'];
    return t('lg-ask-close-up', { unit: unit(id, table), enemy: unit(foe, table) });
  }
  if ('ability' in prompt) {
    const { unit: id, ability, left } = prompt.ability;
    return ask(`lg-ask-ability-${ability}`, { unit: unit(id, table), left });
  }
  if ('mend' in prompt) {
    const { unit: id, ability, left } = prompt.mend;
    return ask(`lg-ask-mend-${ability}`, { unit: unit(id, table), left });
  }
  if ('player' in prompt) return ask(`lg-ask-player-${prompt.player}`);
  if ('restore' in prompt) return t('lg-ask-restore', { mini: mini(prompt.restore.mini, table) });
  if ('lay-charge' in prompt) return t('lg-ask-lay-charge', { unit: unit(prompt['lay-charge'].unit, table) });
  if ('detonate' in prompt) return t('lg-ask-detonate', { unit: unit(prompt.detonate.unit, table) });
  if ('displace' in prompt) return t('lg-ask-displace', { unit: unit(prompt.displace.unit, table) });
  if ('attack' in prompt) {
    const { unit: id, pools } = prompt.attack;
    return t(pools.length > 0 ? 'lg-ask-attack-more' : 'lg-ask-attack', { unit: unit(id, table) });
  }
  if ('aim' in prompt) return t('lg-ask-aim', { most: prompt.aim.most });
  if ('luck' in prompt) return t('lg-ask-luck', { most: prompt.luck.most });
  if ('pierce-guard' in prompt) {
    const { unit: id, most } = prompt['pierce-guard'];
    return t('lg-ask-pierce-guard', { unit: unit(id, table), most });
  }
  if ('impact' in prompt) return defenceQuestion('lg-ask-impact', prompt.impact.most, table, view);
  if ('pierce' in prompt) return defenceQuestion('lg-ask-pierce', prompt.pierce.most, table, view);
  if ('cover' in prompt) return defenceQuestion('lg-ask-cover', prompt.cover.most, table, view);
  if ('dodge' in prompt) return defenceQuestion('lg-ask-dodge', prompt.dodge.most, table, view);
  if ('standby' in prompt) return t('lg-ask-standby', { enemy: unit(prompt.standby.enemy, table) });
  if ('pay' in prompt) return cardPrompt('lg-ask-pay', prompt.pay, table);
  if ('target' in prompt) return cardPrompt('lg-ask-target', prompt.target, table);
  if ('carry-token' in prompt) return t('lg-ask-carry-token', { token: token(prompt['carry-token'].token) });
  if ('lay-token' in prompt) {
    const { beyond_zones: zones, beyond_tokens: tokens, mine } = prompt['lay-token'];
    return t(mine ? 'lg-ask-lay-mine' : 'lg-ask-lay-token', { zones, tokens });
  }
  // All others name a unit.
  const [kind, what] = Object.entries(prompt)[0] ?? ['', -1];
  return ask(`lg-ask-${kind}`, { unit: typeof what === 'number' ? unit(what, table) : '' });
}

/** A question of a newer server is put too, though there are no words for it. */
function ask(key: string, args?: Record<string, string | number>): string {
  return has(key) ? t(key, args) : t('lg-ask-unknown');
}

function cardPrompt(key: string, { unit: id, card: which }: { unit: UnitId; card: CardId }, table: TableView): string {
  return t(key, { unit: unit(id, table), card: card(which, table) });
}

function movePrompt({ unit: id, why }: Moving, table: TableView): string {
  const args = { unit: unit(id, table) };
  if (typeof why === 'string') return ask(`lg-ask-move-${why}`, args);
  return 'jump' in why ? t('lg-ask-move-jump', args) : t('lg-ask-move', args);
}

function coherePrompt({ unit: id, after }: { unit: UnitId; after: Placing }, table: TableView): string {
  const args = { unit: unit(id, table) };
  if (typeof after === 'string') return ask(`lg-ask-cohere-${after}`, args);
  if ('close-up' in after) return t('lg-ask-cohere-melee', { ...args, enemy: unit(after['close-up'], table) });
  if ('melee' in after) return t('lg-ask-cohere-melee', { ...args, enemy: unit(after.melee, table) });
  return 'move' in after ? t('lg-ask-cohere', args) : t('lg-ask-cohere-climb', args);
}

function defenceQuestion(key: string, most: number, table: TableView, view: View | null): string {
  const defender = view?.attack?.defender ?? null;
  return t(key, { most, unit: defender === null ? t('lg-somebody') : unit(defender, table) });
}

/** An answer in a few words, for a button or a row. */
export function choice(choice: Choice, prompt: Prompt, table: TableView, view: View | null, seat: Seat): string {
  if (typeof choice === 'string') return plainChoice(choice, prompt);
  if ('colour' in choice) return capital(colour(choice.colour));
  if ('edge' in choice) return capital(edge(choice.edge));
  if ('row' in choice) return rowChoice(choice.row, table, view);
  if ('model' in choice) return capital(model(choice.model, table));
  if ('unit' in choice) return unit(choice.unit, table);
  if ('deploy' in choice) {
    return t(kindOf(prompt) === 'enter' ? 'lg-do-enter' : 'lg-do-deploy', { unit: unit(choice.deploy.unit, table) });
  }
  if ('command' in choice) return command(seat, choice.command, table);
  if ('action' in choice) return action(choice.action);
  if ('move' in choice) return t('lg-do-move', { speed: choice.move.speed });
  if ('reverse' in choice) return t('lg-do-reverse', { speed: choice.reverse.speed });
  if ('pivot' in choice) return t('lg-do-pivot');
  if ('climb' in choice) return t('lg-do-climb', { height: inches(choice.climb.to.level) });
  if ('clamber' in choice) return t('lg-do-clamber', { height: inches(choice.clamber.to.level) });
  if ('place' in choice)
    return has(`lg-do-place-${kindOf(prompt)}`) ? t(`lg-do-place-${kindOf(prompt)}`) : t('lg-do-place');
  if ('stands' in choice) return t('lg-do-stands');
  if ('attack' in choice) return attackChoice(choice.attack, table);
  if ('reroll' in choice) return t('lg-do-reroll', { count: choice.reroll.length });
  if ('spend' in choice) return spendChoice(choice.spend, prompt);
  if ('guard' in choice) return t('lg-do-guard', { unit: unit(choice.guard.unit, table), count: choice.guard.hits });
  if ('mini' in choice) return miniChoice(choice.mini, table);
  if ('weapon' in choice) return weaponChoice(choice.weapon, prompt, table);
  if ('marker' in choice) return t('lg-do-remove', { token: marker(choice.marker) });
  if ('standby-attack' in choice) return t('lg-do-standby-attack', { unit: unit(choice['standby-attack'], table) });
  if ('standby-move' in choice) return t('lg-do-standby-move', { unit: unit(choice['standby-move'], table) });
  if ('token' in choice) return capital(token(choice.token));
  if ('charge' in choice) return t('lg-do-charge', { number: choice.charge + 1 });
  if ('use' in choice) return useChoice(choice.use, prompt, table);
  if ('player' in choice) return t('lg-player', { number: choice.player + 1 });
  if ('use-command' in choice) return command(seat, choice['use-command'], table);
  if ('terrain' in choice) return t('lg-do-terrain', { number: choice.terrain.model + 1 });
  if ('pick' in choice) return picked(choice.pick, prompt, table, view);
  return JSON.stringify(choice);
}

/** Answers without a number: some are called by what was asked. */
function plainChoice(choice: Extract<Choice, string>, prompt: Prompt): string {
  const attack = about(prompt, 'attack');
  if (choice === 'decline' && attack !== null && attack.pools.length > 0) return t('lg-do-decline-attack-more');
  const own = `lg-do-${choice}-${kindOf(prompt)}`;
  if (has(own)) return t(own);
  return has(`lg-do-${choice}`) ? t(`lg-do-${choice}`) : choice;
}

/** A row of battle cards with the card that it would lose. */
function rowChoice(number: number, table: TableView, view: View | null): string {
  const left = view?.rows[number]?.[0];
  const card = left === undefined ? null : battleCard(number, left, table);
  return card ? t('lg-do-row', { row: capital(row(number)), card }) : capital(row(number));
}

function attackChoice(
  { defender, weapons }: { defender: UnitId; weapons: [MiniId, number][] },
  table: TableView,
): string {
  return t('lg-do-attack', { unit: unit(defender, table), count: weapons.length });
}

function spendChoice(count: number, prompt: Prompt): string {
  const own = `lg-do-spend-${kindOf(prompt)}`;
  return t(has(own) ? own : 'lg-do-spend', { count });
}

function miniChoice(id: MiniId, table: TableView): string {
  const sheet = table.units[unitOf(id, table)];
  return sheet && sheet.minis.length > 1 ? miniShort(id, table) : mini(id, table);
}

function weaponChoice(number: number, prompt: Prompt, table: TableView): string {
  const id = about(prompt, 'destroy-weapon') ?? (about(prompt, 'mend') ?? about(prompt, 'ability'))?.unit ?? null;
  return id === null ? t('lg-a-weapon') : weapon(id, number, table);
}

/** The free card action of an upgrade. */
function useChoice(upgrade: number, prompt: Prompt, table: TableView): string {
  const id = about(prompt, 'act') ?? about(prompt, 'ability')?.unit ?? -1;
  const card = table.units[id]?.upgrades[upgrade];
  return card ? named(card.name) : t('lg-a-card');
}

/** One of several that wait. */
function picked(number: number, prompt: Prompt, table: TableView, view: View | null): string {
  if (prompt === 'next-pool') {
    const defender = view?.attack?.waiting[number];
    if (defender !== undefined) return t('lg-do-pick-pool', { unit: unit(defender, table) });
  }
  return t('lg-do-pick', { number: number + 1 });
}

/** What was done in a step of a replay. */
export function deed(frame: Frame, table: TableView, view: View | null): string {
  if (frame.seat === null) return t('lg-deed-start');
  if (frame.deed === 'concede') return t('lg-deed-concede');
  if (frame.deed === 'offer-draw') return t('lg-deed-draw');
  if (frame.deed === null || frame.prompt === null) return t('lg-deed-flag');
  return choice(frame.deed as Choice, frame.prompt as Prompt, table, view, frame.seat);
}

/** A battle card by its name and what it says. */
export function cardText(number: number, card: number, table: TableView): string | null {
  const cards = [table.objectives, table.deployments, table.conditions][number];
  const text = cards?.[card]?.text ?? null;
  return text && named(text);
}
