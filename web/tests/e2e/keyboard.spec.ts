// The keyboard alone: no pointer is touched in these tests.
import { expect, seatOf, test } from './fixtures';
import type { Choice } from '../../src/rulesets/battleground/types';
import type { Player } from './player';
import { eager, kindOf, soon } from './script';
import { seed } from './seat';

/** Counts what a mouse, pen or finger would cause. */
async function watchPointers({ page }: Player): Promise<void> {
  await page.evaluate(() => {
    const count = () => (document.documentElement.dataset.pointers = 'used');
    for (const type of ['pointerdown', 'mousedown', 'pointermove', 'touchstart', 'wheel']) {
      addEventListener(type, count, { capture: true, passive: true });
    }
  });
}

async function tabTo({ page }: Player, selector: string, most = 80): Promise<void> {
  for (let press = 0; press < most; press++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Presses the number of an answer, or goes to it by arrow keys where there are more than nine. */
async function press({ page }: Player, selector: string): Promise<void> {
  const at = await page
    .locator('.decision [data-key]')
    .evaluateAll((all, wanted) => all.findIndex((one) => one.matches(wanted)), selector);
  expect(at, `${selector} is among the answers`).toBeGreaterThanOrEqual(0);
  await page.keyboard.press(String(Math.min(at, 8) + 1));
  for (let step = 8; step < at; step++) await page.keyboard.press('ArrowDown');
  if (at > 8) await page.keyboard.press('Space');
}

/** Chooses a place on the board: to the board, from place to place, pick. */
async function pick({ page }: Player, place: string, most: number): Promise<void> {
  const board = page.locator('[role="application"]');
  await page.keyboard.press('b');
  await expect(board).toBeFocused();
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('n');
    const active = await board.getAttribute('aria-activedescendant');
    if (active?.endsWith(`-place-${place}`)) return page.keyboard.press('Enter');
  }
  throw new Error(`N does not lead to ${place}`);
}

async function turn({ page }: Player, choice: Choice): Promise<void> {
  const wanted = page.locator(`[data-choice='${JSON.stringify(choice)}']`);
  // Once at least: who turns nobody keeps all as they stand.
  for (let step = 0; step < 7; step++) {
    await page.keyboard.press('e');
    if ((await wanted.getAttribute('aria-pressed')) === 'true') return;
  }
  throw new Error('E does not turn to every side');
}

async function act(player: Player, choice: Choice): Promise<void> {
  const key = `[data-choice='${JSON.stringify(choice)}']`;
  const menu = player.tileOf(choice);
  await press(player, `[data-menu="${menu}"]`);
  const whole = await player.page.locator(`[data-menu="${menu}"]`).getAttribute('data-choice');
  if (whole === null) await press(player, key);
}

async function answer(player: Player, choice: Choice): Promise<void> {
  const { page, question } = player;
  const kind = kindOf(question?.prompt ?? 'deploy');
  const most = (question?.options.length ?? 0) + 1;
  if (kind === 'act') await act(player, choice);
  else if (typeof choice === 'object' && 'go' in choice) await pick(player, choice.go, most);
  else if (typeof choice === 'object' && 'place' in choice) await pick(player, choice.place, most);
  else if (typeof choice === 'object' && 'discard' in choice) {
    for (const card of choice.discard) await press(player, `[data-card="${card}"]`);
  } else if (typeof choice === 'object' && 'reroll' in choice) await page.keyboard.press('1');
  else if (typeof choice === 'object' && 'face' in choice) await turn(player, choice);
  else await press(player, `[data-choice='${JSON.stringify(choice)}']`);
  await expect(player.primary).toBeEnabled();
  await page.keyboard.press('Enter');
  await player.until(() => player.question?.id !== question?.id || player.over);
}

test('a whole game against the random player', async ({ game, open }) => {
  const opened = await game({ seed: seed(5), seats: ['person', 'random'] });
  const player = await open(seatOf(opened, 0));
  await watchPointers(player);
  const chooser = soon(eager(5), 30);
  const kinds = new Set<string>();

  // The first answer goes by Tab: to a choice, then to the button.
  await player.asked();
  const first = player.question?.id;
  await tabTo(player, '.decision [data-choice]');
  await player.page.keyboard.press('Enter');
  await tabTo(player, '[data-primary]');
  await player.page.keyboard.press('Enter');
  await player.until(() => player.question?.id !== first);

  for (let answers = 0; answers < 400; answers++) {
    await player.until(() => player.question !== null || player.over);
    if (!player.question) break;
    if (!(await player.asked())) continue;
    kinds.add(kindOf(player.question.prompt));
    await answer(player, chooser(player.question, player.view));
  }
  expect(player.over).toBe(true);
  await expect(player.decision.locator('header.ink')).toBeVisible();
  expect([...kinds]).toEqual(expect.arrayContaining(['choose-card', 'activate', 'act', 'go', 'face']));
  await expect(player.page.locator('html')).not.toHaveAttribute('data-pointers', 'used');
});

test('a figure is grabbed, moved and dropped', async ({ open, position }) => {
  const { opened, asked } = await position(
    4,
    (_, { prompt, options }) => kindOf(prompt) === 'act' && options.some((one) => kindOf(one) === 'move'),
  );
  const player = await open(seatOf(opened, asked));
  const { page } = player;
  await player.asked();
  await watchPointers(player);
  const prompt = player.question?.prompt;
  const figure = typeof prompt === 'object' && 'act' in prompt ? prompt.act : -1;
  const from = player.view.figures[figure]?.at;
  // From wherever the focus is.
  await page.keyboard.press('g');
  await expect(page.locator('.board.lifting')).toBeVisible();
  const reach = new Set(
    await page.locator('[data-place]').evaluateAll((all) => all.map((one) => one.getAttribute('data-place'))),
  );
  const board = page.locator('[role="application"]');
  let place = '';
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowLeft']) {
    await page.keyboard.press(key);
    place = /-place-(.+)$/.exec((await board.getAttribute('aria-activedescendant')) ?? '')?.[1] ?? '';
    if (reach.has(place)) break;
  }
  expect([...reach]).toContain(place);
  await page.keyboard.press('Enter');
  await expect(player.primary).toContainText(place);
  await page.keyboard.press('Enter');
  await player.until(() => player.view.figures[figure]?.at !== from);
  expect(player.view.figures[figure]?.at).toBe(place);
  await expect(page.locator('html')).not.toHaveAttribute('data-pointers', 'used');
});

test('a table is opened from the lobby', async ({ open }) => {
  const player = await open('/');
  await watchPointers(player);
  await expect(player.page.locator('[data-game="battleground"]')).toBeVisible();
  await tabTo(player, '[data-game="battleground"] .more');
  await player.page.keyboard.press('Enter');
  await expect(player.page.getByLabel('Computer player')).toBeVisible();
  await tabTo(player, 'dialog select');
  await player.page.keyboard.press('Home');
  await expect(player.page.getByLabel('Computer player')).toHaveValue('random');
  await tabTo(player, 'button.open');
  await player.page.keyboard.press('Enter');
  await player.asked();
  expect(player.welcome?.game.seats).toEqual(['person', 'random']);
  await expect(player.page.locator('html')).not.toHaveAttribute('data-pointers', 'used');
});
