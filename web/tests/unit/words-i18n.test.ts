import { expect, test } from 'vitest';
import { has, i18n, list, name, number, t } from '../../src/app/i18n.svelte';

test('the language wished for last is shown', async () => {
  await Promise.all([i18n.setLanguage('de'), i18n.setLanguage('pl')]);
  expect(i18n.language).toBe('pl');
  expect(i18n.ready).toBe(true);
  expect(t('bg-fists')).toBe('Pięści');
  await i18n.setLanguage('de');
  expect(t('bg-fists')).toBe('Fäuste');
});

test('a missing key or variable shows', async () => {
  await i18n.setLanguage('en');
  expect(t('bg-no-such-key')).toBe('⟨bg-no-such-key⟩');
  expect(has('bg-no-such-key')).toBe(false);
  expect(t('bg-say-round')).toContain('{');
});

test('a name falls back to English', async () => {
  await i18n.setLanguage('pl');
  expect(name({ en: 'Skeletor', de: null, pl: 'Szkieletor' })).toBe('Szkieletor');
  expect(name({ en: 'Skeletor', de: null, pl: null })).toBe('Skeletor');
});

test('numbers and lists follow the language', async () => {
  await i18n.setLanguage('de');
  expect(number(1.5)).toBe('1,5');
  expect(list(['A', 'B', 'C'])).toBe('A, B und C');
  await i18n.setLanguage('en');
  expect(number(1.5)).toBe('1.5');
});

test('a long word that stands in a narrow place says where it can be broken', async () => {
  await i18n.setLanguage('de');
  expect(t('sp-tray-defence')).toBe('Verteidigungs\u00ADwürfel');
});
