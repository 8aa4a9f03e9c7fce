// What every test gets: a server, pages that must not fail, and tables at a wanted position.
import { expect, test as base, type BrowserContextOptions } from '@playwright/test';
import type { NewGame, Opened } from '../../src/protocol';
import { Player } from './player';
import { Seat, openGame } from './seat';
import { Server } from './server';

export { expect };

export type Theme = 'light' | 'dark';
export type Language = 'en' | 'de' | 'pl';

export interface Look extends BrowserContextOptions {
  theme?: Theme;
  language?: Language;
}

interface Tools {
  /** Opens an address in a browser of its own. */
  open: (address: string, look?: Look) => Promise<Player>;
  /** Opens a game over HTTP. */
  game: (wish?: Partial<NewGame>) => Promise<Opened>;
  /** Takes a seat, or watches, without a page. */
  sit: (game: string, token: string | null) => Promise<Seat>;
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
  open: async ({ browser, baseURL }, use) => {
    const players: Player[] = [];
    await use(async (address, { theme = 'light', language = 'en', ...look } = {}) => {
      const context = await browser.newContext({ baseURL, ...look });
      await context.addInitScript(
        ([theme, language]) => {
          localStorage.setItem('gefecht.theme', localStorage.getItem('gefecht.theme') ?? theme ?? '');
          localStorage.setItem('gefecht.language', localStorage.getItem('gefecht.language') ?? language ?? '');
        },
        [theme, language],
      );
      const player = new Player(await context.newPage());
      players.push(player);
      await player.page.goto(address);
      return player;
    });
    for (const { page, errors } of players) {
      expect(errors, 'the page has no errors').toEqual([]);
      expect(await missingKeys(page), 'no words are missing').toEqual([]);
      await page.context().close();
    }
  },
  game: async ({ server }, use) => use((wish) => openGame(server.address, wish)),
  sit: async ({ server }, use) => {
    const seats: Seat[] = [];
    await use(async (game, token) => {
      const seat = await Seat.join(server.address, game, token);
      seats.push(seat);
      return seat;
    });
    for (const seat of seats) seat.close();
  },
});

export async function missingKeys(page: Player['page']): Promise<string[]> {
  return page.evaluate(() => [...(window.__missingKeys ?? [])]);
}

/** The address of a seat. */
export function seatOf({ game, tokens }: Opened, seat: 0 | 1): string {
  return `/play/${game}#${tokens[seat] ?? ''}`;
}
