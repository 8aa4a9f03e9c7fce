// What was changed on a desk, to be taken back and done again.

/** So many changes can be taken back. */
const MOST = 200;

export class Changes<T> {
  #before = $state.raw<T[]>([]);
  #after = $state.raw<T[]>([]);

  get canUndo(): boolean {
    return this.#before.length > 0;
  }
  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  /** Something new takes the place of this. */
  note(now: T): void {
    this.#before = [...this.#before, now].slice(-MOST);
    this.#after = [];
  }

  /** What stood before this. */
  undo(now: T): T | undefined {
    const last = this.#before.at(-1);
    if (last === undefined) return undefined;
    this.#before = this.#before.slice(0, -1);
    this.#after = [now, ...this.#after];
    return last;
  }

  /** What was taken back from here. */
  redo(now: T): T | undefined {
    const [next] = this.#after;
    if (next === undefined) return undefined;
    this.#after = this.#after.slice(1);
    this.#before = [...this.#before, now];
    return next;
  }
}
