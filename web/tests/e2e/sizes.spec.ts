// Lobby, table and replay on a phone, a tablet and screens of all sizes: nothing is cut off, nothing is out of reach.
// With PICTURES set, a picture of each is kept with the results.
import type { Page, TestInfo } from '@playwright/test';
import { seatOf } from './fixtures';
import { robot as general } from './legion';
import type { Legion } from './hearing';
import { expect, goOn, test } from './operation';
import { unreachable } from './reachable';
import { kindOf } from './script';
import { seed } from './seat';

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

async function picture(page: Page, info: TestInfo, name: string): Promise<void> {
  if (process.env.PICTURES) await page.screenshot({ path: info.outputPath(`${name}.png`), animations: 'disabled' });
}

/** What is written of the own units and not whole. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (one: Element): boolean => {
      const [box, unit] = [one.getBoundingClientRect(), one.closest('[data-unit]')?.getBoundingClientRect()];
      const inside = one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1;
      return box.width > 2 && (!inside || (unit !== undefined && box.bottom > unit.bottom + 1));
    };
    const words = [...document.querySelectorAll('.strip .unit .about > :is(.name, .state)')];
    return words.filter(isCut).map((one) => one.textContent);
  });
}

/** The numbers of the steps of a roll that cannot be read. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const steps = [...document.querySelectorAll('[data-about][aria-label]:is(ol button)')];
    return steps.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 11).map((one) => one.textContent);
  });
}

/** The only other button of a question, if it does not stand beside the first. */
function below(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [first, ...others] = document.querySelectorAll('.acts > [data-primary], .acts > .others > *');
    const [other] = others;
    if (!first || !other || others.length > 1) return [];
    return other.getBoundingClientRect().top < first.getBoundingClientRect().bottom ? [] : [other.textContent];
  });
}

/** Looks at a page in every size; `ready` is what must be seen first. */
async function all({ page }: { page: Page }, name: string, info: TestInfo, ready: string): Promise<void> {
  await expect(page.locator(ready).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const where = `${name} ${size.width} × ${size.height}`;
    await expect.poll(() => unreachable(page), where).toEqual([]);
    // How everybody is doing stands in the strip, of both sides, however small the screen; on a large one with more words.
    const units = size.width < 1300 ? await page.locator('.strip [data-unit]').all() : [];
    for (const unit of units) {
      await expect(unit.locator('[data-health]:visible'), where).not.toHaveCount(0);
    }
    if (size.width >= 1280) expect(await cut(page), where).toEqual([]);
    expect(await tooSmall(page), where).toEqual([]);
    expect(await below(page), where).toEqual([]);
    await picture(page, info, `${name}-${size.width}`);
    // On a phone log and dice are behind a handle; raised, they cover the table.
    const handle = page.locator('.rail .handle');
    if (!(await handle.isVisible())) continue;
    await handle.click();
    await expect.poll(() => unreachable(page, '.rail'), `${where}, raised`).toEqual([]);
    await picture(page, info, `${name}-${size.width}-raised`);
    await handle.click();
  }
  await page.context().close();
}

test('the lobby and the rules', async ({ look }, info) => {
  await all(await look('/', { language: 'pl' }), 'lobby', info, 'h1');
  await all(await look('/rules', { language: 'de', theme: 'dark' }), 'rules', info, 'h1');
});

test('Battleground', async ({ look, position }, info) => {
  const { opened, asked, seats } = await position(
    4,
    ({ log }, { prompt }) => log.length > 60 && kindOf(prompt) === 'act',
  );
  await all(await look(seatOf(opened, asked), { language: 'de' }), 'battleground', info, '.voice');
  seats[0].send({ type: 'concede' });
  await seats[0].until(() => seats[0].over);
  await all(
    await look(`/replay/${opened.game}`, { language: 'pl', theme: 'dark' }),
    'battleground-replay',
    info,
    'footer .timeline',
  );
});

test('Shatterpoint', async ({ look, stand }, info) => {
  const duel = await stand(3, ({ prompt }, view) => view.turn > 4 && kindOf(prompt) === 'go');
  await all(
    await look(seatOf(duel.opened, duel.asked), { language: 'pl', theme: 'dark' }),
    'shatterpoint',
    info,
    '.voice',
  );
  duel.seats[0].send({ type: 'concede' });
  await duel.seats[0].until(() => duel.seats[0].over);
  await all(
    await look(`/replay/${duel.opened.game}`, { language: 'de' }),
    'shatterpoint-replay',
    info,
    'footer .timeline',
  );
});

test('an operation', async ({ look, operation, stand }, info) => {
  const mission = await stand(3, ({ prompt }, view) => view.turn > 2 && kindOf(prompt) === 'act', await operation(0));
  await all(await look(seatOf(mission.opened, mission.asked), { language: 'de' }), 'operation', info, '.voice');
  mission.seats[0].send({ type: 'concede' });
  await mission.seats[0].until(() => mission.seats[0].over);
  await all(
    await look(`/replay/${mission.opened.game}`, { theme: 'dark' }),
    'operation-replay',
    info,
    'footer .timeline',
  );
});

test('Legion', async ({ game, look, sit }, info) => {
  const opened = await game({ ruleset: 'legion', seed: seed(3) });
  const seats: [Awaited<ReturnType<typeof sit<Legion>>>, Awaited<ReturnType<typeof sit<Legion>>>] = [
    await sit<Legion>(opened.game, opened.tokens[0]),
    await sit<Legion>(opened.game, opened.tokens[1]),
  ];
  const asked = await goOn(
    { seats, robots: [general(3), general(103)] },
    ({ prompt }, view) => view.round >= 2 && kindOf(prompt) === 'move',
  );
  await all(await look(seatOf(opened, asked ?? 0), { language: 'de', theme: 'dark' }), 'legion', info, '.voice');
  seats[0].send({ type: 'concede' });
  await seats[0].until(() => seats[0].over);
  await all(await look(`/replay/${opened.game}`, { language: 'pl' }), 'legion-replay', info, 'footer .timeline');
});
