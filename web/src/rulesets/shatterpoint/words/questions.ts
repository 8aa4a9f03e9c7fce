// Questions as sentences, answers as short words.

import { has, list, name as named, t } from '../../../app/i18n.svelte';
import type { Frame, Seat } from '../../../protocol';
import { operations } from '../operations/loaded.svelte';
import type {
  CharacterId,
  Choice,
  Goal,
  MoveKind,
  Occasion,
  Pending,
  Prompt,
  TableView,
  TreeOption,
  View,
} from '../types';
import { alternative } from './effects';
import {
  ability,
  action,
  attackType,
  capital,
  character,
  condition,
  edge,
  entry,
  inches,
  kindOf,
  moveKind,
  objective,
  sheetOf,
  stance,
  stanceOf,
  symbol,
  symbols,
  TACTIC,
  tacticOf,
  target,
  unit,
  unitOf,
} from './names';

/** A question as a sentence; it suits the one who is asked and those who wait. */
export function prompt(prompt: Prompt, table: TableView, view: View | null): string {
  if (typeof prompt === 'string') return ask(prompt === 'objective' ? 'so-ask-objective' : `sp-ask-${prompt}`);
  if ('deploy' in prompt) return t(prompt.deploy.squads.length > 1 ? 'sp-ask-deploy' : 'sp-ask-deploy-last');
  if ('struggle-map' in prompt) {
    const card = view && table.missions[view.mission]?.cards[prompt['struggle-map']];
    return card ? t('sp-ask-struggle-map-of', { card: named(card.name) }) : t('sp-ask-struggle-map');
  }
  if ('who' in prompt) {
    const { unit: id, action: one } = prompt.who;
    return t('sp-ask-who', { unit: unit(id, table), action: action(one) });
  }
  if ('revealed' in prompt) {
    const card = prompt.revealed;
    return card === 'shatterpoint'
      ? t('sp-ask-revealed-shatterpoint')
      : t('sp-ask-revealed', { unit: unit(card.unit, table) });
  }
  if ('go' in prompt) return goPrompt(prompt.go, table);
  if ('transfer' in prompt) return t('sp-ask-transfer', { name: character(prompt.transfer, table) });
  if ('push' in prompt) {
    return t(prompt.push.pull ? 'sp-ask-pull' : 'sp-ask-push', { name: character(prompt.push.character, table) });
  }
  if ('attack' in prompt) return attackPrompt(prompt.attack, table);
  if ('tree' in prompt) return treePrompt(table, view);
  if ('next' in prompt) return t('sp-ask-next');
  if ('heal' in prompt) {
    const { character: id, left } = prompt.heal;
    return t('sp-ask-heal', { name: character(id, table), left });
  }
  if ('react' in prompt) return reactPrompt(prompt.react, table, view);
  if ('choose' in prompt || 'pick' in prompt) {
    const { unit: id, ability: number } = 'choose' in prompt ? prompt.choose : prompt.pick;
    const rule = number === TACTIC ? operations()?.ruleAtWork(table, view) : null;
    const args = { ability: rule ? named(rule.name) : ability(id, number, table, view) };
    if ('choose' in prompt) return t('sp-ask-choose', args);
    const [only, ...others] = prompt.pick.alternatives;
    if (!only || others.length > 0) return t('sp-ask-pick', args);
    return t('sp-ask-may-do', { ...args, what: alternative(only, table) });
  }
  if ('progress' in prompt) return ask(`so-ask-${prompt.progress.adds ? 'add' : 'remove'}`);
  if ('roam' in prompt) return ask('so-ask-roam', { objective: objective(prompt.roam.objective, table) });
  if ('ambush' in prompt) return ask('so-ask-ambush', { face: t(`sp-face-${prompt.ambush.face}`) });
  if ('station' in prompt) return ask('so-ask-station', { name: character(prompt.station.character, table) });
  if ('lay' in prompt) return ask('so-ask-lay', { objective: objective(prompt.lay.objective, table) });
  if ('face' in prompt) {
    const to = prompt.face.turns_to;
    return to === null ? ask('so-ask-token') : ask('so-ask-turn', { face: t(`sp-face-${to}`) });
  }
  if ('space' in prompt) {
    const { tracker, fills } = prompt.space;
    const card = table.operation?.trackers[tracker];
    return ask(fills ? 'so-ask-fill' : 'so-ask-empty', { tracker: card ? named(card.name) : '' });
  }
  if ('lose-damage' in prompt) return ask('so-ask-lose-damage', { unit: unit(prompt['lose-damage'].unit, table) });
  // All others name a unit.
  const [kind, about] = Object.entries(prompt)[0] ?? ['', -1];
  return ask(`sp-ask-${kind}`, { unit: unit(about as number, table) });
}

