// Whoever watches learns nothing that both players do not know.
import { expect, test } from './fixtures';
import type { CardView, ToldView } from '../../src/rulesets/battleground/types';
import type { Seat } from './seat';
import { eager, playUntil, soon } from './script';
import { seed } from './seat';

test('a spectator sees no hidden card, neither on the page nor on the wire', async ({ game, open, sit }) => {
  const opened = await game({ seed: seed(4) });
  const seats = [await sit(opened.game, opened.tokens[0]), await sit(opened.game, opened.tokens[1])];
  const watcher = await open(`/watch/${opened.game}`);
  await expect(watcher.page.getByText('You are watching.')).toBeVisible();

  let looked = 0;
  const check = async () => {
    await watcher.until(() => watcher.log.length >= Math.max(...seats.map((seat) => seat.log.length)));
    const hidden = hiddenNames(seats);
    if (hidden.length > 0) looked++;
    const page = await watcher.page.content();
    const seen = watcher.frames.join('\n');
    for (const name of hidden) {
      expect(page, 'the page').not.toContain(name);
      expect(seen, 'the socket').not.toContain(JSON.stringify(name));
    }
  };
  let answers = 0;
  for (let part = 0; part < 12; part++) {
    const asked = await playUntil(seats, [soon(eager(4), 25), soon(eager(104), 25)], () => ++answers % 15 === 0);
    if (asked === null) break;
    await check();
  }
  expect(looked).toBeGreaterThan(5);

  expect(watcher.frames.flatMap((frame) => leaks(JSON.parse(frame)))).toEqual([]);
  // A player's own messages do hold them, so the check can find them.
  expect(leaks(seats[0]?.now)).toContain('hand');
  // What was laid open is there: the check above does look at the right names.
  const open1 = shownCards(seats[0] as Seat)[0]?.name.en ?? '-';
  expect(watcher.frames.join('\n')).toContain(JSON.stringify(open1));
});

function shownCards(seat: Seat): CardView[] {
  const told = seat.log.flatMap((step) => step.told as ToldView[]);
  return told.flatMap((one) => one.card ?? []);
}

/** Names of the cards in both hands that nobody has laid open yet. */
function hiddenNames(seats: Seat[]): string[] {
  const known = new Set(seats.flatMap(shownCards).map((card) => card.name.en));
  const said = JSON.stringify((seats[0] as Seat).table.sheets);
  return seats
    .flatMap((seat, number) => {
      const hand = seat.view.players[number]?.hand ?? [];
      const deck = seat.table.cards.filter((card) => card.seat === number);
      return deck.filter((card) => hand.includes(card.id)).map((card) => card.name.en);
    })
    .filter((name) => !known.has(name) && !said.includes(name));
}

/** What a message holds that a spectator may not know: a hand, a deck, drawn or discarded cards, a question. */
function leaks(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { part, value: whole, event, ...fields } = value as Record<string, unknown>;
  const hides = event === 'drew' || event === 'discarded';
  const here = [
    ...['hand', 'question', ...(hides ? ['cards'] : [])].filter((field) => (fields[field] ?? null) !== null),
    ...[part === 'cards' ? whole : null].filter((cards) => Array.isArray(cards) && cards.length > 0),
  ];
  return [...here.map(String), ...Object.values(value).flatMap(leaks)];
}
