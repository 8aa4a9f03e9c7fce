import type { RulesetClient } from './ruleset';

// A folder with an index.ts is a ruleset; it is loaded when a page needs it.
const loaders = import.meta.glob<{ default: RulesetClient }>('./*/index.ts');

/** The rulesets that this client can show. */
export const ids: string[] = Object.keys(loaders).map((path) => path.split('/')[1] ?? path);

export async function load(id: string): Promise<RulesetClient> {
  const loader = loaders[`./${id}/index.ts`];
  if (!loader) throw new Error(`no client for the ruleset ${id}`);
  return (await loader()).default;
}
