// Titles of rules for which there are no words here. The server knows them; they are asked for once.

import { api } from '../../app/api';
import { i18n } from '../../app/i18n.svelte';

const titles = $state<Record<string, string>>({});
const asked = new Set<string>();

/** The title of a rule, as soon as the server has told it. */
export function ruleTitle(rule: string): string | null {
  const language = i18n.language;
  const key = `${language} ${rule}`;
  const known = titles[key];
  if (known !== undefined) return known;
  if (!asked.has(key) && typeof window !== 'undefined') {
    asked.add(key);
    api.rule(rule, language).then(
      (found) => (titles[key] = found.title),
      () => undefined,
    );
  }
  return null;
}
