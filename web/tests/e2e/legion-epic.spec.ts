// An epic table: many units are found by a list and by the table in small, and drawn as one where they are far away.
import { epic, expect, seatOf, test } from './legion';
import { violations } from './violations';

test('units of an epic battle are searched, filtered, visited and drawn together', async ({ look, server, stand }) => {
  const wish = await epic(server.address);
  const { asked, opened } = await stand(3, (_, view) => view.activation !== null, wish);
  const player = await look(seatOf(opened, asked), { viewport: { width: 1440, height: 900 } });
  const { page } = player;
  await player.asked();
  const units = player.table.units.length;
  const standing = player.view.minis.filter(({ stand }) => stand !== null).length;
  expect(units).toBeGreaterThan(25);
  expect(standing).toBeGreaterThan(60);
  // However many there are, the strip tells of each what is left of it.
  for (const unit of await page.locator('.strip [data-unit]').all()) {
    await expect(unit.locator('[data-health]:visible')).not.toHaveCount(0);
  }

  // The whole table is seen: no table in small. Each miniature is drawn.
  await page.keyboard.press('0');
  const small = page.locator('.overview');
  await expect(small).toHaveCount(0);
  const figures = page.locator('svg[data-board] g.mini');

  await page.keyboard.press('k');
  const list = page.getByRole('region', { name: 'Units', exact: true });
  await expect(list.locator('[data-listed]')).toHaveCount(units);
  await list.getByRole('searchbox').fill('boba');
  await expect(list.locator('[data-listed]')).toHaveCount(1);
  await list.locator('[data-listed]').click();
  // It is in the middle now, closer than before, and the small table says where that is.
  const boba = player.table.units.find((one) => one.card.unit === 'boba-fett');
  const leader = player.view.units[boba?.id ?? -1]?.leader ?? -1;
  const stand_ = player.view.minis[leader]?.stand;
  if (!stand_) throw new Error('Boba Fett is not on the table');
  await expect(small).toBeVisible();
  const board = await player.board.boundingBox();
  if (!board) throw new Error('no board');
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  await expect
    .poll(async () => {
      const at = await player.screen(stand_);
      return Math.abs(at.x - middle.x) < board.width * 0.3 && at.y > board.y && at.y < board.y + board.height;
    })
    .toBe(true);
  const before = await player.screen(stand_);
  const box = await small.boundingBox();
  if (!box) throw new Error('no small table');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 8);
  await expect.poll(async () => Math.hypot((await player.screen(stand_)).y - before.y)).toBeGreaterThan(100);

  await list.getByRole('searchbox').fill('');
  await list.getByRole('button', { name: 'Player 2' }).click();
  const theirs = player.table.units.filter((one) => one.seat === 1).length;
  await expect(list.locator('[data-listed]')).toHaveCount(theirs);
  await list.getByRole('button', { name: 'suppressed' }).click();
  await expect(list.locator('[data-listed]')).toHaveCount(0);
  expect(await violations(player)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);

  // On a phone the whole table has a base for each unit, not for each miniature.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('0');
  await expect.poll(() => figures.count()).toBeLessThan(standing);
  const drawn = await page.locator('svg[data-board] [data-label]').count();
  expect(drawn).toBeGreaterThan(0);
});
