// The editors: a table in each kind, a card, and a game with a pack of one's own.
import { expect, test } from './fixtures';
import { violations } from './violations';

const SMALL = { width: 1024, height: 768 };

test('a hex map is painted, turned, checked, kept, and played on', async ({ open, sit }) => {
  const player = await open('/editors', { viewport: { width: 1440, height: 900 } });
  const { page } = player;
  await page.locator('[data-new="battleground"]').click();
  await page.locator('[data-add]').click();
  const board = page.getByRole('application');
  await expect(page.locator('[data-sound="true"]')).toBeVisible();
  await page.locator('[data-brush="high"]').click();
  // By pointer, and by keys beside it: one piece, and its image.
  const box = await board.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.4, (box?.y ?? 0) + (box?.height ?? 0) * 0.4);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('[data-text]').click();
  await expect(page.getByLabel('As text', { exact: true }).last()).toHaveValue(
    /\[\[map\.piece\]\][\s\S]*\[\[map\.piece\]\]/,
  );
  await page.locator('[data-text]').click();
  await page.locator('[data-brush="move"]').click();
  await board.focus();
  await page.keyboard.press('n');
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { name: 'Piece of 2 hexes' })).toBeVisible();
  expect(await violations(player)).toEqual([]);
  await page.getByLabel('Name of the pack').fill('Night Court');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-sound="true"]')).toBeVisible();
  await page.getByRole('button', { name: 'Play with it' }).click();
  // The table is chosen already where a game is set up; no figure has a start on it, so the players place them.
  const sheet = page.locator('dialog');
  await expect(sheet.getByLabel('Night Court')).toBeChecked();
  await expect(sheet.getByRole('radio', { name: 'New table' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.getByRole('application')).toBeVisible();
  const status = await page.evaluate(async () => {
    const game = location.pathname.split('/')[2] ?? '';
    return (await (await fetch(`/api/games/${game}`)).json()) as { game: { packs: [string, string][] } };
  });
  expect(status.game.packs.map(([name]) => name)).toEqual(['battleground', 'night-court']);
  // A deed at the table.
  const [, game = '', token = ''] = /\/play\/(\w+)#(\w+)/.exec(page.url()) ?? [];
  const seat = await sit(game, token);
  await seat.until(() => seat.question !== null);
  const [first] = seat.question?.options ?? [];
  if (!first) throw new Error('nothing can be answered');
  await seat.answer(first);
});

test('a free table is laid by hand and by keys, on a phone', async ({ open }) => {
  const player = await open('/editors', { language: 'de', theme: 'dark', viewport: { width: 390, height: 844 } });
  const { page } = player;
  await page.locator('[data-new="legion"]').click();
  await page.locator('[data-add]').click();
  await page.getByRole('button', { name: 'Hinzufügen' }).last().click();
  await page.getByLabel('Östlich der Mitte, mm').fill('-300');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-piece]')).toHaveCount(2);
  await page.getByRole('application').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Östlich der Mitte, mm')).toHaveValue('-325.4');
  await page.getByLabel('Höhe, mm').fill('900');
  await page.keyboard.press('Enter');
  await expect(page.locator('.verdict')).toContainText('battlefield[0].piece[0].height');
  expect(await violations(player)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('what the rules forbid of a table is said with its rule', async ({ open }) => {
  const { page } = await open('/editors', { viewport: SMALL });
  await page.locator('[data-new="shatterpoint"]').click();
  await page.locator('[data-add]').click();
  await page.getByLabel('Kind').selectOption({ label: 'Low wall' });
  await page.getByRole('button', { name: 'Add' }).last().click();
  await expect(page.locator('.verdict a.rule')).toHaveText('SP-SETUP-07');
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-sound="true"]')).toBeVisible();
});

test('a card is written in its form, checked, and drawn', async ({ open }) => {
  const player = await open('/editors', { language: 'pl', viewport: { width: 1440, height: 900 } });
  const { page } = player;
  await page.locator('[data-new="legion"]').click();
  await page.getByLabel('Co dodać').selectOption('unit');
  await page.getByLabel('Zacznij od').selectOption({ index: 1 });
  await page.locator('[data-add]').click();
  await expect(page.locator('aside article')).toBeVisible();
  const points = page.locator('[data-path="unit[0].points"] input');
  await points.fill('77');
  await expect(page.locator('aside article .points')).toHaveText('77');
  await page.locator('[data-path="unit[0].base"] input').fill('1');
  await expect(page.locator('.verdict')).toContainText('unit[0].base');
  expect(await violations(player)).toEqual([]);
  // In the text a wrong word comes with its line and the one that is close.
  await page.keyboard.press('Escape');
  await page.locator('[data-text]').click();
  const text = page.getByRole('textbox', { name: 'Jako tekst' });
  await text.fill((await text.inputValue()).replace('points = 77', 'pionts = 77').replace(/^base = 1$/m, 'base = 27'));
  await expect(page.locator('.verdict')).toContainText('the closest is `points`');
  await expect(page.locator('.verdict .where')).toContainText('wiersz');
});
