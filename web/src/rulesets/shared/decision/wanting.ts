// What is still missing, for the button that cannot be pressed yet.
import { t } from '../../../app/i18n.svelte';

const THINGS: Record<string, readonly string[]> = {
  action: ['act', 'free-action'],
  card: ['choose-card', 'command', 'discard', 'order', 'revealed'],
  dice: ['free-reroll', 'mana-reroll', 'aim', 'luck'],
  target: ['attack', 'target', 'free-attack', 'further', 'opportunity', 'standby'],
  unit: [
    'activate',
    'nominate',
    'issue',
    'set-aside',
    'who',
    'shatterpoint',
    'priority',
    'restore',
    'promote',
    'drawn',
    'choose',
  ],
  place: ['deploy', 'go', 'move', 'cohere', 'transfer', 'push', 'sign', 'displace', 'lay-token', 'lay-charge', 'enter'],
};

export function wantingOf(kind: string, spatial = false, unit: 'unit' | 'character' = 'unit'): string {
  const thing = spatial ? 'place' : Object.keys(THINGS).find((one) => THINGS[one]?.includes(kind));
  return t(`play-want-${thing === 'unit' ? unit : (thing ?? 'answer')}`);
}
