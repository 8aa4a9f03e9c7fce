// The table of Legion: deploying, moving with the tool, placing single miniatures, attacks with several pools.
import type { UnitId } from '../../src/rulesets/legion/types';
import { expect, test, type Asked } from './legion';
import { kindOf } from './script';

/** The unit that a question is about. */
function unitOf({ prompt }: Asked): UnitId {
  if (typeof prompt === 'object' && 'act' in prompt) return prompt.act;
  return typeof prompt === 'object' && 'attack' in prompt ? prompt.attack.unit : -1;
}

test('a leader is dragged with its tool, the others follow, and one of them is put elsewhere', async ({
  sitDown,
  stand,
}) => {
  // Somebody with followers who has done nothing yet.
  const { opened, asked } = await stand(3, (question, view) => {
    const minis = view.minis.length > 0 && kindOf(question.prompt) === 'act';
    return minis && unitOf(question) % 4 === 1 && view.activation?.made.length === 0;
  });
  const player = await sitDown(opened, asked);
  await player.help();
  const unit = unitOf(player.question as Asked);
  const { id, stand: from } = player.leader(unit);
  const forward = from.y > 0 ? -1 : 1;
  // To one side or the other, wherever no terrain and nobody is in the way.
  const tool = player.page.locator('[data-tool]');
  let to = from;
  for (const aside of [0, 6000, -6000, 9000, -9000]) {
    to = { ...from, x: from.x + aside, y: from.y + forward * 5000 };
    await player.drag(from, to, false);
    const shown = await tool.waitFor({ timeout: 1500 }).then(
      () => true,
      () => false,
    );
    // Elsewhere than it was put, it would say so.
    if (shown && (await player.page.locator('[data-note]').count()) === 0) break;
    await player.page.keyboard.press('Escape');
    await player.page.mouse.up();
  }
  await expect(tool).toBeVisible();
  await player.page.mouse.up();
  await expect(player.primary).toHaveText(/Move, speed [123]/);
  await player.page.locator('[data-adjust]').click();

  // The move was planned with its action: next come the others, because that was asked for.
  await player.until(() => kindOf(player.question?.prompt ?? '') === 'cohere');
  const moved = player.view.minis[id]?.stand;
  // As exactly as a pixel of the screen allows.
  expect(Math.hypot((moved?.x ?? 0) - to.x, (moved?.y ?? 0) - to.y)).toBeLessThan(400);
  const { suggestions } = await player.help();
  const [formation] = suggestions;
  if (typeof formation !== 'object' || !('stands' in formation)) throw new Error('no formation is suggested');
  const places = formation.stands;
  await expect(player.primary).toBeEnabled();
  // Nobody is put beyond cohesion: the piece goes as far as it may, or is refused where there is no room on the way.
  const [first] = places;
  if (!first) throw new Error('nobody follows');
  const far = { x: first.x > 0 ? first.x - 30_000 : first.x + 30_000, y: first.y };
  await player.drag(first, far);
  const refused = player.page.locator('.flag.amber');
  const told = player.page.locator('.flag [data-note], .flag.amber');
  await expect(told).toContainText('leader');
  await expect.poll(async () => (await player.primary.isEnabled()) === ((await refused.count()) === 0)).toBe(true);
  await player.page.keyboard.press('a');
  await expect(told).toHaveCount(0);

  // A little is allowed, on the side where nobody stands.
  let near = first;
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    near = { ...first, x: first.x + dx * 1200, y: first.y + dy * 1200 };
    await player.drag(first, near);
    await expect(player.decision.locator('[data-reform]')).toBeVisible();
    await expect(player.primary.or(refused).first()).toBeEnabled();
    if (await player.primary.isEnabled()) break;
    await player.page.keyboard.press('a');
  }
  await expect(player.primary).toBeEnabled();
  await player.confirm();
  const placed = player.events.findLast((one) => 'placed' in one);
  const [mini, at] = placed && 'placed' in placed ? (placed.placed.minis[0] ?? []) : [];
  expect(mini).not.toBe(id);
  expect(Math.hypot((at?.x ?? 0) - near.x, (at?.y ?? 0) - near.y), 'it stands where it was put').toBeLessThan(400);
  expect(at).not.toEqual(first);
});

