// A table without a server, for tests of the plan.
import type { Table } from '../../src/app/table.svelte';
import type { Choice, FigureView, Note, Prompt, View, Way } from '../../src/rulesets/battleground/types';

export class FakeTable {
  question = $state.raw<{ id: number; prompt: Prompt; options: Choice[] } | null>(null);
  aids = $state.raw<unknown>(null);
  usual = $state.raw<Choice | null>(null);
  view = $state.raw<View | null>(null);
  table = $state.raw<unknown>(null);
  log = $state.raw<{ told: unknown[] }[]>([]);
  deciding = $state.raw<unknown[]>([]);
  info = null;
  seat = 0;
  sent = $state(false);
  answers: unknown[] = [];

  answer(choice: unknown): void {
    this.answers.push(choice);
  }

  /** Puts a question, as the server would. */
  ask(
    prompt: Prompt,
    options: Choice[],
    aids: { options?: Note[]; moves?: unknown[] } | null = null,
    usual: Choice | null = null,
  ): void {
    this.usual = usual;
    this.question = { id: (this.question?.id ?? 0) + 1, prompt, options };
    this.aids = aids && { options: [], closed: [], moves: [], ...aids };
  }

  /** The same for parts that know the real one only. */
  get real(): Table {
    return this as unknown as Table;
  }
}

export function wayTo(place: string, cost: number): Way {
  return { place, cost, path: [place], watched: [], engaged: [] };
}

export function viewWith(figures: Partial<FigureView>[]): View {
  return {
    round: 1,
    rounds: 4,
    stage: 'act',
    priority: 0,
    players: [],
    figures: figures as FigureView[],
    objectives: [],
    signs: [],
    turns: [],
  };
}
