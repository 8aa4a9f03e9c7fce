// The head and the result of a test in words.
import { t } from '../../app/i18n.svelte';
import type { Table } from '../../app/table.svelte';
import { tableOf } from './known';
import { figureName } from './labels';
import type { Trial } from './trial';
import { english, testKind } from './words';

export function titleOf(table: Table, trial: Trial): string {
  const fixed = tableOf(table);
  const name = figureName(table, trial.first.figure);
  if (trial.weapon !== null && trial.target !== null && fixed) {
    return t('play-test-attack', {
      name,
      weapon: english(trial.weapon, fixed),
      target: figureName(table, trial.target),
    });
  }
  return t('play-test-other', { name, kind: testKind(trial.first.kind) });
}

/** Successes at the left, what they did at the right, and both as one sentence; null while the test goes on. */
export function resultOf(table: Table, trial: Trial): { left: string; right: string; said: string } | null {
  const count = trial.left ?? (trial.first.kind === 'skill' ? trial.first.successes : null);
  if (count === null) return null;
  const left = t(trial.left === null ? 'play-successes' : 'play-successes-left', { count });
  // Successes that are left wound with the next beat; until then nothing is said of wounds.
  const open = trial.wounds === null && count > 0;
  const right =
    trial.target === null || trial.first.kind !== 'attack' || open
      ? ''
      : t('play-wounds-on', { count: trial.wounds ?? 0, name: figureName(table, trial.target) });
  return { left, right, said: [titleOf(table, trial), left, right].filter(Boolean).join(': ') };
}
