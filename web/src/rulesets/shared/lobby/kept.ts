// What a player built last, kept in the browser for the next visit.

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Where nothing may be kept, it lasts as long as the page.
  }
}

/** What was kept, if it still has the form that is expected. */
export function kept<T>(key: string, fits: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}
