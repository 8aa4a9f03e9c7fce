// What goes on between the players: joining, wishes, chat, clock, the end, and what follows it.
import { expect, seatOf, setUp, test } from './fixtures';
import { kindOf } from './script';
import type { Player } from './player';
import { seed } from './seat';

async function menu({ page }: Player, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('group', { name: 'Menu' }).getByRole('button', { name }).click();
}

async function concede(player: Player): Promise<void> {
  await menu(player, 'Concede');
  await player.page.getByRole('button', { name: 'Concede: press again' }).click();
}

test('a seat link that is pasted in the lobby leads to the seat', async ({ game, open, server }) => {
  const opened = await game();
  const { page } = await open('/');
  const field = page.getByLabel('Have a seat link?');
  await field.fill('something else');
  await expect(page.getByText('This is no link to a table.')).toBeVisible();
  await field.fill(`${server.address}${seatOf(opened, 1)}`);
  await field.press('Enter');
  await expect(page).toHaveURL(seatOf(opened, 1));
  await expect(page.getByRole('group', { name: 'Seats and victory points' })).toContainText('you');
  // From now on it is one of the own tables.
  await page.goto('/');
  await expect(page.locator('article.row')).toHaveCount(1);
});

test('a table opened by link invites the other player', async ({ open }) => {
  const host = await open('/');
  await setUp(host.page);
  await host.page.getByRole('button', { name: 'By link' }).click();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.page.getByLabel('Link for the other player').inputValue();
  await host.page.getByRole('link', { name: 'Go to the table' }).click();
  await host.asked();
  await expect(host.page.locator('.net')).toContainText('Player 2 not connected');
  const guest = await open(link);
  await expect(guest.page.locator('.net')).toContainText('Player 1 connected');
  await expect(host.page.locator('.net')).toContainText('Player 2 connected');
  expect([host.welcome?.seat, guest.welcome?.seat]).toEqual([0, 1]);
});

