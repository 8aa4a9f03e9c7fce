// Whether the table is looked at in three dimensions; what shows it is loaded when it is first asked for.
import Box from '@lucide/svelte/icons/box';
import type { Component, ComponentProps } from 'svelte';
import { t } from '../../../app/i18n.svelte';
import type { HudTool } from '../board/Hud.svelte';
import type SpaceView from './SpaceView.svelte';

export class FreeCamera {
  on = $state(false);
  View = $state.raw<Component<ComponentProps<typeof SpaceView>> | null>(null);

  toggle(): void {
    this.on = !this.on;
    if (this.on) void import('./SpaceView.svelte').then((loaded) => (this.View = loaded.default));
  }

  /** Its button among the tools of a board. */
  get tool(): HudTool {
    return { key: 'D', label: t('play-tool-space'), icon: Box, on: this.on, press: () => this.toggle() };
  }

  /** Takes its key. */
  pressed(event: KeyboardEvent): boolean {
    if (event.key.toLowerCase() !== 'd' || event.repeat) return false;
    this.toggle();
    return true;
  }
}
