import { t } from '../../app/i18n.svelte';
import type { Table } from '../../app/table.svelte';
import { playerName, promptOf, tableOf, viewOf } from './known';
import { character, target as targetName, unit } from './words';

/** Who acts, and what there is to spend. */
export function head(table: Table): { title: string; budget: string | null } {
  const [prompt, fixed, view] = [promptOf(table), tableOf(table), viewOf(table)];
  if (prompt === null || !fixed || !view) {
    const seat = table.deciding[0]?.seat;
    return {
      title: seat === undefined ? '' : t('play-head-waiting', { player: playerName(table, seat) }),
      budget: null,
    };
  }
  const force = t('sp-budget-force', { count: view.players[table.seat ?? 0]?.ready ?? 0 });
  if (typeof prompt !== 'string') {
    if ('tree' in prompt && view.attack) {
      const { attacker, target } = view.attack;
      return {
        title: t('sp-crumb-attack', { attacker: character(attacker, fixed), target: targetName(target, fixed) }),
        budget: t('sp-budget-successes', { count: prompt.tree.successes }),
      };
    }
    if ('act' in prompt) {
      const left = t('sp-actions-left', { count: view.activation?.left ?? 0 });
      return { title: t('play-head-turn', { name: unit(prompt.act, fixed) }), budget: `${left}, ${force}` };
    }
    if ('heal' in prompt) return { title: character(prompt.heal.character, fixed), budget: null };
    if ('react' in prompt) return { title: t('sp-head-react'), budget: force };
    if ('go' in prompt || 'attack' in prompt) {
      const active = view.activation?.unit;
      // In the midst of an activation of theirs it is not the turn of the unit that acts.
      const own = active !== undefined && fixed.units[active]?.seat === table.seat;
      return { title: own ? t('play-head-turn', { name: unit(active, fixed) }) : t('play-head-yours'), budget: null };
    }
    if ('revealed' in prompt) return { title: t('sp-head-order', { turn: view.turn }), budget: force };
  }
  if (prompt === 'order' || prompt === 'shatterpoint') {
    return { title: t('sp-head-order', { turn: view.turn }), budget: force };
  }
  return { title: t('play-head-yours'), budget: null };
}
