// Accessibility by rule: nothing serious or critical on any page, in both themes.
import { expect, seatOf, setUp, test, type Theme } from './fixtures';
import { kindOf } from './script';
import { violations } from './violations';
import { bg } from '../unit/bg';

for (const theme of ['light', 'dark'] as Theme[]) {
  test(`lobby, rules and odds are accessible (${theme})`, async ({ open, position }) => {
    const { opened, asked } = await position(4, (seat) => seat.log.length > 60);
    // With an own table in the list.
    const player = await open(seatOf(opened, asked), { theme });
    await player.asked();
    await player.page.goto('/');
    await expect(player.page.locator('article.row')).toBeVisible();
    await expect(player.page.locator('[data-game]')).toHaveCount(3);
    expect(await violations(player), 'front door').toEqual([]);
    await setUp(player.page);
    await expect(player.page.getByLabel('Computer player')).toBeVisible();
    expect(await violations(player), 'lobby').toEqual([]);
    await player.page.goto(`/rules/${bg('OPP-01')}`);
    await expect(player.page.locator('article.marked h2')).toBeVisible();
    expect(await violations(player), 'rules').toEqual([]);
    await player.page.goto('/odds');
    await expect(player.page.locator('tbody tr').first()).toBeVisible();
    expect(await violations(player), 'odds').toEqual([]);
  });

  test(`the table is accessible (${theme})`, async ({ open, position }) => {
    const { opened, asked } = await position(
      4,
      ({ log }, { prompt, options }) =>
        kindOf(prompt) === 'act' && log.length > 60 && options.some((one) => kindOf(one) === 'attack'),
    );
    const own = await open(seatOf(opened, asked), { theme });
    await own.asked();
    expect(await violations(own), 'own turn').toEqual([]);
    await own.page.locator('[data-menu="attack"]').click();
    await own.page.locator('.choice').first().click();
    await expect(own.primary).toBeEnabled();
    expect(await violations(own), 'an attack is planned').toEqual([]);
    const other = await open(seatOf(opened, asked === 0 ? 1 : 0), { theme });
    await expect(other.decision.locator('.waiting')).toBeVisible();
    expect(await violations(other), 'waiting').toEqual([]);
  });

  test(`the replay is accessible (${theme})`, async ({ open, position }) => {
    const { opened, seats } = await position(4, (seat) => seat.log.length > 60);
    seats[0].send({ type: 'concede' });
    await seats[0].until(() => seats[0].over);
    const player = await open(`/replay/${opened.game}`, { theme });
    await expect(player.page.locator('footer .timeline')).toBeVisible();
    await player.page.keyboard.press('End');
    for (let step = 0; step < 10; step++) await player.page.keyboard.press(',');
    expect(await violations(player)).toEqual([]);
  });
}
