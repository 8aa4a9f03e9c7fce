// Everything Battleground says in words: questions, answers, events, refusals. Pure functions over
// what the server tells; the sentences themselves stand in locales/*/battleground.ftl.

export { choice, deed, prompt } from './words/questions';
export { aboutText, pieces } from './words/markers';
export { say } from './words/say';
export { reason, sums } from './words/sums';
export { fact, outcome, refusal } from './words/refusals';
export {
  bonus,
  buff,
  card,
  debuff,
  direction,
  english,
  faction,
  figure,
  FISTS,
  ground,
  itemKind,
  moveKind,
  place,
  signed,
  stage,
  testKind,
  value,
  weapon,
  weaponType,
} from './words/names';
