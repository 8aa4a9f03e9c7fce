// The same film on the free tables.
import { seatOf } from './fixtures';
import { strip, watch } from './film';
import { goOn, together, type Stand } from './free';
import type { Game } from './hearing';
import * as lg from './legion';
import * as op from './operation';
import { kindOf } from './script';
import * as sp from './shatterpoint';

const MOVING = { contextOptions: {}, reducedMotion: 'no-preference' } as const;

sp.test('an attack of Shatterpoint is watched beat by beat', async ({ stand, look }) => {
  const table = await stand(3, ({ prompt }, view) => view.turn > 3 && kindOf(prompt) === 'attack');
  const watcher = await look(seatOf(table.opened, table.asked === 0 ? 1 : 0), MOVING);
  await sp.expect(watcher.page.locator('h1')).toBeVisible();
  const seen = await watch(watcher.page);
  await watched(table, 'rolled');
  const card = watcher.page.locator('[data-film="dice"]');
  await sp.expect(card).toBeVisible();
  await watcher.page.locator('.film[data-beat="hold"]').waitFor({ timeout: 10_000 });
  await strip(watcher.page, 'shatterpoint-hold');
  await sp.expect(card).toBeHidden({ timeout: 20_000 });
  await strip(watcher.page, 'shatterpoint-after');
  const beats = await seen();
  sp.expect(beats.map((one) => one.beat)).toEqual(sp.expect.arrayContaining(['aim', 'dice', 'hold']));
  sp.expect(Math.max(...beats.filter((one) => one.beat === 'hold').map((one) => one.ms))).toBeGreaterThan(1000);

  // In the replay the same attack is a film too; at the speed `instant` it goes from step to step.
  const attack = table.seats[0].log.findLastIndex((step) => JSON.stringify(step.told).includes('"rolled"'));
  table.seats[0].send({ type: 'concede' });
  await table.seats[0].until(() => table.seats[0].over);
  const { page } = await look(`/replay/${table.opened.game}`, MOVING);
  const [film, slider] = [page.locator('.film'), page.getByRole('slider')];
  await slider.fill(String(attack - 1));
  await slider.blur();
  await page.keyboard.press('Space');
  await sp.expect(film).toHaveAttribute('data-beat', 'dice', { timeout: 10_000 });
  await sp.expect(slider).toHaveValue(String(attack));
  await strip(page, 'shatterpoint-replay');
  await page.locator('[data-speed="instant"]').click();
  await sp.expect(film).not.toHaveAttribute('data-beat', /.+/);
  await page.keyboard.press('Home');
  await sp.expect(slider).toHaveValue(/^[2-9]$/);
  await sp.expect(film).not.toHaveAttribute('data-beat', /.+/);
});

lg.test('an attack of Legion is watched beat by beat', async ({ stand, look }) => {
  const table = await stand(3, ({ prompt }, view) => view.round > 1 && kindOf(prompt) === 'attack');
  const watcher = await look(seatOf(table.opened, table.asked === 0 ? 1 : 0), MOVING);
  await lg.expect(watcher.page.locator('h1')).toBeVisible();
  const seen = await watch(watcher.page);
  await watched(table, 'attack-roll');
  const card = watcher.page.locator('[data-film="dice"]');
  await lg.expect(card).toBeVisible();
  await strip(watcher.page, 'legion-dice');
  await lg.expect(card).toBeHidden({ timeout: 20_000 });
  await strip(watcher.page, 'legion-after');
  const beats = await seen();
  lg.expect(beats.map((one) => one.beat)).toEqual(lg.expect.arrayContaining(['aim', 'dice']));
});

