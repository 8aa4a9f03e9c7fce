// One honest move tool: how many clicks a move and an attack take, where a drop goes, and what it says.
import type { Locator, Page } from '@playwright/test';
import { expect, seatOf, test } from './fixtures';
import { strip } from './film';
import * as lg from './legion';
import { distance, kindOf } from './script';
import * as sp from './shatterpoint';

/** Counts what a hand does. */
class Hand {
  deeds = 0;
  readonly #page: Page;

  /** Where the table is on the page: it must not jump, whatever the dock and the column show. */
  table(): Promise<unknown> {
    return this.#page.locator('[role="application"]').boundingBox();
  }

  constructor(page: Page) {
    this.#page = page;
  }

  async click({ x, y }: { x: number; y: number }): Promise<void> {
    this.deeds++;
    await this.#page.mouse.click(x, y);
  }

  async press(key: string): Promise<void> {
    this.deeds++;
    await this.#page.keyboard.press(key);
  }
}

/** The names of units that a flag of the move tool hides. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [flag] = [...document.querySelectorAll('.flag.seat')].map((one) => one.getBoundingClientRect());
    const hidden = (one: DOMRect) =>
      flag && one.left < flag.right && one.right > flag.left && one.top < flag.bottom && one.bottom > flag.top;
    const labels = [...document.querySelectorAll('[data-label]')];
    return labels.filter((one) => hidden(one.getBoundingClientRect())).map((one) => one.textContent.trim());
  });
}

interface Point {
  x: number;
  y: number;
}
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A point near another one with nobody on it, as near to the middle of the table as can be. */
function free(at: Point, by: number, taken: readonly Point[]): Point {
  const turns = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);
  const points = turns.map((turn) => ({ x: at.x + Math.cos(turn) * by, y: at.y + Math.sin(turn) * by }));
  const room = (point: Point) => Math.min(4000, ...taken.map((one) => far(one, point)));
  const cost = (point: Point) => Math.hypot(point.x, point.y) - 100 * room(point);
  return points.toSorted((a, b) => cost(a) - cost(b))[0] ?? at;
}

lg.test('Legion: a move and an attack take five clicks or keys, and the others follow', async ({ sitDown, stand }) => {
  const table = await stand(3, () => true);
  const { units: sheets } = table.seats[0].table;
  /** An own unit that may be activated, and the nearest enemy. */
  const pairs = ({ options }: lg.Asked, view: lg.General['view']) => {
    const leaders = view.units.flatMap((one, unit) => {
      const at = one.leader === null ? null : view.minis[one.leader]?.stand;
      const calm = one.suppression === 0 && !one.engaged && (sheets[unit]?.minis.length ?? 0) > 1;
      return at && !one.defeated ? [{ unit, at, calm, seat: sheets[unit]?.seat }] : [];
    });
    const units = options.flatMap((one) => (typeof one === 'object' && 'unit' in one ? [one.unit] : []));
    return leaders
      .filter((own) => units.includes(own.unit) && own.calm && sheets[own.unit]?.card.kind === 'trooper')
      .flatMap((own) => {
        const enemies = leaders.filter((one) => one.seat !== own.seat);
        const [enemy] = enemies.toSorted((a, b) => far(own.at, a.at) - far(own.at, b.at));
        const apart = enemy ? far(own.at, enemy.at) : 0;
        return enemy && apart > 14_000 && apart < 32_000 ? [{ own, enemy }] : [];
      });
  };
  const asked = await lg.goOn(
    table,
    (question, view) => kindOf(question.prompt) === 'activate' && pairs(question, view).length > 0,
  );
  if (asked === null) throw new Error('nobody is ever near');
  const player = await sitDown(table.opened, asked);
  await player.help();
  const [found] = pairs(player.question as lg.Asked, player.view);
  if (!found) throw new Error('nobody is near');
  const before = player.events.length;
  const told = (event: string) => player.events.slice(before).some((one) => event in (one as object));
  const hand = new Hand(player.page);
  const lay = await hand.table();
  const standing = player.view.minis.flatMap((one) => one.stand ?? []);
  const to = free(found.own.at, 4500, standing);
  await hand.click(await player.screen(found.own.at));
  await hand.click(await player.screen(to));
  await player.until(() => kindOf(player.question?.prompt ?? '') === 'act');
  await expect(player.primary).toHaveText(/Move, speed [123]/);
  await expect(player.primary).toBeEnabled();
  await expect(player.page.locator('[data-reach="strong"]')).toBeAttached();
  await expect(player.page.locator('.flag.seat')).toBeVisible();
  await expect.poll(() => covered(player.page), 'the flag hides no name').toEqual([]);
  await strip(player.page, 'move-legion');
  await hand.press('Enter');
  await player.until(() => told('placed') && kindOf(player.question?.prompt ?? '') === 'act');
  await player.help();
  // The pointer says what a click there does.
  const enemy = await player.screen(found.enemy.at);
  await player.page.mouse.move(enemy.x, enemy.y);
  await expect(player.page.locator('[data-verb="attack"]')).toBeVisible();
  await strip(player.page, 'verb-legion');
  await hand.click(await player.screen(found.enemy.at));
  await expect(player.primary).toHaveText(/Attack/);
  await hand.press('Enter');
  await player.until(() => told('attack'));
  expect(hand.deeds).toBeLessThanOrEqual(5);
  expect(await hand.table()).toEqual(lay);
});

