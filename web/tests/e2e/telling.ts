// Whatever says what it means says it under the pointer, with the focus and on a long press.
import { expect, type Locator, type Page } from '@playwright/test';

/** The panel in which it is said. */
export const panelOf = (page: Page): Locator => page.locator('.about[role="tooltip"]');

/** Opens the rule that says what something means: in its panel, by `R`, and where it is a word by Enter. */
export async function leadsToItsRule(word: Locator): Promise<void> {
  const page = word.page();
  const [about, drawer] = [panelOf(page), page.locator('.rulecard h2')];
  const close = async () => {
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(drawer).toBeHidden();
  };
  await word.hover();
  const link = about.getByRole('link');
  await expect(link).toHaveText(/Open in the book, [A-Z]{2}-[A-Z]+-\d+/);
  // The pointer reaches the panel, which stays as long as it is there.
  await link.hover();
  await page.waitForTimeout(400);
  await link.click();
  await expect(about).toBeHidden();
  await expect(drawer).toBeVisible();
  const title = (await drawer.textContent()) ?? '';
  await close();
  for (const key of ['r', 'Enter']) {
    await page.mouse.move(5, 5);
    await page.keyboard.press('Shift');
    await word.focus();
    await expect(about).toBeVisible();
    await page.keyboard.press(key);
    await expect(drawer).toHaveText(title);
    await close();
  }
}

/** Looks at what something says of itself, in each of the three ways. */
export async function explains(element: Locator): Promise<void> {
  const page = element.page();
  const [about, text] = [panelOf(page), panelOf(page).locator('.text')];
  const said = (await element.getAttribute('data-about')) ?? '';
  expect(said).not.toBe('');
  await element.hover();
  await expect(text).toHaveText(said);
  await page.mouse.move(5, 5);
  await expect(about).toBeHidden();
  // Whoever uses the keys sees where the focus is.
  await page.keyboard.press('Shift');
  await element.focus();
  await expect(text).toHaveText(said);
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await element.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await expect(text).toHaveText(said);
  await element.dispatchEvent('pointercancel', { pointerType: 'touch', bubbles: true });
  await expect(about).toBeHidden();
}
