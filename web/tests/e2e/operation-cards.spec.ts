// The stage card of every printed operation: what ends the stage is in view, tracks and trackers with what each space
// needs, and objectives are called by what they are in the stage.
import { expect, goOn, test, together, type Commander, type Stand } from './operation';
import type { Wanted } from './free';
import type { Shatterpoint } from './hearing';

interface Printed {
  id: string;
  /** What ends the first stage, beside the countdown. */
  ends: string[];
  /** The trackers of the stage, by name, with what the spaces need. */
  trackers: Record<string, string[]>;
  /** What objectives are in the stage, by number from 0. */
  meant: Record<number, string>;
}

const numbers = (count: number): string[] => Array.from({ length: count }, (_, at) => String(at + 1));

// As the cards print it.
const PRINTED: Printed[] = [
  {
    id: 'chain-reaction',
    ends: ['The Core Shield is destroyed'],
    trackers: {},
    meant: { 0: 'Console', 2: 'Shield Generator', 3: 'Shield Generator', 6: 'Console' },
  },
  {
    id: 'explore-the-ruins',
    ends: ['covered all spaces of the own cipher'],
    trackers: {
      'Aggressor’s Cipher': ['failure', 'hit', 'expertise', 'crit / block'],
      'Sentinel’s Cipher': ['failure', 'hit', 'expertise', 'crit / block'],
      Complete: ['1'],
    },
    meant: { 2: 'Archaic Clue', 3: 'Archaic Clue', 4: 'Archaic Clue', 7: 'Archaic Clue' },
  },
  {
    id: 'foil-the-heist',
    ends: ['full power'],
    trackers: {
      'Force Field Power Tracker': numbers(12).map(
        (one) => ({ 5: '5, Field Engaged', 9: '9, Field Engaged', 12: '12, Full Power' })[one] ?? one,
      ),
    },
    meant: { 0: 'Field Console', 3: 'Field Console', 6: 'Field Console', 7: 'Smuggler' },
  },
  {
    id: 'extract-the-agent',
    ends: ['At most 1 Docking Clamp is active'],
    trackers: { 'Lockdown Tracker': numbers(5) },
    meant: { 0: 'Security Console', 1: 'Docking Clamp', 2: 'Docking Clamp', 3: 'Security Console', 8: 'Agent' },
  },
  {
    id: 'jailbreak',
    ends: ['no captured unit left', 'The alarm is sounded while three units are captured', 'The alarm is sounded.'],
    trackers: { 'Suspicion Tracker': [...numbers(9), '10, Alarm'], 'Security Level': numbers(4) },
    meant: { 1: 'Containment Field', 3: 'Containment Field', 4: 'Access Core', 5: 'Containment Field' },
  },
  {
    id: 'crash-landing',
    ends: ['no hurt unit left', 'no Medical Cache is left'],
    trackers: {},
    meant: { 3: 'Medical Cache', 6: 'Medical Cache' },
  },
];

/** Plays on until the wanted moment and looks at the table from the Aggressor's seat, without the story. */
async function arrive(
  position: Stand,
  sitDown: (opened: Stand['opened'], seat: 0 | 1) => Promise<Commander>,
  wanted: Wanted<Shatterpoint>,
): Promise<Commander> {
  if ((await goOn(position, wanted)) === null) throw new Error('the game ended before');
  const player = await sitDown(position.opened, 0);
  await together([...position.seats, player]);
  const close = player.page.locator('[data-story-close]');
  if (await close.isVisible()) await close.click();
  return player;
}

async function shows({ page }: Commander, { ends, trackers, meant }: Omit<Printed, 'id'>): Promise<void> {
  const card = page.getByRole('region', { name: 'Stage card' });
  const listed = card.locator('.ends li');
  await expect(listed).toHaveCount(ends.length + 1);
  for (const [at, text] of ends.entries()) {
    await expect(listed.nth(at)).toContainText(text);
    await expect(listed.nth(at)).toBeInViewport({ ratio: 1 });
  }
  await expect(card.locator('[data-tracker]')).toHaveCount(Object.keys(trackers).length);
  for (const [name, spaces] of Object.entries(trackers)) {
    const tracker = card.locator('[data-tracker]', { hasText: name });
    const titles = tracker.locator('[data-space]');
    await expect(titles).toHaveCount(spaces.length);
    for (const [at, needs] of spaces.entries()) {
      await expect(titles.nth(at)).toHaveAttribute('title', new RegExp(`^${needs}, (empty|filled)$`));
    }
    await expect(tracker).toBeInViewport({ ratio: 1 });
  }
  for (const [number, kind] of Object.entries(meant)) {
    await expect(page.locator(`[data-objective="${number}"]`)).toHaveAttribute(
      'aria-label',
      new RegExp(`^${kind}(, objective ${Number(number) + 1})?, active`),
    );
  }
}

for (const { id, ...card } of PRINTED) {
  test(`the first stage of ${id}`, async ({ operation, sitDown, stand }) => {
    const position = await stand(5, () => true, await operation(0, id));
    const player = await arrive(position, sitDown, (_, view) => view.stage === 'turns');
    await shows(player, card);
    await player.page.screenshot({ path: test.info().outputPath(`${id}.png`), animations: 'disabled' });
  });
}

test('the second stage of crash-landing: piles instead of caches, and the gear that is still missing', async ({
  operation,
  sitDown,
  stand,
}) => {
  const position = await stand(5, () => true, await operation(0, 'supplies'));
  const player = await arrive(position, sitDown, (_, view) => view.stage === 'turns');
  await shows(player, {
    ends: ['filled all spaces of the Survival Gear'],
    trackers: {
      'Survival Gear': [
        ...Array<string>(3).fill('expertise'),
        ...Array<string>(4).fill('hit'),
        ...Array<string>(3).fill('failure'),
        ...Array<string>(2).fill('crit'),
      ],
      'Stolen Equipment': numbers(5),
    },
    meant: { 0: 'Wreckage Pile', 1: 'Wreckage Pile', 2: 'Wreckage Pile', 7: 'Wreckage Pile', 8: 'Wreckage Pile' },
  });
  await player.page.screenshot({ path: test.info().outputPath('crash-landing-2.png'), animations: 'disabled' });
});
