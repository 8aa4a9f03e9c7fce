// A whole battle of Legion through the page, between two browsers.
import type { Legion } from './hearing';
import { expect, idler, robot, seatOf, test, together } from './legion';
import { kindOf } from './script';
import { seed } from './seat';

/** How many questions of each kind are answered by the page. */
const BY_PAGE = 4;
/** From this round on nobody does anything any more: the battle ends sooner. */
const IDLE = 3;

test('two browsers finish a learning battle of Legion', async ({ game, look, server, sit }) => {
  test.setTimeout(240_000);
  const opened = await game({ ruleset: 'legion', seed: seed(3) });
  const pages = [await look(seatOf(opened, 0)), await look(seatOf(opened, 1))] as const;
  const robots = [robot(3), robot(103)] as const;
  const idlers = [idler(3), idler(103)] as const;
  // Of each kind of question some are answered by the page's own controls; the others, for speed, beside it.
  const seats = [
    await sit<Legion>(opened.game, opened.tokens[0]),
    await sit<Legion>(opened.game, opened.tokens[1]),
  ] as const;
  const kinds = new Map<string, number>();
  for (;;) {
    await Promise.race(pages.map((one) => one.until(() => one.question !== null || one.over)));
    const at = pages[0].question ? 0 : 1;
    const page = pages[at];
    if (!page.question) break;
    const kind = kindOf(page.question.prompt);
    const count = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, count);
    const answering = count <= BY_PAGE ? page : seats[at];
    const plays = page.view.round < IDLE ? robots[at] : idlers[at];
    await answering.answer(plays(page.question, await answering.help(), page.view));
    await together([...pages, ...seats]);
  }
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

  const record = await fetch(`${server.address}/api/games/${opened.game}/record`);
  const verdict = await fetch(`${server.address}/api/records`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: await record.text(),
  });
  expect(await verdict.json()).toEqual({ verified: true, fault: null });
});