test('two pools against two defenders, built by clicking', async ({ sitDown, stand }) => {
  const { opened, asked } = await stand(11, ({ prompt }, _, { weapons }) => {
    // Two weapons of different names that can go to different defenders.
    const names = new Set(weapons.flatMap((one) => one.weapons.map(([, weapon]) => weapon)));
    return kindOf(prompt) === 'attack' && weapons.length > 1 && names.size > 1;
  });
  const player = await sitDown(opened, asked);
  const { weapons } = await player.help();
  const [first, second] = weapons;
  if (!first || !second) throw new Error('there are no two defenders');
  // The first pool by a click on the defender; the second weapon is taken out of it.
  await player.click(player.leader(first.defender).stand);
  await expect(player.decision.locator('[data-weapon]').first()).toBeVisible();
  await expect(player.decision.locator('.odds')).toBeVisible();
  const used = player.decision.locator('[data-weapon][aria-pressed="true"], [data-weapon][aria-pressed="mixed"]');
  const all = await used.count();
  if (all > 1) await used.last().click();
  await player.confirm();

  expect(kindOf(player.question?.prompt ?? '')).toBe('attack');
  await player.asked();
  await expect(player.voice).toHaveText(/else/);
  await player.click(player.leader(second.defender).stand);
  await player.confirm();
  // Whoever can form no third pool is not asked again.
  if (player.question && kindOf(player.question.prompt) === 'attack') {
    await player.decision.locator('[data-out]').click();
  }
  // Where the order matters, it is asked; the first is chosen already.
  await player.until(() => player.question !== null);
  if (player.question && kindOf(player.question.prompt) === 'next-pool') await player.confirm();
  await player.until(() => player.events.some((one) => 'attack-roll' in one));
  const pools = player.view.attack ? [player.view.attack.defender, ...player.view.attack.waiting] : [];
  const fought = player.events.flatMap((one) => ('attack' in one ? one.attack.defender : []));
  expect([...pools, ...fought]).toEqual(expect.arrayContaining([first.defender, second.defender]));
});

test('a leader is moved with the keyboard alone', async ({ sitDown, stand }) => {
  const { opened, asked } = await stand(3, ({ prompt }) => kindOf(prompt) === 'move');
  const player = await sitDown(opened, asked);
  await player.help();
  const prompt = player.question?.prompt;
  const unit = typeof prompt === 'object' && 'move' in prompt ? prompt.move.unit : -1;
  const { id, stand: from } = player.leader(unit);
  const forward = from.y > 0 ? 'ArrowDown' : 'ArrowUp';
  await player.board.focus();
  // Grab, an inch or two forward, or aside where something is in the way; the primary button is Enter.
  for (const keys of [[forward], [forward, 'ArrowLeft'], ['ArrowLeft', 'ArrowLeft'], ['ArrowRight', 'ArrowRight']]) {
    await player.page.keyboard.press('g');
    for (const key of keys) await player.page.keyboard.press(key);
    await player.page.keyboard.press('Enter');
    await expect(player.page.locator('.body[aria-busy="false"]')).toBeVisible();
    const ready = await expect(player.primary)
      .toBeEnabled({ timeout: 1500 })
      .then(
        () => true,
        () => false,
      );
    if (ready) break;
    await player.page.keyboard.press('Escape');
  }
  await expect(player.primary).toHaveText(/Move, speed [123]/);
  const question = player.question?.id;
  await player.page.keyboard.press('Enter');
  await player.until(() => player.question?.id !== question);
  expect(player.view.minis[id]?.stand).not.toEqual(from);
});

test('a unit is activated by dragging it with the mouse, and its move is planned; a drag back to it only chooses it', async ({
  sitDown,
  stand,
}) => {
  const wanted = ({ prompt, options }: Asked) => kindOf(prompt) === 'activate' && options.some((one) => one !== 'draw');
  const { opened, asked } = await stand(7, wanted);
  const player = await sitDown(opened, asked);
  await player.asked();
  const unit = (player.question?.options ?? []).flatMap((one) =>
    typeof one === 'object' && 'unit' in one ? [one.unit] : [],
  )[0];
  if (unit === undefined) throw new Error('nobody has an order');
  const { stand: from } = player.leader(unit);
  await player.drag(from, { x: from.x + 900, y: from.y });
  await expect(player.primary).toContainText('Activate');
  expect(player.question?.prompt).toBe('activate');
  await player.drag(from, { x: from.x * 0.9, y: from.y * 0.6 });
  await player.until(() => kindOf(player.question?.prompt ?? '') === 'act');
  await expect(player.primary).toContainText('Move, speed');
});
