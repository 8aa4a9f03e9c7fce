// Hints at the table: three answers with their chances and reasons, the first of them on the table, in each game.
import type { Page } from '@playwright/test';
import type { Hinted, ToClient } from '../../src/protocol';
import { expect, seatOf, test } from './fixtures';
import { Visitor } from './player';
import { seed } from './seat';
import { violations } from './violations';

/** How many decisions are looked at until three answers were compared. */
const MOST = 12;

/** The hints that came last, as the server sent them. */
function hintsOf({ frames }: Visitor): Hinted[] {
  const told = frames.map((frame) => JSON.parse(frame) as ToClient);
  return told.findLast((message) => message.type === 'hints')?.hints ?? [];
}

async function picture(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}

for (const ruleset of ['battleground', 'shatterpoint', 'legion']) {
  test(`${ruleset}: a hint shows the best answers and marks one on the table`, async ({ visit, game }) => {
    const opened = await game({ ruleset, seats: ['person', 'random'], seed: seed(5) });
    const player = await visit((page) => new Visitor(page), seatOf(opened, 0));
    const { page, decision, primary } = player;
    const panel = page.locator('[data-hints]');
    const shown = panel.locator('[data-hint]');
    let compared = 0;
    for (let decided = 0; decided < MOST && compared < 2; decided++) {
      await player.asked();
      const question = player.question?.id;
      // By the button, and by its key.
      if (decided % 2 === 0) await decision.locator('[data-ask-hints]').click();
      else await page.keyboard.press('p');
      await expect(shown.first()).toHaveAttribute('aria-pressed', 'true');
      const hints = hintsOf(player);
      await expect(shown).toHaveCount(hints.length);
      if (hints.length === 3) {
        compared++;
        await expect(shown.first()).toContainText('%');
        if (hints[0]?.reason) await expect(shown.first()).toContainText(/better off than the other answers/);
        if (compared === 1) expect(await violations(player)).toEqual([]);
        await picture(page, `hints-${ruleset}-${compared}`);
      }
      // What is marked is what the button gives.
      await expect(primary).toBeEnabled();
      await primary.click();
      await player.until(() => player.question?.id !== question || player.over);
      await expect(panel).toHaveCount(0);
    }
    // The unoptimised program plays little of Legion within the time of a hint.
    expect(compared).toBeGreaterThanOrEqual(ruleset === 'legion' ? 1 : 2);
  });
}

test('hints are not offered to who watches, nor between persons unless the table allows them', async ({
  open,
  game,
}) => {
  const apart = await game({ seed: seed(5) });
  const allowed = await game({ seed: seed(5), hints: true });
  const player = await open(seatOf(apart, 0));
  await player.asked();
  await expect(player.page.locator('[data-ask-hints]')).toHaveCount(0);
  await player.page.keyboard.press('p');
  await expect(player.page.locator('[data-hints]')).toHaveCount(0);
  const other = await open(seatOf(allowed, 0), {
    language: 'de',
    theme: 'dark',
    viewport: { width: 390, height: 844 },
  });
  await other.asked();
  await other.page.locator('[data-ask-hints]').click();
  await expect(other.page.locator('[data-hint]').first()).toBeVisible();
  await picture(other.page, 'hints-phone-de');
  // They leave room for the button, on a low phone too.
  await other.page.setViewportSize({ width: 390, height: 700 });
  await other.primary.click({ trial: true });
  const watcher = await open(`/watch/${allowed.game}`);
  await expect(watcher.page.locator('.ask')).toBeVisible();
  await expect(watcher.page.locator('[data-ask-hints]')).toHaveCount(0);
});

test('the lobby asks whether players elsewhere may have hints', async ({ open }) => {
  const { page } = await open('/');
  await page.locator('[data-game="battleground"] .more').click();
  const allow = page.locator('dialog [data-hints]');
  await page.getByRole('button', { name: 'Computer' }).click();
  await expect(allow).toHaveCount(0);
  await page.locator('dialog .seg button').nth(1).click();
  await expect(allow).not.toBeChecked();
});
