// What calls a player: sounds, a notice, the title, and ribbons across the table.
import type { Page } from '@playwright/test';
import { expect, seatOf, test } from './fixtures';
import { strip } from './film';
import { kindOf, playUntil } from './script';

interface Heard {
  sources: number;
  notices: string[];
}

/** Listens for sounds and notices, as if they were allowed. The page is hidden from its player if wished. */
async function listen(page: Page, sound: string, hidden: boolean): Promise<void> {
  await page.addInitScript(
    ({ sound, hidden }) => {
      localStorage.setItem('gefecht.sound', sound);
      const heard: Heard = { sources: 0, notices: [] };
      Object.assign(window, { __heard: heard });
      const create = AudioContext.prototype.createGain;
      AudioContext.prototype.createGain = function () {
        heard.sources++;
        return create.call(this);
      };
      class Notice {
        static permission = 'granted';
        onclick = null;
        constructor(title: string, { body }: { body: string }) {
          heard.notices.push(`${title}: ${body}`);
        }
        close() {}
      }
      Object.assign(window, { Notification: Notice });
      if (hidden) Object.defineProperty(document, 'hidden', { get: () => true });
    },
    { sound, hidden },
  );
  await page.reload();
}

const heard = (page: Page): Promise<Heard> => page.evaluate(() => (window as unknown as { __heard: Heard }).__heard);

test('the own turn sounds if that was chosen, and is told to whoever looks elsewhere', async ({ open, position }) => {
  // Somebody else acts; then it is the turn of the page.
  const table = await position(4, ({ log }, { prompt }) => log.length > 30 && kindOf(prompt) === 'act');
  const other = table.asked === 0 ? 1 : 0;
  const quiet = await open(seatOf(table.opened, other));
  const called = await open(seatOf(table.opened, other));
  await listen(quiet.page, 'off', false);
  await listen(called.page, 'turn', true);
  for (const { page } of [quiet, called]) await expect(page.locator('h1')).toBeVisible();
  await expect(called.page).not.toHaveTitle(/Your turn/);
  const before = await called.page.locator('link[rel="icon"]').getAttribute('href');
  await playUntil(table.seats, table.choosers, (seat) => seat === table.seats[other]);
  await called.asked();
  await expect(called.page).toHaveTitle(/Your turn/);
  // The tab shows the shape of whoever decides.
  const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href');
  expect(await icon(called.page)).toMatch(/^data:image\/svg\+xml,/);
  expect(await icon(called.page)).not.toBe(before);
  await expect.poll(async () => (await heard(called.page)).notices.length).toBe(1);
  const told = await heard(called.page);
  expect(told.notices[0]).toMatch(/^Your turn: .+: .+/);
  expect(told.sources).toBeGreaterThan(0);
  await quiet.asked();
  expect(await heard(quiet.page)).toEqual({ sources: 0, notices: [] });
});

test('a round begins with a ribbon that says what led to it', async ({ open, position }) => {
  const table = await position(4, ({ view }, { prompt }) => view.round === 1 && kindOf(prompt) === 'act');
  const player = await open(seatOf(table.opened, table.asked), {
    reducedMotion: 'no-preference',
  });
  await player.asked();
  const banner = player.page.locator('[data-film="banner"]');
  await playUntil(table.seats, table.choosers, ({ view }) => view.round === 2);
  await expect(banner).toBeVisible({ timeout: 20_000 });
  await expect(banner.locator('.voice')).toContainText('2');
  await expect(banner.locator('.count')).not.toBeEmpty();
  await strip(player.page, 'banner-battleground');
  await player.page.keyboard.press('Space');
  await expect(banner).toBeHidden();
});

test('after a game sound is offered once, and heard at once', async ({ open, game, sit }) => {
  const opened = await game({ seats: ['person', 'greedy'] });
  const player = await open(seatOf(opened, 0));
  await listen(player.page, 'off', false);
  await player.asked();
  const seat = await sit(opened.game, opened.tokens[0]);
  const ask = player.page.locator('[data-sound-ask]');
  await expect(ask).toBeHidden();
  seat.send({ type: 'concede' });
  await ask.getByRole('button', { name: 'Try' }).click();
  expect((await heard(player.page)).sources).toBeGreaterThan(0);
  expect(await player.page.evaluate(() => localStorage.getItem('gefecht.sound'))).toBe('all');
  await ask.getByRole('button', { name: 'No' }).click();
  expect(await player.page.evaluate(() => localStorage.getItem('gefecht.sound'))).toBe('off');
  await player.page.reload();
  await expect(player.page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await expect(ask).toBeHidden();
});
