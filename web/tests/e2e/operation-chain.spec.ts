// Chain Reaction as printed: the stage card with its tracks, objectives by what they are now, dice of special rules.
import type { Shatterpoint } from './hearing';
import {
  expect,
  goOn,
  idler,
  playThrough,
  raider,
  seatOf,
  test,
  together,
  verifies,
  type Commander,
  type Stand,
} from './operation';
import { seed } from './seat';

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

test('two browsers play Chain Reaction as printed through both stages to its end', async ({
  game,
  look,
  operation,
  server,
  sit,
}) => {
  const opened = await game({ seed: seed(1), ...(await operation(0)) });
  const pages = [await look(seatOf(opened, 0)), await look(seatOf(opened, 1))] as const;
  const seats: Stand['seats'] = [
    await sit<Shatterpoint>(opened.game, opened.tokens[0]),
    await sit<Shatterpoint>(opened.game, opened.tokens[1]),
  ];
  const robots: Stand['robots'] = [raider(1), idler(1)];
  for (const [stage, ends] of [
    [0, 'The Core Shield is destroyed'],
    [1, 'Every space of the Chain Reaction Tracker is filled'],
  ] as const) {
    await goOn({ seats, robots }, (_, view) => view.operation?.stage === stage && view.turn > 2);
    await together([...pages, ...seats]);
    for (const [at, player] of pages.entries()) {
      await read(player);
      await expect(stageCard(player)).toContainText(ends);
      // The shield is laid aside when the tracker comes, and the other way round.
      await expect(stageCard(player).locator('[data-track]')).toHaveCount(1 - stage);
      await expect(stageCard(player).locator('[data-tracker]')).toHaveCount(stage);
      const picture = `printed-${stage + 1}-player-${at + 1}.png`;
      await player.page.screenshot({ path: test.info().outputPath(picture), animations: 'disabled' });
    }
  }
  await playThrough(pages, { seats, robots });
  for (const { decision, now } of pages) {
    expect(now?.outcome?.rule).toMatch(/^SO-(WIN-02|STAGE-01)$/);
    await expect(decision).toContainText(/wins as (Aggressor|Sentinel)/);
  }
  await verifies(server.address, opened.game);
});
