// What the tests of Shatterpoint share: robots that play it, somebody at a page who answers by its controls, and tables
// at a wanted position.
import type { Page } from '@playwright/test';
import type { NewGame, Opened } from '../../src/protocol';
import type { Aids, Choice, View } from '../../src/rulesets/shatterpoint/types';
import { test as base, seatOf, type Look } from './fixtures';
import { AtTable, goOn, type Robot as AnyRobot, type Stand as OnTable, type Wanted as Wish } from './free';
import type { Question, Shatterpoint } from './hearing';
import { kindOf, numbers } from './script';
import { seed } from './seat';

export { expect, seatOf } from './fixtures';
export { goOn, playThrough, together, verifies } from './free';

export type Asked = Question<Shatterpoint>;
export type Robot = AnyRobot<Shatterpoint>;

/** Questions that any legal place answers. */
const OPEN = ['deploy', 'go', 'transfer', 'push', 'lay', 'roam', 'ambush', 'station'];

/** Goes where the table suggests, attacks what it can, and takes the first good thing otherwise. */
export function robot(start: number): Robot {
  const next = numbers(start);
  const any = <T>(all: readonly T[]): T | undefined => all[next(all.length)];
  return ({ prompt, options }, aids, view) => {
    const kind = kindOf(prompt);
    if (OPEN.includes(kind)) {
      const [best] = aids.suggestions;
      const near = kind === 'go' ? nearest(aids.suggestions, view) : best;
      return near ?? any(options) ?? 'decline';
    }
    if (kind === 'act') return act(options) ?? any(options) ?? 'end';
    if (kind === 'attack') return attack(options, aids) ?? 'decline';
    const liked = ['use-reserve', 'activate', 'option', 'use', 'yes', 'pick', 'character', 'unit'];
    const kinds = options.map(kindOf);
    const wanted = liked.find((one) => kinds.includes(one));
    return any(wanted === undefined ? options : options.filter((one) => kindOf(one) === wanted)) ?? 'decline';
  };
}

function act(options: readonly Choice[]): Choice | undefined {
  const wanted: Choice[] = [{ action: 'combat' }, { action: 'move' }, { action: 'focus' }, 'end'];
  const keys = options.map((one) => JSON.stringify(one));
  return wanted.find((one) => keys.includes(JSON.stringify(one)));
}

/** The attack that most likely has a success. */
function attack(options: readonly Choice[], aids: Aids): Choice | undefined {
  const miss = (at: number) => aids.attacks[at]?.successes[0] ?? 2;
  const all = options.map((_, at) => at).sort((a, b) => miss(a) - miss(b));
  return options[all[0] ?? -1];
}

/** The suggested place that is nearest to an active objective. */
function nearest(suggestions: readonly Choice[], view: View): Choice | undefined {
  const goals = view.objectives.filter((one) => one.active).map((one) => one.spot);
  const apart = (choice: Choice) => {
    if (typeof choice === 'string' || !('move' in choice)) return Infinity;
    const { to } = choice.move;
    return Math.min(...goals.map((goal) => Math.hypot(goal.x - to.x, goal.y - to.y)));
  };
  return [...suggestions].sort((a, b) => apart(a) - apart(b))[0];
}

/** Whoever sits at a table of Shatterpoint. */
export class Commander extends AtTable<Shatterpoint> {
  get sides(): [number, number] {
    const { side } = this.table.terrain;
    return [side, side];
  }

  /** Chooses an answer by the controls of the column, without committing it. */
  async choose(choice: Choice): Promise<void> {
    const { suggestions } = await this.help();
    const at = suggestions.findIndex((one) => JSON.stringify(one) === JSON.stringify(choice));
    if (at >= 0) return this.#suggestion(at, choice);
    await this.press(choice);
  }

  /** Makes an answer by the controls of the page. */
  async answer(choice: Choice): Promise<void> {
    const question = this.question?.id;
    await this.asked();
    // What does nothing is done at once, unless actions are lost by it.
    const [leaves] = await this.decision
      .locator('[data-out]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-choice')));
    const left = this.view.activation?.left ?? 0;
    const atOnce = leaves === JSON.stringify(choice) && (choice !== 'end' || left === 0);
    await this.choose(choice);
    // A second press on Move asks for the place.
    const waits = JSON.stringify(choice) === '{"action":"move"}' && !(await this.primary.isEnabled());
    if (waits) await this.press(choice);
    else if (!atOnce) await this.give(question);
    await this.until(() => this.question?.id !== question || this.over);
  }

  async #suggestion(at: number, choice: Choice): Promise<void> {
    if (typeof choice !== 'string' && 'deploy' in choice) {
      const squad = this.page.locator(`.seg [data-key]`).nth(choice.deploy.squad);
      if (await squad.isVisible()) await squad.click();
      return;
    }
    // One may be taken up already.
    const now = Number(await this.page.locator('.suggest').getAttribute('data-now'));
    for (let step = now; step < at; step++) await this.page.locator('.suggest .step').last().click();
  }
}

export type Stand = OnTable<Shatterpoint>;
type Wanted = Wish<Shatterpoint>;

interface Tools {
  /** Takes a seat at a page. */
  sitDown: (opened: Opened, seat: 0 | 1, look?: Look) => Promise<Commander>;
  /** Opens a page of the client. */
  look: (address: string, look?: Look) => Promise<Commander>;
  /** A game of two robots with a fixed seed, played until somebody is asked the wanted question. */
  stand: (number: number, wanted: Wanted, wish?: Partial<NewGame>) => Promise<Stand>;
  /** The same, one answer earlier: what the robot at hand answers leads to the wanted question. */
  standBefore: (number: number, wanted: Wanted) => Promise<Stand>;
}

export const test = base.extend<Tools>({
  look: async ({ visit }, use) => {
    await use((address, look) => visit<Shatterpoint, Commander>((page: Page) => new Commander(page), address, look));
  },
  sitDown: async ({ look }, use) => use((opened, seat, looks) => look(seatOf(opened, seat), looks)),
  stand: async ({ game, sit }, use) => {
    await use(async (number, wanted, wish) => {
      const opened = await game({ ruleset: 'shatterpoint', seed: seed(number), ...wish });
      const seats: Stand['seats'] = [
        await sit<Shatterpoint>(opened.game, opened.tokens[0]),
        await sit<Shatterpoint>(opened.game, opened.tokens[1]),
      ];
      const robots: Stand['robots'] = [robot(number), robot(number + 100)];
      const asked = await goOn({ seats, robots }, wanted);
      if (asked === null) throw new Error('the game ended before the wanted question');
      return { opened, seats, robots, asked };
    });
  },
  standBefore: async ({ stand }, use) => {
    await use(async (number, wanted) => {
      // The same seed and the same robots play the same game.
      let questions = 0;
      await stand(number, (...now) => (questions++, wanted(...now)));
      let again = 0;
      return stand(number, () => ++again === questions - 1);
    });
  },
});

/** Whether the wanted question comes right after an own question of another kind. */
export function after(before: string, kind: string): Wanted {
  let last = '';
  return ({ prompt }) => {
    const found = last === before && kindOf(prompt) === kind;
    last = kindOf(prompt);
    return found;
  };
}
