// A table of Shatterpoint without a server: it asks what it is told to ask and measures roughly. For tests and pictures.
import type { Table } from '../../src/app/table.svelte';
import type { Refusal, Seat } from '../../src/protocol';
import { levelsAt, nearestLevel } from '../../src/rulesets/shatterpoint/board/levels';
import type {
  Aids,
  Around,
  Choice,
  Measured,
  MoveKind,
  Point,
  Prompt,
  Query,
  Spot,
} from '../../src/rulesets/shatterpoint/types';
import { table, view } from './shatterpoint-fixture';
import { sp } from './sp';

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const refusal = (id: string, name = 'reason', value = 'too far'): Refusal => ({
  rule: sp(id),
  facts: [{ name, value }],
});

export class FakeTable {
  connection = 'open';
  question = $state.raw<{ id: number; prompt: Prompt; options: Choice[] } | null>(null);
  aids = $state.raw<Aids | null>(null);
  usual = $state.raw<Choice | null>(null);
  view = $state.raw(view());
  table = $state.raw(table());
  log = $state.raw<{ told: unknown[] }[]>([]);
  chat = [];
  deciding = $state.raw<unknown[]>([]);
  info = $state.raw({ seats: ['person', 'person'], names: ['', ''] });
  presence = { seats: [true, true], spectators: 0 };
  standing = { draw: null, undo: null, clock: null, running: [] };
  outcome = null;
  refusal = null;
  failure = null;
  seat: Seat = 0;
  sent = $state(false);
  answers: unknown[] = [];
  queries: Query[] = [];
  #listeners = new Set<(update: unknown) => void>();

  answer(choice: unknown): void {
    this.answers.push(choice);
  }

  onupdate = (listener: (update: unknown) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Events come in, as the server would send them. */
  tell(told: unknown[]): void {
    for (const listener of this.#listeners) listener({ step: { told } });
  }

  /** Puts a question, as the server would. */
  ask(prompt: Prompt, options: Choice[], aids: Partial<Aids> = {}, usual: Choice | null = null): void {
    this.usual = usual;
    this.question = { id: (this.question?.id ?? 0) + 1, prompt, options };
    this.aids = {
      closed: [],
      attacks: [],
      steps: [],
      moves: [],
      suggestions: [],
      layouts: [],
      reserve_cost: null,
      ...aids,
    };
  }

  async measure(query: Query): Promise<Measured | Refusal> {
    this.queries.push(query);
    await new Promise((resolve) => setTimeout(resolve, 1));
    if ('drop' in query) return this.#drop(query.drop);
    if ('reach' in query) return { reach: { reaches: [] } };
    if ('formation' in query) return this.#formation(query.formation.place);
    if ('push' in query) return this.#push(query.push);
    if ('stand' in query) return this.#stand(query.stand);
    if ('transfer' in query) return this.#transfer(query.transfer);
    if ('deploy' in query) return { deploy: { refusals: query.deploy.places.map((spot) => this.#deploys(spot)) } };
    return 'between' in query ? this.#between(query.between.from, query.between.to) : refusal('MOVE-01');
  }

  /** The same for parts that know the real one only. */
  get real(): Table {
    return this as unknown as Table;
  }

  #spot(character: number): Spot {
    return this.view.characters[character] ?? { x: 0, y: 0, level: 0 };
  }

  #at(character: number, { x, y }: Point, level: number | null): Spot {
    return { x, y, level: level ?? nearestLevel(this.table.terrain, { x, y }, this.#spot(character).level) };
  }

  /** What holds at every place. */
  around: Partial<Around> = {};

  #around(character: number, spot: Spot): Around {
    const seat = (id: number): Seat => this.table.units[this.table.characters[id] ?? 0]?.seat ?? 0;
    const enemies = this.view.characters.flatMap((one, id) =>
      one && seat(id) !== seat(character) ? [{ id, one }] : [],
    );
    const near = (range: number) => enemies.filter(({ one }) => far(one, spot) - 4000 <= range).map(({ id }) => id);
    const contests = this.view.objectives.flatMap((one, id) => (one.active && far(one.spot, spot) < 10000 ? [id] : []));
    return { engaged: near(2540), targets: near(15240), cover: [], contests, watching: [], ...this.around };
  }

  #taken(character: number, spot: Spot): boolean {
    return this.view.characters.some(
      (one, id) => one && id !== character && one.level === spot.level && far(one, spot) < 4000,
    );
  }

  /** A squad in a row, not farther from its edge than it may be. */
  #formation(place: Spot): Measured {
    const x = Math.min(place.x, -35000);
    return { formation: { places: [0, 1, 2, 3].map((i) => ({ ...place, x, y: place.y + 5000 * i })), refusal: null } };
  }

  /** As far toward the place as the longest movement allows. */
  #drop(drop: { character: number; kinds: MoveKind[]; x: number; y: number; level: number | null }): Measured {
    const from = this.#spot(drop.character);
    const part = Math.min(1, 19240 / Math.max(1, far(from, drop)));
    const go = {
      ...drop,
      x: Math.trunc(from.x + (drop.x - from.x) * part),
      y: Math.trunc(from.y + (drop.y - from.y) * part),
    };
    const to = this.#at(go.character, go, go.level);
    const up = to.level > from.level + 2500;
    const length = (kind: MoveKind) => 4000 + (kind === 'advance' || kind === 'reposition' ? 15240 : 10160);
    const fits = go.kinds
      .filter((kind) => !up || kind === 'climb' || kind === 'jump')
      .find((kind) => far(from, to) <= length(kind));
    const why = this.#taken(go.character, to)
      ? refusal('MOVE-14', 'overlaps', 'Envoy')
      : fits
        ? null
        : refusal('MOVE-01', 'distance', '9.2');
    return {
      go: {
        kind: why ? null : (fits ?? null),
        to,
        tool: this.#lay(from, to, fits ?? 'advance'),
        refusal: why,
        missed: part < 1 ? refusal('MOVE-04', 'distance', '9.2') : null,
        around: this.#around(go.character, to),
      },
    };
  }

  /** A tool bent so that its end touches the goal. */
  #lay(from: Spot, to: Spot, kind: MoveKind): Point[] {
    const [arm] = kind === 'advance' || kind === 'reposition' ? [7620] : [5080];
    const apart = Math.max(2100, Math.min(far(from, to), 4000 + 2 * arm) - 2000);
    const straight = Math.atan2(to.y - from.y, to.x - from.x);
    const [a, b] = [2000 + arm, arm];
    const bend = Math.acos(Math.max(-1, Math.min(1, (a * a + apart * apart - b * b) / (2 * a * apart))));
    const polar = (length: number, turn: number): Point => ({
      x: Math.round(from.x + Math.cos(turn) * length),
      y: Math.round(from.y + Math.sin(turn) * length),
    });
    return [polar(2000, straight + bend), polar(a, straight + bend), polar(apart, straight)];
  }

