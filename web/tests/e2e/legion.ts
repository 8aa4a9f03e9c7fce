// What the tests of Legion share: robots that play it, somebody at a page who answers by its controls, and tables at a
// wanted position.
import type { Page } from '@playwright/test';
import type { NewGame, Opened, RulesetInfo } from '../../src/protocol';
import type { Aids, Army, Choice, Lobby, MiniId, Stand as Place, UnitId } from '../../src/rulesets/legion/types';
import { test as base, seatOf, type Look } from './fixtures';
import { AtTable, goOn, type Robot as AnyRobot, type Stand as OnTable, type Wanted as Wish } from './free';
import type { Legion, Question } from './hearing';
import { kindOf, numbers } from './script';
import { seed } from './seat';

export { expect, seatOf } from './fixtures';
export { BY_PAGE, goOn, playThrough, together, verifies } from './free';

export type Asked = Question<Legion>;
export type Robot = AnyRobot<Legion>;
export type Stand = OnTable<Legion>;
type Wanted = Wish<Legion>;

/** What opens an epic battle with the ready armies. */
export async function epic(server: string): Promise<Partial<NewGame>> {
  const rulesets = (await (await fetch(`${server}/api/rulesets`)).json()) as RulesetInfo[];
  const lobby = rulesets.find((one) => one.id === 'legion')?.lobby as Lobby;
  const ready = (id: string) => lobby.armies.find(([army]) => (army as Army & { id: string }).id === id)?.[0];
  const armies = [ready('rebels-epic'), ready('imperials-epic')];
  return { setup: { format: 'epic', battlefield: 'spaceport', armies } } as Partial<NewGame>;
}

/** What opens a battle of two teams with the ready armies. */
export async function teams(server: string): Promise<Partial<NewGame>> {
  const rulesets = (await (await fetch(`${server}/api/rulesets`)).json()) as RulesetInfo[];
  const lobby = rulesets.find((one) => one.id === 'legion')?.lobby as Lobby;
  const { format, armies: ids } = lobby.formats.find((one) => one.format.id === 'teams') ?? {};
  const armies = (ids ?? []).slice(0, 4).map((id) => lobby.armies.find(([army]) => army.id === id)?.[0]);
  return {
    ruleset: 'legion',
    seats: ['person', 'person', 'person', 'person'],
    setup: { format: format?.id, battlefield: 'desert-outpost', armies },
  } as Partial<NewGame>;
}

/** Goes to the middle where the table suggests it, attacks what it can, and takes anything good otherwise. */
export function robot(start: number): Robot {
  const next = numbers(start);
  const any = <T>(all: readonly T[]): T | undefined => all[next(all.length)];
  let rooted = false;
  return ({ prompt, options }, { suggestions }, view) => {
    const kind = kindOf(prompt);
    if (kind === 'move') {
      const choice = central(suggestions) ?? any(options) ?? 'decline';
      // Who cannot go anywhere does something else.
      rooted = choice === 'decline';
      return choice;
    }
    if (kind === 'cohere') return 'anywhere';
    if (kind === 'deploy') return any(suggestions) ?? 'decline';
    if (kind === 'act') {
      const possible = rooted ? options.filter((one) => JSON.stringify(one) !== MOVE) : options;
      rooted = false;
      return act(possible, view.activation?.left ?? 0, next(3) === 0) ?? 'end';
    }
    const good = options.filter((one) => one !== 'decline');
    return any(good) ?? 'decline';
  };
}

const MOVE = JSON.stringify({ action: 'move' } satisfies Choice);

function act(options: readonly Choice[], left: number, aims: boolean): Choice | undefined {
  const wanted: Choice[] = [
    ...(aims && left > 1 ? [{ action: 'aim' } as const] : []),
    { action: 'attack' },
    { action: 'move' },
    'end',
  ];
  const keys = options.map((one) => JSON.stringify(one));
  return wanted.find((one) => keys.includes(JSON.stringify(one)));
}

