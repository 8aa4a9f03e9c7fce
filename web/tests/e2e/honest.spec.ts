// Wherever somebody points, the table answers with one legal place, and says why it is not the one that was pointed at;
// or there is none, and one refusal stands beside a button that is shut. Tried all over the table in each game.
import type { Page } from '@playwright/test';
import { expect, seatOf, test } from './fixtures';
import * as lg from './legion';
import type { Game } from './hearing';
import type { Visitor } from './player';
import { kindOf } from './script';
import * as sp from './shatterpoint';

/** Places all over the stage, where nobody stands and nothing lies. */
async function grounds(page: Page): Promise<{ x: number; y: number }[]> {
  return page.locator('main.stage').evaluate((stage) => {
    const box = stage.querySelector('[role="application"]')?.getBoundingClientRect() ?? stage.getBoundingClientRect();
    const lying =
      '[data-figure], [data-character], [data-mini], [data-armoured], .hud, .minimap, .flag, .places .place';
    const taken = [...stage.querySelectorAll(lying)].map((one) => one.getBoundingClientRect());
    const clear = ({ x, y }: { x: number; y: number }) =>
      taken.every((one) => x < one.left - 6 || x > one.right + 6 || y < one.top - 6 || y > one.bottom + 6);
    const parts = [0.1, 0.37, 0.63, 0.9];
    const all = parts.flatMap((across) => parts.map((down) => ({ across, down })));
    return all
      .map(({ across, down }) => ({ x: box.left + box.width * across, y: box.top + box.height * down }))
      .filter(clear);
  });
}

/** What the table says of a place: whether the button can be pressed, and what is refused and noted. */
async function verdict<G extends Game>({ page, primary }: Visitor<G>) {
  return {
    open: await primary.isEnabled(),
    refused: await page.locator('.flag.amber:has(a.rule)').allTextContents(),
    boxes: await page.locator('.ask .warning').count(),
    noted: await page.locator('.flag [data-note]').allTextContents(),
    title: await primary.textContent(),
  };
}

/** Points everywhere, and looks whether button, flag and column agree. Says what was noted. */
async function everywhere<G extends Game>(player: Visitor<G>): Promise<string[]> {
  const { page } = player;
  const question = player.question?.id;
  const noted: string[] = [];
  let tried = 0;
  for (const { x, y } of await grounds(page)) {
    await page.mouse.click(x, y);
    // Nothing is being measured any more: something is said of the place.
    await expect(page.locator('.flag').first()).toBeVisible();
    await expect
      .poll(async () => {
        const found = await verdict(player);
        return found.open ? found.refused.length === 0 : found.refused.length === 1;
      })
      .toBe(true);
    const found = await verdict(player);
    expect(found.boxes, 'the piece tells, not a box in the column').toBe(0);
    expect(found.noted.length).toBeLessThanOrEqual(1);
    for (const text of found.refused) expect(text.trim().length).toBeGreaterThan(8);
    noted.push(...found.noted);
    tried++;
  }
  expect(tried).toBeGreaterThan(5);
  expect(player.question?.id, 'nothing was answered').toBe(question);
  return noted;
}

test('Battleground: wherever one points, flag and button agree', async ({ open, position }) => {
  const { opened, asked } = await position(4, ({ log, view }, { prompt, options }) => {
    const own = view.figures[typeof prompt === 'object' && 'act' in prompt ? prompt.act : -1];
    return log.length > 20 && (own?.ap ?? 0) >= 2 && options.some((one) => kindOf(one) === 'move');
  });
  const player = await open(seatOf(opened, asked));
  await player.asked();
  await player.until(() => player.aids !== null);
  const noted = await everywhere(player);
  expect(noted.length).toBeGreaterThan(3);
  for (const note of noted) expect(note).toMatch(/No way with \d+ movement ends at/);
});

sp.test('Shatterpoint: wherever one points, flag and button agree', async ({ sitDown, stand }) => {
  const table = await stand(
    2,
    ({ prompt, options }, view) =>
      kindOf(prompt) === 'act' &&
      view.activation?.left === 2 &&
      options.some((one) => JSON.stringify(one) === '{"action":"move"}'),
  );
  const player = await sitDown(table.opened, table.asked);
  await player.help();
  expect((await everywhere(player)).length).toBeGreaterThan(3);
});

for (const kind of ['trooper', 'ground-vehicle', 'repulsor-vehicle']) {
  lg.test(`Legion: wherever one points, flag and button agree (${kind})`, async ({ sitDown, stand }) => {
    const table = await stand(3, () => true);
    const { units } = table.seats[0].table;
    const asked = await lg.goOn(table, ({ prompt, options }, view) => {
      const unit = typeof prompt === 'object' && 'act' in prompt ? prompt.act : -1;
      const moves = options.some((one) => JSON.stringify(one) === '{"action":"move"}');
      return moves && units[unit]?.card.kind === kind && !view.units[unit]?.engaged;
    });
    if (asked === null) throw new Error('nobody of that kind moves');
    const player = await sitDown(table.opened, asked);
    await player.help();
    expect((await everywhere(player)).length).toBeGreaterThan(3);
  });
}
