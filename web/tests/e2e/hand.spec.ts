// The hand is read by pointing at its cards and played by a click on them; what was played is marked.
import { expect, seatOf, test } from './fixtures';
import { test as legion } from './legion';
import { goOn, test as shatterpoint } from './shatterpoint';
import { kindOf } from './script';
import { violations } from './violations';

test('a card of Battleground is read and played from the strip', async ({ open, position }) => {
  const { opened, asked } = await position(
    5,
    ({ log }, { prompt, options }) =>
      log.length > 20 && kindOf(prompt) === 'choose-card' && options.some((one) => kindOf(one) === 'card'),
  );
  const player = await open(seatOf(opened, asked));
  const { page } = player;
  await player.asked();
  const card = page.locator('.strip [data-hand] button').first();
  const title = (await card.getAttribute('data-title')) ?? '';
  await card.hover();
  const text = page.getByRole('tooltip').filter({ visible: true });
  await expect(text).toContainText(title);
  await expect(text).toBeInViewport({ ratio: 1 });
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(player.primary).toBeEnabled();
  expect(await violations(player)).toEqual([]);
  await player.primary.click();
  await player.until(() => player.question === null || kindOf(player.question.prompt) !== 'choose-card');
});

legion('a command card of Legion is read and played from the dock', async ({ sitDown, stand }) => {
  const { opened, asked } = await stand(
    4,
    ({ prompt, options }, view) => view.round >= 2 && kindOf(prompt) === 'command' && options.length > 1,
  );
  const player = await sitDown(opened, asked);
  const { page } = player;
  await player.help();
  const hand = page.locator('.desk .hand');
  const card = hand.locator('button.playable').first();
  await card.focus();
  await expect(page.getByRole('tooltip').filter({ visible: true })).toContainText(
    (await card.getAttribute('data-title')) ?? '',
  );
  await card.press('Enter');
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(player.primary).toBeEnabled();
  // The values of the unit beside it say what they mean.
  await expect(page.locator('.desk dl [data-about]').first()).toBeVisible();
  expect(await violations(player)).toEqual([]);
});

shatterpoint('an order card of Shatterpoint is played from its pile', async ({ sitDown, stand }) => {
  const table = await stand(2, ({ options }) => options.includes('reserve'));
  await table.seats[table.asked].answer('reserve');
  const asked = await goOn(table, ({ options }) => options.includes('use-reserve'));
  const player = await sitDown(table.opened, asked ?? 0);
  await player.help();
  const reserve = player.page.locator('.desk [data-pile="use-reserve"]');
  await expect(reserve).toHaveAttribute('title', /.+/);
  await reserve.click();
  await expect(reserve).toHaveAttribute('aria-pressed', 'true');
  await expect(player.primary).toBeEnabled();
  await player.decision.locator('[data-pile="reveal"]').click();
  await expect(reserve).toHaveAttribute('aria-pressed', 'false');
  expect(await violations(player)).toEqual([]);
  await player.confirm();
});
