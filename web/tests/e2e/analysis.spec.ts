// The analysis of a finished game in its replay: the plot of the chances, where most was given away, what chance did.
import type { Page } from '@playwright/test';
import type { Analysed } from '../../src/protocol';
import { expect, test } from './fixtures';
import type { Battleground } from './hearing';
import type { Seat } from './seat';
import { seed } from './seat';
import { violations } from './violations';

/** So many answers of a careless player are enough to be told of. */
const ANSWERS = 14;

async function picture(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}

/** Whether the better answer of a decision leads somewhere. */
const leads = (judged: unknown): boolean =>
  /"(to|toward|stands|places|place|go|hex|through)":/.test(JSON.stringify(judged ?? {}));

/** The mark on the table where the better answer would have led. */
const better = (page: Page) => page.locator('.stage .flag', { hasText: 'Better' });

/** Gives the last of what is listed, or the first place that is suggested, and then gives up. */
async function carelessly(seat: Seat): Promise<void> {
  for (let count = 0; count < ANSWERS; count++) {
    await seat.until(() => seat.question !== null || seat.over);
    if (seat.over || !seat.question) return;
    const { suggestions = [] } = (await seat.help()) as unknown as { suggestions?: unknown[] };
    const choice = suggestions.at(-1) ?? seat.question.options.at(-1);
    await seat.answer(choice as Battleground['choice']);
  }
  seat.send({ type: 'concede' });
  await seat.until(() => seat.over);
}

for (const ruleset of ['battleground', 'shatterpoint', 'legion']) {
  test(`${ruleset}: a finished game is analysed in its replay`, async ({ open, game, sit, server }) => {
    const opened = await game({ ruleset, seats: ['person', 'normal'], seed: seed(9) });
    await carelessly(await sit(opened.game, opened.tokens[0]));
    const player = await open(`/replay/${opened.game}`);
    const { page } = player;
    const panel = page.locator('[data-analysis]');
    const heard = page.waitForResponse((answer) => answer.url().endsWith('/analysis'));
    await page.locator('[data-analyse]').click();
    await expect(panel.locator('[data-luck]')).toBeVisible({ timeout: 90_000 });
    await expect(panel.locator('svg .line')).toBeVisible();
    expect(await violations(player)).toEqual([]);
    await picture(page, `analysis-${ruleset}`);
    // What the page shows is what the server says.
    const told = await (await heard).text();
    const all = told
      .split('\n\n')
      .filter((event) => event.startsWith('data:'))
      .map((event) => JSON.parse(event.slice(5)) as Analysed);
    const done = all.at(-1);
    if (done?.type !== 'done') throw new Error('the analysis has an end');
    expect(done.whole).toBe(true);
    expect(all.length).toBeGreaterThan(3);
    const swings = panel.locator('[data-swing]');
    // Whoever plays like that gives something away.
    expect(await swings.count()).toBeGreaterThanOrEqual(1);
    expect(await swings.count()).toBeLessThanOrEqual(3);
    for (const [number, swing] of (await swings.all()).entries()) {
      await expect(swing).toContainText(/Better: .+ It cost \d+ %/);
      const step = await swing.getAttribute('data-swing');
      await swing.click();
      await expect(page.getByRole('slider')).toHaveValue(step ?? '');
      const one = all.find((event) => event.type === 'judged' && String(event.step) === step);
      await expect(better(page)).toHaveCount(leads(one) ? 1 : 0);
      await picture(page, `analysis-${ruleset}-swing-${number + 1}`);
    }
    // The same game, had a place that somebody went to been the better one of a decision that cost most: whether any of
    // the others was is a matter of time and chance.
    const record = await fetch(`${server.address}/api/games/${opened.game}/record`);
    const { deeds } = (await record.json()) as { deeds: { seat: number; do: { answer?: unknown } }[] };
    const went = deeds.findIndex((deed) => leads(deed));
    const best = deeds[went]?.do.answer;
    if (best === undefined) throw new Error('somebody went somewhere');
    const place = { type: 'judged', step: went + 1, seat: deeds[went]?.seat, wins: 0.5, lost: 0.2, best };
    const retold = [place, ...all.slice(0, -1).filter((one) => !('step' in one && one.step === place.step))];
    retold.push({ ...done, swings: [place.step] });
    const body = retold.map((event) => `data:${JSON.stringify(event)}\n\n`).join('');
    await page.route('**/analysis', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
    await page.reload();
    await page.locator('[data-analyse]').click();
    await panel.locator(`[data-swing="${place.step}"]`).click();
    await expect(better(page)).toHaveCount(1);
    await page.getByRole('slider').press('ArrowRight');
    await expect(better(page)).toHaveCount(0);
  });
}

test('an analysis can be stopped and begun again, in German on a phone', async ({ open, game, sit }) => {
  const opened = await game({ ruleset: 'legion', seats: ['person', 'normal'], seed: seed(9) });
  await carelessly(await sit(opened.game, opened.tokens[0]));
  const look = { language: 'de', theme: 'dark', viewport: { width: 390, height: 844 } } as const;
  const { page } = await open(`/replay/${opened.game}`, look);
  const panel = page.locator('[data-analysis]');
  await page.locator('[data-analyse]').click();
  await panel.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(panel).toContainText('Die Analyse wurde abgebrochen.');
  await panel.getByRole('button', { name: 'Spiel analysieren' }).click();
  await expect(panel.locator('[data-luck]')).toBeVisible({ timeout: 90_000 });
  await picture(page, 'analysis-phone-de');
});
