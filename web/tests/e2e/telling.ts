// Whatever says what it means says it under the pointer, with the focus and on a long press.
import { expect, type Locator, type Page } from '@playwright/test';

/** The panel in which it is said. */
export const panelOf = (page: Page): Locator => page.locator('.about[role="tooltip"]');

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