lg.test('Legion: a leader that is dropped on an enemy touches it, and a melee begins', async ({ sitDown, stand }) => {
  const table = await stand(3, () => true);
  const { units } = table.seats[0].table;
  let enemy = -1;
  const asked = await lg.goOn(table, ({ prompt, options }, view) => {
    const id = typeof prompt === 'object' && 'act' in prompt ? prompt.act : -1;
    const standOf = (unit: number) => view.minis[view.units[unit]?.leader ?? -1]?.stand;
    const [own, at, state] = [units[id], standOf(id), view.units[id]];
    const moves = options.some((one) => JSON.stringify(one) === '{"action":"move"}');
    if (!own || !at || !state || !moves || state.engaged || state.suppression > 0) return false;
    const near = (unit: number) => far(standOf(unit) ?? { x: Infinity, y: 0 }, at) < 14_000;
    const foe = units.find(({ id, seat, card }) => seat !== own.seat && card.kind === 'trooper' && near(id));
    enemy = foe?.id ?? -1;
    return own.card.kind === 'trooper' && own.card.speed > 1 && enemy >= 0;
  });
  if (asked === null) throw new Error('nobody is near enough');
  const player = await sitDown(table.opened, asked);
  await player.help();
  const { prompt } = player.question as lg.Asked;
  const unit = typeof prompt === 'object' && 'act' in prompt ? prompt.act : -1;
  await player.drag(player.leader(unit).stand, player.leader(enemy).stand);
  await expect(player.page.locator('[data-chip="fight"]')).toContainText('engages');
  await expect(player.primary).toBeEnabled();
  await player.page.keyboard.press('Enter');
  await player.until(() => player.view.units[unit]?.engaged === true);
});

