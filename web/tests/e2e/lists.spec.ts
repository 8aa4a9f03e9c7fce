// The list builder: one flow for each game, spread over languages and sizes.
import { expect, test } from './fixtures';
import { violations } from './violations';

test('an army is searched, filled, mended, shared, and taken to a table', async ({ open }) => {
  const player = await open('/lists/legion');
  const { page } = player;
  await page.locator('[data-ready="0"]').click();
  await expect(page.locator('.legal')).toBeVisible();
  // Found with a slip, by a keyword of another language too.
  await page.keyboard.press('/');
  await page.keyboard.type('strormtroper');
  await page.getByLabel('Faction or era').selectOption({ label: 'All sides' });
  await expect(page.locator('[data-thing="stormtroopers"]')).toBeVisible();
  await page.locator('[data-thing="stormtroopers"]').getByRole('button', { name: 'Add' }).click();
  const problem = page.locator('[data-rule="LG-BUILD-05"]');
  await expect(problem).toBeVisible();
  await expect(page.locator('[data-rule="LG-BUILD-02"]')).toContainText('LG-BUILD-02');
  expect(await violations(player)).toEqual([]);
  await problem.getByRole('button', { name: 'Remove Stormtroopers' }).click();
  await expect(page.locator('.legal')).toBeVisible();
  // An upgrade leaves its place, and undo brings it back.
  await page
    .getByRole('button', { name: /Targeting Scopes/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Remove Targeting Scopes' }).click();
  await expect(page.locator('.sum')).toContainText('793');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.sum')).toContainText('799');
  await page.getByLabel('Name of the list').fill('Evening');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByLabel('As text')).toHaveValue(/^Legion: Evening \(799\/800\)\n/);
  expect(await violations(player)).toEqual([]);
  await page.getByRole('button', { name: 'Keep on the server' }).click();
  const link = await page.locator('dialog .note a').getAttribute('href');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play with this list' }).click();
  await expect(page.locator('[data-seat="a"] h3').first()).toContainText('799');
  const other = await open(link ?? '', { theme: 'dark', viewport: { width: 1024, height: 768 } });
  await expect(other.page.getByLabel('Name of the list')).toHaveValue('Evening');
  await expect(other.page.locator('.legal')).toBeVisible();
});

test('a strike team is filled place by place on a phone', async ({ open }) => {
  const player = await open('/lists/shatterpoint/new', {
    language: 'de',
    theme: 'dark',
    viewport: { width: 390, height: 844 },
  });
  const { page } = player;
  await expect(page.locator('[data-rule="SP-BUILD-03"]').first()).toBeVisible();
  expect(await violations(player)).toEqual([]);
  await page.locator('.socket').first().click();
  // One place after the other is asked for.
  for (const unit of [
    'general-anakin-skywalker',
    'cc-7567-captain-rex',
    '501st-clone-troopers',
    'ahsoka-tano-jedi-no-more',
    'bo-katan-kryze',
    'clan-kryze-mandalorians',
  ]) {
    await page.locator(`[data-thing="${unit}"] footer button`).click();
  }
  await expect(page.locator('.legal')).toContainText('Die Liste hält die Regeln ein.');
  await expect(page.locator('[data-part="squad-1"] .tallies')).toContainText('7');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // What stands at the foot of the page is not under the bar.
  await page.getByRole('button', { name: 'Teilen' }).click();
  await expect(page.locator('dialog')).toBeVisible();
  // The front door shows the own lists.
  await page.goto('/');
  await page.locator('aside').getByRole('link', { name: 'Liste ohne Namen' }).click();
  await expect(page.locator('.legal')).toBeVisible();
});

test('a squad with its decks is read from a text, and mended', async ({ open }) => {
  const player = await open('/lists/battleground', { language: 'pl', viewport: { width: 1024, height: 768 } });
  const { page } = player;
  await page.locator('[data-ready="1"]').click();
  await expect(page.locator('.legal')).toBeVisible();
  await page.getByRole('button', { name: 'Udostępnij' }).click();
  const text = await page.locator('dialog textarea[readonly]').inputValue();
  await page
    .locator('dialog textarea')
    .last()
    .fill(text.replace(/^- .*\n/m, ''));
  await page.getByRole('button', { name: 'Wczytaj', exact: true }).click();
  await expect(page.locator('dialog .note').last()).toContainText('Wczytano');
  await page.keyboard.press('Escape');
  await page.locator('[data-part="fate"] .line').first().locator('.tools button').click();
  await expect(page.locator('[data-rule="BG-SETUP-09"]')).toBeVisible();
  expect(await violations(player)).toEqual([]);
  await page.getByRole('button', { name: 'Napraw wszystko' }).click();
  await expect(page.locator('.legal')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.sheet table').first()).toBeVisible();
  await expect(page.locator('.builder')).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  // A roster of a squad and its decks: a page or a few, not the whole catalogue.
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThanOrEqual(4);
});

test('the later pack is switched on where a list is built, and goes along to the table', async ({ open }) => {
  const { page } = await open('/lists/legion');
  await page.locator('[data-ready="0"]').click();
  await expect(page.locator('.legal')).toBeVisible();
  await expect(page.locator('[data-thing="luke-skywalker"]')).toBeVisible();
  await expect(page.locator('[data-thing="sabine-wren"]')).toHaveCount(0);
  await page.locator('[data-pack="legion-later"]').check();
  await expect(page.locator('[data-thing="sabine-wren"]')).toBeVisible();
  // The card under the pointer is large, and its keywords are explained; so is the one with the focus, in rows.
  await page.locator('[data-thing="luke-skywalker"] h3').hover();
  await expect(page.locator('[data-hover="luke-skywalker"] > dl')).toContainText('Charge');
  await page.getByRole('button', { name: 'Show as rows' }).click();
  await page.locator('[data-thing="sabine-wren"]').getByRole('button', { name: 'Add' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-hover="sabine-wren"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-hover="sabine-wren"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play with this list' }).click();
  await expect(page.locator('dialog [data-pack="legion-later"]')).toBeChecked();
  await expect(page.getByRole('button', { name: /Open the table/ })).toBeEnabled();
});

test('an epic army goes to a battlefield that has room for it', async ({ open }) => {
  const { page } = await open('/lists/legion', { language: 'de', viewport: { width: 768, height: 1024 } });
  await page.locator('[data-ready="4"]').click();
  await expect(page.locator('.legal')).toBeVisible();
  await page.getByRole('button', { name: 'Mit dieser Liste spielen' }).click();
  const sheet = page.locator('dialog');
  await expect(sheet.getByRole('radio', { name: /^Epische Schlacht/ })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: 'Raumhafen' })).toBeChecked();
  await page.getByRole('button', { name: 'Tisch öffnen' }).click();
  await expect(page).toHaveURL(/\/play\//);
});
