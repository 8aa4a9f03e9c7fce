// A free table is turned by W, and its words explain themselves. The free camera over it: drawn when it is asked for,
// turned by keys, closed by Escape.
import type { AtTable } from './free';
import type { Game } from './hearing';
import { test as legion } from './legion';
import { expect, test } from './shatterpoint';
import { kindOf } from './script';
import { explains, leadsToItsRule, panelOf } from './telling';
import { violations } from './violations';

/** Looks at the table through the free camera. */
async function seenInSpace<G extends Game>(player: AtTable<G>): Promise<void> {
  const { page } = player;
  const button = page.getByRole('button', { name: '3D' });
  await button.focus();
  await page.keyboard.press('d');
  const picture = page.getByRole('application', { name: 'The table in three dimensions' });
  await expect(picture).toBeFocused({ timeout: 60_000 });
  await expect(picture.locator('canvas')).toHaveAttribute('data-drawn', 'true', { timeout: 20_000 });
  const label = picture.locator('.label').first();
  const before = await label.getAttribute('style');
  await page.keyboard.press('ArrowRight');
  await expect(label).not.toHaveAttribute('style', before ?? '');
  expect(await violations(player)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(picture).toHaveCount(0);
  await expect(button).toBeFocused();
}

test('the table is turned to the own edge, and looked at in three dimensions', async ({ sitDown, stand }) => {
  const { opened, asked } = await stand(3, ({ prompt }, view) => view.turn > 2 && kindOf(prompt) === 'act');
  const player = await sitDown(opened, asked);
  const { page } = player;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await player.help();
  expect(loaded.filter((url) => url.includes('/paint-'))).toEqual([]);

  // The values and abilities on the card say what they mean.
  await explains(page.locator('main.stage .values [data-about]').first());
  await leadsToItsRule(page.locator('main.stage .values [data-about]').first());
  // So do the signs of its chart and the boxes of its tree.
  const more = page.locator('main.stage details.stance').first();
  await more.locator('summary').click();
  for (const sign of ['.charts [data-about]', '[role="treeitem"][data-about]']) {
    const one = more.locator(sign).first();
    await one.hover();
    await expect(panelOf(page).locator('.text')).toHaveText((await one.getAttribute('data-about')) ?? '');
    await page.mouse.move(5, 5);
    await expect(panelOf(page)).toBeHidden();
  }
  await more.locator('summary').click();
  await expect(page.locator('main.stage .abilities [data-about]').first()).toBeVisible();

  // W turns the table about its middle, the own edge to the bottom; once more and it lies as before.
  const figure = page.locator('[data-character]').first();
  const height = async () => (await figure.boundingBox())?.y ?? 0;
  const frame = await player.board.boundingBox();
  const lay = await height();
  await page.keyboard.press('w');
  await expect.poll(async () => Math.abs((await height()) - lay)).toBeGreaterThan((frame?.height ?? 0) / 20);
  await page.keyboard.press('w');
  await expect.poll(async () => Math.abs((await height()) - lay)).toBeLessThan(2);

  await seenInSpace(player);
  expect(loaded.filter((url) => url.includes('/paint-')).length).toBeGreaterThan(0);
});

legion('the table of Legion explains itself, and is looked at in three dimensions', async ({ sitDown, stand }) => {
  const { opened, asked } = await stand(3, ({ prompt }) => kindOf(prompt) === 'act');
  const player = await sitDown(opened, asked);
  await player.help();
  const value = player.page.locator('.desk dl [data-about]');
  await explains(value.first());
  await leadsToItsRule(value.nth(1));
  // The courage says what it comes to.
  await value.nth(1).hover();
  await expect(panelOf(player.page)).toContainText('Here: 0 with a courage of');
  await seenInSpace(player);
});
