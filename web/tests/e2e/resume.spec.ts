// A page that is loaded anew goes on where it was, also in the middle of an interrupt.
import { expect, seatOf, test } from './fixtures';
import type { Seat } from './seat';
import { kindOf } from './script';
import type { Player } from './player';

const positions: { name: string; wanted: (seat: Seat, kind: string) => boolean }[] = [
  { name: 'where an opportunity attack is offered', wanted: (_, kind) => kind === 'opportunity' },
  {
    name: 'inside an opportunity attack',
    wanted: ({ view }, kind) => view.turns.at(-1)?.interrupt?.opportunity === true && kind !== 'opportunity',
  },
];

for (const { name, wanted } of positions) {
  test(`a reload ${name} asks the same question again`, async ({ open, position }) => {
    const { opened, asked, seats } = await position(4, (seat, { prompt }) => wanted(seat, kindOf(prompt)));
    const page = await open(seatOf(opened, asked));
    const before = await shown(page);
    expect(before.options).toEqual(seats[asked].question?.options.map((one) => JSON.stringify(one)).sort());
    expect(before.options.length).toBeGreaterThan(1);

    await page.page.reload();
    page.now = null;
    expect(await shown(page)).toEqual(before);

    // And it can be answered from there.
    const choice = page.question?.options[0];
    if (choice === undefined) throw new Error('nothing to answer');
    await page.answer(choice);
    expect(page.question?.id).not.toBe(before.id);
  });
}

/** The question as the page shows it, with all its answers. */
async function shown(player: Player) {
  await player.asked();
  return {
    id: player.question?.id,
    text: await player.voice.textContent(),
    head: await player.decision.locator('header .title').textContent(),
    crumbs: await player.page.locator('.crumbs li').allTextContents(),
    options: await offered(player),
  };
}

/** Every answer that the page offers: in the open, in the tiles of the menu, and behind the fold. */
async function offered(player: Player): Promise<string[]> {
  const { page } = player;
  const found = new Set<string>();
  const look = async () => {
    const keys = await page
      .locator('.decision [data-choice]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-choice') ?? ''));
    for (const key of keys) found.add(key);
  };
  const fold = page.locator('[data-all] > summary');
  if ((await fold.count()) > 0) {
    await fold.click();
    await expect(page.locator('[data-all] [data-choice]').first()).toBeVisible();
  }
  await look();
  for (const tile of await page.locator('[data-menu][aria-disabled="false"]').all()) {
    await tile.click();
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    await look();
  }
  return [...found].sort();
}
