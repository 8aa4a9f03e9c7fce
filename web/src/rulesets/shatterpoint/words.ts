// Everything Shatterpoint says in words: questions, answers, events, refusals. Pure functions over
// what the server tells; the sentences themselves stand in locales/*/shatterpoint.ftl.

export { aboutEntry, aboutSymbols } from './words/abouts';
export { alternative } from './words/effects';
export {
  ability,
  abilityKind,
  abilityOf,
  action,
  attackFace,
  attackType,
  capital,
  character,
  condition,
  defenceFace,
  edge,
  edition,
  entry,
  grouped,
  INCH,
  inches,
  kindOf,
  moveKind,
  objective,
  orderCard,
  player,
  sheetOf,
  stage,
  stance,
  stanceOf,
  symbol,
  symbols,
  TACTIC,
  tacticOf,
  target,
  unit,
  unitOf,
  unitType,
} from './words/names';
export { choice, deed, kinds, mapOf, option, pending, prompt, squad, treeOption } from './words/questions';
export { fact, outcome, reason, refusal, short } from './words/refusals';
export { say } from './words/say';
export { faces } from './words/say-attacks';
export { because, signed, sum } from './words/sums';
