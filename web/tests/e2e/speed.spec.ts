// The table must be quick. Runs when all else is done, so that nothing else takes the processor.
import type { Page } from '@playwright/test';
import { expect, seatOf, test } from './fixtures';
import { epic, test as legion } from './legion';
import { kindOf } from './script';
import { calmest, longest, NO_TASK } from './trace';

const LONGEST_TASK = 200;
// Generous: without a graphics card the processor draws.
const MEDIAN_FRAME = 25;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Drags a piece over the board, then pans it, and says how long the frames took. */
async function smooth(page: Page, piece: Box | null, most = LONGEST_TASK): Promise<void> {
  const board = await page.locator('[role="application"]').boundingBox();
  if (!piece || !board) throw new Error('no board');
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = performance.now();
    const frame = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const task = await longest(page, async () => {
    await page.mouse.move(piece.x + piece.width / 2, piece.y + piece.height / 2);
    await page.mouse.down();
    await page.mouse.move(board.x + board.width * 0.2, board.y + board.height * 0.2, { steps: 40 });
    await page.mouse.move(board.x + board.width * 0.8, board.y + board.height * 0.8, { steps: 40 });
    await page.mouse.up();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.down('Space');
    await page.mouse.move(board.x + board.width * 0.5, board.y + board.height * 0.5);
    await page.mouse.down();
    await page.mouse.move(board.x + board.width * 0.2, board.y + board.height * 0.3, { steps: 40 });
    await page.mouse.move(board.x + board.width * 0.7, board.y + board.height * 0.6, { steps: 40 });
    await page.mouse.up();
    await page.keyboard.up('Space');
  });
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const median = frames.toSorted((a, b) => a - b)[Math.floor(frames.length / 2)] ?? Infinity;
  console.log(`${frames.length} frames, median ${median.toFixed(1)} ms, longest task ${task.toFixed(0)} ms`);
  expect(frames.length).toBeGreaterThan(20);
  expect(task).toBeLessThan(most);
  expect(median).toBeLessThan(MEDIAN_FRAME);
}

test('dragging a figure and panning stay smooth', async ({ open, position }) => {
  const { opened, asked } = await position(
    4,
    ({ log }, { prompt, options }) =>
      log.length > 60 && kindOf(prompt) === 'act' && options.some((one) => kindOf(one) === 'move'),
  );
  const player = await open(seatOf(opened, asked), { reducedMotion: 'no-preference' });
  await player.asked();
  await expect(player.page.locator('[data-place]').first()).toBeAttached();
  const prompt = player.question?.prompt;
  const figure = typeof prompt === 'object' && 'act' in prompt ? prompt.act : -1;
  await smooth(player.page, await player.page.locator(`[data-figure="${figure}"]`).boundingBox());
});

legion('an epic table is zoomed without a long task', async ({ look, server, stand }) => {
  const wish = await epic(server.address);
  const { asked, opened } = await stand(3, ({ prompt }) => kindOf(prompt) === 'act', wish);
  const player = await look(seatOf(opened, asked), { reducedMotion: 'no-preference' });
  await player.help();
  const { page } = player;
  /** Nearer by keys, and away again; waits until all is drawn at its true size. */
  const zoom = async () => {
    for (const key of ['+', '+', '+', '-', '-', '0']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(400);
    }
  };
  // Once before, so that everything is loaded.
  await zoom();
  expect(await calmest(page, 'zooming an epic table', zoom)).toBeLessThanOrEqual(NO_TASK);
});

legion('a unit is dragged smoothly on an epic table', async ({ look, server, stand }) => {
  const wish = await epic(server.address);
  const { asked, opened } = await stand(3, ({ prompt }) => kindOf(prompt) === 'act', wish);
  const player = await look(seatOf(opened, asked), { reducedMotion: 'no-preference' });
  await player.help();
  const { page, view } = player;
  const leader = view.units[view.activation?.unit ?? -1]?.leader ?? -1;
  // The zoom draws all of it anew.
  await smooth(page, await page.locator(`[data-mini="${leader}"]`).boundingBox(), 2 * LONGEST_TASK);
});
