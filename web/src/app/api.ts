// Requests to the server over HTTP.
import type {
  Analysed,
  BookChapter,
  Challenge,
  ExerciseInfo,
  GameStatus,
  Imported,
  Listed,
  NewBranch,
  NewGame,
  Opened,
  Problem,
  ReplayPage,
  Rule,
  RulesetInfo,
  Scene,
  ScenePage,
  Statistics,
  Taken,
} from '../protocol';
import type { Language } from './i18n.svelte';

/** An entry of the rule catalogue. */
export interface RuleEntry {
  id: Rule;
  ruleset: string;
  kind: string;
  /** The language of the texts: the one asked for, or English where that is missing. */
  language: Language;
  title: string;
  text: string;
  ruling?: string | null;
  differs?: string | null;
  terms?: { de?: string; pl?: string };
  given?: string | null;
  then?: string | null;
  /** Of a search: where the words stand, if in another language. */
  found?: { language: Language; title: string };
}

/** Chances of each number of successes or wounds; each ruleset calls them by its own word. */
export interface OddsReply {
  chances?: number[];
  successes?: number[];
  wounds?: number[];
  mean: number;
}

/** The server said no; `problem` tells why. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.problem);
  }
}

export async function request<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await answered(path, init)).json()) as T;
}

async function answered(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`/api${path}`, init);
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as Problem | null;
  throw new ApiError(response.status, body ?? { problem: response.statusText, refusal: null });
}

/** What is found out about a finished game, as it comes; breaking it off stops the server too. */
export async function* analysed(game: string, signal: AbortSignal): AsyncGenerator<Analysed> {
  const { body } = await answered(`/games/${id(game)}/analysis`, { signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const events = (rest + part.value).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) if (event.startsWith('data:')) yield JSON.parse(event.slice(5)) as Analysed;
  }
}

export function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return request(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

const id = encodeURIComponent;

export const api = {
  rulesets: () => request<RulesetInfo[]>('/rulesets'),
  lobby: (ruleset: string, packs: readonly string[]) =>
    request<unknown>(`/rulesets/${id(ruleset)}/lobby?packs=${packs.map(id).join(',')}`),
  games: () => request<Listed[]>('/games'),
  game: (game: string) => request<GameStatus>(`/games/${id(game)}`),
  open: (game: NewGame) => post<Opened>('/games', game),
  record: (game: string) => request<{ setup: unknown }>(`/games/${id(game)}/record`),
  replay: (game: string, from: number, count: number) =>
    request<ReplayPage>(`/games/${id(game)}/replay?from=${from}&count=${count}`),
  rule: (rule: string, language: Language) => request<RuleEntry>(`/rules/${id(rule)}?language=${language}`),
  rules: (words: string, ruleset: string | null, language: Language) =>
    request<RuleEntry[]>(`/rules?q=${id(words)}&language=${language}${ruleset ? `&ruleset=${id(ruleset)}` : ''}`),
  area: (area: string, language: Language) => request<RuleEntry[]>(`/rules?area=${id(area)}&language=${language}`),
  book: (ruleset: string, language: Language) => request<BookChapter[]>(`/book/${id(ruleset)}?language=${language}`),
  scenes: (area: string) => request<Record<Rule, Scene[]>>(`/scenes?area=${id(area)}`),
  scene: (scene: string) => request<ScenePage>(`/scenes/${id(scene)}`),
  exercises: () => request<ExerciseInfo[]>('/exercises'),
  challenges: () => request<Challenge[]>('/challenges'),
  accept: (game: string, name: string) => post<Taken>(`/games/${id(game)}/seat`, { name }),
  statistics: (game: string) => request<Statistics>(`/games/${id(game)}/statistics`),
  branch: (branch: NewBranch) => post<Opened>('/branches', branch),
  import: (record: unknown) => post<Imported>('/imports', record),
  odds: (ruleset: string, query: Record<string, string>) =>
    request<OddsReply>(`/rulesets/${id(ruleset)}/odds?${new URLSearchParams(query)}`),
};

/** Where the record of a finished game can be had. */
export function recordAddress(game: string): string {
  return `/api/games/${id(game)}/record`;
}