/** A question of a newer server is put too, though there are no words for it. */
function ask(key: string, args?: Record<string, string | number>): string {
  return has(key) ? t(key, args) : t('sp-ask-unknown');
}

type Go = Extract<Prompt, { go: unknown }>['go'];

function goPrompt({ characters, kinds, toward }: Go, table: TableView): string {
  const [first] = characters;
  const many = characters.length > 1;
  const name =
    first === undefined ? t('sp-somebody') : many ? unit(unitOf(first, table), table) : character(first, table);
  if (toward !== null) return t('sp-ask-go-toward', { name, goal: goalName(toward, table) });
  const [kind] = kinds;
  if (many) return t('sp-ask-go-many', { name });
  return kinds.length === 1 && kind !== undefined ? ask(`sp-ask-go-${kind}`, { name }) : t('sp-ask-go', { name });
}

const goalName = (goal: Goal, table: TableView): string =>
  typeof goal === 'number' ? character(goal, table) : objective(goal.objective, table);

function attackPrompt({ characters }: { characters: CharacterId[] }, table: TableView): string {
  const [first] = characters;
  if (first === undefined) return t('sp-ask-attack', { name: t('sp-somebody') });
  return characters.length > 1
    ? t('sp-ask-attack-many', { name: unit(unitOf(first, table), table) })
    : t('sp-ask-attack', { name: character(first, table) });
}

function treePrompt(table: TableView, view: View | null): string {
  const attack = view?.attack;
  if (!attack) return t('sp-ask-tree');
  return t('sp-ask-tree-of', { name: character(attack.attacker, table), number: attack.taken.length + 1 });
}

function reactPrompt(occasion: Occasion, table: TableView, view: View | null): string {
  const attack = view?.attack;
  if (typeof occasion === 'string') {
    if (!attack) return ask(`sp-ask-react-${occasion}`);
    const args = { attacker: character(attack.attacker, table), target: target(attack.target, table) };
    return ask(`sp-ask-react-${occasion}-of`, args);
  }
  if ('action' in occasion) {
    const [id, one] = occasion.action;
    return t('sp-ask-react-action', { unit: unit(id, table), action: action(one) });
  }
  if ('damage' in occasion) return t('sp-ask-react-damage', { count: occasion.damage });
  if ('moved' in occasion) return t('sp-ask-react-moved', { name: character(occasion.moved, table) });
  if ('left' in occasion) return t('sp-ask-react-left', { name: character(occasion.left, table) });
  if ('wounded' in occasion) return t('sp-ask-react-wounded', { unit: unit(occasion.wounded, table) });
  return t('sp-ask-react-hunkered', { unit: unit(occasion.hunkered, table) });
}

/** An objective with what it is called in this stage: `Console, objective 1`. */
function objectiveOf(number: number, table: TableView, view: View | null): string {
  const stage = table.operation?.stages[view?.operation?.stage ?? -1];
  const kind = stage?.kinds.find((one) => one.objectives.includes(number));
  const own = objective(number, table);
  if (!kind || own === named(kind.name)) return capital(own);
  return t('so-kind-of', { kind: named(kind.name), number: number + 1 });
}

function spaceOf(space: number, prompt: Prompt, table: TableView): string {
  const tracker = typeof prompt !== 'string' && 'space' in prompt ? prompt.space.tracker : -1;
  const shown = table.operation?.trackers[tracker]?.spaces[space] ?? [];
  const what = shown.map((face) => t(`sp-face-${face}`)).join(' / ');
  return t('so-do-space', { what: what === '' ? space + 1 : what });
}

