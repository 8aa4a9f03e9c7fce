// A whole battle of Legion through the page, between two browsers.
import type { Legion } from './hearing';
import { expect, idler, playThrough, robot, seatOf, test, verifies, type Robot, type Stand } from './legion';
import { seed } from './seat';

/** From this round on nobody does anything any more: the battle ends sooner. */
const IDLE = 3;

function tired(start: number): Robot {
  const [plays, idles] = [robot(start), idler(start)];
  return (question, aids, view) => (view.round < IDLE ? plays : idles)(question, aids, view);
}

test('two browsers finish a learning battle of Legion', async ({ game, look, server, sit }) => {
  test.setTimeout(240_000);
  const opened = await game({ ruleset: 'legion', seed: seed(3) });
  const pages = [
    await look(seatOf(opened, 0), { beside: true }),
    await look(seatOf(opened, 1), { beside: true }),
  ] as const;
  const seats: Stand['seats'] = [
    await sit<Legion>(opened.game, opened.tokens[0]),
    await sit<Legion>(opened.game, opened.tokens[1]),
  ];
  const kinds = await playThrough(pages, { seats, robots: [tired(3), tired(103)] });
  const [first, second] = pages;
  for (const page of pages) await expect(page.decision.locator('header.ink')).toBeVisible();
  expect(first.now?.outcome).toEqual(second.now?.outcome);
  expect([...kinds.keys()]).toEqual(
    expect.arrayContaining([
      'colour',
      'side',
      'discard',
      'deploy',
      'command',
      'activate',
      'act',
      'move',
      'cohere',
      'attack',
    ]),
  );
  const tokens = first.view.players.map((one) => String(one.victory));
  await expect(first.page.locator('.seats b')).toHaveText(tokens);
  await expect(second.page.locator('.seats b')).toHaveText(tokens);

  await verifies(server.address, opened.game);
});