test('two people at one screen: a cover hides the table until the screen is passed on', async ({ open }) => {
  const { page } = await open('/');
  await setUp(page);
  await page.getByRole('button', { name: 'This screen' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const cover = page.locator('.cover');
  const covered = new Set<string>();
  for (let answers = 0; answers < 40 && covered.size < 2; answers++) {
    await expect(cover.or(page.locator('.body[aria-busy="false"] [data-prompt]'))).toBeVisible();
    if (await cover.isVisible()) {
      covered.add((await cover.getByRole('heading').textContent()) ?? '');
      await expect(page.locator('.table, [data-prompt], [data-card]')).toHaveCount(0);
      await cover.getByRole('button').click();
      await expect(cover).toBeHidden();
      continue;
    }
    const entries = await page.locator('.log li').count();
    const question = await page.locator('.ask').textContent();
    await page.locator('.decision [data-choice]').first().click();
    await page.locator('[data-primary]').click();
    await expect
      .poll(async () => {
        const now = await page
          .locator('.ask')
          .textContent({ timeout: 200 })
          .catch(() => null);
        return now !== question || (await page.locator('.log li').count()) !== entries;
      })
      .toBe(true);
  }
  expect([...covered].sort()).toEqual(['Pass the screen to Player 1', 'Pass the screen to Player 2']);
});

test('an undo is asked for and granted', async ({ game, open }) => {
  const opened = await game({ seed: seed(4) });
  const first = await open(seatOf(opened, 0));
  const second = await open(seatOf(opened, 1));
  await first.asked();
  const before = first.question;
  const choice = before?.options.at(-1);
  if (!before || choice === undefined) throw new Error('nothing is asked');
  await first.answer(choice);
  await first.page.getByRole('button', { name: 'Undo' }).click();
  await expect(first.decision.getByText('The wish to undo waits for an answer.')).toBeVisible();
  await expect(second.decision.getByText('Player 1 wishes to undo. Allow it?')).toBeVisible();
  await second.decision.getByRole('button', { name: 'Allow' }).click();
  await first.until(() => JSON.stringify(first.question?.prompt) === JSON.stringify(before.prompt));
  expect(first.question?.options).toEqual(before.options);
  await first.asked();
  await expect(second.decision.getByText('wishes to undo')).toBeHidden();
  // Declined, nothing changes.
  await first.answer(choice);
  const after = first.question?.id;
  await first.page.keyboard.press('Control+z');
  await second.decision.getByRole('button', { name: 'Decline' }).click();
  await expect(first.decision.getByText('The wish to undo waits for an answer.')).toBeHidden();
  expect(first.question?.id).toBe(after);
});

test('a draw is offered and accepted', async ({ game, open }) => {
  const opened = await game();
  const first = await open(seatOf(opened, 0));
  const second = await open(seatOf(opened, 1));
  await menu(first, 'Offer a draw');
  await expect(first.decision.getByText('A draw is offered.')).toBeVisible();
  await second.decision.getByRole('button', { name: 'Accept the draw' }).click();
  for (const player of [first, second]) {
    await expect(player.voice).toHaveText('A draw at 0');
    await expect(player.decision.getByText(/agree/)).toBeVisible();
  }
});

test('conceding takes two presses and ends the game for both', async ({ game, open }) => {
  const opened = await game();
  const first = await open(seatOf(opened, 0));
  const second = await open(seatOf(opened, 1));
  await menu(first, 'Concede');
  expect(first.over).toBe(false);
  await first.page.getByRole('button', { name: 'Concede: press again' }).click();
  await expect(first.voice).toHaveText('Player 2 wins');
  await expect(second.voice).toHaveText('You win');
  await expect(second.decision.getByText(/Player 1 concede/).first()).toBeVisible();
});

test('a press counts for what was pressed, though the page moves before it is let go', async ({ open, position }) => {
  const acts = ({ log }: { log: unknown[] }, { prompt }: { prompt: object | string }) =>
    log.length > 40 && kindOf(prompt) === 'act';
  const { opened, seats, asked } = await position(4, acts);
  const player = await open(seatOf(opened, asked));
  const { mouse } = player.page;
  await player.asked();
  const end = player.page.locator('[data-menu="end"]');
  const before = await end.boundingBox();
  if (before === null) throw new Error('there is no button');
  await mouse.move(before.x + before.width / 2, before.y + 4);
  await mouse.down();
  seats[asked === 0 ? 1 : 0].send({ type: 'draw' });
  await expect(player.decision.locator('.wish')).toBeVisible();
  expect((await end.boundingBox())?.y).toBeGreaterThan(before.y + 4);
  await mouse.up();
  await expect(player.primary).toBeEnabled();
  await expect(end).toHaveAttribute('aria-pressed', 'true');
});

test('what is said in the chat is seen by the other', async ({ game, open }) => {
  const opened = await game();
  const first = await open(seatOf(opened, 0));
  const second = await open(seatOf(opened, 1));
  await expect(second.decision.locator('.waiting')).toBeVisible();
  await first.page.getByRole('button', { name: 'Chat' }).click();
  await first.page.getByLabel('Say something').fill('Good luck <b>to you</b>');
  await first.page.getByLabel('Say something').press('Enter');
  await second.page.getByRole('button', { name: 'Chat, one new message' }).click();
  await expect(second.page.getByRole('log', { name: 'Chat' })).toContainText('Good luck <b>to you</b>');
  await expect(second.page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
});

test('the clock of whoever decides counts down, the other stands', async ({ game, open }) => {
  const opened = await game({ seed: seed(4), clock: { seconds: 900, increment: 10 } });
  const first = await open(seatOf(opened, 0));
  const second = await open(seatOf(opened, 1));
  const clocks = second.page.getByRole('timer');
  await expect(clocks).toHaveCount(2);
  await expect(clocks.first()).toHaveText(/^14:5\d$/);
  const before = await clocks.first().textContent();
  await expect(clocks.first()).not.toHaveText(before ?? '');
  await expect(clocks.last()).toHaveText('15:00');
  await first.asked();
});

test('a rematch against the computer opens a new table', async ({ game, open }) => {
  const opened = await game({ seats: ['person', 'greedy'], names: ['player 1', ''] });
  const player = await open(seatOf(opened, 0));
  await player.asked();
  await concede(player);
  player.now = null;
  await player.page.getByRole('button', { name: 'Rematch' }).click();
  await expect(player.page).not.toHaveURL(new RegExp(opened.game));
  await player.asked();
  // The sides are swapped.
  expect(player.welcome?.game.seats).toEqual(['greedy', 'person']);
  expect(player.welcome?.game.id).not.toBe(opened.game);
});

test('the replay goes through the game by keys', async ({ open, position }) => {
  const { opened, seats } = await position(4, ({ log }, { prompt }) => log.length > 40 && kindOf(prompt) === 'act');
  seats[0].send({ type: 'concede' });
  await seats[0].until(() => seats[0].over);
  const last = seats[0].log.length - 1;
  const { page } = await open(`/replay/${opened.game}`);
  const step = page.locator('aside .step');
  await expect(step).toHaveText(`Step 0 of ${last}`);
  await page.keyboard.press('.');
  await page.keyboard.press('.');
  await expect(step).toHaveText(`Step 2 of ${last}`);
  await page.keyboard.press(',');
  await expect(step).toHaveText(`Step 1 of ${last}`);
  await page.keyboard.press(']');
  await expect(page.locator('aside ol')).toContainText(/round|activated/i);
  await page.keyboard.press('End');
  await expect(step).toHaveText(`Step ${last} of ${last}`);
  await expect(page.locator('aside .answer')).toHaveText('Player 1 concedes');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(step).not.toHaveText(`Step 0 of ${last}`);
  await page.keyboard.press('Space');
  const slider = page.getByRole('slider', { name: 'Timeline' });
  await slider.focus();
  const at = Number(await slider.inputValue());
  await slider.press('ArrowRight');
  await expect(step).toHaveText(`Step ${at + 1} of ${last}`);
});
