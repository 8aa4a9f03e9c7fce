// Whole games through the page.
import { expect, seatOf, setUp, test } from './fixtures';
import { verifies } from './free';
import { eager, playUntil, soon } from './script';
import { seed } from './seat';

test('two browsers play a game to its end and see the same result', async ({ game, open, server }) => {
  test.setTimeout(120_000);
  const opened = await game({ seed: seed(4) });
  const first = await open(seatOf(opened, 0));
  const second = await open(seatOf(opened, 1));
  await playUntil([first, second], [soon(eager(4), 32), soon(eager(104), 32)], () => false);

  await expect(first.decision.locator('header.ink')).toBeVisible();
  await expect(second.decision.locator('header.ink')).toBeVisible();
  const scores = first.page.locator('.seats b');
  await expect(second.page.locator('.seats b')).toHaveText(await scores.allTextContents());
  const points = first.view.players.map((one) => String(one.points));
  await expect(scores).toHaveText(points);
  const outcome = first.now?.outcome;
  expect(outcome).toEqual(second.now?.outcome);
  expect(outcome?.seed).toBe(seed(4));
  const results = await Promise.all([first, second].map((one) => one.voice.textContent()));
  // The winner reads that they have won, the other who has.
  for (const result of results) for (const one of new Set(points)) expect(result).toContain(one);

  await verifies(server.address, opened.game);
});

test('a table against the greedy player, opened in the lobby, is played to its end', async ({ open }) => {
  const player = await open('/');
  const { page } = player;
  await setUp(page);
  await page.getByRole('button', { name: 'Computer' }).click();
  await page.getByLabel('Computer player').selectOption('normal');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/play\/[^#]+#.+/);
  await playUntil([player], [soon(eager(7), 12)], () => false);
  await expect(player.decision.locator('header.ink')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  expect(player.view.round).toBe(4);
});
