// The rule drawer: any rule id on the page opens it. A page without a drawer goes to the book.
import { go } from './router.svelte';

let shown = $state<string | null>(null);
let drawers = 0;

export const ruleDrawer = {
  get id(): string | null {
    return shown;
  },
};

/** The page has a drawer, until what is returned is called. */
export function keepDrawer(): () => void {
  drawers += 1;
  return () => {
    drawers -= 1;
    shown = null;
  };
}

export function openRule(id: string): void {
  if (drawers > 0) shown = id;
  else go(`/rules/${id}`);
}

export function closeRule(): void {
  shown = null;
}

/** The rule that says what the message of this key says. */
export async function ruleOf(key: string | undefined): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const { rules } = await import('./glossary');
  return rules[key];
}

export async function openRuleOf(key: string | undefined): Promise<void> {
  const rule = await ruleOf(key);
  if (rule) openRule(rule);
}
