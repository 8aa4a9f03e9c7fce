// A long question on a phone: both stances can be seen, and what is asked about one is seen below it.
import { kindOf } from './script';
import { expect, seatOf, test } from './shatterpoint';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('both stances are in sight on a phone, and a tap on a word shows its rule', async ({ stand, look }) => {
  const at = await stand(3, ({ prompt }) => kindOf(prompt) === 'first-stance', {});
  const { page, decision } = await look(seatOf(at.opened, at.asked), PHONE);
  const stances = decision.locator('[data-choice*="stance"]');
  await expect(stances).toHaveCount(2);
  for (const one of await stances.all()) await expect(one).toBeInViewport({ ratio: 1 });
  await stances.last().tap();
  await expect(stances.last()).toHaveAttribute('aria-pressed', 'true');
  // Only the side that is chosen unfolds.
  await expect(decision.locator('.stances .face:visible')).toHaveCount(1);
  await decision.locator('[data-word]:visible').first().tap();
  await expect(page.locator('.panels a.rule').first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.hud:visible')).toHaveCount(0);
  await page.locator('.handle').tap();
  await expect(page.locator('.hud:visible').first()).toBeVisible();
});
