// What the tests of games on a free table share: somebody at a page with its board, and games that robots play.
import { expect, type Locator } from '@playwright/test';
import type { Opened } from '../../src/protocol';
import type { Game, Hearing, Question } from './hearing';
import { Visitor } from './player';
import { kindOf } from './script';
import type { Seat } from './seat';

interface Point {
  x: number;
  y: number;
}

/** Whoever sits at a free table. */
export abstract class AtTable<G extends Game> extends Visitor<G> {
  /** The long and the short side of the table. */
  abstract get sides(): [number, number];

  /** Makes an answer by the controls of the page. */
  abstract answer(choice: G['choice']): Promise<void>;

  /** The question with what helps with it, as soon as the page shows both. */
  async help(): Promise<G['aids']> {
    await this.asked();
    await this.until(() => this.aids !== null);
    return this.aids as G['aids'];
  }

  /** Presses a listed answer; what is chosen already may have no button of its own. */
  protected async press(choice: G['choice']): Promise<void> {
    const listed = this.decision.locator(`[data-choice='${JSON.stringify(choice)}']`).first();
    if ((await listed.count()) > 0 || !(await this.primary.isEnabled())) await listed.click();
  }

  /** Gives what is chosen for a question, unless that was done at once: a column that was not drawn yet did not say what
   *  is. */
  protected async give(question: number | undefined): Promise<void> {
    const answered = () => this.question?.id !== question || this.over;
    await expect.poll(async () => answered() || (await this.primary.isEnabled())).toBe(true);
    if (!answered()) await this.primary.click();
  }

  // ---- looking elsewhere ----

  #home: string | null = null;

  /** Leaves the table for a page that draws nothing. */
  async leave(): Promise<void> {
    if (this.#home !== null) return;
    this.#home = this.page.url();
    await this.page.goto('/health');
  }

  async comeBack(): Promise<void> {
    if (this.#home === null) return;
    this.now = null;
    await this.page.goto(this.#home);
    this.#home = null;
    await this.until(() => this.now !== null);
  }

  // ---- the board ----

  get board(): Locator {
    return this.page.locator('[role="application"]');
  }

  /** Where a point of the battlefield is on the screen. */
  screen({ x, y }: Point): Promise<{ x: number; y: number }> {
    const [wide, high] = this.sides;
    const parts = { x: 0.5 + x / wide, y: 0.5 - y / high };
    return this.page.locator('svg[data-board]').evaluate((board, at) => {
      const { field, fieldHeight } = board.closest<HTMLElement>('[data-field]')?.dataset ?? {};
      const matrix = (board as SVGSVGElement).getScreenCTM();
      const point = new DOMPoint(at.x * Number(field), at.y * Number(fieldHeight));
      const { x, y } = point.matrixTransform(matrix ?? undefined);
      return { x, y };
    }, parts);
  }

  /** Drags with the mouse, as a hand does: in steps. The button stays down if the piece is not to be dropped yet. */
  async drag(from: Point, to: Point, drop = true): Promise<void> {
    const [a, b] = [await this.screen(from), await this.screen(to)];
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
    await this.page.mouse.move(b.x, b.y, { steps: 4 });
    if (drop) await this.page.mouse.up();
  }

  async click(at: Point): Promise<void> {
    const { x, y } = await this.screen(at);
    await this.page.mouse.click(x, y);
  }
}

/** Answers as a robot would: the same for the same start. */
export type Robot<G extends Game> = (question: Question<G>, aids: G['aids'], view: G['view']) => G['choice'];

export interface Stand<G extends Game> {
  opened: Opened;
  seats: [Seat<G>, Seat<G>];
  robots: [Robot<G>, Robot<G>];
  asked: 0 | 1;
}

export type Wanted<G extends Game> = (question: Question<G>, view: G['view'], aids: G['aids']) => boolean;

/** The robots play until somebody is asked the wanted question; null when the game is over before. */
export async function goOn<G extends Game>(
  { seats, robots }: Pick<Stand<G>, 'seats' | 'robots'>,
  wanted: Wanted<G>,
): Promise<0 | 1 | null> {
  for (;;) {
    await Promise.race(seats.map((one) => one.until(() => one.question !== null || one.over)));
    const at = seats[0].question ? 0 : 1;
    const seat = seats[at];
    if (!seat.question) return null;
    const aids = await seat.help();
    if (wanted(seat.question, seat.view, aids)) return at;
    await seat.answer(robots[at](seat.question, aids, seat.view));
    await together(seats);
  }
}

/** How many questions of each kind are answered by a page in a whole game. */
export const BY_PAGE = 3;

/** So many answers in a row beside the pages, and these look elsewhere: drawing what is played costs most. */
const BESIDE = 6;

/**
 * Plays a game to its end. Of each kind of question some are answered by the controls of the pages; the others, for
 * speed, beside them. Says how many there were of each kind. With WHOLE set the pages see everything.
 */
export async function playThrough<G extends Game>(
  pages: readonly AtTable<G>[],
  { seats, robots }: Pick<Stand<G>, 'seats' | 'robots'>,
): Promise<Map<string, number>> {
  const kinds = new Map<string, number>();
  let beside = 0;
  for (;;) {
    await Promise.race(seats.map((one) => one.until(() => one.question !== null || one.over)));
    const at = seats[0].question ? 0 : 1;
    const { question, view } = seats[at];
    if (!question) break;
    const kind = kindOf(question.prompt);
    const count = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, count);
    const choice = robots[at](question, await seats[at].help(), view);
    const page = pages[at];
    if (count > BY_PAGE || !page) {
      if (++beside === BESIDE && !process.env.WHOLE) for (const one of pages) await one.leave();
      await seats[at].answer(choice);
    } else {
      beside = 0;
      await page.comeBack();
      await together([page, ...seats]);
      await page.help();
      await page.answer(choice);
      // Who sits beside the page has to hear of it too.
      await together([page, ...seats]);
    }
    await together(seats);
  }
  for (const one of pages) await one.comeBack();
  await together([...pages, ...seats]);
  return kinds;
}

/** The record of a finished game replays to what it says. */
export async function verifies(server: string, game: string): Promise<void> {
  const record = await fetch(`${server}/api/games/${game}/record`);
  expect(record.status).toBe(200);
  const verdict = await fetch(`${server}/api/records`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: await record.text(),
  });
  expect(await verdict.json()).toEqual({ verified: true, fault: null });
}

/** All have heard of everything that any of them has heard of. */
export async function together<G extends Game>(all: readonly Hearing<G>[]): Promise<void> {
  const last = (one: Hearing<G>) => one.log.at(-1)?.entry ?? -1;
  const entry = Math.max(...all.map(last));
  await Promise.all(all.map((one) => one.until(() => last(one) >= entry)));
}
