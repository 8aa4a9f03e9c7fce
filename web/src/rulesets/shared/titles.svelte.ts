// Titles of rules for which there are no words here. The server knows them; they are asked for once.

import { api } from '../../app/api';

const titles = $state<Record<string, string>>({});
const asked = new Set<string>();

/** The title of a rule, as soon as the server has told it. */
export function ruleTitle(rule: string): string | null {
  const known = titles[rule];
  if (known !== undefined) return known;
  if (!asked.has(rule) && typeof window !== 'undefined') {
    asked.add(rule);
    api.rule(rule).then(
      (found) => (titles[rule] = found.title),
      () => undefined,
    );
  }
  return null;
}