/** Plays on until something was told of. */
async function watched<G extends Game>(table: Stand<G>, event: string): Promise<void> {
  const told = () => JSON.stringify(table.seats[0].log.at(-1)?.told ?? []).includes(`"${event}"`);
  await goOn(table, () => told());
  await together(table.seats);
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1024, 768],
] as const) {
  lg.test(`dice that are watched hide nobody who fights, ${width} × ${height}`, async ({ stand, look }) => {
    const table = await stand(3, ({ prompt }, view) => view.round > 1 && kindOf(prompt) === 'attack');
    const watcher = await look(seatOf(table.opened, table.asked === 0 ? 1 : 0), {
      ...MOVING,
      viewport: { width, height },
    });
    const { page } = watcher;
    await lg.expect(page.locator('h1')).toBeVisible();
    await watched(table, 'attack-roll');
    await lg.expect(page.locator('[data-film="dice"]')).toBeVisible();
    const hidden = () =>
      page.evaluate(() => {
        const card = document.querySelector('[data-film="dice"]')?.getBoundingClientRect();
        const marks = [...document.querySelectorAll('[data-marks] .bracket, [data-marks] .acting')];
        const boxes = marks.map((one) => one.getBoundingClientRect());
        const middle = (one: DOMRect) => ({ x: one.left + one.width / 2, y: one.top + one.height / 2 });
        const inside = (one: DOMRect, box?: DOMRect) =>
          box !== undefined &&
          middle(one).x > box.left &&
          middle(one).x < box.right &&
          middle(one).y > box.top &&
          middle(one).y < box.bottom;
        return { all: boxes.length > 0, bad: boxes.filter((one) => inside(one, card)).length };
      });
    await lg.expect.poll(hidden).toEqual({ all: true, bad: 0 });
    await strip(page, `legion-dice-${width}`);
  });
}

sp.test('what is taken, a struggle that is won and the end are told with the count', async ({ stand, look }) => {
  const table = await stand(4, ({ prompt }, view) => view.turn > 2 && kindOf(prompt) === 'act');
  const { page } = await look(seatOf(table.opened, 0), MOVING);
  await sp.expect(page.locator('h1')).toBeVisible();
  // An objective that is taken has a flag.
  const flag = page.locator('[data-film="taken"]');
  await watched(table, 'control');
  await sp.expect(flag.locator('.voice').first()).toContainText('controls', { timeout: 30_000 });
  await sp.expect(flag.locator('.count')).toContainText(/\d/);
  await strip(page, 'shatterpoint-taken');
  const banner = page.locator('[data-film="banner"]');
  await goOn(table, (_, view) => view.players.some((one) => one.won > 0));
  await sp.expect(banner).toContainText(/struggle/i, { timeout: 30_000 });
  await sp.expect(banner.locator('.count')).toContainText(/\d/);
  await strip(page, 'shatterpoint-struggle');
  await page.keyboard.press('Shift+Space');
  table.seats[1].send({ type: 'concede' });
  await sp.expect(banner.locator('.voice')).toContainText(/win|won/i, { timeout: 30_000 });
  await sp.expect(banner.locator('.count')).toContainText(/\d/);
});

op.test(
  'a stage of an operation ends with its ribbon, and the story waits for it',
  async ({ look, operation, stand }) => {
    const table = await stand(1, () => true, await operation(0, 'trial'));
    table.robots = [op.raider(1), op.idler(1)];
    const { page } = await look(seatOf(table.opened, 1), MOVING);
    await op.expect(page.locator('h1')).toBeVisible();
    await goOn(table, (_, view) => view.operation?.stage === 1);
    const story = page.locator('[data-story="1"]');
    await op.expect(page.locator('.film')).toHaveAttribute('data-beat', /.+/);
    await op.expect(story).toHaveCount(0);
    const banner = page.locator('[data-film="banner"]', { hasText: 'End of stage' });
    await op
      .expect(async () => {
        await page.keyboard.press('Space');
        await op.expect(banner).toBeVisible({ timeout: 200 });
      })
      .toPass({ timeout: 30_000, intervals: [50] });
    await op.expect(banner.locator('.count')).toContainText(/\d/);
    await op.expect(story).toHaveCount(0);
    await op
      .expect(async () => {
        await page.keyboard.press('Shift+Space');
        await op.expect(story).toContainText('The hall lies open.', { timeout: 200 });
      })
      .toPass({ timeout: 30_000, intervals: [50] });
  },
);
