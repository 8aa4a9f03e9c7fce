// Guided games: each new kind of question is explained once in this browser.

const GUIDED = 'gefecht.guided';
const EXPLAINED = 'gefecht.explained';
const MOST = 20;

function stored(key: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function store(key: string, all: string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing explains again.
  }
}

/** Marks a game as one with explanations. */
export function guide(game: string): void {
  store(GUIDED, [game, ...stored(GUIDED)].slice(0, MOST));
}

export function isGuided(game: string): boolean {
  return stored(GUIDED).includes(game);
}

export function stopGuiding(game: string): void {
  store(
    GUIDED,
    stored(GUIDED).filter((one) => one !== game),
  );
}

export function explained(): Set<string> {
  return new Set(stored(EXPLAINED));
}

export function keepExplained(kind: string): void {
  store(EXPLAINED, [...new Set([...stored(EXPLAINED), kind])]);
}

/** The kind of a question: `act` of `{ act: 3 }`, `order` of `"order"`. */
export function kindOf(prompt: unknown): string {
  if (typeof prompt === 'string') return prompt;
  return typeof prompt === 'object' && prompt !== null ? (Object.keys(prompt)[0] ?? '') : '';
}
