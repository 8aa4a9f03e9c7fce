// The page explains itself: the goal, steps, dice, rules, marks and values, and what a button misses.
import { expect, seatOf, test } from './fixtures';
import { strip } from './film';
import { kindOf } from './script';
import { seed } from './seat';
import { explains, leadsToItsRule, panelOf } from './telling';

test('the goal is open at the start, folds when somebody points at the table and is one key away', async ({
  game,
  open,
}) => {
  const opened = await game({ seed: seed(3), seats: ['person', 'greedy'] });
  const player = await open(seatOf(opened, 0), { newcomer: true });
  const goal = player.page.locator('[data-goal]');
  await expect(goal).toBeVisible();
  await expect(goal).toContainText('20');
  await strip(player.page, 'battleground-goal');
  await player.page.keyboard.press('o');
  await expect(goal).toBeHidden();
  await player.page.keyboard.press('o');
  await expect(goal).toBeVisible();
  await player.page.keyboard.press('Escape');
  await expect(goal).toBeHidden();
  await player.page.keyboard.press('o');
  await expect(goal).toBeVisible();
  await player.asked();
  await player.page.locator('[role="application"]').click();
  await expect(goal).toBeHidden();
});

test('steps, dice, rules, marks and values explain themselves on hover, on focus and on a long press', async ({
  position,
  open,
}) => {
  const { opened, asked } = await position(4, ({ log }, { prompt }) => kindOf(prompt) === 'act' && log.length > 40);
  const { page } = await open(seatOf(opened, asked), { hasTouch: true });
  const about = panelOf(page);
  const step = page.locator('.tray [data-about]').nth(7);
  await expect(step).toHaveAttribute('data-about', /one more die/);
  await explains(step);
  await step.hover();
  await expect(about).toBeVisible();
  await strip(page, 'battleground-about');
  // A finger that was told something presses nothing when it is lifted.
  const first = page.locator('.tray [data-about]').first();
  await first.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await expect(about).toBeVisible();
  await first.dispatchEvent('click');
  await expect(first).not.toHaveAttribute('aria-current', 'step');
  await expect(about).toBeVisible();
  // The same once more: it is told anew. A key means what it presses.
  await first.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await expect(about).toBeHidden();
  await expect(about).toBeVisible();
  await first.dispatchEvent('click');
  await expect(first).not.toHaveAttribute('aria-current', 'step');
  await first.press('Enter');
  await expect(first).toHaveAttribute('aria-current', 'step');
  // A tap is no long press.
  await page.keyboard.press('Escape');
  await step.tap();
  await page.waitForTimeout(600);
  await expect(about).toBeHidden();
  // A rule's id tells its rule.
  await page.locator('.decision a.rule').first().hover();
  await expect(about.locator('b')).not.toBeEmpty();
  // So does a mark on the table, and a value on a card.
  const mark = await page.locator('[data-figure] g[data-about]').first().boundingBox();
  await page.mouse.move((mark?.x ?? 0) + (mark?.width ?? 0) / 2, (mark?.y ?? 0) + (mark?.height ?? 0) / 2);
  await expect(about).toContainText(/mana|Pays for spells/);
  await page.getByRole('tab', { name: 'Unit' }).click();
  await page.locator('.values [data-about]').first().focus();
  await page.keyboard.press('Tab');
  await expect(about).toContainText('Dice of ranged attacks');
  await leadsToItsRule(page.locator('.values [data-about]').first());
  await page.getByRole('tab', { name: 'Unit' }).click();
  // A finger opens the rule in the panel that it held open.
  const value = page.locator('.values [data-about]').first();
  await value.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await expect(about).toBeVisible();
  await value.dispatchEvent('click');
  await about.getByRole('link').tap();
  await expect(page.locator('.rulecard h2')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  // The keys tell the marks of whom they are at, whether the figure or the board has the focus.
  const marked = page.locator('[data-tells]').first();
  const tells = (await marked.getAttribute('data-tells')) ?? '';
  await page.keyboard.press('Shift');
  await marked.focus();
  await expect(about.locator('.text')).toHaveText(tells);
  await page.locator('[role="application"]').focus();
  await expect(about).toBeHidden();
  await page.keyboard.press('Shift');
  await expect(about.locator('.text')).toHaveText(tells);
});

test('what comes to lie under a pointer that rests explains itself as soon as the pointer moves, not before', async ({
  position,
  open,
}) => {
  const { opened, asked } = await position(4, ({ log }, { prompt }) => kindOf(prompt) === 'act' && log.length > 40);
  const { page } = await open(seatOf(opened, asked));
  const step = page.locator('.tray [data-about]').nth(2);
  const box = await step.boundingBox();
  if (!box) throw new Error('no step');
  const show = (on: boolean) => step.evaluate((one, on) => ((one as HTMLElement).style.display = on ? '' : 'none'), on);
  await show(false);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await show(true);
  await page.waitForTimeout(700);
  await expect(panelOf(page)).toBeHidden();
  await page.mouse.move(box.x + box.width / 2 + 1, box.y + box.height / 2);
  await expect(panelOf(page)).toBeVisible();
});

test('a button that cannot be pressed says what is missing, and says Enter only where Enter presses it', async ({
  position,
  open,
}) => {
  const { opened, asked } = await position(4, ({ log }, { prompt }) => kindOf(prompt) === 'act' && log.length > 40);
  const player = await open(seatOf(opened, asked));
  await player.asked();
  await expect(player.primary).toBeDisabled();
  await expect(player.primary).toHaveText('Choose an action');
  const tiles = player.page.locator('[data-menu]:not([aria-disabled=true])');
  const [tile, other] = [tiles.nth(0), tiles.nth(1)];
  await tile.click();
  await other.focus();
  await expect(player.primary.locator('kbd')).toHaveCount(0);
});
