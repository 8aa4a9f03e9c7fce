// The free camera over a free table: drawn when it is asked for, turned by keys, closed by Escape.
import { expect, test } from './shatterpoint';
import { kindOf } from './script';
import { violations } from './violations';

test('the table in three dimensions', async ({ sitDown, stand }) => {
  const { opened, asked } = await stand(3, ({ prompt }, view) => view.turn > 2 && kindOf(prompt) === 'act');
  const player = await sitDown(opened, asked);
  const { page } = player;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await player.help();
  expect(loaded.filter((url) => url.includes('/paint-'))).toEqual([]);
  const button = page.getByRole('button', { name: '3D' });
  await button.focus();
  await page.keyboard.press('d');
  const picture = page.getByRole('application', { name: 'The table in three dimensions' });
  await expect(picture).toBeFocused();
  await expect(picture.locator('canvas')).toHaveAttribute('data-drawn', 'true', { timeout: 20_000 });
  expect(loaded.filter((url) => url.includes('/paint-')).length).toBeGreaterThan(0);
  const label = picture.locator('.label').first();
  const before = await label.getAttribute('style');
  await page.keyboard.press('ArrowRight');
  await expect(label).not.toHaveAttribute('style', before ?? '');
  expect(await violations(player)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(picture).toHaveCount(0);
  await expect(button).toBeFocused();
});
