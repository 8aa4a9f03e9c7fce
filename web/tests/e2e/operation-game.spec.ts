// Strategic Operations from the lobby to the end, in two browsers; the countdown; who watches; the replay.
import type { Shatterpoint } from './hearing';
import { seed } from './seat';
import {
  expect,
  goOn,
  idler,
  playThrough,
  raider,
  seatOf,
  test,
  together,
  verifies,
  type Commander,
  type Stand,
} from './operation';

test('an operation is opened in the lobby with its roles, and taken up in two browsers', async ({ look }) => {
  const first = await look('/');
  const { page } = first;
  await page.getByRole('button', { name: /Shatterpoint/ }).click();
  await page.getByRole('button', { name: 'By link' }).click();
  await expect(page.getByRole('radio', { name: 'Standard game' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /is the Aggressor/ })).toHaveCount(0);

  // With an operation no mission pack is brought.
  await page.getByRole('radio', { name: /Chain Reaction/ }).check();
  await expect(page.getByText('The Aggressor has slipped into')).toBeVisible();
  await page.getByRole('radio', { name: 'Player 2 is the Aggressor' }).check();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/games'));
  await page.getByRole('button', { name: 'Open the table' }).click();
  const { setup } = (await sent).postDataJSON() as { setup: { operation: object; teams: object[] } };
  expect(setup.operation).toEqual({ id: 'chain-reaction', aggressor: 1, printing: 'rulebook' });
  expect(setup.teams.map((team) => Object.keys(team))).toEqual([['squads'], ['squads']]);

  const link = await page.locator('input[readonly]').inputValue();
  const second = await look(new URL(link).pathname + new URL(link).hash);
  await page.getByRole('link', { name: 'To the table' }).click();
  await first.until(() => first.now !== null);
  const roles = ({ page }: Commander) => page.locator('[data-story="briefing"] li');
  await expect(roles(first)).toHaveText(['Aggressor Player 2', 'Sentinel Player 1 (you)']);
  await expect(roles(second)).toHaveText(['Aggressor Player 2 (you)', 'Sentinel Player 1']);
  // The Aggressor is the first player.
  await second.asked();
  await expect(first.decision.locator('.waiting')).toBeVisible();
  for (const one of [first, second]) await expect(one.page.locator('h1')).toContainText('Chain Reaction');
});

