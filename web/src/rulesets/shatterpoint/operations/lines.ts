// Sentences of the log for what happens only in operations.
import { name, t } from '../../../app/i18n.svelte';
import { printed } from '../../shared/printed';
import type { ProgressCause } from '../types';
import { entry, faces, objective, target as targetName } from '../words';
import type { Lines, Scene } from '../words/say';
import { ruleOf } from './rules';

export type OperationKind =
  | 'roles'
  | 'stage-begins'
  | 'stage-ended'
  | 'special-rule'
  | 'progress'
  | 'last-turn'
  | 'wound-lost'
  | 'glanced'
  | 'armour'
  | 'destroyed'
  | 'plated'
  | 'repaired'
  | 'rule-rolled'
  | 'tracker'
  | 'marked'
  | 'scattered'
  | 'unit-tokens'
  | 'objective-damaged'
  | 'deactivated'
  | 'die-turned'
  | 'token-laid'
  | 'tokens-returned'
  | 'token-shown'
  | 'sequence-laid'
  | 'sequence-revealed'
  | 'sequence-discarded'
  | 'objective-put'
  | 'lies-in-wait'
  | 'ambush-laid'
  | 'ambush-revealed'
  | 'stationed'
  | 'uncontrolled'
  | 'docked'
  | 'embarked'
  | 'acts-from-ship'
  | 'captured'
  | 'freed'
  | 'off-duty'
  | 'noise-made'
  | 'noise-revealed'
  | 'signalled'
  | 'no-room';

