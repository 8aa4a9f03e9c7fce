// A full table of 800 points must be quick too. Runs when all else is done, so that nothing else takes the processor.
import type { RulesetInfo } from '../../src/protocol';
import type { Lobby } from '../../src/rulesets/legion/types';
import { expect, goOn, test } from './legion';
import { kindOf } from './script';
import { calmest, FRAME, frameCost, NO_TASK } from './trace';

test('dragging a leader across a full table stays smooth', async ({ server, sitDown, stand }) => {
  const rulesets = (await (await fetch(`${server.address}/api/rulesets`)).json()) as RulesetInfo[];
  const lobby = rulesets.find((one) => one.id === 'legion')?.lobby as Lobby;
  const army = (id: string) => lobby.armies.find(([one]) => one.id === id)?.[0];
  const setup = {
    battlefield: lobby.battlefields[0]?.id,
    format: 'standard',
    armies: [army('rebels-800'), army('imperials-800')],
  };
  const table = await stand(3, () => true, { setup });
  const asked = await goOn(
    table,
    ({ prompt, options }) => kindOf(prompt) === 'act' && JSON.stringify(options).includes('"move"'),
  );
  if (asked === null) throw new Error('nobody ever moves');
  const player = await sitDown(table.opened, asked, { reducedMotion: 'no-preference' });
  await player.help();
  const prompt = player.question?.prompt;
  const unit = typeof prompt === 'object' && 'act' in prompt ? prompt.act : -1;
  const { stand: from } = player.leader(unit);
  const { page } = player;
  const [a, b] = [await player.screen(from), await player.screen({ x: 0, y: 0 })];
  // Once around, so that everything is loaded.
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 8 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const drag = async () => {
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    for (const to of [b, a, { x: a.x, y: b.y }, b]) await page.mouse.move(to.x, to.y, { steps: 30 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
  };
  expect(await calmest(page, 'dragging on 800 points', drag)).toBeLessThanOrEqual(NO_TASK);
  // A hand that moves in every frame.
  const hurry = async () => {
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    await player.board.evaluate(
      async (board, { from, to, count }) => {
        const frame = () => new Promise((next) => requestAnimationFrame(next));
        for (let step = 1; step <= count; step++) {
          const part = (1 - Math.cos((step / count) * 4 * Math.PI)) / 2;
          const at = { clientX: from.x + (to.x - from.x) * part, clientY: from.y + (to.y - from.y) * part };
          const hand = { pointerId: 1, pointerType: 'mouse', buttons: 1, bubbles: true };
          board.dispatchEvent(new PointerEvent('pointermove', { ...at, ...hand }));
          await frame();
        }
      },
      { from: a, to: b, count: 180 },
    );
    await page.keyboard.press('Escape');
    await page.mouse.up();
  };
  expect(await frameCost(page, 'a hand over 800 points', hurry)).toBeLessThanOrEqual(FRAME);
});
