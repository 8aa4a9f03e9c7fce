// A battle of two teams: four browsers, joint decisions with proposals, a chat of the team's own, computer players.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Choice } from '../../src/rulesets/legion/types';
import type { Legion } from './hearing';
import { BY_PAGE, expect, idler, robot, seatOf, teams, test, together, verifies, type Robot } from './legion';
import { kindOf } from './script';
import { seed } from './seat';

/** How long pages may take on a busy machine to draw what was played beside them. */
const LATER = { timeout: 90_000 };

/** From this round on nobody does anything any more: the battle ends sooner. */
const IDLE = 2;

function tired(start: number): Robot {
  const [plays, idles] = [robot(start), idler(start)];
  return (question, aids, view) => (view.round < IDLE ? plays : idles)(question, aids, view);
}

test('four browsers play a battle of two teams', async ({ game, look, server, sit }) => {
  test.setTimeout(300_000);
  const opened = await game({ ...(await teams(server.address)), seed: seed(5) });
  const pages = await Promise.all([0, 1, 2, 3].map((seat) => look(seatOf(opened, seat), { beside: true })));
  const seats = await Promise.all([0, 1, 2, 3].map((seat) => sit<Legion>(opened.game, opened.tokens[seat])));
  await Promise.all(seats.map((seat) => seat.until(() => seat.now !== null)));

  // The colours are the decision of a team: one proposes, the other is shown it, also after a reload, and takes it.
  const asked = seats.flatMap((seat, index) => (seat.question ? [index] : []));
  expect(asked).toHaveLength(2);
  const [one, mate] = asked.map((index) => pages[index]) as [(typeof pages)[0], (typeof pages)[0]];
  await one.page.getByLabel('Propose first').check();
  await one.decision.locator(`[data-choice='{"colour":"red"}']`).first().click();
  await one.primary.click();
  await expect(mate.page.getByText(/proposes: .*red/i)).toBeVisible();
  await mate.page.reload();
  await expect(mate.page.getByText(/proposes: .*red/i)).toBeVisible();
  const others = pages.filter((_, index) => !asked.includes(index));
  for (const other of others) await expect(other.page.getByText(/proposes/i)).toHaveCount(0);
  await mate.page.getByRole('button', { name: 'Answer so' }).click();

  // What is said to the team the others do not read.
  await one.page.getByRole('button', { name: /^Chat/ }).first().click();
  await one.page.getByLabel('Say something').fill('left flank');
  await one.page.getByLabel('Say something').press('Enter');
  await mate.page.getByRole('button', { name: /^Chat/ }).first().click();
  await expect(mate.page.getByText('left flank')).toBeVisible();
  for (const other of others) {
    await other.page.getByRole('button', { name: /^Chat/ }).first().click();
    await expect(other.page.getByText('left flank')).toHaveCount(0);
  }

  // The rest beside the pages; one follows it, the others come back for the end.
  for (const { page } of pages.slice(1)) await page.goto('/health');
  const robots = [0, 1, 2, 3].map((seat) => tired(5 + 100 * seat));
  while (!seats.some((seat) => seat.over)) {
    await Promise.race(seats.map((seat) => seat.until(() => seat.question !== null || seat.over)));
    const at = seats.findIndex((seat) => seat.question !== null);
    const seat = seats[at];
    if (!seat?.question) continue;
    const { question, view } = seat;
    const choice = robots[at]?.(question, await seat.help(), view);
    if (choice !== undefined && seat.question?.id === question.id) await seat.answer(choice);
    await together(seats);
  }
  for (const [seat, { page }] of pages.entries()) if (seat > 0) await page.goto(seatOf(opened, seat));
  for (const page of pages) await expect(page.decision.locator('header.ink')).toBeVisible(LATER);
  await verifies(server.address, opened.game);
});

test('one person plays a battle with three computer players', async ({ look, server, sit }) => {
  test.setTimeout(300_000);
  const person = await look('/', { beside: true });
  const { page, decision } = person;
  await page.getByRole('button', { name: /Legion/ }).click();
  await page.getByRole('radio', { name: /^Team battle/ }).check();
  await expect(page.locator('[data-sitter]')).toHaveCount(3);
  await page.getByRole('button', { name: /Open the table/ }).click();
  await page.waitForURL(/\/play\//, LATER);

  // The mate is a computer: nothing is proposed to it, and the four are told apart by their names.
  await expect(decision.getByText('Your team decides; Computer 3 leaves it to you.')).toBeVisible(LATER);
  await expect(page.getByLabel('Propose first')).toHaveCount(0);
  for (const number of [2, 3, 4]) await expect(page.getByText(`Computer ${number}`).first()).toBeVisible();

  // Of set-up and first round some questions of each kind by the controls of the page, the others beside it.
  const [, game = '', token] = /play\/([^#]+)#(.+)/.exec(page.url()) ?? [];
  const seat = await sit<Legion>(game, token);
  const plays = tired(7);
  const kinds = new Map<string, number>();
  const asked = () => seat.until(() => seat.question !== null || seat.over);
  for (await asked(); seat.question; await asked()) {
    const { question, view } = seat;
    const kind = kindOf(question.prompt);
    const before = kinds.get(kind) ?? 0;
    const byPage = view.round <= 1 && before < BY_PAGE;
    // What is the turn of a team its computer may take; the page is not to be in the midst of it.
    if (byPage && question.mates?.length) await sleep(400);
    const stands = () => seat.question?.id === question.id;
    const aids = stands() ? await seat.help() : null;
    if (aids === null || !stands()) continue;
    const choice = plays(question, aids, view);
    if (!byPage || !plain(choice)) {
      // What follows the first round is looked at again when it has ended.
      if (view.round > 1) await person.leave();
      await seat.answer(choice);
    } else {
      kinds.set(kind, before + 1);
      await together([person, seat]);
      await person.help();
      await person.answer(choice);
      await together([person, seat]);
    }
  }
  await person.comeBack();
  expect([...kinds.keys()]).toEqual(
    expect.arrayContaining(['discard', 'deploy', 'command', 'activate', 'act', 'move']),
  );
  await expect(decision.locator('header.ink')).toBeVisible(LATER);
  await verifies(server.address, game);
});

/** Whether no control of its own is needed, as for a vehicle that goes back, a climb or a pivot. */
const plain = (choice: Choice) =>
  typeof choice === 'string' || !['reverse', 'climb', 'clamber', 'pivot'].some((kind) => kind in choice);
