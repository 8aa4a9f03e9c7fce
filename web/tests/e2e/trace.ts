// How long a page has the processor. Its own time is counted, so that others on the machine do not matter.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

/** No task takes the processor longer, in milliseconds, once all is loaded. */
export const NO_TASK = 50;
/** Of so many times the calmest counts: a browser tidies up when it likes. */
const TIMES = 6;

/** Nothing was measured if other machines took more than this part of the processors' time meanwhile: the clock of a
 *  thread goes on when its machine stands still. */
const MOST_STOLEN = 0.1;

interface Traced {
  name: string;
  pid: number;
  tid: number;
  /** The processor's time in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

/** The processors' time since the machine was started: what others took of it, and all. */
async function processors(): Promise<{ stolen: number; all: number }> {
  const [, ...times] = (await readFile('/proc/stat', 'utf8')).split('\n', 1).join().split(/\s+/);
  const all = times.slice(0, 8).map(Number);
  return { stolen: all[7] ?? 0, all: all.reduce((sum, one) => sum + one, 0) };
}

/** How long each task of a page's main thread had the processor while something was done, in milliseconds. */
async function tasksOf(page: Page, deed: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  const done = new Promise<void>((end) => session.once('Tracing.tracingComplete', () => end()));
  const before = await processors();
  await session.send('Tracing.start', { categories: 'disabled-by-default-devtools.timeline' });
  await deed();
  await session.send('Tracing.end');
  await done;
  await session.detach();
  const now = await processors();
  const stolen = (now.stolen - before.stolen) / Math.max(1, now.all - before.all);
  test.skip(stolen > MOST_STOLEN, `other machines took ${Math.round(100 * stolen)} % of the processors`);
  const mains = events.filter((one) => one.name === 'thread_name' && one.args?.name === 'CrRendererMain');
  const ofPage = (task: Traced) => mains.some((main) => main.pid === task.pid && main.tid === task.tid);
  const tasks = events.filter((one) => one.name === 'RunTask' && ofPage(one)).map((one) => (one.tdur ?? 0) / 1000);
  expect(tasks.length).toBeGreaterThan(20);
  return tasks;
}

/** How long the longest of them had it. */
export async function longest(page: Page, deed: () => Promise<void>): Promise<number> {
  return Math.max(...(await tasksOf(page, deed)));
}

/** What the main thread may take for each frame, in milliseconds, so that there are sixty of them in a second. */
export const FRAME = 1000 / 60;

/** The processor's time of the main thread for each frame that was drawn. How far the frames were apart is told only:
 *  that depends on what else the machine does. */
export async function frameCost(page: Page, what: string, deed: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const note = (now: number): void => {
      frames.push(now);
      if (frames.length < 100_000) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { frames });
  });
  const before = await page.evaluate(() => (window as unknown as { frames: number[] }).frames.length);
  const tasks = await tasksOf(page, deed);
  const drawn = await page.evaluate((from) => (window as unknown as { frames: number[] }).frames.slice(from), before);
  const apart = drawn.slice(1).map((at, i) => at - (drawn[i] ?? at));
  const sorted = apart.toSorted((a, b) => a - b);
  const part = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const cost = tasks.reduce((sum, one) => sum + one, 0) / Math.max(1, drawn.length);
  console.log(
    `${what}: ${drawn.length} frames, median ${part(0.5)} ms apart, 95 % within ${part(0.95)} ms, ${cost.toFixed(1)} ms each`,
  );
  return cost;
}

/** What the work below takes on a machine that is not slowed down, in milliseconds. */
const USUAL = 32;

/** How much slower than usual the machine is just now: others that share its processors slow down every task alike. */
async function slowness(page: Page): Promise<number> {
  const took = await page.evaluate(() => {
    let best = Infinity;
    for (let time = 0; time < 5; time += 1) {
      const began = performance.now();
      let seed = 1;
      const all = Array.from({ length: 40_000 }, () => {
        seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
        return { key: seed % 1000, text: String(seed) };
      });
      all.sort((a, b) => a.key - b.key || (a.text < b.text ? -1 : 1));
      best = Math.min(best, performance.now() - began);
    }
    return best;
  });
  return Math.max(1, took / USUAL);
}

/** The longest task of the calmest of a few times, as on a machine that is not slowed down; no more of them than are
 *  needed. */
export async function calmest(page: Page, what: string, deed: () => Promise<void>): Promise<number> {
  let calm = Infinity;
  for (let time = 0; time < TIMES && calm > NO_TASK; time += 1) {
    const task = await longest(page, deed);
    const slow = await slowness(page);
    console.log(`${what}: longest task ${task.toFixed(0)} ms, on a machine ${slow.toFixed(2)} times as slow as usual`);
    calm = Math.min(calm, task / slow);
  }
  return calm;
}
