// What others do is played and never delays anybody.
import { expect, seatOf, test } from './fixtures';
import { strip, watch } from './film';
import { eager, kindOf, playUntil } from './script';
import { seed } from './seat';

const MOVING = { contextOptions: {}, reducedMotion: 'no-preference' } as const;
const events = (step: { told: unknown[] } | undefined) =>
  (step?.told ?? []).map((told) => (told as { event: { event: string } }).event.event);
/** A test of somebody's own, not a defence. */
const attacking = (step: { told: unknown[] }) =>
  step.told.some((told) => {
    const { event } = told as { event: { event: string; kind?: string } };
    return event.event === 'test' && event.kind === 'attack';
  });

test("a computer's attack and the own result are each on screen for their time; an answer meanwhile is taken at once", async ({
  game,
  open,
  sit,
}) => {
  test.setTimeout(120_000);
  const opened = await game({ seed: seed(13), seats: ['person', 'greedy'], names: ['player 1', ''] });
  const seat = await sit(opened.game, opened.tokens[0]);
  const chooser = eager(13);
  // In the middle of the game, before an attack of one's own.
  await playUntil(
    [seat],
    [chooser],
    ({ log }, { prompt, options }) =>
      log.length > 40 && kindOf(prompt) === 'act' && options.some((one) => kindOf(one) === 'attack'),
  );
  const player = await open(seatOf(opened, 0), MOVING);
  await player.asked();
  const seen = await watch(player.page);
  const idle = () => expect(player.page.locator('.film')).not.toHaveAttribute('data-beat', /.+/, { timeout: 30_000 });
  const has = (from: number, event: string) => seat.log.slice(from).some((step) => events(step).includes(event));
  const holds = async () => (await seen()).filter((one) => one.beat === 'hold').map((one) => one.ms);

  // The own attack: its result stays for its time, and then in the tray.
  const attack = seat.question?.options.find((one) => kindOf(one) === 'attack') ?? 'end';
  const first = seat.log.length;
  await seat.answer(attack);
  await playUntil([seat], [chooser], () => has(first, 'net'));
  // The page may not have heard of it yet, and is idle then too.
  await expect.poll(async () => Math.max(...(await holds())), { timeout: 30_000 }).toBeGreaterThan(1000);
  await idle();
  const result = player.page.locator('.panels .tray .result');
  const own = (await result.textContent()) ?? '';
  expect(own).not.toBe('');

  // On until the computer attacks; the own answers come from elsewhere, as quick as they can.
  const before = (await holds()).length;
  const attacks = () => seat.log.findLastIndex((step) => step.seat === 1 && attacking(step));
  const since = seat.log.length;
  await playUntil([seat], [chooser], () => attacks() >= since);
  const film = player.page.locator('[data-film="dice"]');
  await expect(film).toBeVisible();
  await strip(player.page, 'battleground-dice');
  // The own question is there meanwhile.
  await player.asked();
  await expect(player.primary.or(player.decision.locator('[data-choice]').first()).first()).toBeVisible();
  // It plays to its end by itself.
  await idle();
  // The answer belongs to the attack: what comes of it is watched too, and stays for its time.
  await playUntil([seat], [chooser], () => has(attacks(), 'net'));
  await expect.poll(async () => Math.max(...(await holds()).slice(before)), { timeout: 30_000 }).toBeGreaterThan(1000);
  await idle();
  await strip(player.page, 'battleground-recap');
  expect((await seen()).filter((one) => one.beat === 'dice' && one.ms > 600).length).toBeGreaterThan(0);
  // Whoever walks follows a line.
  const walks = (await seen()).filter((one) => one.beat === 'trace' && one.ms > 300);
  expect(walks.length).toBeGreaterThan(0);
  expect(walks.filter((one) => one.ways === 0)).toEqual([]);
  // Three lines at most tell what happened.
  const lines = player.page.locator('[data-recap] li');
  expect(await lines.count()).toBeGreaterThan(0);
  expect(await lines.count()).toBeLessThanOrEqual(3);

  // Once more: this time the page is faster than the film.
  const later = seat.log.length;
  await playUntil([seat], [chooser], () => attacks() >= later);
  await expect(film).toBeVisible();
  await player.asked();
  const { question } = player;
  if (question === null) throw new Error('nothing is asked');
  await player.choose(chooser(question, player.view));
  await expect(film).toBeHidden({ timeout: 2000 });
  const begun = Date.now();
  await player.confirm();
  expect(Date.now() - begun).toBeLessThan(3000);
});

