// What the page answers by itself.
import type { Table } from '../table.svelte';

/** The only answer to the own question, or the one that the table calls needless; null: it is for the player to say. */
export function answeredAlone({ question, needless }: Pick<Table, 'question' | 'needless'>): unknown {
  const only = question?.open === false && question.options.length === 1 ? question.options[0] : null;
  return only ?? needless;
}