  #push(push: {
    character: number;
    range: number;
    x: number;
    y: number;
    from: number | null;
    pull: boolean;
  }): Measured {
    const from = this.#spot(push.character);
    const wished = Math.atan2(push.y - from.y, push.x - from.x);
    const length = this.table.measures.ranges[push.range - 1] ?? 2540;
    const other = push.from === null ? null : this.#spot(push.from);
    const axis = other && Math.atan2(from.y - other.y, from.x - other.x) + (push.pull ? Math.PI : 0);
    const off = axis === null ? 0 : Math.atan2(Math.sin(wished - axis), Math.cos(wished - axis));
    const missed = Math.abs(off) > Math.PI / 4;
    const turn = axis !== null && missed ? axis + (Math.sign(off) * Math.PI) / 4 : wished;
    const end = { x: Math.round(from.x + Math.cos(turn) * length), y: Math.round(from.y + Math.sin(turn) * length) };
    const to = { ...end, level: from.level };
    return {
      push: {
        to,
        path: [from, to],
        toward: missed ? end : { x: push.x, y: push.y },
        refusal: null,
        missed: missed ? refusal('PUSH-09') : null,
        around: this.#around(push.character, to),
      },
    };
  }

  /** Out of the ladder one comes south of the middle, or as near to it as can be. */
  #transfer(wished: { character: number; x: number; y: number; level: number | null }): Measured {
    const found = this.#stand({ ...wished, y: Math.min(0, wished.y) });
    if ('stand' in found && wished.y > 0) found.stand.missed = refusal('TERRAIN-12');
    return found;
  }

  #stand(stand: { character: number; x: number; y: number; level: number | null }): Measured {
    const to = this.#at(stand.character, stand, stand.level);
    const why = this.#taken(stand.character, to) ? refusal('MOVE-14') : null;
    return {
      stand: {
        to,
        levels: levelsAt(this.table.terrain, stand),
        refusal: why,
        missed: null,
        around: this.#around(stand.character, to),
      },
    };
  }

  #deploys(spot: Spot): Refusal | null {
    return spot.x + 45720 > 7620 + 4000 + 2540 + 4000 ? refusal('SETUP-13') : null;
  }

  #between(from: number, to: number): Measured {
    const [a, b] = [this.#spot(from), this.#spot(to)];
    const distance = Math.max(0, Math.round(far(a, b) - 4000));
    const range = this.table.measures.ranges.findIndex((one) => distance <= one);
    const seen = (from + to) % 3 !== 0;
    return {
      between: {
        distance,
        range: range === -1 ? null : range + 1,
        sight: seen,
        line: seen ? [a, b] : null,
        same_elevation: Math.abs(a.level - b.level) <= 7620,
        engaged: distance <= 2540,
        terrain_cover: to % 2 === 0,
      },
    };
  }
}