sp.test('Shatterpoint: a move and an attack take four', async ({ sitDown, stand }) => {
  const table = await stand(2, () => true);
  const { units: sheets, characters } = table.seats[0].table;
  const seatOfCharacter = (id: number) => sheets[characters[id] ?? -1]?.seat;
  /** Who acts alone, and the nearest enemy, to be shot at but not engaged. */
  const pair = ({ prompt }: sp.Asked, view: sp.Commander['view']) => {
    const unit = typeof prompt === 'object' && 'act' in prompt ? prompt.act : -1;
    const spots = view.characters.flatMap((spot, id) => (spot ? [{ id, spot }] : []));
    const [own, second] = spots.filter((one) => characters[one.id] === unit);
    if (!own || second) return null;
    const enemies = spots.filter((one) => seatOfCharacter(one.id) !== seatOfCharacter(own.id));
    const [enemy] = enemies.toSorted((a, b) => far(own.spot, a.spot) - far(own.spot, b.spot));
    const apart = enemy ? far(own.spot, enemy.spot) : 0;
    // Nobody else may be meant by a click on it.
    const alone = spots.every((one) => one === enemy || far(one.spot, enemy?.spot ?? one.spot) > 4200);
    return enemy && alone && apart > 11_700 && apart < 27_000 ? { own, enemy, spots } : null;
  };
  const has = (options: readonly unknown[], action: string) =>
    options.some((one) => JSON.stringify(one) === JSON.stringify({ action }));
  const asked = await sp.goOn(
    table,
    (question, view) =>
      view.activation?.left === 2 &&
      has(question.options, 'combat') &&
      has(question.options, 'move') &&
      pair(question, view) !== null,
  );
  if (asked === null) throw new Error('nobody is ever alone');
  const player = await sitDown(table.opened, asked);
  await player.help();
  const found = pair(player.question as sp.Asked, player.view);
  if (!found) throw new Error('nobody is alone');
  const before = player.events.length;
  const told = (event: string) => player.events.slice(before).some((one) => typeof one === 'object' && event in one);
  const hand = new Hand(player.page);
  const lay = await hand.table();
  const to = free(
    found.own.spot,
    4300,
    found.spots.map((one) => one.spot),
  );
  await hand.click(await player.screen(to));
  await expect(player.primary).toBeEnabled();
  await expect(player.page.locator('[data-reach="strong"]').first()).toBeAttached();
  await strip(player.page, 'move-shatterpoint');
  await hand.press('Enter');
  await player.until(() => told('moved') && player.question !== null);
  expect(kindOf(player.question?.prompt ?? '')).toBe('act');
  await player.help();
  await hand.click(await player.screen(found.enemy.spot));
  await expect(player.primary).toHaveText(/Attack/);
  await hand.press('Enter');
  await player.until(() => told('attack'));
  expect(hand.deeds).toBeLessThanOrEqual(4);
  expect(await hand.table()).toEqual(lay);
});

sp.test(
  'Shatterpoint: a move from its tile takes three, and nothing goes out before the place',
  async ({ sitDown, stand }) => {
    const table = await stand(2, ({ options }) => options.some((one) => JSON.stringify(one) === '{"action":"move"}'));
    const player = await sitDown(table.opened, table.asked);
    await player.help();
    const [question, before] = [player.question?.id, player.events.length];
    const hand = new Hand(player.page);
    await hand.click(await middle(player.page, '[data-action="move"]'));
    await expect(player.primary).toBeDisabled();
    await expect(player.primary).toHaveText(/Choose a place/);
    expect(player.question?.id).toBe(question);
    const { prompt } = player.question as sp.Asked;
    const unit = player.table.units[typeof prompt === 'object' && 'act' in prompt ? prompt.act : -1];
    const spots = player.view.characters.flatMap((spot) => spot ?? []);
    const from = player.view.characters[unit?.characters[0] ?? -1] ?? { x: 0, y: 0 };
    await hand.click(await player.screen(free(from, 4300, spots)));
    await expect(player.primary).toBeEnabled();
    await hand.press('Enter');
    await player.until(() => player.events.slice(before).some((one) => typeof one === 'object' && 'moved' in one));
    expect(hand.deeds).toBe(3);
  },
);

