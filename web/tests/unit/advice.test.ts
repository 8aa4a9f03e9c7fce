// What is said of the hints: no answer that is listed later seems better than the first.
import { afterEach, describe, expect, it } from 'vitest';
import { i18n, languages } from '../../src/app/i18n.svelte';
import { chanceOf, reasonOf } from '../../src/app/play/advice';
import type { Hinted } from '../../src/protocol';

const hint = (wins: number | null, worse: number | null, by = 0): Hinted => ({
  choice: 'end',
  next: null,
  wins,
  worse,
  reason: by === 0 ? null : { aspect: 'track', by },
});
const FIRST = hint(0.58, null, 1.3);
const ALIKE = hint(0.61, null, 1.7);
const WORSE = hint(0.48, 0.1, -2.9);

afterEach(async () => i18n.setLanguage('en'));

describe('a hint', () => {
  it('says of an answer that is about as good that it is, and no number to compare', async () => {
    for (const language of languages) {
      await i18n.setLanguage(language);
      expect(chanceOf(FIRST, 0)).toContain('58');
      const said = `${chanceOf(ALIKE, 1)} ${reasonOf('shatterpoint', ALIKE, 1) ?? ''}`;
      expect(said).not.toMatch(/\d/);
      expect(said).not.toContain('play-');
    }
    await i18n.setLanguage('en');
    expect(chanceOf(ALIKE, 1)).toBe('about as good as the first');
    expect(reasonOf('shatterpoint', ALIKE, 1)).toBe('strong in: spaces of the struggle track');
    expect(reasonOf('shatterpoint', hint(0.61, null, -1), 1)).toBe('weak in: spaces of the struggle track');
    expect(reasonOf('shatterpoint', hint(0.61, null), 1)).toBe('in no respect much different from the others');
  });

  it('says by how much an answer is worse', () => {
    expect(chanceOf(WORSE, 2)).toContain('48 % of the time, 10 % less often than the best');
    expect(reasonOf('shatterpoint', WORSE, 2)).toContain('2.9 spaces of the struggle track worse off than the best');
  });

  it('knows no numbers where none were tried', () => {
    expect(chanceOf(hint(null, null), 1)).toBe('the usual answer');
    expect(reasonOf('shatterpoint', hint(null, null), 1)).toBeNull();
  });
});
