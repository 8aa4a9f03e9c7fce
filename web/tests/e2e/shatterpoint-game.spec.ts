// Whole games of Shatterpoint through the page, against a person and against the computer; who watches; the replay.
import type { Shatterpoint } from './hearing';
import { kindOf } from './script';
import { seed } from './seat';
import { expect, goOn, playThrough, robot, seatOf, test, together, verifies, type Stand } from './shatterpoint';

test('two browsers play a game of Shatterpoint to its end', async ({ game, look, server, sit }) => {
  test.setTimeout(90_000);
  const opened = await game({ ruleset: 'shatterpoint', seed: seed(4) });
  const pages = [await look(seatOf(opened, 0)), await look(seatOf(opened, 1))] as const;
  const seats: Stand['seats'] = [
    await sit<Shatterpoint>(opened.game, opened.tokens[0]),
    await sit<Shatterpoint>(opened.game, opened.tokens[1]),
  ];
  const kinds = await playThrough(pages, { seats, robots: [robot(4), robot(104)] });
  const [first, second] = pages;
  for (const page of pages) await expect(page.decision.locator('header.ink')).toBeVisible();
  expect(first.now?.outcome).toEqual(second.now?.outcome);
  expect([...kinds.keys()]).toEqual(
    expect.arrayContaining(['deploy', 'first-stance', 'revealed', 'act', 'go', 'attack', 'tree']),
  );
  const won = first.view.players.map((one) => String(one.won));
  await expect(first.page.locator('.seats b')).toHaveText(won);
  await expect(second.page.locator('.seats b')).toHaveText(won);

  await verifies(server.address, opened.game);
});

test('a table against the greedy player, opened in the lobby', async ({ look }) => {
  const player = await look('/');
  const { page } = player;
  await page.getByRole('button', { name: /Shatterpoint/ }).click();
  await page.getByRole('button', { name: 'Computer', exact: true }).click();
  await page.getByLabel('Computer player').selectOption('normal');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/play\/[^#]+#.+/);
  const own = robot(7);
  while (!player.over && (player.view?.turn ?? 0) < 5) {
    await player.until(() => player.question !== null || player.over);
    if (!player.question) break;
    const aids = await player.help();
    await player.answer(own(player.question, aids, player.view));
  }
  const moved = player.events.flatMap((one) => (typeof one === 'object' && 'moved' in one ? one.moved.character : []));
  const seats = new Set(moved.map((one) => player.table.units[player.table.characters[one] ?? -1]?.seat));
  expect([...seats].sort(), 'both have moved').toEqual([0, 1]);
  await expect(page.locator('.log li').first()).toBeVisible();
});

test('a spectator follows the game and is asked nothing', async ({ look, stand }) => {
  const position = await stand(3, ({ prompt }) => kindOf(prompt) === 'tree');
  const watcher = await look(`/watch/${position.opened.game}`);
  await expect(watcher.page.getByText('You are watching.')).toBeVisible();
  await expect(watcher.page.locator('.tray')).toBeVisible();
  await goOn(position, (_, view) => view.attack === null);
  await together([...position.seats, watcher]);
  await expect(watcher.page.locator('[data-primary], [data-choice]')).toHaveCount(0);
  expect(watcher.frames.every((frame) => !/"question":\{/.test(frame))).toBe(true);
  const standing = watcher.view.characters.filter((one) => one !== null).length;
  await expect(watcher.page.locator('.option[data-character]')).toHaveCount(standing);
});

test('a finished game is watched again, step by step', async ({ look, stand }) => {
  const position = await stand(2, (_, view) => view.attack !== null);
  await goOn(position, () => false);
  const { page } = await look(`/replay/${position.opened.game}`);
  await expect(page.locator('footer .timeline')).toBeVisible();
  await page.keyboard.press('End');
  const slider = page.getByRole('slider');
  // The rest comes in a second piece: the place is kept, and the end is that of the game.
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(200);
  const last = Number(await slider.getAttribute('max'));
  await expect(slider).toHaveValue(String(last));
  await expect(page.locator('.option[data-character]').first()).toBeAttached();
  const before = await page.locator('.answer').first().textContent();
  for (let step = 0; step < 3; step++) await page.keyboard.press(',');
  await expect(slider).toHaveValue(String(last - 3));
  expect(await page.locator('.answer').first().textContent()).not.toBe(before);
});
