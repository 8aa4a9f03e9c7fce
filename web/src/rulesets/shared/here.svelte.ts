// What holds where somebody stands now: what a planned place gives up is told against it. Asked once for each question.

export class Here<Found> {
  #known = $state.raw<{ who: number; found: Found } | null>(null);
  #asked: number | null = null;

  /** Asks, unless it was asked already. */
  async ask(who: number, ask: () => Promise<Found | null>): Promise<void> {
    if (who === this.#asked) return;
    this.#asked = who;
    const found = await ask();
    if (who === this.#asked) this.#known = found && { who, found };
  }

  of(who: number | null): Found | null {
    return this.#known !== null && this.#known.who === who ? this.#known.found : null;
  }

  forget(): void {
    this.#known = null;
    this.#asked = null;
  }
}
