import { wantWords } from '../app/i18n.svelte';
import type { Refusal } from '../protocol';
import type { LobbyClient, RulesetClient } from './ruleset';

// A folder with an index.ts is a ruleset; it is loaded when a page needs it, its words with it. The lobby needs less.
const loaders = import.meta.glob<{ default: RulesetClient }>('./*/index.ts');
const lobbies = import.meta.glob<{ default: LobbyClient }>('./*/lobby.ts');

const ORDER = ['battleground', 'shatterpoint', 'legion'];

/** The rulesets that this client can show, in one order on every page. */
export const ids: string[] = Object.keys(loaders)
  .map((path) => path.split('/')[1] ?? path)
  .sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));

/** What shows a table of a ruleset, with all that this table needs. */
export async function load(id: string, table: unknown): Promise<RulesetClient> {
  const [client] = await Promise.all([found(loaders, `./${id}/index.ts`), wantWords(id)]);
  await client.prepare?.(table);
  return client;
}

/** What the front door shows of a ruleset; it has no words of its own. */
export async function loadLobby(id: string): Promise<LobbyClient> {
  return await found(lobbies, `./${id}/lobby.ts`);
}

/** What shows maps in the lobby; it has no words. */
export async function loadPicture(id: string): Promise<LobbyClient['Thumbnail']> {
  return (await found(lobbies, `./${id}/lobby.ts`)).Thumbnail;
}

/** What asks in the lobby for a ruleset's own wishes. */
export async function loadForm(id: string): Promise<LobbyClient['LobbyForm']> {
  const words = [wantWords(id), wantWords(`lobby-${id}`)];
  const [client] = await Promise.all([found(lobbies, `./${id}/lobby.ts`), ...words]);
  return client.LobbyForm;
}

/** Why a table was not opened, in the words of its ruleset; null if it has none. */
export async function refusalOf(id: string, refusal: Refusal, lobby: unknown): Promise<string | null> {
  return (await found(lobbies, `./${id}/lobby.ts`)).refusal?.(refusal, lobby) ?? null;
}

async function found<T>(all: Record<string, () => Promise<{ default: T }>>, path: string): Promise<T> {
  const loader = all[path];
  if (!loader) throw new Error(`no client at ${path}`);
  return (await loader()).default;
}
