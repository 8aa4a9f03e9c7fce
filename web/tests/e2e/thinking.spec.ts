// Players that think ahead, in each game: the page says that they think, and they answer within their time.
import type { ToClient } from '../../src/protocol';
import { expect, test } from './fixtures';
import { Visitor } from './player';
import { seed } from './seat';

/** So many answers are watched. */
const ANSWERS = 8;

/** The limit of a thought, and what may pass until its answer is seen on a busy machine, in milliseconds. */
const LIMIT = 2_000;
const LATE = 2_000;

/** Somebody who watches, and notes how long each answer took. */
class Watcher extends Visitor {
  readonly waits: number[] = [];
  #since = performance.now();
  #steps = 0;

  override hear(message: ToClient): void {
    super.hear(message);
    if (this.log.length === this.#steps) return;
    const now = performance.now();
    if (this.#steps > 0) this.waits.push(now - this.#since);
    this.#since = now;
    this.#steps = this.log.length;
  }
}

for (const ruleset of ['battleground', 'shatterpoint', 'legion']) {
  test(`${ruleset}: a hard player thinks, and answers within its time`, async ({ visit, game }) => {
    const opened = await game({ ruleset, seats: ['hard', 'hard'], seed: seed(5) });
    const watcher = await visit((page) => new Watcher(page), `/watch/${opened.game}`);
    await expect(watcher.page.locator('.thinks')).toBeVisible();
    await expect(watcher.decision).toContainText('thinks');
    await watcher.until(() => watcher.waits.length >= ANSWERS || watcher.over);
    expect(watcher.waits.length).toBeGreaterThanOrEqual(ANSWERS);
    expect(Math.max(...watcher.waits)).toBeLessThan(LIMIT + LATE);
    expect(watcher.errors).toEqual([]);
  });
}
