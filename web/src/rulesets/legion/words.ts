// Everything Legion says in words: questions, answers, events, refusals. Pure functions over
// what the server tells; the sentences themselves stand in locales/*/legion*.ftl.

export * from './words/names';
export { cardText, choice, deed, prompt } from './words/questions';
export { fact, outcome, reason, refusal, short } from './words/refusals';
export { say } from './words/say';
