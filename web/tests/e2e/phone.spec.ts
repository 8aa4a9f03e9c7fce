// Games on a phone, by taps alone, as somebody plays who does not know the rules: what the page proposes, else what it
// lists first; attacks where they are offered, else moves. They are begun only, and played to their end with WHOLE set.
import type { Locator, Page, TestInfo } from '@playwright/test';
import { expect, test } from './fixtures';
import { Visitor } from './player';
import { unreachable } from './reachable';
import { kindOf } from './script';
import { seed } from './seat';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, newcomer: true };
/** After so many taps somebody is stuck. */
const TAPS = 7;
/** No question takes more. */
const BUDGET = 3;
/** What a newcomer likes to do, best first. */
const LIKED = ['attack', 'combat', 'move', 'focus'];
/** Questions for a place on the table. */
const PLACES = ['go', 'deploy', 'move', 'push', 'transfer'];

/** How far a game has come. */
interface Pace {
  /** Of Battleground and Legion. */
  round: number;
  /** Of Shatterpoint. */
  turn: number;
}

/** Somebody with a thumb. */
class Thumb {
  taps = 0;
  readonly player: Visitor;
  /** How many questions of each kind were answered, and what was in the way. */
  readonly kinds = new Map<string, number>();
  readonly stumbles: string[] = [];
  /** The most taps that a question of a kind took. */
  readonly most = new Map<string, number>();
  #table: string | null = null;
  /** It found no place to go to: it does not try again. */
  #stays = false;

  constructor(player: Visitor) {
    this.player = player;
  }

  get page(): Page {
    return this.player.page;
  }

  async tap(one: Locator): Promise<boolean> {
    this.taps++;
    return one.tap({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
  }

  /** Plays until the game is over, or it is enough. */
  async play(info: TestInfo, enough: (view: Partial<Pace>) => boolean): Promise<void> {
    const { player } = this;
    for (;;) {
      await player.until(() => player.question !== null || player.over);
      const { question } = player;
      if (player.over || !question || enough(player.view as Partial<Pace>)) return;
      const kind = kindOf(question.prompt);
      await player.asked().catch(() => undefined);
      if (player.question?.id !== question.id) continue;
      const count = (this.kinds.get(kind) ?? 0) + 1;
      this.kinds.set(kind, count);
      await this.#read();
      await this.#lies(kind);
      if (count === 1) await this.#look(kind, info);
      await this.#answer(kind, question.id);
    }
  }

  /** What lies over the table is read and put away: how one wins, what an operation is about. The score is to be seen
   *  with the goal. */
  async #read(): Promise<void> {
    const hidden = await this.page
      .locator('[data-goal]')
      .evaluateAll((all) => all.some((one) => one.scrollHeight > one.clientHeight + 1));
    if (hidden) this.stumbles.push('the goal card is cut off');
    for (const card of ['[data-story] button.btn', '[data-goal] .tool']) {
      const over = this.page.locator(card);
      if (await over.isVisible()) await this.tap(over);
    }
  }

  /** The table is where it always was. */
  async #lies(kind: string): Promise<void> {
    const { x, y, width, height } = (await this.page.locator('[role="application"]').boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const now = JSON.stringify([x, y, width, height]);
    this.#table ??= now;
    if (now !== this.#table) this.stumbles.push(`${kind}: the table jumped from ${this.#table} to ${now}`);
  }

  /** The first time: all is in reach. */
  async #look(kind: string, info: TestInfo): Promise<void> {
    if (process.env.PICTURES) await this.page.screenshot({ path: info.outputPath(`${kind}.png`) });
    for (const what of await unreachable(this.page)) this.stumbles.push(`${kind}: ${what}`);
  }

  async #answer(kind: string, id: number): Promise<void> {
    const { player, page } = this;
    const gone = () => player.question?.id !== id || player.over;
    const from = this.taps;
    let left = false;
    for (let tap = 0; tap < TAPS && !gone(); tap++) {
      if (tap === 0 && (await this.#liked())) continue;
      if (await player.primary.isEnabled().catch(() => false)) {
        await this.tap(player.primary);
        await player.until(gone).catch(() => this.stumbles.push(`${kind}: the button does nothing`));
        continue;
      }
      const other = this.#stays ? ':not([data-action="move"])' : '';
      const open = `:not([aria-disabled="true"]):not([data-out]):not([aria-pressed="true"])${other}`;
      const choice = page.locator(`.ask [data-choice]${open}, .ask [data-card]${open}`).first();
      const suggested = page.locator('.suggest .step').last();
      const leaves = page.locator('[data-out]');
      const placing =
        PLACES.includes(kind) || (await page.locator('[data-action="move"][aria-pressed="true"]').isVisible());
      // A place by a tap on the table; where that does not serve, one that the page suggests; else none.
      if (placing && tap < 2) await this.#ground(tap);
      else if (await suggested.isVisible()) await this.#step(suggested);
      else if (await choice.isVisible()) await this.tap(choice);
      else if (tap > 2 && (await leaves.isVisible())) {
        this.#stays = kind === 'move';
        left = true;
        await this.tap(leaves);
        // What is asked next is not answered with the rest of these taps: `Move` again, for ever.
        await player.until(gone).catch(() => this.stumbles.push(`${kind}: leaving does nothing`));
      } else await this.#ground(tap);
    }
    await page.waitForTimeout(50);
    if (!gone()) {
      const [says, voice] = [await player.primary.textContent(), await player.voice.textContent()];
      throw new Error(`stuck at ${kind}: "${voice?.trim()}", the button says "${says?.trim()}"`);
    }
    // Who tries in vain and leaves has answered with one tap.
    this.most.set(kind, Math.max(this.most.get(kind) ?? 0, left ? 1 : this.taps - from));
  }

  /** Taps the table where nobody stands: as far ahead as it can be seen, the next time elsewhere. */
  async #ground(time: number): Promise<void> {
    const points = await this.page.locator('main.stage').evaluate((stage) => {
      const box = stage.getBoundingClientRect();
      const taken = [...stage.querySelectorAll('[data-figure], [data-character], [data-mini], .hud button, .minimap')];
      const boxes = taken.map((one) => one.getBoundingClientRect()).filter((one) => one.width > 0);
      const free = (x: number, y: number) =>
        boxes.every((one) => x < one.left - 8 || x > one.right + 8 || y < one.top - 8 || y > one.bottom + 8);
      const hexes = [...stage.querySelectorAll('[data-place]')].map((one) => one.getBoundingClientRect());
      const grid = [0.3, 0.45, 0.6, 0.75].flatMap((down) => [0.5, 0.3, 0.7].map((across) => [across, down] as const));
      const ground = grid.map(([x, y]) => ({ x: box.left + box.width * x, y: box.top + box.height * y }));
      const places = hexes.map((one) => ({ x: one.left + one.width / 2, y: one.top + one.height / 2 }));
      const inside = ({ x, y }: { x: number; y: number }) =>
        x > box.left + 30 && x < box.right - 30 && y > box.top + 70 && y < box.bottom - 30 && free(x, y);
      return (places.length > 0 ? places : ground).filter(inside);
    });
    const point = points[(time * 5) % Math.max(1, points.length)];
    if (!point) return;
    this.taps++;
    await this.page.touchscreen.tap(point.x, point.y);
    await this.#measured();
  }

  /** Takes up what the page suggests next. */
  async #step(next: Locator): Promise<void> {
    await this.tap(next);
    await this.#measured();
    const hidden = await this.page.locator('[role="application"]').evaluate((board) => {
      const { left, top, right, bottom } = board.getBoundingClientRect();
      const middles = [...board.querySelectorAll('.ghost')].map((one) => one.getBoundingClientRect());
      const out = ({ x, y }: { x: number; y: number }) => x < left || y < top || x > right || y > bottom;
      return middles.filter((box) => out({ x: box.x + box.width / 2, y: box.y + box.height / 2 })).length;
    });
    if (hidden > 0) this.stumbles.push('what is suggested lies out of view');
  }

