import { t } from '../../app/i18n.svelte';
import type { Table } from '../../app/table.svelte';
import { about } from './choices';
import { playerName, promptOf, tableOf, unitOf, viewOf } from './known';
import type { UnitId } from './types';
import { unit } from './words/names';

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
  const turnOf = (id: UnitId): string => t('play-head-turn', { name: unit(id, fixed) });
  const acts = about(prompt, 'act');
  if (acts !== null)
    return { title: turnOf(acts), budget: t('lg-actions-left', { count: view.activation?.left ?? 0 }) };
  const attack = about(prompt, 'attack');
  const attacker = attack?.unit ?? (prompt === 'next-pool' || about(prompt, 'aim') ? view.attack?.attacker : null);
  if (attacker != null) {
    const aim = unitOf(view, attacker)?.aim ?? 0;
    return {
      title: t('lg-head-attack', { unit: unit(attacker, fixed) }),
      budget: aim > 0 ? t('lg-budget-aim', { count: aim }) : null,
    };
  }
  const dodge = about(prompt, 'dodge');
  if (dodge !== null) return { title: t('play-head-yours'), budget: t('lg-budget-dodge', { count: dodge.most }) };
  const issue = about(prompt, 'issue');
  if (issue !== null) return { title: unit(issue.by, fixed), budget: t('lg-budget-orders', { count: issue.left }) };
  const active = view.activation?.unit;
  if (active !== undefined && fixed.units[active]?.seat === table.seat) return { title: turnOf(active), budget: null };
  return { title: t('play-head-yours'), budget: null };
}
