// On small screens: the question and the primary button are in view, and nothing runs over the side.
import { expect, seatOf, test, type Language } from './fixtures';
import * as lg from './legion';
import { kindOf, playUntil } from './script';
import type { Locator } from '@playwright/test';
import type { Player } from './player';

const sizes: { width: number; height: number; language: Language }[] = [
  { width: 1280, height: 720, language: 'de' },
  { width: 1024, height: 768, language: 'pl' },
];

/** In the window, and what one would hit there is itself. */
async function inView(element: Locator): Promise<void> {
  const seen = await element.evaluate((node) => {
    const box = node.getBoundingClientRect();
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const points = [0.1, 0.5, 0.9].map((part) => [box.left + box.width * part, box.top + box.height / 2] as const);
    const hit = points.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
    return { inside, hit, box: `${box.left} ${box.top} ${box.right} ${box.bottom}` };
  });
  expect(seen).toMatchObject({ inside: true, hit: true });
}

async function nothingRunsOver({ page }: Player): Promise<void> {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.bar, .rail, .ask, .body, .panel, .acts, main')]
      .filter((node) => node.scrollWidth > node.clientWidth + 1)
      .map((node) => `${node.tagName}.${node.className}: ${node.scrollWidth} > ${node.clientWidth}`),
  );
  expect(wide).toEqual([]);
}

async function check(player: Player): Promise<void> {
  await inView(player.voice);
  await inView(player.primary);
  await nothingRunsOver(player);
}

for (const { width, height, language } of sizes) {
  test(`${width} × ${height} in ${language}`, async ({ open, position }) => {
    const kinds = new Set(['choose-card', 'activate', 'act', 'go', 'face', 'mana-reroll', 'defend', 'opportunity']);
    const { opened, seats, choosers } = await position(6, ({ log }) => log.length > 30);
    const player = await open(seatOf(opened, 0), { viewport: { width, height }, language });
    for (let count = kinds.size; count > 0; count--) {
      const seat = await playUntil(seats, choosers, (one, { prompt }) => one === seats[0] && kinds.has(kindOf(prompt)));
      if (!seat?.question) break;
      kinds.delete(kindOf(seat.question.prompt));
      const { id, options } = seat.question;
      await player.until(() => player.question?.id === id);
      await player.asked();
      await check(player);
      await player.choose(options[0] ?? 'pass');
      await check(player);
    }
    expect([...kinds], 'every kind of question was looked at').toEqual([]);
  });

  test(`an attack is planned at ${width} × ${height} in ${language}`, async ({ open, position }) => {
    const { opened, asked } = await position(4, (_, { options }) => options.some((one) => kindOf(one) === 'attack'));
    const player = await open(seatOf(opened, asked), { viewport: { width, height }, language });
    await player.asked();
    await player.choose(player.question?.options.find((one) => kindOf(one) === 'attack') ?? 'end');
    await check(player);
    const other = await open(seatOf(opened, asked === 0 ? 1 : 0), { viewport: { width, height }, language });
    await expect(other.decision.locator('.waiting')).toBeVisible();
    await inView(other.voice);
    await nothingRunsOver(other);
    for (const address of ['/', '/rules', '/odds']) {
      await other.page.goto(address);
      await expect(other.page.locator('h1').first()).toBeVisible();
      await nothingRunsOver(other);
    }
  });
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

lg.test('on a phone the table stays where it is, and the one who acts comes near', async ({ look }) => {
  const player = await look('/', PHONE);
  const { page } = player;
  await page.locator('[data-play="legion"]').tap();
  const reached = (kind: string) => player.until(() => kindOf(player.question?.prompt ?? '') === kind);
  await reached('discard');
  const lay = await player.board.boundingBox();
  // The tools lie folded beside the table, and open with one press.
  const tool = page.getByRole('button', { name: /Measure/ });
  await expect(tool).toBeHidden();
  await page.getByRole('button', { name: 'Tools' }).tap();
  await expect(tool).toBeVisible();
  await page.getByRole('button', { name: 'Tools' }).tap();
  await page.locator('[data-setup]').tap();
  await reached('command');
  await player.asked();
  expect(await player.board.boundingBox()).toEqual(lay);
  await page.locator('.ask [data-choice]').first().tap();
  await player.primary.tap();
  await player.until(() => ['activate', 'nominate', 'issue'].includes(kindOf(player.question?.prompt ?? '')));
  expect(await player.board.boundingBox()).toEqual(lay);
});

lg.test('both rows of dice and what they came to are in view beside a long question', async ({ sitDown, stand }) => {
  const rolled = ({ prompt }: lg.Asked, view: lg.General['view']) => view.round >= 2 && kindOf(prompt) === 'attack';
  const { opened, asked } = await stand(3, rolled);
  const player = await sitDown(opened, asked);
  await player.help();
  const tray = player.page.locator('.panels .tray');
  await expect(tray.locator('.side')).toHaveCount(2);
  const cut = await tray.evaluate((node) => {
    const [box, result] = [node.getBoundingClientRect(), node.querySelector('.result')?.getBoundingClientRect()];
    const end = Math.min(box.bottom, innerHeight, result?.top ?? 0);
    const rows = [...node.querySelectorAll('.side')].map((one) => one.getBoundingClientRect().bottom - end);
    return { rows: rows.filter((over) => over > 4), result: (result?.bottom ?? Infinity) > innerHeight };
  });
  expect(cut).toEqual({ rows: [], result: false });
});
