// The hands on the table of an operation: armoured targets, sides of the track, every size and language.
import type { NewGame } from '../../src/protocol';
import { missingKeys, type Language } from './fixtures';
import { kindOf } from './script';
import type { Shatterpoint } from './hearing';
import { expect, goOn, idler, raider, strikes, test, together, type Commander, type Stand } from './operation';
import { violations } from './violations';

type Wanted = Parameters<typeof goOn<Shatterpoint>>[1];

/** A raider against an idler in the trial operation, played until the wanted question. */
async function trial(
  {
    operation,
    stand,
  }: {
    operation: (aggressor: 0 | 1 | null, id?: string) => Promise<Partial<NewGame>>;
    stand: (number: number, wanted: Wanted, wish: Partial<NewGame>) => Promise<Stand>;
  },
  wanted: Wanted,
): Promise<Stand> {
  const position = await stand(3, () => true, await operation(0, 'trial'));
  position.robots = [raider(1), idler(1)];
  const asked = await goOn(position, wanted);
  if (asked === null) throw new Error('the game ended before the wanted question');
  return { ...position, asked };
}

/** Puts the story away if one is told. */
async function read({ page }: Commander): Promise<void> {
  const close = page.locator('[data-story-close]');
  if (await close.isVisible()) await close.click();
}

test('an armoured target is attacked by a click, and its damage track fills space by space', async ({
  operation,
  sitDown,
  stand,
}) => {
  const position = await trial({ operation, stand }, (question) => strikes(question).length > 0);
  const player = await sitDown(position.opened, 0);
  const { page } = player;
  await player.help();
  await read(player);
  const [strike] = strikes(player.question ?? { options: [] });
  const gate = page.locator('[data-armoured="0"]');
  await expect(gate).toContainText('Gate 0/4');
  await expect(page.locator('[data-target="0"]')).toHaveAttribute(
    'aria-label',
    'Gate, armoured target of the Sentinel at objective 1, 0 of 4 damage tokens',
  );

  const at = player.view.objectives[0]?.spot;
  if (!at || !strike) throw new Error('there is no gate');
  await player.click(at);
  await expect(player.primary).toHaveText(/Attack Gate/);
  await expect(page.getByRole('region', { name: 'Target' })).toContainText('Armoured target of the Sentinel');
  await player.confirm();

  const track = page.locator('.tray [data-space]');
  let placed = 0;
  let seen = 0;
  while (player.view.attack !== null) {
    await player.until(() => player.question !== null || player.view.attack === null);
    if (!player.question) continue;
    if (kindOf(player.question.prompt) !== 'tree') {
      await player.answer(position.robots[0](player.question, await player.help(), player.view));
      continue;
    }
    await player.help();
    await expect(track).toHaveCount(4);
    placed = player.view.operation?.armour[0]?.tokens ?? 0;
    await expect(page.locator('.tray .damaged')).toHaveCount(placed);
    await expect(page.locator('.tray .next')).toHaveAttribute('data-space', String(placed + 1));
    await expect(page.locator('.tray .next')).toContainText('next');
    // What fits the next space carries a mark, and its row says so.
    const fitting = player.decision.locator('.box.open[aria-label*="places a damage token"]');
    const marks = player.decision.locator('[data-fits]:not(.far)');
    const count = await fitting.count();
    await expect(marks).toHaveCount(count);
    await expect(player.decision.locator('.choice .effect', { hasText: `token on space ${placed + 1}` })).toHaveCount(
      count,
    );
    await (count > 0 ? fitting : player.decision.locator('.box.open')).first().click();
    const { attack } = player.view;
    await player.confirm();
    const tokens = player.view.operation?.armour[0]?.tokens ?? 0;
    expect(tokens - placed).toBe(count > 0 ? 1 : 0);
    expect(player.view.attack === null || player.view.attack.taken.length === (attack?.taken.length ?? 0) + 1).toBe(
      true,
    );
    seen++;
  }
  expect(seen).toBeGreaterThan(1);
  placed = player.view.operation?.armour[0]?.tokens ?? 0;
  expect(placed).toBeGreaterThan(1);
  await expect(page.locator('.tray .damaged')).toHaveCount(placed);
  await expect(page.locator('.tray .result')).toContainText(`${placed} damage tokens on Gate`);
  await expect(gate).toContainText(placed === 4 ? 'Gate destroyed' : `Gate ${placed}/4`);
});

test('a click on the target means the Combat action', async ({ operation, sitDown, stand }) => {
  const position = await trial({ operation, stand }, ({ options, prompt }) => {
    return kindOf(prompt) === 'act' && options.some((one) => JSON.stringify(one) === '{"action":"combat"}');
  });
  const player = await sitDown(position.opened, 0);
  await player.help();
  await read(player);
  const at = player.view.objectives[0]?.spot;
  if (!at) throw new Error('there is no gate');
  await player.click(at);
  await expect(player.primary).toHaveText(/Attack Gate, 1 action/);
});

test('the target is chosen with the keyboard', async ({ operation, sitDown, stand }) => {
  const position = await trial({ operation, stand }, (question) => strikes(question).length > 0);
  const player = await sitDown(position.opened, 0);
  const { page } = player;
  await player.help();
  await read(player);
  await player.board.focus();
  // Onward from answer to answer until the cursor rests on the gate.
  const at = 'aria-activedescendant';
  const cursor = async () => page.locator(`[id="${await player.board.getAttribute(at)}"]`);
  for (let step = 0; step < 10; step++) {
    const before = (await player.board.getAttribute(at)) ?? '';
    await page.keyboard.press('n');
    await expect(player.board).not.toHaveAttribute(at, before);
    if ((await (await cursor()).getAttribute('data-target')) === '0') break;
  }
  await expect(await cursor()).toHaveAttribute('data-target', '0');
  const question = player.question?.id;
  await page.keyboard.press('Enter');
  // It is chosen; if it was chosen already it is attacked at once.
  const chosen = async () => /Attack Gate/.test((await player.primary.textContent()) ?? '');
  await expect.poll(async () => player.question?.id !== question || (await chosen())).toBe(true);
});