/** An answer in a few words, for a button or a row. */
export function choice(choice: Choice, prompt: Prompt, table: TableView, view: View | null, seat: Seat): string {
  if (typeof choice === 'string') return plainChoice(choice, prompt, table, view);
  if ('edge' in choice) return edge(choice.edge);
  if ('mission' in choice) return missionChoice(choice.mission, table, seat);
  if ('deploy' in choice) return t('sp-do-deploy', { squad: squad(seat, choice.deploy.squad, table) });
  if ('stance' in choice) return stanceChoice(choice.stance, prompt, table, view);
  if ('map' in choice) return mapChoice(choice.map, prompt, table, view);
  if ('unit' in choice) return unit(choice.unit, table);
  if ('condition' in choice) return capital(condition(choice.condition));
  if ('action' in choice) return action(choice.action);
  if ('use' in choice) {
    const { unit: id, ability: number } = choice.use;
    return ability(id, number, table, view);
  }
  if ('move' in choice) return moved(choice.move, table, view);
  if ('struggle' in choice) return t('sp-do-struggle', { kind: moveKind(choice.struggle.kind) });
  if ('place' in choice || 'through' in choice) return t('sp-do-place');
  if ('toward' in choice) return t(isPull(prompt) ? 'sp-do-pull' : 'sp-do-push');
  if ('attack' in choice) {
    return t('sp-do-attack', { target: target(choice.attack.target, table), type: attackType(choice.attack.kind) });
  }
  if ('option' in choice) return option(choice.option, table, view);
  if ('objective' in choice) return objectiveOf(choice.objective, table, view);
  if ('roam' in choice) return moveKind(choice.roam.kind);
  if ('face' in choice) return capital(t(`sp-face-${choice.face}`));
  if ('space' in choice) return spaceOf(choice.space, prompt, table);
  if ('pick' in choice) return picked(choice.pick, prompt, table, view);
  if ('heal-damage' in choice) return t('sp-do-heal-damage', { unit: unit(choice['heal-damage'], table) });
  if ('heal-condition' in choice) {
    const [id, one] = choice['heal-condition'];
    return t('sp-do-heal-condition', { unit: unit(id, table), condition: condition(one) });
  }
  if ('character' in choice) return character(choice.character, table);
  return operations()?.choice(choice, view, seat) ?? JSON.stringify(choice);
}

/** A map by the objectives that it makes active. */
function mapChoice(number: number, prompt: Prompt, table: TableView, view: View | null): string {
  const active = mapOf(number, prompt, table, view);
  const objectives = list(active.map((one) => String(one + 1)));
  return active.length > 0
    ? t('sp-do-map-of', { number: number + 1, objectives, count: active.length })
    : t('sp-do-map', { number: number + 1 });
}

/** The numbers of the objectives that a map of the asked struggle card makes active. */
export function mapOf(number: number, prompt: Prompt, table: TableView, view: View | null): number[] {
  if (typeof prompt === 'string' || !('struggle-map' in prompt)) return [];
  const mission = view ? table.missions[view.mission] : undefined;
  const active = mission?.cards[prompt['struggle-map']]?.maps[number]?.active ?? [];
  return active
    .map((one) => mission?.objectives.indexOf(one) ?? -1)
    .filter((one) => one >= 0)
    .sort((a, b) => a - b);
}

type PlainChoice = Extract<Choice, string>;

/** Answers without a number: some are called by what was asked. */
function plainChoice(choice: PlainChoice, prompt: Prompt, table: TableView, view: View | null): string {
  const asked = kindOf(prompt);
  if (choice === 'yes' && typeof prompt !== 'string') {
    if ('pick' in prompt && prompt.pick.alternatives[0]) return alternative(prompt.pick.alternatives[0], table);
    if ('transfer' in prompt) return t('sp-do-yes-transfer');
  }
  if (choice === 'activate' && typeof prompt !== 'string' && 'revealed' in prompt) {
    if (prompt.revealed === 'shatterpoint') return t('sp-do-activate-any');
    return t('sp-do-activate-unit', { unit: unit(prompt.revealed.unit, table) });
  }
  if (choice === 'use-reserve') {
    const card = view?.players[view.active]?.reserve;
    if (card && card !== 'shatterpoint') return t('sp-do-use-reserve-unit', { unit: unit(card.unit, table) });
  }
  if (choice === 'decline' && typeof prompt !== 'string' && 'go' in prompt && prompt.go.characters.length < 2) {
    return t('sp-do-decline-go-one');
  }
  const own = `sp-do-${choice}-${asked}`;
  return has(own) ? t(own) : t(`sp-do-${choice}`);
}

