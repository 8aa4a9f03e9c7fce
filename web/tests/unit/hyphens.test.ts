import { expect, test } from 'vitest';
import { breakable } from '../../src/rulesets/shared/hyphens';

const seen = (name: string): string => breakable(name).replaceAll('\u00ad', '-');

test('long words of a name may break between syllables, with three letters at either end', () => {
  expect(seen('Mandalorianer vom Clan Kryze')).toBe('Manda-lo-ria-ner vom Clan Kryze');
  expect(seen('Bo-Katan Kryze')).toBe('Bo-Katan Kryze');
  expect(seen('Mandalorianie z klanu Kryze')).toMatch(/^\p{L}{3,}-/u);
  const parts = seen('Superkommandos').split('-');
  for (const end of [parts[0], parts.at(-1)]) expect(end?.length).toBeGreaterThan(2);
});