/** The middle of something on the page. */
async function middle(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the board`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('Battleground: a move and an attack take three', async ({ open, position }) => {
  const { opened, asked } = await position(4, ({ log, view }, { prompt, options }) => {
    const own = view.figures[typeof prompt === 'object' && 'act' in prompt ? prompt.act : -1];
    const enemies = view.figures.filter((one) => one.seat !== own?.seat);
    const near = Math.min(...enemies.map((one) => distance(own?.at ?? '', one.at ?? '') || 99));
    const can = (kind: string) => options.some((one) => kindOf(one) === kind);
    return log.length > 20 && (own?.ap ?? 0) >= 3 && can('move') && !can('attack') && near > 1 && near < 6;
  });
  const player = await open(seatOf(opened, asked));
  await player.asked();
  await player.until(() => player.aids !== null);
  const ways = player.aids?.moves.find((one) => !one.focus)?.ways ?? [];
  const [best] = ways.filter((way) => way.engaged.length > 0).toSorted((a, b) => a.cost - b.cost);
  if (!best) throw new Error('nobody can be reached');
  const enemy = best.engaged[0] ?? -1;
  const before = player.events.length;
  const hand = new Hand(player.page);
  const lay = await hand.table();
  await player.page.locator(`[data-place="${best.place}"]`).waitFor({ state: 'attached' });
  await hand.click(await middle(player.page, `[data-place="${best.place}"]`));
  await hand.click(await middle(player.page, `[data-figure="${enemy}"]`));
  await expect(player.primary).toHaveText(/Move to .*, attack /);
  await expect(player.page.locator('[data-chip="fight"]')).toBeVisible();
  await strip(player.page, 'move-battleground');
  await hand.press('Enter');
  await player.until(() => player.events.slice(before).some((one) => one.event === 'attack'));
  expect(hand.deeds).toBeLessThanOrEqual(3);
  expect(await hand.table()).toEqual(lay);
});

/** Questions of the set-up that are as good one way as the other: whoever begins at once is not asked. */
const EQUAL = ['colour', 'side', 'face', 'priority'];

for (const ruleset of ['battleground', 'shatterpoint', 'legion'] as const) {
  test(`from the front door to the first deed of ${ruleset} in three`, async ({ open }) => {
    const player = await open('/', { newcomer: true });
    const { page } = player;
    const asked = () => kindOf(player.question?.prompt ?? 'side');
    let deeds = 0;
    const press = async (one: Locator) => {
      deeds++;
      await one.click();
    };
    await press(page.locator(`[data-play="${ruleset}"]`));
    await player.until(() => !EQUAL.includes(asked()));
    await player.asked();
    // How the game is won is still there to be read.
    await expect(page.locator('[data-goal]')).toBeVisible();
    const question = player.question?.id;
    const listed = page.locator('.ask [data-choice], .ask [data-card]').first();
    await expect.poll(async () => (await player.primary.isEnabled()) || (await listed.isVisible())).toBe(true);
    if (await player.primary.isEnabled()) await press(player.primary);
    else {
      await press(listed);
      await press(player.primary);
    }
    await player.until(() => player.question?.id !== question);
    expect(deeds).toBeLessThanOrEqual(3);
  });
}

lg.test(
  'Legion: the set-up is left to the page with one press, and what it chose is taken back with one',
  async ({ look }) => {
    const player = await look('/');
    const { page } = player;
    await page.locator('[data-play="legion"]').click();
    await player.until(() => kindOf(player.question?.prompt ?? '') === 'discard');
    await player.asked();
    // Blue, and the edge at the bottom; the choice of the edge is asked again, and the own answer stays.
    await page.locator('[data-unset]').click();
    await player.until(() => kindOf(player.question?.prompt ?? '') === 'side');
    await player.asked();
    await player.answer({ edge: 'north' });
    await player.until(() => player.view.edge === 'north');
    await page.locator('[data-setup]').click();
    await player.until(() => kindOf(player.question?.prompt ?? '') === 'command');
    await expect(page.locator('[data-setup]')).toHaveCount(0);
    // They stand on the table, but for those that a card keeps back, and not in a heap.
    const own = player.table.units
      .filter((one) => one.seat === 0)
      .flatMap((one) => player.view.minis[player.view.units[one.id]?.leader ?? -1]?.stand ?? []);
    expect(own.length).toBeGreaterThanOrEqual(2);
    const apart = own.flatMap((a, i) => own.slice(i + 1).map((b) => far(a, b)));
    expect(Math.min(...apart)).toBeGreaterThan(9_000);
  },
);
