// Before and after a game: play now, challenges, names, the rematch, replay and what can be done with it, odds.
import { expect, missingKeys, seatOf, setUp, test, type Position } from './fixtures';
import type { Player } from './player';
import { violations } from './violations';

const PHONE = { width: 390, height: 844 };

/** All words are there, nothing runs over the side, axe finds nothing. */
async function sound(player: Player, where: string): Promise<void> {
  const { page } = player;
  expect(await missingKeys(page), where).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(0);
  expect(await violations(player), where).toEqual([]);
}

async function finish([first]: Position['seats']): Promise<void> {
  first.send({ type: 'concede' });
  await first.until(() => first.over);
}

test('an open challenge is accepted in one click, and both know each other by name', async ({ open }) => {
  const host = await open('/', { language: 'de' });
  await host.page.getByRole('textbox', { name: 'Dein Name' }).fill('player 1');
  await host.page.locator('[data-challenge="open"]').click();
  await host.until(() => host.welcome !== null);
  const guest = await open('/', { viewport: PHONE, theme: 'dark', language: 'pl' });
  await expect(guest.page.locator('[data-accept]')).toHaveCount(1);
  await expect(guest.page.locator('aside li .what')).toContainText(/Battleground.*100 punktów.*player 1.*Bez zegara/);
  await sound(guest, 'front door on a phone');
  await guest.page.locator('[data-accept]').click();
  await expect(guest.page).toHaveURL(/\/play\/[^#]+#.+/);
  await guest.until(() => guest.welcome !== null);
  // A guest without a name is asked for one.
  await guest.page.locator('#guest-name').fill('player 2');
  await guest.page.locator('#guest-name').press('Enter');
  await expect(host.page.getByText('player 2').first()).toBeVisible();
  await expect(guest.page.locator('#guest-name')).toHaveCount(0);
  await sound(guest, 'table of the guest');
});

test('what was chosen last is chosen again', async ({ open }) => {
  const { page } = await open('/', { language: 'pl', viewport: { width: 768, height: 1024 } });
  const sheet = page.locator('dialog');
  await setUp(page, 'legion');
  await sheet.getByRole('radio', { name: /^Standardowa gra/ }).check();
  await sheet.getByRole('radio', { name: 'Leśne ruiny' }).check();
  await sheet.getByLabel('Lista gracza 1').selectOption({ index: 6 });
  await sheet.locator('.seg button').nth(1).click();
  await sheet.locator('form select').last().selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Otwórz stół' }).click();
  await expect(sheet.locator('.opened')).toBeVisible();
  await page.goto('/');
  await setUp(page, 'legion');
  await expect(sheet.locator('.seg button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(sheet.getByRole('radio', { name: /^Standardowa gra/ })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: 'Leśne ruiny' })).toBeChecked();
  await expect(sheet.getByLabel('Lista gracza 1')).toHaveValue('ready-6');
  await expect(sheet.locator('form select').last()).toHaveValue('1');
  // Enter does what the button with `Enter` says, from any choice of the sheet.
  await sheet.getByRole('radio', { name: /^Standardowa gra/ }).press('Enter');
  await expect(sheet.locator('.opened')).toBeVisible();
});

test('a rematch begins in place when both wish it, with the sides swapped', async ({ game, open, sit }) => {
  const opened = await game();
  const first = await open(seatOf(opened, 0));
  const second = await open(seatOf(opened, 1), { language: 'de' });
  await first.asked();
  (await sit(opened.game, opened.tokens[0])).send({ type: 'concede' });
  await first.page.getByRole('button', { name: 'Rematch' }).click();
  await expect(first.page.getByText('The rematch begins as soon as')).toBeVisible();
  await expect(second.page.getByText('wünscht eine Revanche')).toBeVisible();
  await second.page.getByRole('button', { name: 'Revanche' }).click();
  for (const player of [first, second]) await expect(player.page).not.toHaveURL(new RegExp(opened.game));
  await first.until(() => first.welcome?.seat === 1);
  await second.until(() => second.welcome?.seat === 0);
  // The game that is over is in the library and in the record.
  await first.page.goto('/games');
  await expect(first.page.locator('main li')).toHaveCount(1);
  await first.page.getByLabel('Result').selectOption('won');
  await expect(first.page.locator('main li')).toHaveCount(0);
  await sound(first, 'library');
});

test('a moment of a replay is shared, played on from, and counted', async ({ open, position }) => {
  const { opened, seats } = await position(4, (seat) => seat.log.length > 60);
  await finish(seats);
  const player = await open(`/replay/${opened.game}#12`, { language: 'pl', viewport: { width: 1280, height: 720 } });
  const { page } = player;
  await expect(page.locator('aside .step')).toContainText('12');
  await page.getByLabel('Rodzaj').selectOption('moves');
  await expect(page.locator('.jumps .count')).toContainText('/');
  // To what a unit did.
  await page.getByLabel('Rodzaj').selectOption('');
  await page.getByLabel('Jednostka, karta lub słowo').fill('he-man');
  await expect(page.locator('.jumps .count')).toContainText('/');
  await page.getByRole('button', { name: 'Statystyka' }).click();
  await expect(page.locator('.stats figure')).toHaveCount(2);
  await sound(player, 'replay with statistics');
  await page.getByRole('button', { name: 'Graj dalej stąd' }).click();
  await page.locator('[data-branch="computer"]').click();
  await expect(page).toHaveURL(/\/play\/[^#]+#.+/);
  await player.until(() => player.welcome?.game.branch?.game === opened.game);
  // The log knows what was before.
  await expect(page.locator('.log li').first()).toBeVisible();
  expect(await page.locator('.log li').count()).toBeGreaterThan(5);
});

test('a record is read from a file', async ({ open, position, server }, info) => {
  const { opened, seats } = await position(5, (seat) => seat.log.length > 30);
  await finish(seats);
  const record = await (await fetch(`${server.address}/api/games/${opened.game}/record`)).text();
  const player = await open('/games', { viewport: PHONE });
  const file = player.page.locator('input[type="file"]');
  await file.setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(player.page.getByRole('alert')).toBeVisible();
  await file.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) });
  await expect(player.page).toHaveURL(/\/replay\//);
  await expect(player.page.locator('footer .timeline')).toBeVisible();
  // Statistics can be read to their end, and what stands below them is reached.
  await player.page.getByRole('button', { name: 'Statistics' }).click();
  const plot = player.page.locator('.stats figure').last();
  await plot.scrollIntoViewIfNeeded();
  await expect(plot).toBeInViewport({ ratio: 0.9 });
  await player.page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(player.page.locator('[data-branch="computer"]')).toBeVisible();
  expect(info.errors).toEqual([]);
});

test('odds of all games, two attacks side by side, in a link', async ({ open }) => {
  const player = await open('/odds', { theme: 'dark', language: 'de', viewport: { width: 1024, height: 768 } });
  const { page } = player;
  for (const [ruleset, mean] of [
    ['Battleground', '2,27'],
    ['Shatterpoint', ''],
    ['Legion', ''],
  ] as const) {
    await page.getByRole('button', { name: ruleset }).click();
    await expect(page.locator('.mean b')).toHaveCount(1);
    await expect(page.locator('.mean b')).toContainText(mean);
  }
  await page.locator('[data-compare]').click();
  await page.locator('[data-odds="2-aim"]').fill('1');
  await expect(page.locator('.mean b')).toHaveCount(2);
  const means = page.locator('.mean b');
  await expect(means.nth(1)).not.toHaveText((await means.nth(0).textContent()) ?? '');
  await sound(player, 'odds');
  // The link shows the same to somebody else.
  const other = await open(page.url(), { viewport: PHONE });
  await expect(other.page.locator('.mean b')).toHaveCount(2);
  await expect(other.page.locator('[data-odds="2-aim"]')).toHaveValue('1');
  await sound(other, 'odds on a phone');
});
