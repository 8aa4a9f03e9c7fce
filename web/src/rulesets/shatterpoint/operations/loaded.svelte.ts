// What only tables of a Strategic Operation need. It is loaded with the first of them: other tables do without.
import { wantWords } from '../../../app/i18n.svelte';

type Operations = typeof import('./index');

let loaded = $state.raw<Operations | null>(null);

/** The part for operations, if a table has needed it. */
export const operations = (): Operations | null => loaded;

export async function wantOperations(): Promise<void> {
  if (loaded !== null) return;
  const [all] = await Promise.all([import('./index'), wantWords('operations')]);
  loaded = all;
}
