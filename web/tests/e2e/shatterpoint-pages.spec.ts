// Shatterpoint in every language, theme and size: all words are there, axe finds nothing, the question is in view.
import { missingKeys, type Language, type Theme } from './fixtures';
import { kindOf } from './script';
import { expect, goOn, test, together, type Commander } from './shatterpoint';
import { violations } from './violations';

async function complete(player: Commander, where: string): Promise<void> {
  expect(await missingKeys(player.page), where).toEqual([]);
  expect(await player.page.locator('body').innerText(), where).not.toContain('⟨');
}

test('a game has words in German and Polish', async ({ sitDown, stand }) => {
  const position = await stand(3, () => true);
  const { opened, seats } = position;
  const pages = [
    { language: 'de', player: await sitDown(opened, 0, { language: 'de' }) },
    { language: 'pl', player: await sitDown(opened, 1, { language: 'pl' }) },
  ] as const;
  const kinds = new Set<string>();
  for (;;) {
    const asked = await goOn(position, ({ prompt }) => {
      const seat = seats[0].question ? 0 : 1;
      return !kinds.has(`${kindOf(prompt)} ${seat}`);
    });
    if (asked === null) break;
    const question = seats[asked].question;
    const kind = kindOf(question?.prompt ?? '');
    kinds.add(`${kind} ${asked}`);
    const { language, player } = pages[asked];
    await player.until(() => player.question?.id === question?.id);
    await player.help();
    await complete(player, `${language}: ${kind}`);
    // From here on nothing is asked in a way that is new.
    if (kind === 'struggle-map') break;
  }
  for (const kind of ['deploy', 'first-stance', 'revealed', 'act', 'go', 'attack', 'tree', 'push', 'struggle-map']) {
    expect([...kinds].map((one) => one.split(' ')[0])).toContain(kind);
  }
  seats[0].send({ type: 'concede' });
  await seats[0].until(() => seats[0].over);
  for (const { language, player } of pages) {
    await expect(player.decision.locator('header.ink')).toBeVisible();
    for (const tab of ['log', 'unit', 'rule', 'chat']) {
      await player.page.locator(`#tab-${tab}`).click();
      await complete(player, `${language}: ${tab}`);
    }
    await player.page.goto(`/replay/${opened.game}`);
    await expect(player.page.locator('footer .timeline')).toBeVisible();
    for (const key of ['End', '[', ',', ',']) await player.page.keyboard.press(key);
    await complete(player, `${language}: replay`);
    await player.page.goto('/');
    await player.page.getByRole('button', { name: /Shatterpoint/ }).click();
    await expect(player.page.locator('.form .maps')).toBeVisible();
    await complete(player, `${language}: lobby`);
  }
});

