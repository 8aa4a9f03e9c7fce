// A table of Legion without a server: it asks what it is told to ask and measures roughly. For tests.
import type { Table } from '../../src/app/table.svelte';
import type { Refusal, Seat } from '../../src/protocol';
import type { Around } from '../../src/rulesets/legion/measured';
import type { Aids, Choice, Forecast, Measured, Prompt, Query, Stand } from '../../src/rulesets/legion/types';
import { table, view } from './legion-fixture';
import { lg } from './lg';

const far = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);
const refusal = (id: string): Refusal => ({ rule: lg(id), facts: [] });

export const forecast = (defender: number): Forecast => ({
  defender,
  range: 3,
  melee: false,
  dice: { red: 0, black: 2, white: 0 },
  cover: 'light',
  because: [{ piece: 2 }],
  impact: 0,
  pierce: 0,
  aim: 0,
  rerolls: 2,
  dodge: 0,
  armor: false,
  deflect: false,
  reasons: [],
  wounds: [0.5, 0.4, 0.1],
});

const EMPTY: Around = { sighted: [], contests: [], watching: [] };

export class FakeTable {
  connection = 'open';
  question = $state.raw<{ id: number; prompt: Prompt; options: Choice[] } | null>(null);
  aids = $state.raw<Aids | null>(null);
  usual = $state.raw<Choice | null>(null);
  view = $state.raw(view());
  table = $state.raw(table());
  log = $state.raw<{ told: unknown[] }[]>([]);
  deciding = $state.raw<unknown[]>([]);
  info = $state.raw({ seats: ['person', 'person'], names: ['', ''] });
  seat: Seat = 0;
  sent = $state(false);
  answers: Choice[] = [];
  queries: Query[] = [];

  answer(choice: Choice): void {
    this.answers.push(choice);
  }

  onupdate = (): (() => void) => () => undefined;

  /** What holds where a unit stands so. */
  around: (stands: Stand[]) => Partial<Around> = () => ({});

  /** Puts a question, as the server would. */
  ask(prompt: Prompt, options: Choice[], aids: Partial<Aids> = {}, usual: Choice | null = null): void {
    this.usual = usual;
    this.question = { id: (this.question?.id ?? 0) + 1, prompt, options };
    this.aids = { closed: [], forecasts: [], weapons: [], moving: null, suggestions: [], ...aids };
  }

  async measure(query: Query): Promise<Measured | Refusal> {
    this.queries.push(query);
    await new Promise((resolve) => setTimeout(resolve, 1));
    if ('drop' in query) return this.#drop(query.drop);
    if ('reach' in query) return { reach: { reaches: [{ speed: 2, outline: [], holes: [] }] } };
    if ('around' in query) return { around: { ...EMPTY, contests: [0], ...this.around(query.around.stands) } };
    if ('formation' in query) return this.#formation(query.formation);
    if ('deploy' in query) return { deploy: { refusal: this.#deploys(query.deploy.stands) } };
    if ('cohere' in query) {
      const leader = this.#leader(query.cohere.unit);
      const refusals = query.cohere.stands.map((one) => (far(one, leader) > 12860 ? refusal('COH-203') : null));
      return { cohere: { refusals, refusal: refusals.find((one) => one !== null) ?? null } };
    }
    if ('place' in query) return this.#place(query.place.choice);
    if ('pool' in query) return { pool: { forecast: forecast(query.pool.defender), refusal: null } };
    return refusal('PREM-02');
  }

  /** The same for parts that know the real one only. */
  get real(): Table {
    return this as unknown as Table;
  }

  #leader(unit: number): Stand {
    const leader = this.view.units[unit]?.leader ?? -1;
    return this.view.minis[leader]?.stand ?? { x: 0, y: 0, level: 0, facing: 0 };
  }

  /** A token lies in the northern half, or on its edge; not farther than half a metre from the middle. */
  #place(choice: Choice): Measured {
    if (typeof choice === 'string' || !('place' in choice)) return { place: { choice, refusal: null, missed: null } };
    const { place } = choice;
    if (Math.abs(place.x) > 50000) return { place: { choice, refusal: refusal('OBJ-203'), missed: null } };
    if (place.y >= 0) return { place: { choice, refusal: null, missed: null } };
    return { place: { choice: { place: { ...place, y: 0 } }, refusal: null, missed: refusal('OBJ-203') } };
  }

  /** As far toward the place as the speed allows. */
  #drop({ moving, x: wished, y: asked, level }: Extract<Query, { drop: unknown }>['drop']): Measured {
    const from = this.#leader(moving.unit);
    const most = 5300 + 5000 * moving.speed;
    const part = Math.min(1, most / Math.max(1, far(from, { x: wished, y: asked })));
    const [x, y] = [Math.trunc(from.x + (wished - from.x) * part), Math.trunc(from.y + (asked - from.y) * part)];
    const to = { x, y, level: level ?? 0, facing: from.facing };
    const speed = [1, 2, 3].find((one) => one <= moving.speed && far(from, to) <= 5300 + 5000 * one) ?? null;
    const others = (this.table.units[moving.unit]?.minis ?? [])
      .slice(1)
      .map((_, i) => ({ ...to, x: x + 3000 * (i + 1) }));
    return {
      go: {
        speed,
        to,
        tool: [from, to],
        others,
        melee: [],
        refusal: speed === null ? refusal('MOVE-26') : null,
        missed: part < 1 ? refusal('MOVE-08') : null,
        short: null,
      },
    };
  }

  #formation({ unit, leader }: { unit: number; leader: Stand }): Measured {
    const stands = (this.table.units[unit]?.minis ?? []).map((_, i) => ({ ...leader, x: leader.x + 3000 * i }));
    return { formation: { stands, refusal: this.#deploys(stands) } };
  }

  /** In the southern strip. */
  #deploys(stands: readonly Stand[]): Refusal | null {
    return stands.every(({ y }) => y <= -30480) ? null : refusal('DEPLOY-06');
  }
}
