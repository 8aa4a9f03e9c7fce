// The rules as a book: chapters, pages, links, search in three languages, and rules on the table.
import { expect, test } from './fixtures';
import { bg } from '../unit/bg';
import { lg } from '../unit/lg';
import { violations } from './violations';

test('a link leads to the rule on its page, and the page can be turned', async ({ open }) => {
  const player = await open(`/rules/${lg('COVER-11')}`);
  const { page } = player;
  await expect(page.locator('h1')).toHaveText('Cover');
  await expect(page.locator('article.marked h2')).toHaveText('Light cover improved is heavy');
  await expect(page.locator('article.marked')).toBeInViewport();
  expect(await violations(player)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('h1')).toHaveText('Dice');
  await expect(page).toHaveURL(/LG-DICE$/);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Cover');
  await page
    .locator('nav.contents')
    .getByRole('link', { name: /^\d+ Melee/ })
    .click();
  await expect(page.locator('h1')).toHaveText('Melee');
  // An id in a text leads to the page where it stands.
  await page.goto(`/rules#${lg('ROUND-05')}`);
  await page.locator('article.marked aside a.rule').nth(1).click();
  await expect(page.locator('article.marked')).toBeInViewport();
  await expect(page.locator('h1')).toHaveText('Priority');
});

test('the search finds while one types, in any language, with a slip, by keys alone', async ({ open }) => {
  const player = await open('/rules/battleground', { language: 'de', theme: 'dark' });
  const { page } = player;
  await expect(page.locator('h1')).not.toBeEmpty();
  await page.keyboard.press('/');
  await page.keyboard.type('ataki okazyjn');
  await expect(page.locator('.hits a').first()).toContainText('Gelegenheitsangriff');
  expect(await violations(player)).toEqual([]);
  // Whoever is quicker than the answer is in the old list when the new one comes, and stays in it.
  const answered = page.waitForResponse((response) => response.url().includes('gelegnheits'));
  await page.getByRole('searchbox').fill('gelegnheitsangriff');
  await page.keyboard.press('ArrowDown');
  await answered;
  await expect(page.locator('.hits a:focus')).toContainText('Gelegenheitsangriff');
  await page.keyboard.press('Enter');
  await expect(page.locator('article.marked h2')).toContainText(/Gelegenheitsangriff/i);
  await expect(page.locator('article.marked .text')).toHaveAttribute('lang', 'de');
  await page.getByRole('searchbox').fill(bg('VP-05').toLowerCase());
  await expect(page.locator('.hits a')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the book fits a phone', async ({ open }) => {
  const player = await open(`/rules/${lg('MELEE-02')}`, { language: 'pl', viewport: { width: 390, height: 844 } });
  const { page } = player;
  await expect(page.locator('h1')).toHaveText('Walka wręcz');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Spis treści' }).click();
  await page.getByRole('link', { name: /Teren \d+/ }).click();
  await expect(page.locator('h1')).toHaveText('Teren');
  expect(await violations(player)).toEqual([]);
});

for (const [rule, title] of [
  ['BG-OPP', 'Opportunity attacks'],
  ['SP-PUSH', 'Push and pull'],
  ['LG-COVER', 'Cover'],
] as const) {
  test(`a rule of ${title} is seen on a table`, async ({ open }) => {
    const player = await open(`/rules/${rule}`);
    const { page } = player;
    await expect(page.locator('h1')).toHaveText(title);
    await page.getByRole('link', { name: 'See it on a table' }).first().click();
    await expect(page.locator('footer .timeline')).toBeVisible();
    await expect(page.locator('main.stage svg:visible').first()).toBeVisible();
    const steps = page.locator('aside header .step');
    const begun = await steps.textContent();
    await page.keyboard.press('.');
    await expect(steps).not.toHaveText(begun ?? '');
    await expect(page.locator('aside .answer')).not.toBeEmpty();
    expect(await violations(player)).toEqual([]);
    await page.getByRole('link', { name: 'Open in the book' }).first().click();
    await expect(page.locator('article.marked')).toBeInViewport();
    // In another language the scene is called as its rule.
    const called = page.locator('article.marked h2');
    const english = (await called.textContent()) ?? '';
    await page.getByRole('button', { name: 'de: Deutsch' }).click();
    await expect(called).not.toHaveText(english);
    const german = (await called.textContent()) ?? '';
    await page.goBack();
    await expect(page.locator('header.bar h1')).toHaveText(german);
  });
}
