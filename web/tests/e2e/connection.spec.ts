// The server goes away and comes back: the page says so, and goes on by itself.
import { expect, seatOf, test } from './fixtures';
import { kindOf } from './script';
import { Seat, openGame, seed } from './seat';
import { Server } from './server';
import { eager, playUntil } from './script';

test('a lost connection is shown and resumed', async ({ open }) => {
  const server = await Server.start();
  try {
    const opened = await openGame(server.address, { seed: seed(4) });
    const seats = [
      await Seat.join(server.address, opened.game, opened.tokens[0] ?? null),
      await Seat.join(server.address, opened.game, opened.tokens[1] ?? null),
    ];
    const asked = await playUntil(seats, [eager(4), eager(104)], (_, { prompt }) => kindOf(prompt) === 'act');
    const number = asked === seats[0] ? 0 : 1;
    for (const seat of seats) seat.close();
    const player = await open(`${server.address}${seatOf(opened, number)}`);
    await player.asked();
    const before = player.question;
    const text = (await player.voice.textContent()) ?? '';

    await server.kill();
    await expect(player.decision.locator('header.amber')).toHaveText('Connection lost');
    await expect(player.decision.getByText('Every answer so far is safe.')).toBeVisible();
    await expect(player.page.locator('main.stage')).toHaveAttribute('inert', '');
    await expect(player.primary).toHaveCount(0);

    player.now = null;
    await server.start();
    await expect(player.decision.locator('header.amber')).toHaveCount(0);
    await expect(player.voice).toHaveText(text);
    expect(player.question).toEqual(before);
    await player.answer('end');
    expect(player.question?.id).not.toBe(before?.id);
  } finally {
    await server.close();
  }
});

test('a link with a wrong secret and a table that does not exist are told apart', async ({ game, open }) => {
  const opened = await game();
  const wrong = await open(`/play/${opened.game}#wrong`);
  await expect(wrong.page.getByRole('heading', { name: 'This seat link is not valid' })).toBeVisible();
  const none = await open('/watch/none');
  await expect(none.page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
});
