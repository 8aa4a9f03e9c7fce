// What an alternative of an ability does: the words of the effect language in the language of the page.

import { has, t } from '../../../app/i18n.svelte';
import type { MoveKind } from '../types';
import { capital, moveKind } from './names';

/** A deed such as `heal 2`, `dash` or `hunker` as a phrase. */
export function alternative(deed: string): string {
  const [word = '', count = '1'] = deed.split(' ');
  if (has(`sp-kind-${word}`)) return moveKind(word as MoveKind);
  const key = `sp-effect-${word}`;
  return has(key) ? capital(t(key, { count: Number(count) || 1 })) : deed;
}
