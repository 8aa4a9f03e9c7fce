// The hands on the table: squads and characters are dragged, enemies and boxes of the combat tree clicked.
import type { Choice, Point, Spot } from '../../src/rulesets/shatterpoint/types';
import { kindOf } from './script';
import { after, expect, robot, test, type Asked, type Commander } from './shatterpoint';

type Move = Extract<Choice, { move: unknown }>['move'];

function moves(suggestions: readonly Choice[]): Move[] {
  return suggestions.flatMap((one) => (typeof one === 'object' && 'move' in one ? one.move : []));
}

const may = ({ options }: Asked, choice: Choice): boolean =>
  options.some((one) => JSON.stringify(one) === JSON.stringify(choice));

/** Where a character stands. */
function spot({ view }: Commander, character: number): Spot {
  const at = view.characters[character];
  if (!at) throw new Error(`${character} is not on the table`);
  return at;
}

test('a squad is deployed by dragging it, and one character of it alone', async ({ sitDown, stand }) => {
  const { opened, asked } = await stand(1, ({ prompt }) => kindOf(prompt) === 'deploy');
  const player = await sitDown(opened, asked);
  const aids = await player.help();
  const [first] = aids.suggestions;
  if (typeof first !== 'object' || !('deploy' in first)) throw new Error('nothing is suggested');
  await expect(player.primary).toBeEnabled();
  const [leader, ...others] = first.deploy.places as [Spot, ...Spot[]];

  // The leader takes the squad along: two inches to the side.
  const side = leader.x > 0 ? -5080 : 5080;
  await player.drag(leader, { x: leader.x + side, y: leader.y });
  await expect(player.primary).toBeEnabled();
  // One alone, out of the range of its leader: it comes as far as it may, and the table says why not farther.
  const one = others.at(-1) as Spot;
  await player.drag({ x: one.x + side, y: one.y }, { x: one.x + 5 * side, y: one.y });
  await expect(player.page.locator('.flag [data-note]')).toBeVisible();
  await expect(player.page.locator('.flag.amber')).toHaveCount(0);
  await expect(player.primary).toBeEnabled();
  await player.confirm();
  const own = player.table.units.find((unit) => unit.seat === asked && unit.squad === first.deploy.squad);
  const at = spot(player, own?.characters[0] ?? -1);
  expect(Math.abs(at.x - leader.x - side)).toBeLessThan(300);
  expect(Math.abs(at.y - leader.y)).toBeLessThan(300);
});

test('a character is moved by dragging it: the tool lies under it, too far goes as far as it can', async ({
  sitDown,
  stand,
}) => {
  const { opened, asked } = await stand(2, (question) => may(question, { action: 'move' }));
  const player = await sitDown(opened, asked);
  await player.help();
  const { prompt } = player.question as Asked;
  const unit = typeof prompt === 'object' && 'act' in prompt ? prompt.act : -1;
  const character = player.table.units[unit]?.characters[0] ?? -1;
  const from = spot(player, character);
  const field = player.table.terrain.side;

  // Across the whole table: it goes as far as it can and says why; the button does what it says.
  await player.drag(from, { x: from.x > 0 ? from.x - 0.7 * field : from.x + 0.7 * field, y: -from.y });
  await expect(player.page.locator('[data-note]')).toBeVisible();
  await expect(player.decision.locator('.warning')).toHaveCount(0);
  await expect(player.primary).toBeEnabled();
  await player.page.keyboard.press('Escape');

  // Four inches into some direction in which nobody and nothing stands.
  let to: Point = from;
  for (let turn = 0; turn < 8; turn++) {
    const angle = (turn / 4) * Math.PI;
    to = { x: from.x + Math.cos(angle) * 10160, y: from.y + Math.sin(angle) * 10160 };
    if (Math.max(Math.abs(to.x), Math.abs(to.y)) > field / 2 - 2000) continue;
    await player.drag(from, to, false);
    await expect(player.board).toHaveClass(/lifting/);
    await expect(player.page.locator('[data-tool]').or(player.page.locator('.flag'))).not.toHaveCount(0);
    const lies = (await player.page.locator('[data-note]').count()) === 0;
    await player.page.mouse.up();
    if (lies) break;
    await player.page.keyboard.press('Escape');
  }
  await expect(player.page.locator('[data-tool]')).toHaveCount(1);
  await expect(player.primary).toBeEnabled();
  await expect(player.primary).toContainText(/Advance|Dash/);
  await player.primary.click();
  await player.until(() => JSON.stringify(player.view.characters[character]) !== JSON.stringify(from));
  const at = spot(player, character);
  expect(Math.hypot(at.x - to.x, at.y - to.y)).toBeLessThan(400);
  expect(player.events.some((one) => typeof one === 'object' && 'acts' in one && one.acts.action === 'move')).toBe(
    true,
  );
});

