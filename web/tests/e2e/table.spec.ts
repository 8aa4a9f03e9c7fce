// The table itself: what is not possible and why, rules, moving by the mouse, measuring.
import { expect, seatOf, test } from './fixtures';
import type { Aids } from '../../src/rulesets/battleground/types';
import { kindOf } from './script';
import type { Player } from './player';

/** The middle of an element on the board. */
async function middle(player: Player, selector: string): Promise<{ x: number; y: number }> {
  const box = await player.page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the board`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('an impossible action stays and says why', async ({ open, position }) => {
  const { opened, asked } = await position(
    4,
    (_, { prompt, options }) => kindOf(prompt) === 'act' && options.every((one) => kindOf(one) !== 'attack'),
  );
  const player = await open(seatOf(opened, asked));
  const tile = player.page.locator('[data-menu="attack"]');
  await expect(tile).toHaveAttribute('aria-disabled', 'true');
  const why = player.page.locator('#menu-about');
  await tile.hover();
  await expect(why).toContainText('Not possible');
  const rule = why.locator('a.rule');
  await expect(rule).toHaveText(/^BG-/);
  await rule.click();
  await expect(player.page.locator('#panel .rulecard h2')).toBeVisible();
});

test('a refused answer names the rule', async ({ open, position }) => {
  const { opened, asked } = await position(
    4,
    (_, { prompt, options }) => kindOf(prompt) === 'act' && options.every((one) => kindOf(one) !== 'attack'),
  );
  const player = await open(seatOf(opened, asked));
  await player.asked();
  await expect.poll(() => player.frames.some((frame) => frame.includes('"type":"aids"'))).toBe(true);
  const message = player.frames.find((frame) => frame.includes('"type":"aids"')) ?? '{}';
  const { closed } = (JSON.parse(message) as { aids: Aids }).aids;
  const shut = closed.find(({ choice }) => kindOf(choice) === 'attack');
  if (!shut) throw new Error('every attack is possible');
  // The page offers what is legal only; so the answer is exchanged on its way.
  await player.page.evaluate((choice) => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
      const message = JSON.parse(String(data)) as { type: string };
      send.call(this, message.type === 'answer' ? JSON.stringify({ ...message, choice }) : data);
      WebSocket.prototype.send = send;
    };
  }, shut.choice);
  const question = player.question?.id;
  await player.choose('end');
  await player.primary.click();
  const refused = player.decision.getByRole('alert');
  await expect(player.decision.locator('header.amber')).toHaveText('Not possible');
  await expect(refused.locator('a.rule')).toHaveText(shut.refusal.rule);
  expect(player.question?.id).toBe(question);
  // And the question can still be answered.
  await player.answer('end');
  await expect(refused).toHaveCount(0);
});

test('a rule id in the log opens the rule', async ({ open, position }) => {
  const { opened, asked } = await position(4, ({ log }, { prompt }) => kindOf(prompt) === 'act' && log.length > 30);
  const { page } = await open(seatOf(opened, asked));
  await page.locator('.log button.line:visible').first().click();
  const rule = page.locator('.log .why a.rule').first();
  const id = (await rule.textContent()) ?? '';
  expect(id).toMatch(/^BG-/);
  await rule.click();
  const drawer = page.locator('#panel .drawer');
  await expect(drawer.locator('header')).toContainText(id);
  await expect(drawer.locator('.rulecard .text').first()).not.toHaveText('');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.log')).toBeVisible();
});

test('a figure is moved by dragging it and confirming', async ({ open, position }) => {
  const { opened, asked } = await position(
    4,
    (_, { prompt, options }) => kindOf(prompt) === 'act' && options.some((one) => kindOf(one) === 'move'),
  );
  const player = await open(seatOf(opened, asked));
  const { page } = player;
  await player.asked();
  const prompt = player.question?.prompt;
  const figure = typeof prompt === 'object' && 'act' in prompt ? prompt.act : -1;
  const start = player.view.figures[figure]?.at ?? '';
  const places = page.locator('[data-place]');
  await expect(places.first()).toBeAttached();
  const reach = await places.evaluateAll((all) => all.map((one) => one.getAttribute('data-place') ?? ''));
  const free = reach.filter((place) => place !== start && player.view.figures.every((one) => one.at !== place));
  const goal = free[Math.floor(free.length / 2)] ?? '';
  const from = await middle(player, `[data-figure="${figure}"]`);
  const to = await middle(player, `[data-place="${goal}"]`);

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(page.locator('.board.lifting')).toBeVisible();
  await page.mouse.up();
  // Dropping commits nothing.
  expect(player.view.figures[figure]?.at).toBe(start);
  await expect(player.primary).toContainText(goal);
  await player.confirm();
  await player.until(() => player.view.figures[figure]?.at === goal);
  // It looks where the plan said, without a question of its own.
  await player.until(() => kindOf(player.question?.prompt ?? '') === 'act');
  await player.asked();
  await expect(player.decision.locator('[data-prompt="act"]')).toBeVisible();
});

test('a figure dropped out of its reach goes to the nearest place, and says why', async ({ open, position }) => {
  const { opened, asked } = await position(
    4,
    (_, { prompt, options }) => kindOf(prompt) === 'act' && options.some((one) => kindOf(one) === 'move'),
  );
  const player = await open(seatOf(opened, asked));
  const { page } = player;
  await player.asked();
  await expect(page.locator('[data-place]').first()).toBeAttached();
  const prompt = player.question?.prompt;
  const figure = typeof prompt === 'object' && 'act' in prompt ? prompt.act : -1;
  const enemy = player.view.figures.find((one) => one.seat !== asked)?.id ?? -1;
  const from = await middle(player, `[data-figure="${figure}"]`);
  const far = await middle(player, `[data-figure="${enemy}"]`);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(far.x, far.y, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator('g.lift')).toHaveCount(0);
  await expect(page.locator('.flag .note, .flag.amber')).toContainText('out of reach');
  await expect(player.primary).toHaveText(/Move to /);
  await expect(player.decision.locator('.warning')).toHaveCount(0);
});

test('measuring and sight show numbers, and the table is turned', async ({ open, position }) => {
  const { opened, asked } = await position(4, ({ log }, { prompt }) => kindOf(prompt) === 'act' && log.length > 30);
  const player = await open(seatOf(opened, asked));
  const { page } = player;
  await player.asked();
  const own = player.view.figures.find((one) => one.seat === asked && one.at !== null)?.id ?? -1;
  const enemy = player.view.figures.find((one) => one.seat !== asked && one.at !== null)?.id ?? -1;
  const from = await middle(player, `[data-figure="${own}"]`);
  const to = await middle(player, `[data-figure="${enemy}"]`);
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Measure' })).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await expect(page.locator('.over')).toContainText(/\d+.*″/);
  await page.mouse.up();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Sight' }).click();
  await expect(page.locator('.stage .sr[aria-live]')).toContainText(/\d/);
  // W turns the table to the own edge: who stood above is below. Measured is from hex to hex, as before.
  const above = (one: { y: number }, other: { y: number }) => Math.sign(Math.round(other.y - one.y));
  await page.keyboard.press('w');
  await expect
    .poll(async () =>
      above(await middle(player, `[data-figure="${own}"]`), await middle(player, `[data-figure="${enemy}"]`)),
    )
    .toBe(-above(from, to));
});

test('a list of answers stays open when what helps with the question comes later', async ({ open, position }) => {
  const { opened, asked } = await position(4, (_, { prompt }) => kindOf(prompt) === 'go');
  const { page } = await open('/');
  let release = () => {};
  const wished = new Promise<void>((resolve) => (release = resolve));
  let told = () => {};
  const came = new Promise<void>((resolve) => (told = resolve));
  await page.routeWebSocket(/\/api\//, (socket) => {
    socket.connectToServer().onMessage(async (message) => {
      const helps = (JSON.parse(message.toString()) as { type: string }).type === 'aids';
      if (helps) await wished;
      socket.send(message);
      if (helps) told();
    });
  });
  await page.goto(seatOf(opened, asked));
  await page.locator('[data-all] > summary').click();
  const places = page.locator('[data-all] [data-choice]');
  await expect(places.first()).toBeVisible();
  release();
  await came;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(places.first()).toBeVisible();
  await expect(page.locator('[data-all]')).toHaveAttribute('open', '');
});
