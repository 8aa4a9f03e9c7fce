// Chain Reaction as printed: the stage card with its tracks, objectives by what they are now, dice of special rules.
import { expect, goOn, idler, raider, test, together, type Commander } from './operation';

async function read({ page }: Commander): Promise<void> {
  const close = page.locator('[data-story-close]');
  if (await close.isVisible()) await close.click();
}

const stageCard = ({ page }: Commander) => page.getByRole('region', { name: 'Stage card' });

test('stage I: the Core Shield, its generators and the consoles', async ({ operation, sitDown, stand }) => {
  const position = await stand(5, () => true, await operation(0));
  position.robots = [raider(5), idler(5)];
  await goOn(position, (_, view) => view.turn === 4);
  const player = await sitDown(position.opened, 0);
  const { page } = player;
  await player.until(() => player.now !== null);
  await read(player);
  await expect(stageCard(player)).toContainText('The Core Shield is destroyed');
  await expect(stageCard(player).locator('[data-track="0"] [data-space]')).toHaveCount(10);
  await expect(page.locator('[data-objective="0"]')).toHaveAttribute('aria-label', /^Console, objective 1, active/);
  await expect(page.locator('[data-objective="3"]')).toHaveAttribute('aria-label', /^Shield Generator, objective 4/);
  await page.screenshot({ path: test.info().outputPath('stage-1.png'), animations: 'disabled' });
});

test('stage II: the tracker, the data ports and a power surge', async ({ operation, sitDown, stand }) => {
  const position = await stand(5, () => true, await operation(0, 'surge'));
  position.robots = [raider(5), idler(5)];
  await goOn(position, (_, view) => view.turn === 4 && (view.operation?.barred.length ?? 0) > 0);
  const player = await sitDown(position.opened, 0);
  const { page } = player;
  await together([...position.seats, player]);
  await read(player);
  await expect(stageCard(player).locator('[data-tracker="0"] [data-space]')).toHaveCount(6);
  await expect(page.locator('[data-barred]')).toHaveCount(2);
  await expect(page.locator('[data-objective="0"]')).toHaveAttribute('aria-label', /^Data Port, objective 1, active/);
  await expect(page.locator('[data-rule-roll]')).toContainText(/Power Surge|Slicing Spikes/);
  await page.screenshot({ path: test.info().outputPath('stage-2.png'), animations: 'disabled' });
});