test('whoever is faster than the film acts at once, and Space skips', async ({ position, open }) => {
  const attacks = ({ prompt, options }: { prompt: unknown; options: unknown[] }) =>
    kindOf(prompt as object) === 'act' && options.some((one) => kindOf(one as object) === 'attack');
  const { opened, seats, asked } = await position(4, ({ log }, question) => log.length > 40 && attacks(question));
  const attacker = seats[asked];
  const player = await open(seatOf(opened, asked === 0 ? 1 : 0), MOVING);
  await expect(player.page.locator('h1')).toBeVisible();
  const attack = attacker.question?.options.find((one) => kindOf(one) === 'attack') ?? 'end';
  await attacker.answer(attack);
  const film = player.page.locator('.film');
  await expect(film).toHaveAttribute('data-beat', /.+/);
  await strip(player.page, 'battleground-aim');
  // What will be told of it has its room already: the answers below do not move when it ends.
  const room = async () => (await player.page.locator('[data-recap]').boundingBox())?.height ?? 0;
  const before = await room();
  const beat = await film.getAttribute('data-beat');
  await player.page.keyboard.press('Space');
  await expect(film).not.toHaveAttribute('data-beat', beat ?? '', { timeout: 1000 });
  await player.page.keyboard.press('Shift+Space');
  await expect(film).not.toHaveAttribute('data-scene', /.+/, { timeout: 1000 });
  await expect(player.page.locator('[data-recap] li').first()).toBeVisible();
  expect(await room()).toBe(before);
  // The last action stays marked; it can be shown again, and any answer ends that.
  await expect(player.page.locator('[data-marks="losses"]')).toBeAttached();
  const line = player.page.locator('[role="log"] .entry').filter({ visible: true }).first();
  await line.hover();
  await line.locator('[data-again]').click();
  await expect(player.page.locator('.film.again')).toBeVisible();
  await player.page.keyboard.press('Shift+Space');
  await expect(player.page.locator('.film.again')).toBeHidden();
  await player.page.keyboard.press('a');
  await expect(film).toHaveAttribute('data-scene', /.+/);
  await expect(player.page.locator('.film.again')).toBeVisible();
  await strip(player.page, 'battleground-again');
  if (player.question !== null) {
    const question = player.question.id;
    const begun = Date.now();
    await player.answer(player.question.options[0] ?? 'end');
    expect(player.question?.id).not.toBe(question);
    expect(Date.now() - begun).toBeLessThan(5000);
    await expect(player.page.locator('.film.again')).toBeHidden();
  }
});

test('with reduced motion a recap tells it', async ({ position, open }) => {
  const { opened, seats, asked } = await position(
    4,
    ({ log }, { prompt, options }) =>
      log.length > 40 && kindOf(prompt) === 'act' && options.some((one) => kindOf(one) === 'attack'),
  );
  const player = await open(seatOf(opened, asked === 0 ? 1 : 0));
  await expect(player.page.locator('h1')).toBeVisible();
  const attack = seats[asked].question?.options.find((one) => kindOf(one) === 'attack') ?? 'end';
  await seats[asked].answer(attack);
  await expect(player.page.locator('[data-recap] li').first()).toBeVisible();
  await expect(player.page.locator('.film')).not.toHaveAttribute('data-beat', /.+/);
  await strip(player.page, 'battleground-reduced');
});
