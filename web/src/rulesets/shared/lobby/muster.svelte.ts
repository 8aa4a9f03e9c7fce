// What the server says of the sides of a game while they are built.
import { api, ApiError } from '../../../app/api';
import type { Refusal } from '../../../protocol';

export interface Judged<Proposal, Verdict> {
  /** Of what it says so. */
  proposal: Proposal;
  verdict: Verdict | null;
  /** Why there is no verdict; null if the server could not say. */
  refusal: Refusal | null;
}

/** All sides, each judged when it is asked about, with the packs of the game; a late answer about an old proposal is passed over. */
export class Muster<Proposal, Verdict> {
  judged = $state.raw<(Judged<Proposal, Verdict> | null)[]>([null, null]);
  readonly #ruleset: string;
  readonly #asked: (Proposal | null)[] = [null, null];

  constructor(ruleset: string) {
    this.#ruleset = ruleset;
  }

  async ask(seat: number, proposal: Proposal, packs: string[] | null = null): Promise<void> {
    this.#asked[seat] = proposal;
    const found: Judged<Proposal, Verdict> = { proposal, verdict: null, refusal: null };
    try {
      found.verdict = await api.muster<Verdict>(this.#ruleset, proposal, packs);
    } catch (error) {
      found.refusal = (error instanceof ApiError && error.problem.refusal) || null;
    }
    if (this.#asked[seat] !== proposal) return;
    const judged = [...this.judged];
    judged[seat] = found;
    this.judged = judged;
  }

  /** Whether what is known of a side is about this proposal. */
  knows(seat: number, proposal: Proposal): boolean {
    return this.judged[seat]?.proposal === proposal;
  }
}
