// Shatterpoint by the keyboard alone: a squad is deployed, a character moved, an enemy attacked.
import { kindOf } from './script';
import { after, expect, test, type Asked, type Commander } from './shatterpoint';

async function watchPointers({ page }: Commander): Promise<void> {
  await page.evaluate(() => {
    const count = () => (document.documentElement.dataset.pointers = 'used');
    for (const type of ['pointerdown', 'mousedown', 'pointermove', 'touchstart', 'wheel']) {
      addEventListener(type, count, { capture: true, passive: true });
    }
  });
}

async function untouched({ page }: Commander): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-pointers', 'used');
}

/** Enter, as soon as the answer can be made. */
async function commit(player: Commander): Promise<void> {
  const question = player.question?.id;
  await expect(player.primary).toBeEnabled();
  await player.page.keyboard.press('Enter');
  await player.until(() => player.question?.id !== question);
}

/** The number key of an answer. */
async function press({ page }: Commander, selector: string): Promise<void> {
  const at = await page
    .locator('.decision [data-key]')
    .evaluateAll((all, wanted) => all.findIndex((one) => one.matches(wanted)), selector);
  expect(at, `${selector} is among the answers`).toBeGreaterThanOrEqual(0);
  await page.keyboard.press(String(at + 1));
}

test('a squad is deployed: grabbed as a whole, shifted and dropped', async ({ sitDown, stand }) => {
  const { opened, asked } = await stand(1, ({ prompt }) => kindOf(prompt) === 'deploy');
  const player = await sitDown(opened, asked);
  const { suggestions } = await player.help();
  const [first] = suggestions;
  if (typeof first !== 'object' || !('deploy' in first)) throw new Error('nothing is suggested');
  await watchPointers(player);
  await expect(player.primary).toBeEnabled();
  await player.page.keyboard.press('b');
  await expect(player.board).toBeFocused();
  await player.page.keyboard.press('Shift+G');
  await expect(player.board).toHaveClass(/lifting/);
  const key = (first.deploy.places[0]?.x ?? 0) > 0 ? 'ArrowLeft' : 'ArrowRight';
  await player.page.keyboard.press(key);
  await player.page.keyboard.press(key);
  await player.page.keyboard.press('Enter');
  await expect(player.board).not.toHaveClass(/lifting/);
  await commit(player);
  const own = player.table.units.find((unit) => unit.seat === asked && unit.squad === first.deploy.squad);
  const at = player.view.characters[own?.characters[0] ?? -1];
  expect(Math.abs((at?.x ?? 0) - (first.deploy.places[0]?.x ?? 0))).toBe(2 * 2540);
  await untouched(player);
});

test('a character is moved by the suggestions of the table', async ({ sitDown, stand }) => {
  const { opened, asked } = await stand(2, ({ options }) =>
    options.some((one) => JSON.stringify(one) === '{"action":"move"}'),
  );
  const player = await sitDown(opened, asked);
  await player.help();
  await watchPointers(player);
  await press(player, '[data-action="move"]');
  await expect(player.primary).toBeDisabled();
  await press(player, '[data-action="move"]');
  await player.until(() => kindOf(player.question?.prompt ?? '') === 'go');
  const { suggestions } = await player.help();
  expect(kindOf(player.question?.prompt ?? '')).toBe('go');
  expect(suggestions.length).toBeGreaterThan(1);
  await player.page.keyboard.press('b');
  await expect(player.board).toBeFocused();
  await player.page.keyboard.press('ArrowRight');
  await player.page.keyboard.press('ArrowRight');
  await expect(player.decision.locator('.suggest')).toContainText('2');
  const second = suggestions[1];
  if (typeof second !== 'object' || !('move' in second)) throw new Error('no movement is suggested');
  await commit(player);
  expect(player.view.characters[second.move.character]).toEqual(second.move.to);
  await untouched(player);
});

test('an enemy is attacked', async ({ sitDown, standBefore }) => {
  const { opened, asked } = await standBefore(3, after('act', 'attack'));
  const player = await sitDown(opened, asked);
  await player.help();
  await watchPointers(player);
  await press(player, '[data-action="combat"]');
  await commit(player);
  await player.help();
  const attack = (player.question as Asked).options.find((one) => kindOf(one) === 'attack');
  await press(player, `[data-choice='${JSON.stringify(attack)}']`);
  await expect(player.decision.locator('.odds')).toBeVisible();
  await commit(player);
  // Reactions are declined; then the first box of the tree, by its number.
  await player.until(() => player.question !== null);
  while (kindOf((player.question as Asked).prompt) === 'react') {
    const question = player.question?.id;
    await player.help();
    await player.page.keyboard.press('s');
    await player.until(() => player.question !== null && player.question.id !== question);
  }
  expect(kindOf((player.question as Asked).prompt)).toBe('tree');
  await player.help();
  await press(player, '[data-choice^=\'{"option"\']');
  await commit(player);
  await untouched(player);
});
