// What is said of a hint: how likely one wins with it, and what speaks for it.
import type { Hinted } from '../../protocol';
import { number, t } from '../i18n.svelte';

const percent = (share: number): number => Math.round(100 * share);
/** Always with a decimal: `1.0 victory points` needs no singular. */
const much = (by: number): string => number(Math.abs(by), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function chanceOf({ wins, worse }: Hinted): string {
  if (wins === null) return t('play-advice-plain');
  const said = t('play-advice-wins', { wins: percent(wins) });
  return worse === null ? said : `${said}, ${t('play-advice-worse', { worse: Math.max(1, percent(worse)) })}`;
}

/** What speaks for it, or of a worse one against it; null if nobody needs to think about it. */
export function reasonOf(ruleset: string, { wins, reason }: Hinted): string | null {
  if (reason === null) return wins === null ? null : t('play-advice-even');
  const by = much(reason.by);
  if (by === much(0)) return t('play-advice-even');
  const what = t(`play-aspect-${ruleset}-${reason.aspect}`);
  return reason.by > 0 ? t('play-advice-more', { what, by }) : t('play-advice-less', { what, by });
}
