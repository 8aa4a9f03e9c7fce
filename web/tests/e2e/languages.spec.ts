// Every page in every language: all words are there, and a switch shows at once.
import { expect, missingKeys, seatOf, setUp, test, type Language } from './fixtures';
import type { Question } from './hearing';
import type { Player } from './player';
import { eager, kindOf, playUntil, soon } from './script';
import { seed, type Seat } from './seat';
import { bg } from '../unit/bg';

const languages: Language[] = ['en', 'de', 'pl'];

async function complete(player: Player, where: string): Promise<void> {
  expect(await missingKeys(player.page), where).toEqual([]);
  expect(await player.page.locator('body').innerText(), where).not.toContain('⟨');
}

test('a whole game has words in every language', async ({ game, open, sit }) => {
  const opened = await game({ seed: seed(4) });
  const seats = [await sit(opened.game, opened.tokens[0]), await sit(opened.game, opened.tokens[1])];
  // A seat takes three connections, and one is the script's.
  const pages = [
    { language: 'de', seat: 0, player: await open(seatOf(opened, 0), { language: 'de' }) },
    { language: 'pl', seat: 0, player: await open(seatOf(opened, 0), { language: 'pl' }) },
    { language: 'en', seat: 1, player: await open(seatOf(opened, 1), { language: 'en' }) },
  ];

  const kinds = new Set<string>();
  const choosers = [soon(eager(4), 60), soon(eager(104), 60)];
  const kindFor = (seat: Seat, { prompt }: Question) => `${kindOf(prompt)} ${seats.indexOf(seat)}`;
  for (let question = 0; question < 60; question++) {
    const asked = await playUntil(seats, choosers, (seat, question) => !kinds.has(kindFor(seat, question)));
    if (!asked?.question) break;
    const kind = kindFor(asked, asked.question);
    kinds.add(kind);
    const texts: (string | null)[] = [];
    for (const { language, seat, player } of pages) {
      if (seats[seat] !== asked) continue;
      await player.until(() => player.question?.id === asked.question?.id);
      await player.asked();
      await complete(player, `${language}: ${kind}`);
      texts.push(await player.voice.textContent());
    }
    expect(new Set(texts).size, `${kind} is asked in different words`).toBe(texts.length);
  }
  for (const kind of ['act', 'go', 'face', 'choose-card', 'defend', 'mana-reroll']) {
    expect([...kinds]).toEqual(expect.arrayContaining([`${kind} 0`, `${kind} 1`]));
  }
  expect([...kinds].some((kind) => kind.startsWith('opportunity'))).toBe(true);

  for (const { language, player } of pages) {
    const { page } = player;
    await expect(player.decision.locator('header.ink')).toBeVisible();
    for (const tab of ['log', 'unit', 'rule', 'chat']) {
      await page.locator(`#tab-${tab}`).click();
      await complete(player, `${language}: ${tab}`);
    }
    await page.goto(`/replay/${opened.game}`);
    await expect(page.locator('footer .timeline')).toBeVisible();
    for (const key of ['End', '[', ',', ',']) await page.keyboard.press(key);
    await complete(player, `${language}: replay`);
  }
});

for (const language of languages) {
  test(`lobby, rules and odds are complete in ${language}`, async ({ open }) => {
    const player = await open('/', { language });
    const { page } = player;
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await complete(player, 'front door');
    await setUp(page);
    for (const button of await page.locator('.seg button').all()) {
      await button.click();
      await complete(player, 'lobby');
    }
    await page.goto(`/rules/${bg('OPP-01')}`);
    await expect(page.locator('article.marked h2')).toBeVisible();
    await complete(player, 'rules');
    await page.goto('/odds');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await complete(player, 'odds');
  });
}

test('another language shows at once, without loading the page anew', async ({ open, position }) => {
  const { page } = await open('/');
  const title = page.locator('main h1');
  await expect(title).toHaveText('The table is ready');
  await page.evaluate(() => (document.documentElement.dataset.kept = 'yes'));
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(title).not.toHaveText('The table is ready');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const german = await title.textContent();
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(title).not.toHaveText(german ?? '');
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');

  const { opened, asked } = await position(4, (_, { prompt }) => kindOf(prompt) === 'act');
  const table = await open(seatOf(opened, asked));
  await table.asked();
  const english = [await table.voice.textContent(), await table.page.locator('[data-menu="move"]').textContent()];
  await table.page.evaluate(() => (document.documentElement.dataset.kept = 'yes'));
  await table.page.getByRole('button', { name: 'Menu' }).click();
  await table.page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(table.voice).not.toHaveText(english[0] ?? '');
  await expect(table.page.locator('[data-menu="move"]')).not.toHaveText(english[1] ?? '');
  await expect(table.page.locator('html')).toHaveAttribute('data-kept', 'yes');
  await complete(table, 'after the switch');
});
