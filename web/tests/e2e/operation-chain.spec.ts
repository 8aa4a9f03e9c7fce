// Chain Reaction as printed: the stage card with its tracks, objectives by what they are now, dice of special rules.
import type { Shatterpoint } from './hearing';
import { expect, goOn, idler, raider, test, together, type Commander } from './operation';

type Wanted = Parameters<typeof goOn<Shatterpoint>>[1];

async function read({ page }: Commander): Promise<void> {
  const close = page.locator('[data-story-close]');
  if (await close.isVisible()) await close.click();
}

test('both stages of Chain Reaction show what counts in them', async ({ operation, sitDown, stand }) => {
  test.setTimeout(180_000);
  const position = await stand(5, () => true, await operation(0));
  position.robots = [raider(5), idler(5)];
  const until = async (wanted: Wanted) => {
    const asked = await goOn(position, wanted);
    if (asked === null) throw new Error('the game ended before the wanted question');
  };

  await until((_, view) => view.turn === 4);
  const player = await sitDown(position.opened, 0);
  const { page } = player;
  await player.until(() => player.now !== null);
  await read(player);
  const card = page.getByRole('region', { name: 'Stage card' });
  await expect(card).toContainText('The Core Shield is destroyed');
  await expect(card.locator('[data-track="0"] [data-space]')).toHaveCount(10);
  await expect(page.locator('[data-objective="0"]')).toHaveAttribute('aria-label', /^Console, objective 1, active/);
  await expect(page.locator('[data-objective="3"]')).toHaveAttribute('aria-label', /^Shield Generator, objective 4/);
  await page.screenshot({ path: test.info().outputPath('stage-1.png'), animations: 'disabled' });

  await until((_, view) => view.operation?.stage === 1 && view.operation.barred.length > 0);
  await together([...position.seats, player]);
  await read(player);
  await expect(card.locator('[data-tracker="0"] [data-space]')).toHaveCount(6);
  await expect(card.locator('[data-track]')).toHaveCount(0);
  await expect(page.locator('[data-barred]')).toHaveCount(2);
  await expect(page.locator('[data-objective="0"]')).toHaveAttribute('aria-label', /^Data Port, objective 1, active, block/);
  await expect(page.locator('[data-rule-roll]')).toContainText('Power Surge');
  await page.screenshot({ path: test.info().outputPath('stage-2.png'), animations: 'disabled' });
});
