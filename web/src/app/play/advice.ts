// What is said of a hint: how likely one wins with it, and what speaks for it.
import type { Hinted } from '../../protocol';
import { number, t } from '../i18n.svelte';

const percent = (share: number): number => Math.round(100 * share);
/** Always with a decimal: `1.0 victory points` needs no singular. */
const much = (by: number): string => number(Math.abs(by), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** An answer beside the first that is not clearly worse: within what chance may do, so the numbers of the two do not compare. */
export const alike = ({ wins, worse }: Hinted, index: number): boolean => index > 0 && wins !== null && worse === null;

/** How likely one wins with the answer at this place of the list, the first being the one to give. */
export function chanceOf(hint: Hinted, index = 0): string {
  const { wins, worse } = hint;
  if (wins === null) return t('play-advice-plain');
  if (alike(hint, index)) return t('play-advice-alike');
  const said = t('play-advice-wins', { wins: percent(wins) });
  return worse === null ? said : `${said}, ${t('play-advice-worse', { worse: Math.max(1, percent(worse)) })}`;
}

/** What speaks for it, or of a worse one against it; null if nobody needs to think about it. */
export function reasonOf(ruleset: string, hint: Hinted, index = 0): string | null {
  const { wins, reason } = hint;
  if (reason === null) return wins === null ? null : t('play-advice-even');
  const by = much(reason.by);
  if (by === much(0)) return t('play-advice-even');
  const what = t(`play-aspect-${ruleset}-${reason.aspect}`);
  if (alike(hint, index)) return t(reason.by > 0 ? 'play-advice-for' : 'play-advice-against', { what });
  return reason.by > 0 ? t('play-advice-more', { what, by }) : t('play-advice-less', { what, by });
}
