// What others do is played and never delays anybody.
import { expect, seatOf, test } from './fixtures';
import { strip, watch } from './film';
import { eager, kindOf, playUntil } from './script';
import { seed } from './seat';

const MOVING = { contextOptions: {}, reducedMotion: 'no-preference' } as const;
const events = (step: { told: unknown[] } | undefined) =>
  (step?.told ?? []).map((told) => (told as { event: { event: string } }).event.event);

test("a computer's attack and the own result are each on screen for their time; an answer meanwhile is taken at once", async ({
  game,
  open,
  sit,
}) => {
  test.setTimeout(120_000);
  const opened = await game({ seed: seed(11), seats: ['person', 'greedy'], names: ['player 1', ''] });
  const seat = await sit(opened.game, opened.tokens[0]);
  const chooser = eager(11);
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
  const attack = seat.question?.options.find((one) => kindOf(one) === 'attack') ?? 'end';
  await seat.answer(attack);
  await expect(player.page.locator('.panels .tray .result, .panels .tray .dice').first()).toBeVisible();

  // On until the computer attacks and the attack is over; the own answers come from elsewhere, as quick as they can.
  const attacks = () => seat.log.findLastIndex((step) => step.seat === 1 && events(step).includes('test'));
  const own = seat.log.length;
  await playUntil([seat], [chooser], () => attacks() >= own);
  const film = player.page.locator('[data-film="dice"]');
  await expect(film).toBeVisible();
  await strip(player.page, 'battleground-dice');
  // The own question is there meanwhile.
  await player.asked();
  await expect(player.primary.or(player.decision.locator('[data-choice]').first()).first()).toBeVisible();
  // It plays to its end by itself.
  await expect(film).toBeHidden({ timeout: 20_000 });
  // The answer belongs to the attack: what comes of it is watched too, and stays for its time.
  await playUntil([seat], [chooser], ({ log }) => log.slice(attacks()).some((step) => events(step).includes('net')));
  await expect(player.page.locator('.film')).not.toHaveAttribute('data-beat', /.+/, { timeout: 30_000 });
  await strip(player.page, 'battleground-recap');
  const beats = await seen();
  const ofOthers = beats.filter((one) => one.scene !== '');
  expect(Math.max(...ofOthers.filter((one) => one.beat === 'dice').map((one) => one.ms))).toBeGreaterThan(600);
  expect(Math.max(...ofOthers.filter((one) => one.beat === 'hold').map((one) => one.ms))).toBeGreaterThan(1000);
  // The own dice: their result was on screen for its time, and the tray still has it.
  const ownHolds = beats.filter((one) => one.scene === '' && one.beat === 'hold');
  expect(Math.max(0, ...ownHolds.map((one) => one.ms))).toBeGreaterThan(1000);
  // Three lines at most tell what happened.
  const lines = player.page.locator('[data-recap] li');
  expect(await lines.count()).toBeGreaterThan(0);
  expect(await lines.count()).toBeLessThanOrEqual(3);
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
  const beat = await film.getAttribute('data-beat');
  await player.page.keyboard.press('Space');
  await expect(film).not.toHaveAttribute('data-beat', beat ?? '', { timeout: 1000 });
  await player.page.keyboard.press('Shift+Space');
  await expect(film).not.toHaveAttribute('data-scene', /.+/, { timeout: 1000 });
  // The last action stays marked; it can be shown again, and any answer ends that.
  await expect(player.page.locator('[data-marks="losses"]')).toBeAttached();
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

test('the goal is open at the start, folds with the first answer and is one key away', async ({ game, open }) => {
  const opened = await game({ seed: seed(3), seats: ['person', 'greedy'] });
  const player = await open(seatOf(opened, 0), { newcomer: true });
  const goal = player.page.locator('[data-goal]');
  await expect(goal).toBeVisible();
  await expect(goal).toContainText('20');
  await strip(player.page, 'battleground-goal');
  await player.page.keyboard.press('o');
  await expect(goal).toBeHidden();
  await player.page.keyboard.press('o');
  await expect(goal).toBeVisible();
  await player.page.keyboard.press('Escape');
  await expect(goal).toBeHidden();
});
