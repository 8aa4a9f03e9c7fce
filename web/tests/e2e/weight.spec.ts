// The first visit must be light.
import { expect, seatOf, test } from './operation';
import type { Page } from '@playwright/test';
import { Player } from './player';
import { kindOf } from './script';

const MOST_BYTES = 300_000;

/** Adds up what comes over the wire, compressed as it comes. */
async function weigh(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  return () => bytes;
}

test('the first load of the lobby and of a table of each game and of an operation is below 300 kB', async ({
  browser,
  baseURL,
  game,
  operation,
  position,
  stand,
}) => {
  const { opened } = await position(4, ({ log }) => log.length > 60);
  await game();
  const other = await stand(3, ({ prompt }) => kindOf(prompt) === 'tree');
  const battle = await game({ ruleset: 'legion' });
  const mission = await game(await operation(0));
  for (const address of ['/', seatOf(opened, 0), seatOf(other.opened, 0), seatOf(mission, 0), seatOf(battle, 0)]) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    const player = new Player(page);
    const bytes = await weigh(page);
    const compressed: string[] = [];
    page.on('response', (response) => {
      if (/\.(js|css)$/.test(response.url())) compressed.push(response.headers()['content-encoding'] ?? 'none');
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    if (address !== '/') await player.until(() => player.now !== null);
    await expect(page.locator('h1').first()).toBeVisible();
    console.log(`${address.split('/')[1] || 'lobby'}: ${(bytes() / 1000).toFixed(1)} kB`);
    expect(compressed.length).toBeGreaterThan(0);
    expect(compressed).not.toContain('none');
    expect(compressed).toContain('br');
    expect(bytes()).toBeGreaterThan(10_000);
    expect(bytes()).toBeLessThan(MOST_BYTES);
    await context.close();
  }
});
