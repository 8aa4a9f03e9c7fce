// From the address to the first own deed, as a newcomer goes: two clicks or three, and the film at its usual speed.
import { expect, test, type Language } from './fixtures';
import { Visitor } from './player';

/** A person reads meanwhile; the two minutes are theirs, not the program's. */
const MOST = 60_000;

const WAYS: [string, Language, { width: number; height: number }][] = [
  ['battleground', 'en', { width: 1440, height: 900 }],
  ['shatterpoint', 'de', { width: 1024, height: 768 }],
  ['legion', 'pl', { width: 390, height: 844 }],
];

for (const [ruleset, language, viewport] of WAYS) {
  test(`${ruleset}: the first deed is soon done`, async ({ visit }) => {
    const begun = Date.now();
    const look = { language, viewport, newcomer: true, reducedMotion: 'no-preference' as const };
    const player = await visit((page) => new Visitor(page), '/', look);
    const { page, primary } = player;
    await page.locator(`[data-play="${ruleset}"]`).click();
    await player.asked();
    const atTable = Date.now() - begun;
    // What the page proposes, or what it lists first; a question may pass while one looks at it.
    await expect(async () => {
      if (!(await primary.isEnabled())) await page.locator('.ask [data-choice]').first().click({ timeout: 2_000 });
      await primary.click({ timeout: 2_000 });
    }).toPass({ timeout: MOST });
    await player.until(() => player.log.some(({ seat }) => seat === 0));
    const took = Date.now() - begun;
    console.log(`${ruleset}: asked after ${atTable} ms, first deed after ${took} ms`);
    expect(took).toBeLessThan(MOST);
  });
}
