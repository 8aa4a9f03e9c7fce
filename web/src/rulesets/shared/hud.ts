import Eye from '@lucide/svelte/icons/eye';
import Ruler from '@lucide/svelte/icons/ruler';
import { t } from '../../app/i18n.svelte';
import type { HudTool } from './board/Hud.svelte';
import type { Tools } from './tools.svelte';

/** The tools of every board; what the third is called differs. */
export function hudOf(tools: Tools, third: Pick<HudTool, 'label' | 'icon'>): HudTool[] {
  return [
    { key: 'M', label: t('play-tool-measure'), icon: Ruler, on: tools.measuring, press: () => tools.toggleMeasure() },
    { key: 'V', label: t('play-tool-sight'), icon: Eye, on: tools.seeing, press: () => tools.toggleSight() },
    { key: 'T', ...third, on: tools.ranging, press: () => tools.toggleRanges() },
  ];
}
