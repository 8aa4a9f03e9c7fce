// The pictures of the README: one game with a fixed seed against the greedy player, at lively moments.
import type { Page } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as lg from './legion';
import { film, webp } from './loop';
import { beatsOf, sheet } from './strip';
import { expect, seatOf, test, type Asked } from './shatterpoint';
import type { Choice } from '../../src/rulesets/legion/types';
import type { Aids, View } from '../../src/rulesets/shatterpoint/types';
import { eager, kindOf, playUntil } from './script';
import { Seat, seed } from './seat';
import type { Tools } from './fixtures';
import type { Legion, Question } from './hearing';

const FOLDER = resolve(import.meta.dirname, '../../../docs/img');

async function shoot({ page }: { page: Page }, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
}

/** A part of a page as a small picture; without a part the whole. */
async function piece({ page }: { page: Page }, name: string, part?: Part): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const { width, height } = part ?? page.viewportSize() ?? { width: 0, height: 0 };
  const png = await page.screenshot({ animations: 'disabled', ...(part ? { clip: part } : {}) });
  await writeFile(join(FOLDER, `${name}.webp`), await webp(page, png, width, height, 0.8));
}

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of something, with room about it. */
async function around({ page }: { page: Page }, selector: string, room: Partial<Part> = {}): Promise<Part> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  const { x = 0, y = 0, width = 0, height = 0 } = room;
  return { x: box.x + x, y: box.y + y, width: Math.round(box.width + width), height: Math.round(box.height + height) };
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
      await expect(player.page.locator('[data-game] .map')).toHaveCount(3);
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

/** A long movement in the middle of the table: the tool lies on open ground. */
function far(view: View, aids: Aids) {
  return aids.suggestions.find((one) => {
    if (typeof one === 'string' || !('move' in one) || one.move.kind === 'climb') return false;
    const { character, to } = one.move;
    const from = view.characters[character];
    const middle = Math.max(Math.abs(to.x), Math.abs(to.y)) < 20_000;
    return middle && from?.level === 0 && to.level === 0 && Math.hypot(to.x - from.x, to.y - from.y) > 11_000;
  });
}

const isFar = ({ prompt }: Asked, view: View, aids: Aids) =>
  view.turn > 8 && kindOf(prompt) === 'go' && far(view, aids) !== undefined;

test('pictures of Shatterpoint for the README', async ({ sitDown, stand }) => {
  await mkdir(FOLDER, { recursive: true });
  // A movement is planned in the middle of the game.
  const table = await stand(3, isFar);
  const mover = await sitDown(table.opened, table.asked);
  const aids = await mover.help();
  const tool = far(mover.view, aids);
  if (tool === undefined) throw new Error('nobody moves');
  await mover.choose(tool);
  await expect(mover.primary).toBeEnabled();
  await shoot(mover, 'shatterpoint-table');

  // The second box of a combat tree is chosen.
  const attack = await stand(2, ({ prompt }, view) => kindOf(prompt) === 'tree' && view.attack?.taken.length === 1);
  for (const [name, theme] of [
    ['shatterpoint-attack', 'light'],
    ['shatterpoint-dark', 'dark'],
  ] as const) {
    const player = await sitDown(attack.opened, attack.asked, { theme });
    await player.help();
    await player.decision.locator('.box.open').first().click();
    await expect(player.primary).toBeEnabled();
    await shoot(player, name);
    await player.page.context().close();
  }
});

lg.test('pictures of Legion for the README', async ({ sitDown, stand }) => {
  await mkdir(FOLDER, { recursive: true });
  // Somebody is about to attack, in the middle of the battle.
  const table = await stand(3, ({ prompt }, view) => view.round === 2 && kindOf(prompt) === 'attack');
  const player = await sitDown(table.opened, table.asked);
  await player.help();
  await expect(player.primary).toBeEnabled();
  await shoot(player, 'legion-table');
  await player.page.context().close();
});

/** A game of Legion against the greedy player, with whoever plays the own seat on. */
async function against({ game, sit }: Pick<Tools, 'game' | 'sit'>, number: number) {
  const seats = ['person', 'greedy'];
  const opened = await game({ ruleset: 'legion', seed: seed(number), seats, names: ['player 1', ''] });
  const seat = await sit<Legion>(opened.game, opened.tokens[0]);
  const robot = lg.robot(number);
  const playOn = async (until: (kind: string) => boolean) => {
    for (;;) {
      await seat.until(() => seat.question !== null || seat.over);
      const { question, view } = seat;
      if (!question || until(kindOf(question.prompt))) return;
      await seat.answer(robot(question, await seat.help(), view));
    }
  };
  /** Until the other has attacked, and wounded somebody. */
  const struck = async () => {
    const begun = seat.events.length;
    const { minis, units } = seat.table;
    const own = (event: object) =>
      'wounded' in event && units[minis[(event.wounded as { mini: number }).mini] ?? -1]?.seat === 0;
    await playOn(() => seat.events.slice(begun).some((one) => typeof one === 'object' && own(one)));
  };
  await playOn((kind) => seat.view.round > 1 && kind === 'activate');
  return { opened, struck };
}

