// Lessons and puzzles: a right deed and a wrong one on the real table, and what is said of them.
import { expect, test, type Language } from './fixtures';
import { Visitor } from './player';
import { violations } from './violations';

test('a puzzle: a wrong try is explained with its numbers, the right one is solved and kept', async ({ open }) => {
  const player = await open('/learn');
  const { page } = player;
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
  expect(await violations(player)).toEqual([]);
  const puzzle = page.locator('[data-exercise="battleground/puzzles/01-breathe-first"]');
  await puzzle.click();
  const coach = page.locator('[data-coach]');
  await expect(coach).toContainText('Skeletor falls in this activation');
  await player.answer('standby');
  await expect(coach.locator('[data-remark="wrong"]')).toContainText('%');
  expect(await violations(player)).toEqual([]);
  await coach.getByRole('button', { name: 'Try again' }).click();
  await expect(coach.locator('[data-remark]')).toHaveCount(0);
  await player.answer('focus');
  await expect(coach.locator('[data-remark="right"]')).toContainText('%');
  await page.goto('/learn');
  await expect(puzzle).toContainText('solved');
  // It is no table that waits.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The table is ready');
});

test('a lesson in German on a phone: the coach shows how, and says why', async ({ open }) => {
  const player = await open('/learn', { language: 'de', theme: 'dark', viewport: { width: 390, height: 844 } });
  const { page } = player;
  await page.locator('[data-exercise="legion/lesson/6-orders"]').click();
  const coach = page.locator('[data-coach]');
  await expect(coach).toContainText('Rebel Troopers');
  expect(await violations(player)).toEqual([]);
  await coach.getByRole('button', { name: 'Mach es für mich' }).click();
  await expect(coach.locator('[data-remark="right"]')).toContainText('zwei Aktionen');
});

test('a lesson in Polish goes on with its next step', async ({ open }) => {
  const player = await open('/learn', { language: 'pl', viewport: { width: 1024, height: 768 } });
  const { page } = player;
  await page.locator('[data-exercise="shatterpoint/lesson/3-close-fight"]').click();
  const coach = page.locator('[data-coach]');
  await coach.getByRole('button', { name: 'Zrób to za mnie' }).click();
  await expect(coach.locator('[data-remark="right"]')).toBeVisible();
  await expect(coach).toContainText('Teraz uderz Maula');
});

test('a guided game explains a question once', async ({ open }) => {
  const { page } = await open('/learn');
  await page.getByRole('button', { name: 'Guided first game' }).first().click();
  const explains = page.locator('[data-explains]');
  await expect(explains).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(explains).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.ask')).toBeVisible();
  await expect(page.locator('[data-suggests]')).toBeVisible();
  await expect(explains).toHaveCount(0);
  await page.getByRole('button', { name: 'No more explanations' }).click();
  await expect(page.locator('[data-guide]')).toHaveCount(0);
});

const GUIDED: [string, Language, { width: number; height: number }][] = [
  ['battleground', 'en', { width: 1440, height: 900 }],
  ['shatterpoint', 'de', { width: 1024, height: 768 }],
  ['legion', 'pl', { width: 390, height: 844 }],
];

for (const [number, [ruleset, language, viewport]] of GUIDED.entries()) {
  test(`${ruleset}: the coach suggests an answer with its reason, which can be given at once`, async ({ visit }) => {
    const player = await visit((page) => new Visitor(page), '/learn', { language, viewport });
    const { page, primary } = player;
    await page.locator('.game > .btn').nth(number).click();
    const suggests = page.locator('[data-suggests]');
    let reasons = 0;
    // The first questions of a set-up may be all one, and on a slow machine a thought sees only large differences.
    for (let decided = 0; decided < 4 || (reasons === 0 && decided < 24); decided++) {
      await player.asked();
      const question = player.question?.id;
      await expect(suggests.locator('b')).not.toBeEmpty();
      await expect(suggests.locator('.why')).not.toBeEmpty();
      // What speaks for it is a number, or that it needs no thought.
      if (/\d/.test((await suggests.locator('.why').textContent()) ?? '')) reasons += 1;
      if (decided === 0) expect(await violations(player)).toEqual([]);
      await page.locator('[data-guide] .btn').first().click();
      await expect(primary).toBeEnabled();
      // What is shown is given by one key.
      if (decided % 2 === 0) await primary.click();
      else await page.keyboard.press('Enter');
      await player.until(() => player.question?.id !== question || player.over);
    }
    expect(reasons).toBeGreaterThan(0);
  });
}
