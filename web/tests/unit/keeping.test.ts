import { expect, it } from 'vitest';
import { keeping } from '../../src/app/keeping';

it('makes a formatter once for each language and its options', () => {
  let made = 0;
  const numbers = keeping((language: string, options: Intl.NumberFormatOptions | undefined) => {
    made += 1;
    return new Intl.NumberFormat(language, options);
  });
  expect(numbers('en', undefined).format(1.5)).toBe('1.5');
  expect(numbers('de', undefined).format(1.5)).toBe('1,5');
  expect(numbers('en', { style: 'percent' }).format(0.5)).toBe('50%');
  expect(numbers('en', undefined).format(2.5)).toBe('2.5');
  expect(made).toBe(3);
});
