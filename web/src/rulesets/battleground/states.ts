// The state of a unit in a few words.
import { t } from '../../app/i18n.svelte';
import type { FigureView } from './types';

export function stateOf(figure: FigureView): string {
  if (figure.standing === 'out' || figure.standing === 'falling') return t('play-state-out');
  if (figure.standing === 'waiting') return t('play-state-waiting');
  const turn =
    figure.ap === null ? t(figure.ready ? 'play-state-ready' : 'play-state-done') : t('play-ap', { count: figure.ap });
  const more = [
    figure.mana > 0 ? t('play-mana', { count: figure.mana }) : null,
    figure.focused ? t('play-state-focused') : null,
    figure.standby ? t('play-state-standby') : null,
  ];
  return [turn, ...more.filter((one) => one !== null)].join(', ');
}