function missionChoice(of: Seat, table: TableView, seat: Seat): string {
  const mission = table.missions[of];
  const args = { mission: mission ? named(mission.name) : '' };
  return t(of === seat ? 'sp-do-mission-own' : 'sp-do-mission-other', args);
}

/** A squad by its primary unit, which leads it. */
export function squad(seat: Seat, squad: number, table: TableView): string {
  const own = table.units.filter((one) => one.seat === seat && one.squad === squad);
  const leader = own.find((one) => one.card.kind === 'primary') ?? own[0];
  return leader ? unit(leader.id, table) : t('sp-squad', { number: squad + 1 });
}

function stanceChoice(number: number, prompt: Prompt, table: TableView, view: View | null): string {
  if (typeof prompt !== 'string' && 'first-stance' in prompt) return stance(prompt['first-stance'], number, table);
  const id = typeof prompt !== 'string' && 'act' in prompt ? prompt.act : view?.activation?.unit;
  return t('sp-do-turn-stance', { stance: id === undefined ? t('sp-a-stance') : stance(id, number, table) });
}

type Move = Extract<Choice, { move: unknown }>['move'];

/** `Advance`, or `Climb to 3.3″` where the level changes. */
function moved({ character: id, kind, to }: Move, table: TableView, view: View | null): string {
  const from = view?.characters[id];
  const args = { name: character(id, table), kind: moveKind(kind) };
  if (!from || from.level === to.level) return t('sp-do-move', args);
  return t('sp-do-move-level', { ...args, height: inches(to.level) });
}

function isPull(prompt: Prompt): boolean {
  return typeof prompt !== 'string' && 'push' in prompt && prompt.push.pull;
}

/** An option of the combat tree of the attack in progress. */
export function treeOption(number: number, table: TableView, view: View | null): TreeOption | null {
  const attack = view?.attack;
  const id = attack ? unitOf(attack.attacker, table) : -1;
  return stanceOf(id, view?.units[id]?.stance ?? 0, table)?.tree.options[number] ?? null;
}

/** An option of the tree by what it does. */
export function option(number: number, table: TableView, view: View | null): string {
  const found = treeOption(number, table, view);
  return found ? capital(symbols(found.effects)) : t('sp-do-option', { number: number + 1 });
}

function picked(number: number, prompt: Prompt, table: TableView, view: View | null): string {
  if (typeof prompt !== 'string') {
    if ('next' in prompt) {
      const waiting = prompt.next[number];
      if (waiting !== undefined) return pending(waiting, table, view);
    }
    if ('pick' in prompt) {
      const text = prompt.pick.alternatives[number];
      if (text) return alternative(text, table);
    }
  }
  return t('sp-do-pick', { number: number + 1 });
}

/** An effect that waits to be resolved. */
export function pending(one: Pending, table: TableView, view: View | null): string {
  if (one === 'tactic') {
    const tactic = view && tacticOf(table, view);
    return tactic ? named(tactic.name) : t('sp-pending-tactic');
  }
  if (one === 'progress') return t('so-pending-progress');
  if ('rule' in one) return operations()?.ruleName(one.rule, table) ?? t('sp-an-ability');
  if ('symbol' in one) return capital(symbol(one.symbol));
  if ('entry' in one) return capital(entry(one.entry));
  const [id, number] = one.ability;
  return t('sp-pending-ability', { unit: unit(id, table), ability: ability(id, number, table, view) });
}

/** Movements in a row: `advance, dash or climb`. */
export function kinds(all: readonly MoveKind[]): string {
  return list(all.map(moveKind));
}

/** What was done in a step of a replay. */
export function deed(frame: Frame, table: TableView, view: View | null): string {
  if (frame.seat === null) return t('sp-deed-start');
  if (frame.deed === 'concede') return t('sp-deed-concede');
  if (frame.deed === 'offer-draw') return t('sp-deed-draw');
  if (frame.deed === null || frame.prompt === null) return t('sp-deed-flag');
  return choice(frame.deed as Choice, frame.prompt as Prompt, table, view, frame.seat);
}

/** Whether a unit has a second stance to turn to. */
export function hasStances(id: number, table: TableView): boolean {
  return (sheetOf(id, table)?.card.stances.length ?? 0) > 1;
}