test('a strike team is changed in the builder and comes back with the rule in the way', async ({ look }) => {
  const { page } = await look('/');
  await page.getByRole('button', { name: /Shatterpoint/ }).click();
  const open = page.getByRole('button', { name: /Open the table/ });
  await expect(open).toBeEnabled();
  const team = page.locator('section[aria-labelledby="side-0"]');
  await team.getByRole('button', { name: 'Edit' }).click();
  const builder = page.getByRole('dialog', { name: 'List builder' });
  await builder.locator('[data-part="squad-1"] li.line').nth(1).locator('.tools button').last().click();
  await expect(builder.locator('[data-rule="SP-BUILD-03"]').first()).toContainText('A secondary unit is missing.');
  await builder.getByRole('button', { name: 'Play with it at this table' }).click();
  await expect(team.locator('.problem')).toContainText('SP-BUILD-02');
  await expect(open).toBeDisabled();
  await team.getByRole('button', { name: 'Edit' }).click();
  await expect(builder.locator('[data-rule="SP-BUILD-03"]').first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(builder.locator('.legal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(team.locator('.problem')).toHaveCount(0);
  await expect(open).toBeEnabled();
});

for (const theme of ['light', 'dark'] as Theme[]) {
  test(`the lobby's form and the replay of Shatterpoint are accessible (${theme})`, async ({ look, stand }) => {
    const { opened, seats } = await stand(3, (_, view) => view.attack !== null);
    seats[0].send({ type: 'concede' });
    await seats[0].until(() => seats[0].over);
    const player = await look('/', { theme });
    await player.page.getByRole('button', { name: /Shatterpoint/ }).click();
    await expect(player.page.locator('.form .maps')).toBeVisible();
    expect(await violations(player), 'lobby').toEqual([]);
    await player.page.goto(`/replay/${opened.game}`);
    await expect(player.page.locator('footer .timeline')).toBeVisible();
    await player.page.keyboard.press('End');
    for (let step = 0; step < 10; step++) await player.page.keyboard.press(',');
    expect(await violations(player), 'replay').toEqual([]);
  });

  // The dark one on a phone.
  test(`the table of Shatterpoint is accessible (${theme})`, async ({ sitDown, stand }) => {
    const position = await stand(3, ({ prompt }) => kindOf(prompt) === 'deploy');
    const viewport = theme === 'dark' ? { width: 412, height: 860 } : { width: 1440, height: 900 };
    const player = await sitDown(position.opened, 0, { theme, viewport });
    const { seats } = position;
    for (const kind of ['deploy', 'first-stance', 'act', 'attack', 'tree']) {
      const asked = await goOn(position, ({ prompt }) => seats[0].question !== null && kindOf(prompt) === kind);
      expect(asked, `${kind} is asked`).toBe(0);
      await together([...seats, player]);
      await player.help();
      expect(await violations(player), kind).toEqual([]);
      if (kind !== 'attack') continue;
      await player.decision.locator('.choice').first().click();
      await expect(player.primary).toBeEnabled();
      expect(await violations(player), 'an attack is planned').toEqual([]);
    }
    await goOn(position, () => seats[1].question !== null);
    await expect(player.decision.locator('.waiting')).toBeVisible();
    expect(await violations(player), 'waiting').toEqual([]);
  });
}

const sizes: { width: number; height: number; language: Language }[] = [
  { width: 1280, height: 720, language: 'de' },
  { width: 412, height: 860, language: 'pl' },
];

for (const { width, height, language } of sizes) {
  test(`question and button are in view at ${width} × ${height} in ${language}`, async ({ sitDown, stand }) => {
    const kinds = new Set(['deploy', 'first-stance', 'revealed', 'act', 'go', 'attack', 'tree', 'push', 'react']);
    const position = await stand(3, () => true);
    const player = await sitDown(position.opened, 0, { viewport: { width, height }, language });
    while (kinds.size > 0) {
      const { seats } = position;
      const asked = await goOn(position, ({ prompt }) => seats[0].question !== null && kinds.has(kindOf(prompt)));
      if (asked === null) break;
      const { id, prompt } = seats[0].question ?? { id: 0, prompt: '' };
      kinds.delete(kindOf(prompt));
      await player.until(() => player.question?.id === id);
      await player.help();
      await inView(player, kindOf(prompt));
    }
    expect([...kinds], 'every kind of question was looked at').toEqual([]);
  });
}

async function inView({ page, voice, primary }: Commander, kind: string): Promise<void> {
  for (const element of [voice, primary]) {
    const seen = await element.evaluate((node) => {
      const box = node.getBoundingClientRect();
      const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      const points = [0.1, 0.5, 0.9].map((part) => [box.left + box.width * part, box.top + box.height / 2] as const);
      const hit = points.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
      return { inside, hit, box: `${box.left} ${box.top} ${box.right} ${box.bottom}` };
    });
    expect(seen, kind).toMatchObject({ inside: true, hit: true });
  }
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.bar, .rail, .ask, .body, .panel, .acts, .desk, .track')]
      .filter((node) => node.scrollWidth > node.clientWidth + 1)
      .map((node) => `${node.tagName}.${node.className}: ${node.scrollWidth} > ${node.clientWidth}`),
  );
  expect(wide, kind).toEqual([]);
}
