// The lobby adds the pack with cards that came after the rules reference, and a piece of terrain that covers troopers.
import type { Page } from '@playwright/test';
import { expect, test } from './legion';

async function lobby(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Legion/ }).click();
  await expect(page.locator('.form .maps')).toBeVisible();
}

const army = (page: Page) => page.locator('section[aria-labelledby="side-0"]');

test('a switch of the lobby adds the later pack, and the game is played with it', async ({ look }) => {
  const { page } = await look('/');
  await lobby(page);
  const builder = page.getByRole('dialog', { name: 'List builder' });
  const sabine = builder.locator('[data-thing="sabine-wren"]');
  await army(page).getByLabel('List of player 1').selectOption({ label: 'New list' });
  await expect(builder.locator('[data-thing="luke-skywalker"]')).toBeVisible();
  await expect(sabine).toHaveCount(0);
  await builder.getByRole('button', { name: 'Play with it at this table' }).click();

  await page.getByLabel(/after the rules reference/).check();
  await army(page).getByLabel('List of player 1').selectOption({ label: 'New list' });
  await sabine.getByRole('button', { name: 'Add' }).click();
  // The server judges the army with that pack: it knows the unit, and what it costs.
  await expect(builder.locator('[data-line="sabine-wren"] .cost')).toBeVisible();
  await builder.getByRole('button', { name: 'Play with it at this table' }).click();
  await expect(army(page).locator('.problem a.rule')).toBeVisible();

  // Back to the ready armies: the game itself is opened with both packs.
  const opens = page.getByRole('button', { name: /Open the table/ });
  await page.getByLabel(/after the rules reference/).uncheck();
  await expect(opens).toBeEnabled();
  // What was chosen with other packs cannot be opened with these: not before their armies are there.
  await page.getByLabel(/after the rules reference/).evaluate((box) => (box as HTMLInputElement).click());
  expect(await opens.isDisabled()).toBe(true);
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/games'));
  await opens.click();
  const { packs } = (await asked).postDataJSON() as { packs: string[] };
  expect(packs[0]).toBe('legion');
  expect(packs.at(-1)).toBe('legion-later');
  await expect(page.locator('.strip .units [data-unit]').first()).toBeVisible();
});

test('terrain is declared to cover troopers whatever its height', async ({ look }) => {
  const { page } = await look('/');
  await lobby(page);
  await page.locator('summary', { hasText: 'Terrain' }).click();
  const covers = page.locator('select[data-declares="covers-troopers"]').first();
  await expect(covers).toHaveValue('usual');
  await covers.selectOption('always');
  await expect(covers).toHaveValue('always');
  await expect(page.getByRole('button', { name: /Open the table/ })).toBeEnabled();
});
