// What is printed on a card, behind a sentence of the log that only names it.
import { name } from '../../app/i18n.svelte';
import type { Names } from '../../protocol';
import type { Sentence } from '../ruleset';

export const printed = (text: Names | null | undefined): Pick<Sentence, 'printed'> =>
  text ? { printed: name(text) } : {};