lg.test("a looping picture of a computer's turn", async ({ game, sit, sitDown }) => {
  const { opened, struck } = await against({ game, sit }, 3);
  const watcher = await sitDown(opened, 0, {
    reducedMotion: 'no-preference',
    viewport: { width: 1280, height: 800 },
  });
  await watcher.help();
  await watcher.page.evaluate(() => document.fonts.ready);
  await struck();
  // The own dice come first.
  await expect(watcher.page.locator('.film')).toHaveAttribute('data-scene', /.+/);
  const beat = () => watcher.page.locator('.film').getAttribute('data-beat');
  await film(watcher.page, async () => (await beat()) === null, join(FOLDER, 'turn.webp'), 960);
});

for (const theme of ['light', 'dark'] as const) {
  lg.test(`a strip of a computer's attack, ${theme}`, async ({ game, sit, sitDown }) => {
    await mkdir(FOLDER, { recursive: true });
    const { opened, struck } = await against({ game, sit }, 3);
    const { page } = await sitDown(opened, 0, { theme, reducedMotion: 'no-preference' });
    await page.evaluate(() => localStorage.setItem('gefecht.speed', 'slow'));
    await page.reload();
    await expect(page.locator('h2.voice')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await struck();
    await expect(page.locator('.film')).toHaveAttribute('data-beat', /.+/);
    const beats = await beatsOf(page, async () => (await page.locator('.film').getAttribute('data-beat')) === null);
    // Of what was played, the attack that wounds, with most to see.
    const scenes = [...new Set(beats.map((one) => one.scene))].map((scene) =>
      beats.filter((one) => one.scene === scene),
    );
    const [best = []] = scenes
      .filter((scene) => scene.some(({ beat }) => beat === 'wound' || beat === 'out'))
      .toSorted((a, b) => b.length - a.length);
    expect(best.map((one) => one.beat)).toContain('dice');
    await sheet(page, best.slice(-6), theme === 'dark', join(FOLDER, `staging-${theme}.png`));
  });

  lg.test(`the move tool and the hand, ${theme}`, async ({ sitDown, stand }) => {
    await mkdir(FOLDER, { recursive: true });
    // A leader goes somewhere, and the others with it.
    const march = await stand(3, ({ prompt }, view, { suggestions }) => {
      const troopers = [5, 6].includes(view.activation?.unit ?? 0);
      return view.round === 2 && troopers && kindOf(prompt) === 'move' && suggestions.length > 3;
    });
    const mover = await sitDown(march.opened, march.asked, { theme });
    const { suggestions } = await mover.help();
    await mover.page.keyboard.press('+');
    const { stand: from } = mover.leader(mover.view.activation?.unit ?? 0);
    const length = (choice: Choice) =>
      typeof choice === 'object' && 'move' in choice
        ? Math.hypot(choice.move.to.x - from.x, choice.move.to.y - from.y)
        : 0;
    await mover.choose(suggestions.toSorted((a, b) => length(b) - length(a))[0] ?? 'decline');
    await expect(mover.page.locator('.flag.seat [data-chip]').first()).toBeVisible();
    await expect(mover.primary).toBeEnabled();
    await mover.page.mouse.move(0, 0);
    await piece(mover, `move-${theme}`, await around(mover, 'main.stage', { height: -190 }));
    await mover.page.context().close();

    const cards = await stand(
      4,
      ({ prompt, options }, view) => view.round === 2 && kindOf(prompt) === 'command' && options.length > 2,
    );
    const holder = await sitDown(cards.opened, cards.asked, { theme });
    await holder.help();
    const card = holder.page.locator('.desk .hand button.playable').first();
    await card.click();
    await card.hover();
    await expect(holder.page.getByRole('tooltip').filter({ visible: true })).toBeVisible();
    await piece(holder, `hand-${theme}`, await around(holder, '[data-dock]', { y: -160, height: 160 }));
  });

  test(`the goal card and a phone, ${theme}`, async ({ sitDown, stand }) => {
    await mkdir(FOLDER, { recursive: true });
    const table = await stand(3, isFar);
    const player = await sitDown(table.opened, table.asked, { theme });
    await player.help();
    await player.page.keyboard.press('o');
    await expect(player.page.locator('[data-goal]')).toBeVisible();
    await piece(player, `goal-${theme}`, await around(player, 'main.stage'));
    await player.page.context().close();

    const caller = await sitDown(table.opened, table.asked, { theme, viewport: { width: 390, height: 844 } });
    const aids = await caller.help();
    const tool = far(caller.view, aids);
    if (tool === undefined) throw new Error('nobody moves');
    await caller.choose(tool);
    await expect(caller.primary).toBeEnabled();
    await piece(caller, `phone-${theme}`);
  });

  lg.test(`the table of Legion in three dimensions, ${theme}`, async ({ sitDown, stand }) => {
    await mkdir(FOLDER, { recursive: true });
    const table = await stand(3, ({ prompt }, view) => view.round === 2 && kindOf(prompt) === 'attack');
    const player = await sitDown(table.opened, table.asked, { theme });
    await player.help();
    await player.page.keyboard.press('d');
    await expect(player.page.locator('.space canvas')).toHaveAttribute('data-drawn', 'true', { timeout: 30_000 });
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', '+', '+', '+'])
      await player.page.keyboard.press(key);
    await player.page.waitForTimeout(1500);
    await shoot(player, `space-${theme}`);
  });
}
