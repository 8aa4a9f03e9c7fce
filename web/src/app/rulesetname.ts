import { has, t } from './i18n.svelte';

/** A ruleset's name in words; its id where there are none. */
export function rulesetName(id: string): string {
  const key = `app-ruleset-${id}`;
  return has(key) ? t(key) : id;
}
