import { t } from '../../app/i18n.svelte';
import type { Table } from '../../app/table.svelte';
import { figureOf, playerName, promptOf, viewOf } from './known';
import { figureName } from './labels';
import { promptFigure, promptKind } from './options';

/** Questions in which the named character is the one who acts. */
const ACTING = [
  'act',
  'go',
  'goal',
  'face',
  'free-attack',
  'free-reroll',
  'mana-reroll',
  'defend',
  'use',
  'one-of',
  'order',
  'sign',
];

/** Questions that both are asked at once; one of them may have answered already. */
const SECRET = ['choose-card', 'discard'];

/** Who acts, and what there is to spend. */
export function head(table: Table): { title: string; budget: string | null } {
  const prompt = promptOf(table);
  if (prompt === null) {
    const seat = table.deciding[0]?.seat;
    return {
      title: seat === undefined ? '' : t('play-head-waiting', { player: playerName(table, seat) }),
      budget: null,
    };
  }
  if (SECRET.includes(promptKind(prompt))) return { title: t('play-head-secret'), budget: null };
  const figure = promptFigure(prompt);
  if (figure === null || !ACTING.includes(promptKind(prompt))) return { title: t('play-head-yours'), budget: null };
  // Who defends or rolls against the deed of another is asked, but it is not its turn.
  const turn = viewOf(table)?.turns.at(-1)?.figure ?? figure;
  const title = turn === figure ? t('play-head-turn', { name: figureName(table, figure) }) : t('play-head-yours');
  return { title, budget: budget(table, figure) };
}

function budget(table: Table, figure: number): string | null {
  const prompt = promptOf(table);
  const state = figureOf(viewOf(table), figure);
  if (prompt === null || state === null) return null;
  const kind = promptKind(prompt);
  if (kind === 'mana-reroll') return t('play-budget-mana', { count: state.mana });
  if (typeof prompt !== 'string' && 'go' in prompt) return t('play-points', { count: prompt.go.points });
  if (typeof prompt !== 'string' && 'defend' in prompt) return t('play-successes', { count: prompt.defend.successes });
  if (state.ap === null) return null;
  const ap = t('play-budget-ap', { count: state.ap });
  return state.mana > 0 ? `${ap}, ${t('play-mana', { count: state.mana })}` : ap;
}
