// The keys of the decision: Enter commits, Esc goes back, digits choose, arrows go from answer to answer.

/** What the keys act on: the plan of the answer. */
export interface Planned {
  confirm(): void;
  /** One step back; says whether there was one. */
  back(): boolean;
}

export function keys(event: KeyboardEvent, plan: Planned, root: HTMLElement | null): void {
  if (root === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(event.target)) return;
  const inside = event.target instanceof Node && root.contains(event.target);
  if (event.key === 'Enter' && mayCommit(event.target, inside)) {
    plan.confirm();
  } else if (event.key === 'Escape') {
    if (!plan.back()) return;
  } else if (/^[1-9]$/.test(event.key)) {
    if (!press(root, Number(event.key) - 1)) return;
  } else if (inside && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    if (!step(root, event.target, event.key === 'ArrowDown' ? 1 : -1)) return;
  } else {
    return;
  }
  event.preventDefault();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/** Enter belongs to a focused control first; on an answer that is already chosen it commits, in the column or on a card. */
export function mayCommit(target: EventTarget | null, inside: boolean): boolean {
  if (!(target instanceof Element) || target === document.body) return true;
  if (inside || target.matches('[data-answer]')) return target.matches('[aria-pressed="true"], [aria-selected="true"]');
  return target.closest('button, a, summary') === null;
}

function answers(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-key]')];
}

function press(root: HTMLElement, index: number): boolean {
  const answer = answers(root)[index];
  answer?.focus();
  answer?.click();
  return answer !== undefined;
}

function step(root: HTMLElement, from: EventTarget | null, by: 1 | -1): boolean {
  const all = answers(root);
  const at = all.findIndex((one) => one === from);
  const next = all[at === -1 ? 0 : (at + by + all.length) % all.length];
  next?.focus();
  return next !== undefined;
}