test('roles by chance', async ({ look }) => {
  const { page } = await look('/');
  await page.getByRole('button', { name: /Shatterpoint/ }).click();
  await page.getByRole('radio', { name: /Chain Reaction/ }).check();
  await page.getByRole('radio', { name: 'By chance' }).check();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/games'));
  await page.getByRole('button', { name: 'Open the table' }).click();
  const { setup } = (await sent).postDataJSON() as { setup: { operation: object } };
  expect(setup.operation).toEqual({ id: 'chain-reaction', aggressor: null, printing: 'rulebook' });
  await expect(page).toHaveURL(/\/play\/[^#]+#.+/);
  await expect(page.locator('[data-story="briefing"]')).toBeVisible();
});

test('the goal of an operation waits until its story has been told', async ({ game, look, operation }) => {
  const opened = await game({ seed: seed(3), seats: ['person', 'greedy'], ...(await operation(0)) });
  const { page } = await look(seatOf(opened, 0), { newcomer: true });
  const [story, goal] = [page.locator('[data-story="briefing"]'), page.locator('[data-goal]')];
  await expect(story).toBeVisible();
  await expect(goal).toHaveCount(0);
  await page.locator('[data-story-close]').click();
  await expect(story).toHaveCount(0);
  await expect(goal).toBeVisible();
  // Whoever leaves the set-up to the page has read it: it lies over nobody who comes.
  await page.locator('[data-setup]').click();
  await expect(goal).toHaveCount(0);
});

test('two browsers play an operation of a pack to its end', async ({ game, look, operation, server, sit }) => {
  test.setTimeout(120_000);
  const [number, aggressor] = [4, 1] as const;
  const opened = await game({ seed: seed(number), ...(await operation(aggressor, 'trial')) });
  const pages = [await look(seatOf(opened, 0)), await look(seatOf(opened, 1))] as const;
  const robots: Stand['robots'] = [idler(number), raider(number, aggressor)];
  const seats: Stand['seats'] = [
    await sit<Shatterpoint>(opened.game, opened.tokens[0]),
    await sit<Shatterpoint>(opened.game, opened.tokens[1]),
  ];
  const kinds = await playThrough(pages, { seats, robots });
  const wanted = ['deploy', 'first-stance', 'revealed', 'act', 'go', 'pick'];
  const cure = ['next', 'choose', 'progress', 'attack', 'tree', 'lose-wound', 'lose-damage', 'lose-condition'];
  expect([...kinds.keys()]).toEqual(expect.arrayContaining([...wanted, ...cure]));
  const [first, second] = pages;
  expect(first.now?.outcome).toEqual(second.now?.outcome);
  const { winner, rule } = first.now?.outcome ?? { winner: null, rule: '' };
  expect(rule).toMatch(/^SO-(WIN-02|STAGE-01)$/);
  const role = winner === aggressor ? 'Aggressor' : 'Sentinel';
  for (const page of pages) {
    await expect(page.decision.locator('header.ink')).toBeVisible();
    await expect(page.decision).toContainText(`wins as ${role}`);
    await expect(page.decision.getByRole('link', { name: rule })).toBeVisible();
  }

  await verifies(server.address, opened.game);
});

test('the track counts down to the last turn of the Aggressor, and the Sentinel wins', async ({
  operation,
  sitDown,
  stand,
}) => {
  const position = await stand(1, () => true, await operation(0));
  position.robots = [idler(1), idler(2)];
  const { opened, seats } = position;
  const player = await sitDown(opened, 1);
  const { page } = player;
  const line = page.locator('.track [data-left]');
  await expect(line).toHaveAttribute('data-left', '16');
  await expect(page.getByText('16 spaces until the track is full')).toBeVisible();
  await expect(page.locator('.track [data-token]')).toHaveCount(0);

  await goOn(position, (_, view) => view.turn === 6);
  await together([...seats, player]);
  const tokens = player.view.players.map((one) => one.momentum);
  await expect(line).toHaveAttribute('data-left', String(16 - (tokens[0] ?? 0) - (tokens[1] ?? 0)));
  for (const seat of [0, 1]) await expect(page.locator(`[data-momentum="${seat}"]`)).toHaveCount(tokens[seat] ?? -1);
  await expect(page.locator('.track .end').first()).toContainText(`${tokens[1]}/8`);
  await expect(page.locator('.track .end').last()).toContainText(`${tokens[0]}/8`);
  await expect(line).toHaveAttribute('aria-label', /until the track is full/);

  await goOn(position, (_, view) => view.operation?.last_turn === true);
  await together([...seats, player]);
  // Nothing but the start of each turn has changed the track: it is full in the Sentinel's 8th turn.
  expect(player.view.turn).toBe(17);
  await expect(page.locator('.track [data-token]')).toHaveCount(1);
  await expect(page.locator('.track .state.warn')).toHaveText('Last turn of the Aggressor');
  await expect(page.locator('.log')).toContainText('The Aggressor has one more turn.');

  await goOn(position, () => false);
  await expect(player.decision).toContainText('Player 2 wins as Sentinel: the countdown ran out');
  await expect(player.decision.getByRole('link', { name: 'SO-WIN-02' })).toBeVisible();
  await page.goto(`/replay/${opened.game}`);
  await expect(page.locator('footer .timeline')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.locator('[data-left="0"]')).toBeVisible();
});

test('stage card and story follow the stages; a spectator reads the log meanwhile', async ({
  look,
  operation,
  sitDown,
  stand,
}) => {
  const position = await stand(1, () => true, await operation(0, 'trial'));
  position.robots = [raider(1), idler(1)];
  const { opened, seats } = position;
  const player = await sitDown(opened, 0);
  const { page } = player;
  const card = page.getByRole('region', { name: 'Stage card' });
  const story = page.getByRole('region', { name: 'Story' });

  // Before the first stage the briefing is told; Escape puts it away, and it stays away.
  await expect(story).toContainText('A gate, and behind it a hall.');
  await page.keyboard.press('Escape');
  await expect(story).toHaveCount(0);
  await page.reload();
  await player.asked();
  await expect(story).toHaveCount(0);

  await expect(card).toContainText('The gate is destroyed: the way to the hall is free.');
  await expect(card).toContainText('Aggressor wins the stage.');
  await expect(card).toContainText('Sentinel wins the operation.');
  await expect(card).toContainText('You: Aggressor');
  await expect(card.getByText('What Second', { exact: false })).toHaveCount(0);
  await card.getByText('1 special rule').click();
  await expect(card).toContainText('At the start of your turn remove 1 momentum token');

  await goOn(position, (_, view) => view.stage === 'turns');
  await together([...seats, player]);
  await expect(story.getByRole('heading')).toHaveText('The gate');
  await story.getByRole('button', { name: 'To the table' }).focus();
  await page.keyboard.press('Enter');
  await expect(story).toHaveCount(0);

  const watcher = await look(`/watch/${opened.game}`);
  await goOn(position, (_, view) => view.operation?.stage === 1);
  await together([...seats, player, watcher]);
  for (const one of [player, watcher]) {
    const told = one.page.locator('[data-story="1"]');
    await expect(told).toContainText('The hall lies open.');
    await expect(told).toContainText('The gate is destroyed');
  }
  // Whoever answers has read it.
  await goOn(position, (question) => question === seats[0].question);
  await player.asked();
  if (await player.primary.isEnabled()) await player.primary.click();
  else await page.locator('[data-out]').click();
  await expect(page.locator('[data-story="1"]')).toHaveCount(0);
  await expect(card).toContainText('The Aggressor controls the hall at the end of the own turn.');
  await expect(card).toContainText('Aggressor wins the operation.');
  await expect(card).toHaveAttribute('data-stage', '1');
  // The log is beside it: it can be read, searched and filtered.
  const log = watcher.page.locator('.log');
  await expect(log).toContainText('Gate is destroyed.');
  await watcher.page.getByRole('button', { name: 'Dice', exact: true }).click();
  await expect(log.locator('li').first()).toBeVisible();
  await watcher.page.locator('[data-story] .tool').click();
  await expect(watcher.page.locator('[data-story]')).toHaveCount(0);
});
