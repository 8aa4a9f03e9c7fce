import type { Frame, Seat } from '../../protocol';
import type { RulesetClient } from '../../rulesets/ruleset';
import type { Table } from '../table.svelte';

/** An answer to the own question, in the words of the replay. */
export function answerWords(table: Table, client: RulesetClient, choice: unknown, seat: Seat): string {
  const { prompt = null, open = false, options = [] } = table.question ?? {};
  const frame: Frame = {
    seat,
    prompt,
    open,
    options: options.length,
    deed: { answer: choice },
    told: [],
    view: table.view,
  };
  return client.deed(frame, table.table, table.view);
}
