// The state of a unit in a few words.
import { t } from '../../app/i18n.svelte';
import type { FigureView } from './types';

/** The words, and the key of what the glossary says of each. */
export function statesOf(figure: FigureView): { word: string; key: string | null }[] {
  if (figure.standing === 'out' || figure.standing === 'falling') return [{ word: t('play-state-out'), key: null }];
  if (figure.standing === 'waiting') return [{ word: t('play-state-waiting'), key: null }];
  const { ap, mana } = figure;
  return [
    ap === null
      ? { word: t(figure.ready ? 'play-state-ready' : 'play-state-done'), key: null }
      : { word: t('play-ap', { count: ap }), key: 'play-value-about-ap' },
    ...(mana > 0 ? [{ word: t('play-mana', { count: mana }), key: 'board-mark-about-mana' }] : []),
    ...(figure.focused ? [{ word: t('play-state-focused'), key: 'board-mark-about-focus' }] : []),
    ...(figure.standby ? [{ word: t('play-state-standby'), key: 'board-mark-about-standby' }] : []),
  ];
}

export const stateOf = (figure: FigureView): string =>
  statesOf(figure)
    .map(({ word }) => word)
    .join(', ');
