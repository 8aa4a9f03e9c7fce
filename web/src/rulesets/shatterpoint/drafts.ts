// What the places of a plan come to: the answer, the question to the table, the words of the button.
import { t } from '../../app/i18n.svelte';
import { find } from './choices';
import { ownSeat, sheetOf, spotOf, squadOf } from './known';
import { endOf } from './measured';
import type { Plan } from './plan.svelte';
import type { CharacterId, Choice, MoveKind, Prompt, Query } from './types';
import * as words from './words';

/** Who may be taken up. */
export function movableOf(plan: Plan): CharacterId[] {
  const { prompt, fixed } = plan;
  if (prompt === null || typeof prompt === 'string') return [];
  if ('go' in prompt) return prompt.go.characters;
  if ('push' in prompt) return [prompt.push.character];
  if ('transfer' in prompt) return [prompt.transfer];
  if ('station' in prompt) return [prompt.station.character];
  if ('deploy' in prompt && plan.squad !== null) return squadOf(fixed, plan.view, ownSeat(plan.table), plan.squad);
  if ('act' in prompt && find(plan.options, { action: 'move' }) !== null) {
    const all = sheetOf(fixed, prompt.act)?.characters ?? [];
    return all.filter((one) => spotOf(plan.view, one) !== null);
  }
  return [];
}

/** The squad and the character with which a question begins. */
export function begunBy(prompt: Prompt): [squad: number | null, character: CharacterId | null] {
  if (typeof prompt === 'string') return [null, null];
  if ('deploy' in prompt) return [prompt.deploy.squads[0] ?? 0, null];
  if ('push' in prompt) return [null, prompt.push.character];
  if ('transfer' in prompt) return [null, prompt.transfer];
  if ('station' in prompt) return [null, prompt.station.character];
  if ('go' in prompt) return [null, prompt.go.characters[0] ?? null];
  if ('attack' in prompt) return [null, prompt.attack.characters[0] ?? null];
  return [null, null];
}

/** The answer that the planned places make; null if there is none. */
export function draftOf(plan: Plan): Choice | null {
  switch (plan.kind) {
    case 'go':
      return moveOf(plan);
    case 'roam': {
      const { measured, goal } = plan;
      if (goal === null || measured === null || !('go' in measured)) return null;
      const { kind, to } = measured.go;
      return kind === null ? null : { roam: { kind, to } };
    }
    case 'lay':
    case 'ambush':
    case 'station':
    case 'transfer': {
      const to = plan.measured && endOf(plan.measured);
      return to && plan.goal ? { place: to } : null;
    }
    case 'push': {
      const { measured, goal } = plan;
      return goal === null || measured === null || !('push' in measured) ? null : { toward: measured.push.toward };
    }
    case 'deploy':
      return plan.squad !== null && plan.places.length > 0
        ? { deploy: { squad: plan.squad, places: plan.places } }
        : null;
    default:
      return null;
  }
}

/** The movement that is planned. */
export function moveOf(plan: Plan): Extract<Choice, { move: unknown }> | null {
  if (plan.character === null || plan.goal === null || plan.measured === null || !('go' in plan.measured)) return null;
  const { kind, to } = plan.measured.go;
  return kind === null ? null : { move: { character: plan.character, kind, to } };
}

/** The movements that are asked about. */
export function kindsOf(plan: Plan, who: CharacterId | null = plan.character): MoveKind[] {
  const { prompt } = plan;
  if (prompt !== null && typeof prompt !== 'string' && 'go' in prompt) return prompt.go.kinds;
  const own = (plan.aids?.moves ?? []).filter(([character]) => character === who);
  return own.map(([, kind]) => kind);
}

/** What is to be measured for the plan as it stands. */
export function queryOf(plan: Plan): Query | null {
  const { prompt, character, goal, level } = plan;
  if (plan.kind === 'deploy') {
    return plan.squad === null || plan.places.length === 0
      ? null
      : { deploy: { seat: ownSeat(plan.table), squad: plan.squad, places: plan.places } };
  }
  if (prompt === null || typeof prompt === 'string' || goal === null) return null;
  const { x, y } = goal;
  if ('lay' in prompt) return { lay: { ...prompt.lay, x, y, level } };
  if ('ambush' in prompt) return { ambush: { x, y, level } };
  if ('station' in prompt) return { station: { ...prompt.station, x, y, level } };
  if ('roam' in prompt) return { roam: { kinds: prompt.roam.kinds, toward: prompt.roam.toward, x, y, level } };
  if (character === null) return null;
  if ('push' in prompt) {
    const { range, from, pull } = prompt.push;
    return { push: { character, range, from, pull, x, y } };
  }
  if ('transfer' in prompt) return { transfer: { character, x, y, level } };
  const toward = 'go' in prompt ? prompt.go.toward : null;
  const wish = { character, kinds: kindsOf(plan), toward, x, y, level };
  return plan.exact ? { go: wish } : { drop: wish };
}

/** What the primary button says of a planned place; null where a listed answer is chosen. */
export function labelOf(plan: Plan): string | null {
  const { prompt, fixed } = plan;
  if (plan.chosen !== null && !plan.moving) return null;
  const draft = plan.moving ? moveOf(plan) : plan.draft;
  if (draft === null || typeof draft === 'string' || prompt === null || fixed === null) return null;
  if ('deploy' in draft) return t('sp-board-do-deploy');
  if (plan.kind === 'lay') return t('so-do-lay');
  if (plan.kind === 'ambush') return t('so-do-ambush');
  if (plan.kind === 'station') return t('so-do-station');
  if (!('move' in draft)) return words.choice(draft, prompt, fixed, plan.view, ownSeat(plan.table));
  const { character, kind, to } = draft.move;
  const from = spotOf(plan.view, character);
  const name = words.moveKind(kind);
  if (from === null || from.level === to.level) return name;
  if (to.level === 0) return t('sp-board-do-down', { kind: name });
  return t('sp-board-do-to', { kind: name, height: words.inches(to.level) });
}
