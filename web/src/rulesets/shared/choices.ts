// Answers are plain values: equal if they say the same.

/** The kind of a prompt, a choice or an event: its one key, or the word itself. */
export function kindOf(value: string | object): string {
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');
}

export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  return keys.length === others.length && keys.every((key) => same(a[key as keyof typeof a], b[key as keyof typeof b]));
}

export function find<T>(options: readonly T[], choice: T): T | null {
  return options.find((option) => same(option, choice)) ?? null;
}