  /** The table says at once whether a place will do. */
  async #measured(): Promise<void> {
    await expect(this.player.primary)
      .toBeEnabled({ timeout: 1500 })
      .catch(() => undefined);
  }

  /** Presses the tile of what a newcomer likes best. */
  async #liked(): Promise<boolean> {
    for (const one of LIKED.filter((one) => one !== 'move' || !this.#stays)) {
      const tile = this.page.locator(
        `.ask :is([data-menu="${one}"], [data-action="${one}"]):not([aria-disabled="true"])`,
      );
      if (await tile.first().isVisible()) return this.tap(tile.first());
    }
    return false;
  }
}

const GAMES: [string, (page: Page) => Promise<void>][] = [
  ...(['battleground', 'shatterpoint', 'legion'] as const).map((ruleset): (typeof GAMES)[number] => [
    ruleset,
    (page) => page.locator(`[data-play="${ruleset}"]`).tap(),
  ]),
  [
    'an operation',
    async (page) => {
      await page.locator('[data-game="shatterpoint"] .more').tap();
      await page.getByRole('radio', { name: /Chain Reaction/ }).tap();
      await page.getByRole('button', { name: 'Computer', exact: true }).tap();
      await page.getByRole('button', { name: 'Open the table' }).tap();
    },
  ],
];

/** Whether enough was seen of a game. */
const begun = ({ round = 0, turn = 0 }: Partial<Pace>) => round > 1 || turn > 2;

for (const [name, begin] of GAMES) {
  const whole = Boolean(process.env.WHOLE);
  test(`${name} is played on a phone${whole ? ' to its end' : ''}, by taps`, async ({ visit }, info) => {
    test.setTimeout(whole ? 1_200_000 : 120_000);
    const player = await visit((page) => new Visitor(page), '/', PHONE);
    // The same game each time.
    await player.page.route('**/api/games', (route) => {
      const wish: unknown = route.request().postDataJSON();
      return wish instanceof Object
        ? route.continue({ postData: JSON.stringify({ ...wish, seed: seed(1) }) })
        : route.continue();
    });
    await begin(player.page);
    await player.until(() => player.now !== null);
    const thumb = new Thumb(player);
    await thumb.play(info, whole ? () => false : begun).finally(() => {
      const kinds = [...thumb.kinds].map(([kind, count]) => `${kind} ${count} (${thumb.most.get(kind) ?? 0})`);
      console.log(`${name}: ${thumb.taps} taps; questions, and the most taps that one took: ${kinds.join(', ')}`);
      console.log([...new Set(thumb.stumbles)].join('\n'));
    });
    expect(thumb.taps).toBeGreaterThan(10);
    if (whole) await expect(player.decision.locator('header.ink')).toBeVisible();
    expect(await unreachable(player.page)).toEqual([]);
    if (process.env.PICTURES) await player.page.screenshot({ path: info.outputPath('end.png') });
    expect(thumb.stumbles).toEqual([]);
    expect([...thumb.most].filter(([, taps]) => taps > BUDGET)).toEqual([]);
  });
}
