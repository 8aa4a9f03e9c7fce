// Keywords that ask their player something, answered by the controls of the page: Guardian, Uncanny Luck, Tow Cable,
// Treat with a miniature that comes back, Reposition. The units are of a pack of the tests.
import type { Choice, Prompt, Setup } from '../../src/rulesets/legion/types';
import { expect, seatOf, test, together, type General, type Stand } from './legion';
import { robot } from './legion';
import { kindOf } from './script';
import { seed } from './seat';
import type { Legion } from './hearing';

const army = (units: { unit: string; upgrades: string[] }[]) => ({
  id: null,
  units,
  commands: ['ambush', 'push', 'assault', ...(units[0]?.unit === 'trial-captain' ? REBELS : IMPERIALS)],
});
const REBELS = ['sabotaged-communications', 'turning-the-tide', 'covering-fire'];
const IMPERIALS = ['covert-observation', 'pinned-down', 'coordinated-fire'];

const setup = {
  battlefield: 'desert-outpost',
  format: 'trial',
  armies: [
    army([
      { unit: 'trial-captain', upgrades: [] },
      { unit: 'trial-squad', upgrades: ['2-1b-medical-droid'] },
    ]),
    army([
      { unit: 'trial-marshal', upgrades: [] },
      { unit: 'trial-crawler', upgrades: [] },
    ]),
  ],
} as unknown as Setup;

/** What a question is about, as far as these tests tell them apart. */
function about(prompt: Prompt): string {
  if (typeof prompt === 'object' && 'move' in prompt && typeof prompt.move.why === 'string') return prompt.move.why;
  return kindOf(prompt);
}

const WANTED = ['guard', 'luck', 'towed', 'restore', 'reposition'];

/** Uses cards, else plays like the others. */
function eager(start: number): Stand['robots'][0] {
  const other = robot(start);
  return (question, aids, view) => {
    const uses = question.options.find((one) => typeof one === 'object' && 'use' in one);
    if (kindOf(question.prompt) === 'act' && uses) return uses;
    const fallen = question.options.find(
      (one) => typeof one === 'object' && 'mini' in one && view.minis[one.mini]?.stand === null,
    );
    if (kindOf(question.prompt) === 'mend' && fallen) return fallen;
    return other(question, aids, view);
  };
}

/** Answers such a question by the controls. */
async function play(player: General): Promise<void> {
  const question = player.question;
  if (!question) throw new Error('nothing is asked');
  const kind = about(question.prompt);
  await player.help();
  if (kind === 'towed' || kind === 'reposition') {
    await player.decision.locator('.turns button').last().click();
    await expect(player.primary).toBeEnabled();
    await player.primary.click();
    await player.until(() => player.question?.id !== question.id || player.over);
    return;
  }
  const good = question.options.find((one) => one !== 'decline') as Choice;
  await player.answer(good);
}

test('Guardian, Uncanny Luck, Tow Cable, Restore and Reposition are played at the page', async ({
  game,
  look,
  sit,
}) => {
  test.setTimeout(240_000);
  const played = new Set<string>();
  for (let number = 1; number <= 8 && played.size < WANTED.length; number++) {
    const opened = await game({ ruleset: 'legion', seed: seed(number), setup });
    const seats = [
      await sit<Legion>(opened.game, opened.tokens[0]),
      await sit<Legion>(opened.game, opened.tokens[1]),
    ] as const;
    const robots = [eager(number), eager(number + 100)] as const;
    for (;;) {
      await Promise.race(seats.map((one) => one.until(() => one.question !== null || one.over)));
      const at = seats[0].question ? 0 : 1;
      const seat = seats[at];
      if (!seat.question || played.size === WANTED.length) break;
      const kind = about(seat.question.prompt);
      if (WANTED.includes(kind) && !played.has(kind)) {
        const player = await look(seatOf(opened, at));
        await player.asked();
        await play(player);
        await together([player, ...seats]);
        await player.page.context().close();
        played.add(kind);
      } else {
        await seat.answer(robots[at](seat.question, await seat.help(), seat.view));
      }
      await together(seats);
    }
  }
  expect([...played].toSorted()).toEqual(WANTED.toSorted());
});