export const lines: Lines<OperationKind> = {
  roles: ({ aggressor }, at) => ({
    text: t('so-say-roles', { aggressor: at.player(aggressor), sentinel: at.player(1 - aggressor) }),
    seat: aggressor,
  }),
  'stage-begins': ({ stage, active }, at) => ({
    text: t('so-say-stage-begins', { stage: stageName(stage, at), objectives: numbers(active), count: active.length }),
    heading: true,
  }),
  'stage-ended': ({ stage, end, winner }, at) => {
    const found = at.table.operation?.stages[stage]?.ends[end];
    const args = { stage: stageName(stage, at), text: found ? name(found.text) : '' };
    if (winner === null) return { text: t('so-say-stage-ended', args), heading: true };
    const key = found?.last ? 'so-say-stage-ended-last' : 'so-say-stage-ended-won';
    return { text: t(key, { ...args, player: at.player(winner) }), seat: winner, heading: true };
  },
  'special-rule': ({ seat, at: place }, at) => {
    const rule = ruleOf(place, at.table);
    return {
      text: t('so-say-special-rule', { player: at.player(seat), rule: rule ? name(rule.name) : '' }),
      ...printed(rule?.text),
    };
  },
  progress: ({ side, tokens, adds, cause }, at) => ({
    text: t(adds ? 'so-say-added' : 'so-say-removed', {
      player: at.player(side),
      tokens,
      cause: causeOf(cause, at),
    }),
    seat: side,
  }),
  'last-turn': () => ({ text: t('so-say-last-turn') }),
  'wound-lost': ({ unit, token }, at) => ({ text: t(`so-say-lost-${token}`, { unit: at.unit(unit) }) }),
  glanced: ({ target }, at) => ({ ...struck, text: t('so-say-glanced', { target: targetOf(target, at) }) }),
  armour: ({ target, space }, at) => ({
    ...struck,
    text: t('so-say-armour', {
      target: targetOf(target, at),
      space: space + 1,
      of: at.table.operation?.armoured[target]?.track.length ?? space + 1,
    }),
  }),
  destroyed: ({ target }, at) => ({ ...struck, text: t('so-say-destroyed', { target: targetOf(target, at) }) }),
  plated: ({ target, count, entries }, at) => ({
    ...struck,
    text: t('so-say-plated', { target: targetOf(target, at), count, entries: entries.map(entry).join(', ') }),
  }),
  repaired: ({ target, space }, at) => ({
    ...struck,
    text: t('so-say-repaired', { target: targetOf(target, at), space: space + 1 }),
  }),
  'rule-rolled': ({ seat, at: place, attack, defence }, at) => {
    const rule = ruleOf(place, at.table);
    const rolled = faces(defence.length > 0 ? defence : attack);
    return {
      text: t('so-say-rule-rolled', { player: at.player(seat), rule: rule ? name(rule.name) : '', faces: rolled }),
      seat,
      dice: true,
    };
  },
  tracker: ({ tracker, space, filled }, at) => {
    const card = at.table.operation?.trackers[tracker];
    const shown = card?.spaces[space]?.map((face) => t(`sp-face-${face}`)) ?? [];
    const what = shown.length > 0 ? shown.join(' / ') : space + 1;
    return { text: t(filled ? 'so-say-filled' : 'so-say-emptied', { tracker: card ? name(card.name) : '', what }) };
  },
  scattered: ({ seat, units }, at) => ({
    text: t('so-say-scattered', {
      player: at.player(seat),
      units: [...new Set(units)].map((unit) => at.unit(unit)).join(', '),
    }),
    seat,
  }),
  'unit-tokens': ({ unit, tokens }, at) => ({
    text:
      tokens.length === 0
        ? t('so-say-unit-tokens-none', { unit: at.unit(unit) })
        : t('so-say-unit-tokens', { unit: at.unit(unit), tokens: faces(tokens) }),
  }),
  'objective-damaged': ({ objective: number, tokens }, at) => ({
    text: t('so-say-objective-damaged', { objective: objective(number, at.table), count: tokens }),
  }),
  deactivated: ({ objective: number }, at) => ({
    text: t('so-say-deactivated', { objective: objective(number, at.table) }),
  }),
  'die-turned': ({ from, to }) => ({
    text: t('so-say-die-turned', { from: t(`sp-face-${from}`), to: t(`sp-face-${to}`) }),
  }),
  'token-laid': ({ seat, unit, face }, at) => {
    const args = { player: at.player(seat), unit: at.unit(unit) };
    const text =
      face === null
        ? t('so-say-token-laid', args)
        : t('so-say-token-laid-seen', { ...args, face: t(`sp-face-${face}`) });
    return { text, seat };
  },
  'tokens-returned': ({ unit, tokens }, at) => ({
    text: t('so-say-tokens-returned', { unit: at.unit(unit), count: tokens }),
  }),
  'token-shown': ({ unit, face }, at) => ({
    text: t('so-say-token-shown', { unit: at.unit(unit), face: t(`sp-face-${face}`) }),
  }),
  'sequence-laid': ({ tokens }) => ({ text: t('so-say-sequence-laid', { count: tokens }) }),
  'sequence-revealed': ({ face, left }) => ({
    text: t('so-say-sequence-revealed', { face: t(`sp-face-${face}`), left }),
  }),
  'sequence-discarded': ({ face }) => ({ text: t('so-say-sequence-discarded', { face: t(`sp-face-${face}`) }) }),
  'objective-put': ({ objective: number }, at) => ({
    text: t('so-say-objective-put', { objective: objective(number, at.table) }),
  }),
  'lies-in-wait': ({ seat, units }, at) => ({
    text: t('so-say-lies-in-wait', {
      player: at.player(seat),
      units: units.map((unit) => at.unit(unit)).join(', '),
    }),
    seat,
  }),
  'ambush-laid': ({ seat }, at) => ({ text: t('so-say-ambush-laid', { player: at.player(seat) }), seat }),
  'ambush-revealed': ({ unit, face }, at) => ({
    text: t('so-say-ambush-revealed', { unit: at.unit(unit), face: t(`sp-face-${face}`) }),
  }),
  stationed: ({ character }, at) => ({ text: t('so-say-stationed', { name: at.character(character) }) }),
  uncontrolled: ({ objective: number }, at) => ({
    text: t('so-say-uncontrolled', { objective: objective(number, at.table) }),
  }),
  docked: ({ objective: number }, at) => ({ text: t('so-say-docked', { objective: objective(number, at.table) }) }),
  embarked: ({ unit }, at) => ({ text: t('so-say-embarked', { unit: at.unit(unit) }) }),
  'acts-from-ship': ({ unit }, at) => ({ text: t('so-say-acts-from-ship', { unit: at.unit(unit) }) }),
  captured: ({ seat, units }, at) => ({
    text: t('so-say-captured', { player: at.player(seat), units: units.map((unit) => at.unit(unit)).join(', ') }),
    seat,
  }),
  freed: ({ unit }, at) => ({ text: t('so-say-freed', { unit: at.unit(unit) }) }),
  'off-duty': ({ seat, units }, at) => ({
    text: t('so-say-off-duty', { player: at.player(seat), units: units.map((unit) => at.unit(unit)).join(', ') }),
    seat,
  }),
  'noise-made': ({ seat, noise }, at) => ({
    text: t('so-say-noise-made', { player: at.player(seat), count: noise }),
    seat,
  }),
  'noise-revealed': ({ faces: heard }) => ({ text: t('so-say-noise-revealed', { faces: faces(heard) }) }),
  signalled: ({ signal }, at) => {
    const card = at.table.operation?.signals[signal];
    return { text: t('so-say-signalled', { signal: card ? name(card) : '' }) };
  },
  'no-room': ({ seat }, at) => ({ text: t('so-say-no-room', { player: at.player(seat) }), seat }),
  marked: ({ objectives }, at) => ({
    text: t('so-say-marked', { objectives: objectives.map((one) => objective(one, at.table)).join(', ') }),
  }),
};

/** The number of an armoured target is not that of a character. */
const struck = { seat: null, figures: [] };

const targetOf = (armoured: number, at: Scene): string => targetName({ armoured }, at.table);

const numbers = (active: readonly number[]): string =>
  [...active]
    .sort((a, b) => a - b)
    .map((one) => one + 1)
    .join(', ');

function stageName(stage: number, at: Scene): string {
  const card = at.table.operation?.stages[stage];
  return card ? name(card.name) : String(stage + 1);
}

function causeOf(cause: ProgressCause, at: Scene): string {
  if (cause === 'turn') return t('so-cause-turn');
  if ('rule' in cause) {
    const rule = ruleOf(cause.rule, at.table);
    return rule ? name(rule.name) : t('so-special-rule');
  }
  const [kind, [unit, ability]] = Object.entries(cause)[0] as [string, [number, number]];
  return t(`so-cause-${kind}`, { ability: at.ability(unit, ability) });
}