test('a side of the track is chosen on the track itself', async ({ operation, sitDown, stand }) => {
  const position = await trial(
    { operation, stand },
    ({ prompt, options }) => kindOf(prompt) === 'progress' && options.length === 2,
  );
  const player = await sitDown(position.opened, 0);
  await player.help();
  await read(player);
  await expect(player.voice).toHaveText('From which side of the track is a momentum token removed?');
  await expect(player.decision).toContainText('Second wind');
  const before = player.view.players[1].momentum;
  await player.page.getByRole('button', { name: 'Remove from the Sentinel’s side' }).first().click();
  await expect(player.page.locator('.track .coming')).toHaveCount(1);
  await player.confirm();
  expect(player.view.players[1].momentum).toBe(before - 1);
  await expect(player.page.locator('[data-momentum="1"]')).toHaveCount(before - 1);
});

test('a tracker stands in one row and says what its spaces are called', async ({ operation, sitDown, stand }) => {
  const position = await stand(2, ({ prompt }) => kindOf(prompt) === 'act', await operation(0, 'foil-the-heist'));
  const player = await sitDown(position.opened, position.asked);
  await player.help();
  await read(player);
  const tracker = player.page.locator('[data-tracker="0"]');
  await expect(tracker.locator('[data-legend]')).toHaveText(/0 Powered Down\s*5, 9 Field Engaged\s*12 Full Power/);
  await expect(tracker.locator('li.named')).toHaveText([/5, Field Engaged/, /9, Field Engaged/, /12, Full Power/]);
  const tops = await tracker.locator('li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(12);
  expect(new Set(tops).size).toBe(1);
});

const sizes: { width: number; height: number; language: Language; theme: 'light' | 'dark' }[] = [
  { width: 1440, height: 900, language: 'de', theme: 'light' },
  { width: 390, height: 844, language: 'pl', theme: 'dark' },
];

for (const { width, height, language, theme } of sizes) {
  test(`an operation in ${language} at ${width} × ${height} is accessible and complete (${theme})`, async ({
    operation,
    sitDown,
    stand,
  }) => {
    const kinds = new Set(['side', 'pick', 'lose-wound', 'lose-damage', 'attack', 'tree', 'progress']);
    const position = await trial({ operation, stand }, () => true);
    const { opened, seats } = position;
    const player = await sitDown(opened, 0, { viewport: { width, height }, language, theme });
    const { page } = player;
    while (kinds.size > 0) {
      const asked = await goOn(position, ({ prompt }) => seats[0].question !== null && kinds.has(kindOf(prompt)));
      expect(asked, `${[...kinds].join(', ')} is asked`).toBe(0);
      const kind = kindOf(seats[0].question?.prompt ?? '');
      kinds.delete(kind);
      await together([...seats, player]);
      await player.help();
      if (kind === 'attack') await player.choose(strikes(seats[0].question ?? { options: [] })[0] ?? 'decline');
      // With the story told, and without it.
      if (kind === 'side' || kind === 'pick') expect(await violations(player), `${kind}, story`).toEqual([]);
      await read(player);
      expect(await violations(player), kind).toEqual([]);
      expect(await missingKeys(page), kind).toEqual([]);
      expect(await page.locator('body').innerText(), kind).not.toContain('⟨');
      await fits(player, kind);
    }
    // What ends the stage is in view, or one tap away.
    const ends = page.locator('section[data-stage] .ends');
    if (width <= 1100) {
      await expect(ends).toHaveCount(0);
      await page.locator('section[data-stage] button').click();
    }
    await expect(ends).toBeInViewport({ ratio: 0.9 });
    expect(await violations(player), 'the open card').toEqual([]);
    if (width <= 1100) {
      await page.keyboard.press('Escape');
      await expect(ends).toHaveCount(0);
    }
    await expect(page.locator('.track .state')).toBeInViewport({ ratio: 1 });
    seats[0].send({ type: 'concede' });
    await seats[0].until(() => seats[0].over);
    await page.goto(`/replay/${opened.game}`);
    await expect(page.locator('footer .timeline')).toBeVisible();
    for (const key of ['End', ',', ',', '[']) await page.keyboard.press(key);
    expect(await missingKeys(page), 'replay').toEqual([]);
    await page.goto('/');
    await page.getByRole('button', { name: /Shatterpoint/ }).click();
    await page.locator('input[name="game"]').nth(1).check();
    await expect(page.locator('input[name="aggressor"]')).toHaveCount(3);
    expect(await violations(player), 'lobby').toEqual([]);
    expect(await missingKeys(page), 'lobby').toEqual([]);
  });
}

/** The question and the button are in view, and nothing runs over the side. */
async function fits({ page, voice, primary }: Commander, kind: string): Promise<void> {
  for (const element of [voice, primary]) await expect(element, kind).toBeInViewport({ ratio: 1 });
  const wide = await page.evaluate(() =>
    [
      document.documentElement,
      ...document.querySelectorAll('.bar, .rail, .ask, .body, .panel, .acts, .desk, .track, .card'),
    ]
      .filter((node) => node.scrollWidth > node.clientWidth + 1)
      .map((node) => `${node.tagName}.${node.className}: ${node.scrollWidth} > ${node.clientWidth}`),
  );
  expect(wide, kind).toEqual([]);
}
