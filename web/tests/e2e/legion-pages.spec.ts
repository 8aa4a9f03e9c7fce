// Legion in every language, theme and size: armies are built for a table, an eye can be looked through, all words are there,
// axe finds nothing.
import type { Page } from '@playwright/test';
import { lg } from '../unit/lg';
import { missingKeys, type Language } from './fixtures';
import { expect, goOn, test, together, type General } from './legion';
import { kindOf } from './script';
import { violations } from './violations';

async function complete({ page }: { page: Page }, where: string): Promise<void> {
  expect(await missingKeys(page), where).toEqual([]);
  expect(await page.locator('body').innerText(), where).not.toContain('⟨');
}

/** The part of the lobby with a player's army. */
const armyOf = (page: Page, seat: 0 | 1) => page.locator(`section[aria-labelledby="side-${seat}"]`);

async function lobby(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Legion/ }).click();
  await expect(page.locator('.form .maps')).toBeVisible();
}

test('the list builder makes an army for the table, says which rule is in the way, and comes back', async ({
  look,
}) => {
  const player = await look('/');
  const { page } = player;
  await lobby(page);
  const army = armyOf(page, 0);
  const open = page.getByRole('button', { name: /Open the table/ });
  await expect(open).toBeEnabled();

  // What is enough to learn is not enough for a standard battle.
  await army.getByLabel('List of player 1').selectOption({ label: 'New list' });
  const builder = page.getByRole('dialog', { name: 'List builder' });
  for (const unit of ['luke-skywalker', 'rebel-troopers']) {
    await builder.locator(`[data-thing="${unit}"]`).getByRole('button', { name: 'Add' }).click();
  }
  await expect(builder.locator('.sum')).toContainText('200');
  // The table says which format it is.
  await expect(builder.locator('[data-term="format"]')).toBeDisabled();
  await expect(builder.locator(`[data-rule="${lg('BUILD-23')}"]`).first()).toContainText('needs 2 command cards');
  expect(await violations(player)).toEqual([]);
  await builder.getByRole('button', { name: 'Fix all' }).click();
  await expect(builder.locator('.legal')).toBeVisible();
  await builder.getByRole('button', { name: 'Play with it at this table' }).click();
  await expect(army.locator('h3')).toContainText('200 points');
  await expect(army.locator('li')).toHaveCount(2);
  await expect(open).toBeEnabled();
  await page.getByRole('radio', { name: /Standard game/ }).check();
  await expect(army.getByText(/Corps: 1 in the army, at least 3 needed/)).toContainText(lg('RANK-05'));
  await expect(page.getByRole('alert')).toContainText(/List of player 1: .*Corps/);
  await expect(open).toBeDisabled();

  await page.getByRole('radio', { name: /Learning game/ }).check();
  await open.click();
  await expect(page.locator('.strip .units [data-unit]')).toHaveCount(2);
});

test('what the server refuses of a setup is said in words', async ({ look }) => {
  const { page } = await look('/');
  await lobby(page);
  // The client lets it pass, the server does not.
  await page.route('**/api/games', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const body = route.request().postDataJSON() as { setup: { armies: { commands: string[] }[] } };
    body.setup.armies[0]?.commands.pop();
    await route.continue({ postData: JSON.stringify(body) });
  });
  await page.getByRole('button', { name: /Open the table/ }).click();
  await expect(page.getByRole('alert')).toContainText(/two command cards of each number of pips/);
});

test('the view from an eye is drawn when it is asked for, and says the same as a list', async ({ sitDown, stand }) => {
  const { opened, seats } = await stand(2, ({ prompt }, view) => kindOf(prompt) === 'act' && view.round === 1);
  const asked = seats[0].question ? 0 : 1;
  const player = await sitDown(opened, asked);
  await together([...seats, player]);
  const { page } = player;
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await page.getByRole('button', { name: /^Eye/ }).click();
  const eye = page.getByRole('dialog');
  await expect(eye).toBeVisible();
  await expect(eye.locator('canvas')).toHaveAttribute('data-drawn', 'true');
  expect(loaded.some((url) => /\/paint-[^/]*\.js$/.test(url))).toBe(true);
  // Four units on each side; those of the own unit are not looked at.
  await expect(eye.locator('li')).toHaveCount(7);
  await expect(eye.locator('li').filter({ hasText: /\d+ of \d+ seen/ })).not.toHaveCount(0);

  // Turning shows another picture.
  const picture = eye.getByRole('application');
  const before = await eye.locator('canvas').screenshot();
  await picture.focus();
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  expect((await eye.locator('canvas').screenshot()).equals(before)).toBe(false);
  expect(await violations(player)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(eye).toHaveCount(0);
});

const sizes: { width: number; height: number; language: Language; theme: 'light' | 'dark' }[] = [
  { width: 1440, height: 900, language: 'de', theme: 'light' },
  { width: 412, height: 860, language: 'pl', theme: 'dark' },
];

for (const { width, height, language, theme } of sizes) {
  const where = `${width} × ${height}, ${language}, ${theme}`;
  const looks = { viewport: { width, height }, language, theme };

  test(`the table of Legion is complete and accessible: ${where}`, async ({ sitDown, stand }) => {
    test.setTimeout(120_000);
    const position = await stand(2, ({ prompt }) => prompt === 'deploy');
    const { seats } = position;
    const player: General = await sitDown(position.opened, 0, looks);
    for (const kind of ['deploy', 'command', 'act', 'attack']) {
      const asked = await goOn(position, ({ prompt }) => seats[0].question !== null && kindOf(prompt) === kind);
      expect(asked, `${kind} is asked`).toBe(0);
      await together([...seats, player]);
      await player.help();
      expect(await violations(player), kind).toEqual([]);
      await complete(player, kind);
    }
    // A battle in which dice have fallen: tray, log, card.
    await goOn(position, (_, view) => view.round > 1);
    await together([...seats, player]);
    if (width < 900) await player.page.locator('.handle').click();
    for (const tab of ['log', 'unit']) {
      await player.page.locator(`#tab-${tab}`).click();
      expect(await violations(player), tab).toEqual([]);
      await complete(player, tab);
    }
  });

  test(`lobby and replay of Legion are complete and accessible: ${where}`, async ({ look, stand }) => {
    const { opened, seats } = await stand(2, (_, view) => view.attack !== null);
    seats[0].send({ type: 'concede' });
    await seats[0].until(() => seats[0].over);
    const player = await look('/', looks);
    await lobby(player.page);
    await expect(armyOf(player.page, 0).locator('li').first()).toBeVisible();
    expect(await violations(player), 'lobby').toEqual([]);
    await complete(player, 'lobby');
    await armyOf(player.page, 0).getByRole('button').click();
    await expect(player.page.locator('.builder .legal')).toBeAttached();
    expect(await violations(player), 'builder').toEqual([]);
    await complete(player, 'builder');
    await player.page.goto(`/replay/${opened.game}`);
    await expect(player.page.locator('footer .timeline')).toBeVisible();
    for (const key of ['End', ',', ',', ',']) await player.page.keyboard.press(key);
    expect(await violations(player), 'replay').toEqual([]);
    await complete(player, 'replay');
  });
}
