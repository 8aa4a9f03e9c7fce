// What every test gets: a server, pages that must not fail, and tables at a wanted position.
import { expect, test as base, type BrowserContextOptions } from '@playwright/test';
import type { NewGame, Opened } from '../../src/protocol';
import type { Question } from './hearing';
import { Player, type Visitor } from './player';
import { eager, playUntil, type Chooser } from './script';
import type { Page } from '@playwright/test';
import type { Battleground, Game } from './hearing';
import { Seat, openGame, seed } from './seat';
import { Server } from './server';

export { expect };

export type Theme = 'light' | 'dark';
export type Language = 'en' | 'de' | 'pl';

export interface Look extends BrowserContextOptions {
  theme?: Theme;
  language?: Language;
  /** Somebody who sees a table for the first time: the goal card is open. */
  newcomer?: boolean;
  /** A script answers beside the page, which therefore leaves even needless questions to it. */
  beside?: boolean;
}

export interface Tools {
  /** Opens an address in a browser of its own. */
  open: (address: string, look?: Look) => Promise<Player>;
  /** The same, for whoever plays something else. */
  visit: <G extends Game, V extends Visitor<G>>(make: (page: Page) => V, address: string, look?: Look) => Promise<V>;
  /** Opens a game over HTTP. */
  game: (wish?: Partial<NewGame>) => Promise<Opened>;
  /** Takes a seat, or watches, without a page. */
  sit: <G extends Game = Battleground>(game: string, token: string | null | undefined) => Promise<Seat<G>>;
  /** A game of two scripted players with a fixed seed, played until somebody is asked the wanted question. */
  position: (
    number: number,
    wanted: (seat: Seat, question: Question) => boolean,
    wish?: Partial<NewGame>,
  ) => Promise<Position>;
}

export interface Position {
  opened: Opened;
  seats: [Seat, Seat];
  choosers: [Chooser, Chooser];
  /** Who is asked. */
  asked: 0 | 1;
}

export const test = base.extend<Tools, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  open: async ({ visit }, use) => use((address, look) => visit((page) => new Player(page), address, look)),
  visit: async ({ browser, baseURL }, use) => {
    const players: { page: Page; errors: string[] }[] = [];
    await use(async (make, address, wished = {}) => {
      const { theme = 'light', language = 'en', newcomer = false, beside = false, ...look } = wished;
      const context = await browser.newContext({ baseURL, ...look });
      await context.addInitScript(
        ([theme, language, alone, ...read]) => {
          if (alone) localStorage.setItem('gefecht.answer-alone', alone);
          for (const ruleset of read) localStorage.setItem(`gefecht.goal.${ruleset}`, 'read');
          localStorage.setItem('gefecht.theme', localStorage.getItem('gefecht.theme') ?? theme ?? '');
          localStorage.setItem('gefecht.language', localStorage.getItem('gefecht.language') ?? language ?? '');
        },
        [theme, language, beside ? 'no' : '', ...(newcomer ? [] : ['battleground', 'shatterpoint', 'legion'])],
      );
      const player = make(await context.newPage());
      players.push(player);
      await player.page.goto(address);
      return player;
    });
    for (const { page, errors } of players) {
      if (page.isClosed()) continue;
      expect(errors, 'the page has no errors').toEqual([]);
      expect(await missingKeys(page), 'no words are missing').toEqual([]);
      await page.context().close();
    }
  },
  game: async ({ server }, use) => use((wish) => openGame(server.address, wish)),
  sit: async ({ server }, use) => {
    const seats: { close(): void }[] = [];
    await use(async <G extends Game>(game: string, token: string | null | undefined) => {
      const seat = await Seat.join<G>(server.address, game, token ?? null);
      seats.push(seat);
      return seat;
    });
    for (const seat of seats) seat.close();
  },
  position: async ({ game, sit }, use) => {
    await use(async (number, wanted, wish) => {
      const opened = await game({ seed: seed(number), ...wish });
      const seats: [Seat, Seat] = [await sit(opened.game, opened.tokens[0]), await sit(opened.game, opened.tokens[1])];
      const choosers: [Chooser, Chooser] = [eager(number), eager(number + 100)];
      const seat = await playUntil(seats, choosers, wanted);
      if (seat === null) throw new Error('the game ended before the wanted question');
      return { opened, seats, choosers, asked: seat === seats[0] ? 0 : 1 };
    });
  },
});

export async function missingKeys(page: Player['page']): Promise<string[]> {
  return page.evaluate(() => [...(window.__missingKeys ?? [])]);
}

/** Opens the sheet in which a table is set up. */
export async function setUp(page: Page, ruleset = 'battleground'): Promise<void> {
  await page.locator(`[data-game="${ruleset}"] .more`).click();
  await expect(page.locator('dialog .seg')).toBeVisible();
}

/** The address of a seat. */
export function seatOf({ game, tokens }: Opened, seat: number): string {
  return `/play/${game}#${tokens[seat] ?? ''}`;
}
