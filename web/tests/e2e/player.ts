// Somebody at a page: sees what the page is told, answers by what the page offers.
import { expect, type Locator, type Page } from '@playwright/test';
import type { ToClient } from '../../src/protocol';
import type { Choice } from '../../src/rulesets/battleground/types';
import { Hearing, type Battleground, type Game } from './hearing';
import { kindOf } from './script';

/** The tile of the action menu under which an answer stands. */
const TILES: Record<string, string> = {
  move: 'move',
  turn: 'move',
  attack: 'attack',
  focus: 'focus',
  standby: 'standby',
  skill: 'skill',
  consume: 'item',
  play: 'card',
  end: 'end',
};

/** Whoever looks at a table. */
export class Visitor<G extends Game = Battleground> extends Hearing<G> {
  readonly page: Page;
  /** Every message that came over the socket, as it came. */
  readonly frames: string[] = [];
  readonly errors: string[] = [];

  constructor(page: Page) {
    super();
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(error.stack ?? error.message));
    // What the framework warns of: something is read that belongs to a part of the page that is gone.
    page.on('console', (said) => {
      if (said.text().includes('svelte.dev/e/')) this.errors.push(`${said.text()} ${JSON.stringify(said.location())}`);
    });
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        this.frames.push(payload.toString());
        this.hear(JSON.parse(payload.toString()) as ToClient);
      }),
    );
  }

  get decision(): Locator {
    return this.page.locator('.ask');
  }

  get voice(): Locator {
    return this.decision.locator('h2.voice');
  }

  get primary(): Locator {
    return this.page.locator('[data-primary]');
  }

  /** The element of an answer. */
  option(choice: G['choice']): Locator {
    return this.page.locator(`[data-choice='${JSON.stringify(choice)}']`);
  }

  /** Waits until the page shows the own question and no answer is on its way. Says whether it is still asked: which way
   *  somebody looks at the end of a planned way the page answers itself. */
  async asked(): Promise<boolean> {
    await this.until(() => this.question !== null);
    const { id, prompt } = this.question ?? { id: null, prompt: '' };
    const shown = this.page.locator(`.body[aria-busy="false"] [data-prompt="${kindOf(prompt)}"]`).waitFor();
    const answered = this.until(() => this.question?.id !== id || this.over);
    for (const one of [shown, answered]) one.catch(() => undefined);
    await Promise.race([shown, answered]);
    return this.question?.id === id;
  }

  async confirm(): Promise<void> {
    const question = this.question?.id;
    await this.primary.click();
    await this.until(() => this.question?.id !== question || this.over);
  }
}

export class Player extends Visitor {
  tileOf(choice: Choice): string {
    return TILES[kindOf(choice)] ?? '';
  }

  /** Chooses an answer in the column, without committing it. */
  async choose(choice: Choice): Promise<void> {
    await this.asked();
    const kind = kindOf(this.question?.prompt ?? 'deploy');
    if (kind === 'act') return this.#chooseAction(choice);
    if (typeof choice === 'object' && 'discard' in choice) return this.#chooseCards(choice.discard);
    const option = this.option(choice);
    if (!(await option.first().isVisible())) await this.page.locator('[data-all] > summary').click();
    await option.click();
  }

  async answer(choice: Choice): Promise<void> {
    if (!(await this.asked())) return;
    await this.choose(choice);
    await this.confirm();
  }

  async #chooseAction(choice: Choice): Promise<void> {
    const tile = this.page.locator(`[data-menu="${this.tileOf(choice)}"]`);
    await tile.click();
    // A tile with one answer in it is that answer.
    if ((await tile.getAttribute('data-choice')) === null) await this.option(choice).click();
  }

  async #chooseCards(cards: readonly number[]): Promise<void> {
    const chosen = this.page.locator('[data-card][aria-pressed="true"]');
    for (const card of cards) await this.page.locator(`[data-card="${card}"]`).click();
    await expect(chosen).toHaveCount(cards.length);
  }
}