/** The suggested place that is nearest to the middle of the table. */
function central(suggestions: readonly Choice[]): Choice | undefined {
  const apart = (choice: Choice) =>
    typeof choice === 'object' && 'move' in choice ? Math.hypot(choice.move.to.x, choice.move.to.y) : Infinity;
  return [...suggestions].sort((a, b) => apart(a) - apart(b))[0];
}

/** Ends what can be ended: for what comes after the part that a test is about. */
export function idler(start: number): Robot {
  const other = robot(start);
  return (question, aids, view) => {
    const out = question.options.find((one) => one === 'end' || one === 'decline');
    return out ?? other(question, aids, view);
  };
}

/** Actions that are asked further: their tile alone begins them. */
const isOpening = (choice: Choice): boolean =>
  typeof choice === 'object' && 'action' in choice && ['move', 'attack'].includes(kindOf(choice.action));

/** Whoever sits at a table of Legion. */
export class General extends AtTable<Legion> {
  get sides(): [number, number] {
    return this.table.terrain.sides;
  }

  /** Where the leader of a unit stands. */
  leader(unit: UnitId): { id: MiniId; stand: Place } {
    const id = this.view.units[unit]?.leader ?? -1;
    const stand = this.view.minis[id]?.stand;
    if (!stand) throw new Error(`unit ${unit} is not on the table`);
    return { id, stand };
  }

  /** Chooses an answer by the controls of the column, without committing it. */
  async choose(choice: Choice): Promise<void> {
    const { suggestions } = await this.help();
    if (typeof choice === 'object' && 'deploy' in choice) {
      const unit = this.decision.locator(`[data-segment="${choice.deploy.unit}"]`);
      if (await unit.isVisible()) await unit.click();
      return;
    }
    const at = suggestions.findIndex((one) => JSON.stringify(one) === JSON.stringify(choice));
    if (at >= 0) return this.#suggestion(at, suggestions);
    // The table's own placement, a listed place and the worst dice are chosen already.
    if (choice === 'anywhere' || (typeof choice === 'object' && ('place' in choice || 'reroll' in choice))) return;
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
    const atOnce = (leaves === JSON.stringify(choice) && (choice !== 'end' || left === 0)) || isOpening(choice);
    await this.choose(choice);
    if (!atOnce) await this.give(question);
    // The others follow a leader without a question.
    const follows = typeof choice === 'object' && ('move' in choice || 'reverse' in choice);
    await this.until(() => {
      const asked = this.question && kindOf(this.question.prompt);
      return (this.question?.id !== question && !(follows && asked === 'cohere')) || this.over;
    });
  }

  async #suggestion(at: number, all: Aids['suggestions']): Promise<void> {
    const next = this.page.locator('.suggest .step').last();
    if (all.length === 1) return this.board.locator('.place').first().focus();
    // One may be taken up already.
    const now = Number(await this.page.locator('.suggest').getAttribute('data-now'));
    for (let step = now; step < at; step++) await next.click();
  }
}

interface Tools {
  /** Takes a seat at a page. */
  sitDown: (opened: Opened, seat: number, look?: Look) => Promise<General>;
  /** Opens a page of the client. */
  look: (address: string, look?: Look) => Promise<General>;
  /** A game of two robots with a fixed seed, played until somebody is asked the wanted question. */
  stand: (number: number, wanted: Wanted, wish?: Partial<NewGame>) => Promise<Stand>;
}

export const test = base.extend<Tools>({
  look: async ({ visit }, use) => {
    await use((address, look) => visit<Legion, General>((page: Page) => new General(page), address, look));
  },
  sitDown: async ({ look }, use) => use((opened, seat, looks) => look(seatOf(opened, seat), looks)),
  stand: async ({ game, sit }, use) => {
    await use(async (number, wanted, wish) => {
      const opened = await game({ ruleset: 'legion', seed: seed(number), ...wish });
      const seats: Stand['seats'] = [
        await sit<Legion>(opened.game, opened.tokens[0]),
        await sit<Legion>(opened.game, opened.tokens[1]),
      ];
      const robots: Stand['robots'] = [robot(number), robot(number + 100)];
      const asked = await goOn({ seats, robots }, wanted);
      if (asked === null) throw new Error('the game ended before the wanted question');
      return { opened, seats, robots, asked };
    });
  },
});