test('a roof is climbed by dragging onto it', async ({ sitDown, stand }) => {
  let climb: Move | undefined;
  const { opened, asked } = await stand(5, ({ prompt }, view, { suggestions }) => {
    climb = moves(suggestions).find(
      (one) => one.kind === 'climb' && one.to.level > (view.characters[one.character]?.level ?? 0),
    );
    return kindOf(prompt) === 'go' && climb !== undefined;
  });
  if (!climb) throw new Error('nobody can climb');
  const { character, to } = climb;
  const player = await sitDown(opened, asked);
  await player.help();
  await player.drag(spot(player, character), to);
  // A roof that one can walk under leaves a choice.
  const levels = player.decision.getByRole('group', { name: 'Height' }).getByRole('button');
  await expect(player.primary).toBeEnabled();
  if ((await levels.count()) > 0) await levels.last().click();
  await expect(player.primary).toContainText(/Climb/);
  await expect(player.primary).toContainText('″');
  await player.confirm();
  await player.until(() => (player.view.characters[character]?.level ?? 0) > 0);
  expect(spot(player, character).level).toBe(to.level);
});

test('an enemy is attacked by a click, and the combat tree is walked box by box', async ({ sitDown, standBefore }) => {
  const { opened, asked } = await standBefore(3, after('act', 'attack'));
  const player = await sitDown(opened, asked);
  await player.help();
  await player.option({ action: 'combat' }).first().click();
  await player.confirm();
  await player.help();
  expect(kindOf(player.question?.prompt ?? '')).toBe('attack');
  const target = (player.question?.options ?? []).flatMap((one) =>
    typeof one === 'object' && 'attack' in one && typeof one.attack.target === 'number' ? one.attack.target : [],
  )[0];
  await player.click(spot(player, target ?? -1));
  await expect(player.decision.locator('.odds')).toBeVisible();
  await expect(player.primary).toContainText('Attack');
  await player.confirm();

  // What comes between, such as reactions, is answered in the column.
  const own = robot(5);
  let boxes = 0;
  while (player.view.attack !== null) {
    await player.until(() => player.question !== null || player.view.attack === null);
    if (!player.question) continue;
    if (kindOf(player.question.prompt) !== 'tree') {
      await player.answer(own(player.question, await player.help(), player.view));
      continue;
    }
    await player.help();
    const before = player.view.attack.taken.length;
    const question = player.question.id;
    const open = player.decision.getByRole('tree').locator('.box.open');
    expect(await open.count()).toBeGreaterThan(0);
    await open.first().click();
    await expect(player.decision.locator('.box.on')).toHaveCount(1);
    await player.primary.click();
    await player.until(() => player.question?.id !== question);
    expect(player.view.attack === null || player.view.attack.taken.length > before).toBe(true);
    boxes++;
  }
  expect(boxes).toBeGreaterThan(0);
  await expect(player.page.locator('.tray')).toBeVisible();
});

test('a reload in the middle of a combat tree asks the same again', async ({ sitDown, stand }) => {
  const { opened, asked } = await stand(
    3,
    ({ prompt }, view) => kindOf(prompt) === 'tree' && (view.attack?.taken.length ?? 0) > 0,
  );
  const player = await sitDown(opened, asked);
  const shown = async () => {
    await player.help();
    return {
      id: player.question?.id,
      text: await player.voice.textContent(),
      taken: await player.decision.locator('.box.taken').count(),
      open: await player.decision.locator('.box.open').count(),
      dice: await player.page.locator('.tray').innerText(),
    };
  };
  const before = await shown();
  expect(before.taken).toBeGreaterThan(0);
  await player.page.reload();
  player.now = null;
  expect(await shown()).toEqual(before);
  await player.decision.locator('.box.open').first().click();
  await player.confirm();
  expect(player.question?.id).not.toBe(before.id);
});

test('whoever holds more objectives pulls the struggle token', async ({ sitDown, standBefore }) => {
  const position = await standBefore(2, (_, view) => view.token !== 0);
  const player = await sitDown(position.opened, position.asked);
  const aids = await player.help();
  const token = player.page.locator('.track [data-token]');
  await expect(token).toHaveAttribute('data-token', '0');
  await player.answer(position.robots[position.asked](player.question as Asked, aids, player.view));
  await player.until(() => player.view.token !== 0);
  await expect(token).toHaveAttribute('data-token', String(player.view.token));
  const controlled = player.view.objectives.filter((one) => one.control !== null).length;
  expect(controlled).toBeGreaterThan(0);
  await expect(player.page.locator('[data-objective] [data-control]')).toHaveCount(controlled);
  expect(player.events.some((one) => typeof one === 'object' && 'token' in one)).toBe(true);
});
