// The pictures of the README: one game with a fixed seed against the greedy player, at lively moments.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, seatOf, test } from './fixtures';
import type { Player } from './player';
import { eager, kindOf, playUntil } from './script';
import { Seat, seed } from './seat';
import type { Question } from './hearing';

const FOLDER = resolve(import.meta.dirname, '../../../docs/img');

async function shoot({ page }: Player, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
}

/** Plays the own seat until the wanted question. */
async function playTo(seat: Seat, wanted: (question: Question) => boolean, chooser = eager(11)): Promise<void> {
  const asked = await playUntil([seat], [chooser], (_, question) => wanted(question));
  if (asked === null) throw new Error('the game ended before');
}

const hasAttack = ({ prompt, options }: Question) =>
  kindOf(prompt) === 'act' && options.some((one) => kindOf(one) === 'attack');

test('pictures for the README', async ({ game, open, sit }) => {
  await mkdir(FOLDER, { recursive: true });
  const opened = await game({ seed: seed(11), seats: ['person', 'greedy'], names: ['player 1', ''], listed: true });
  const seat = await sit(opened.game, opened.tokens[0]);
  const chooser = eager(11);
  const late = (least: number, wanted: (question: Question) => boolean) => (question: Question) =>
    seat.log.length > least && wanted(question);

  // An attack is planned in the middle of the game.
  await playTo(seat, late(70, hasAttack), chooser);
  const attack = seat.question?.options.find((one) => kindOf(one) === 'attack') ?? 'end';
  for (const [name, look] of [
    ['table', {}],
    ['table-de', { language: 'de' as const }],
    ['table-dark', { theme: 'dark' as const }],
  ] as const) {
    const player = await open(seatOf(opened, 0), look);
    await player.choose(attack);
    await expect(player.primary).toBeEnabled();
    await shoot(player, name);
    if (name === 'table') {
      await player.page.goto('/');
      await expect(player.page.locator('article.row')).toBeVisible();
      await expect(player.page.getByLabel('Computer player')).toBeVisible();
      await shoot(player, 'lobby');
    }
    await player.page.context().close();
  }

  // A test is being rolled: which dice again?
  await playTo(seat, ({ prompt }) => ['mana-reroll', 'free-reroll'].includes(kindOf(prompt)), chooser);
  const roller = await open(seatOf(opened, 0));
  await roller.asked();
  const dice = roller.page.locator('[data-die]');
  const faces = (await dice.allTextContents()).map((text) => Number.parseInt(text, 10));
  await dice.nth(faces.indexOf(Math.min(...faces))).click();
  await shoot(roller, 'test');

  await playUntil([seat], [chooser], () => false);
  await roller.page.goto(`/replay/${opened.game}`);
  await expect(roller.page.locator('footer .timeline')).toBeVisible();
  // The step in which most happened, from the middle of the game.
  const told = seat.log.map((step, index) => (index > 60 && index < seat.log.length - 60 ? step.told.length : 0));
  await roller.page.getByRole('slider').fill(String(told.indexOf(Math.max(...told))));
  await roller.page.getByRole('slider').blur();
  await shoot(roller, 'replay');
});
