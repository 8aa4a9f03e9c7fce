// Legion in every language, theme and size: the lobby builds armies, an eye can be looked through, all words are there,
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

test('the lobby builds an army, says which rule is in the way, and opens the table with it', async ({ look }) => {
  const { page } = await look('/');
  await lobby(page);
  const army = armyOf(page, 0);
  const open = page.getByRole('button', { name: /Open the table/ });
  await expect(open).toBeEnabled();

  // What is enough to learn is not enough for a standard battle.
  await army.getByRole('button', { name: 'Change the army' }).click();
  await army.getByRole('button', { name: 'Begin empty' }).click();
  await army.getByText('Rebel Alliance', { exact: true }).click();
  await army.getByLabel('Add a unit').selectOption('luke-skywalker');
  await army.getByLabel('Add a unit').selectOption('rebel-troopers');
  await expect(army.getByText('200 of 800 points')).toBeVisible();
  await army.getByLabel('Heavy weapon').selectOption('z-6-trooper');
  await expect(army.getByText('222 of 800 points')).toBeVisible();
  await expect(army.getByText(/The hand needs 2 command cards with 1 pip,/)).toContainText(lg('BUILD-23'));
  await expect(open).toBeDisabled();
  for (const [pips, card] of [
    [1, 'son-of-skywalker'],
    [2, 'my-ally-is-the-force'],
    [3, 'return-of-the-jedi'],
  ] as const) {
    await army.getByLabel(`Command card 2 with ${pips} pip`).selectOption(card);
  }
  await expect(open).toBeEnabled();
  await page.getByRole('radio', { name: /Standard game/ }).check();
  await expect(army.getByText(/Corps: 1 in the army, at least 3 needed/)).toContainText(lg('RANK-05'));
  await expect(page.getByRole('alert')).toContainText('Army of player 1: Corps');
  await expect(open).toBeDisabled();

  await page.getByRole('radio', { name: /Learning game/ }).check();
  await open.click();
  await expect(page.locator('.strip .units [data-unit]')).toHaveCount(2);
});

test('an army can be read from text, and what the server refuses is said in words', async ({ look }) => {
  const { page } = await look('/');
  await lobby(page);
  const army = armyOf(page, 1);
  await army.getByRole('button', { name: 'Change the army' }).click();
  await army.getByText('As text').click();
  const text = army.getByLabel('Army of player 2 as text');
  await expect(text).toHaveValue(/"darth-vader"/);
  await text.fill('{"units":');
  await text.blur();
  await expect(army.getByRole('alert')).toHaveText('This is no JSON.');
  await text.fill('{"units":[{"unit":"darth-vader","upgrades":["grappling-hooks"]}],"commands":[]}');
  await text.blur();
  await expect(army.getByText('Darth Vader has no free place for Grappling Hooks.')).toContainText(lg('BUILD-15'));
  await expect(army.locator('ol > li')).toHaveCount(1);
  await army.getByRole('button', { name: /Take Galactic Empire, 402 points/ }).click();

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
    await armyOf(player.page, 0).locator('button[aria-expanded]').click();
    expect(await violations(player), 'lobby').toEqual([]);
    await complete(player, 'lobby');
    await player.page.goto(`/replay/${opened.game}`);
    await expect(player.page.locator('footer .timeline')).toBeVisible();
    for (const key of ['End', ',', ',', ',']) await player.page.keyboard.press(key);
    expect(await violations(player), 'replay').toEqual([]);
    await complete(player, 'replay');
  });
}
