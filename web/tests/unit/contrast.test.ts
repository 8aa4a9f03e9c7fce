import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');

/** The values of one block of tokens, by name. */
function block(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return new Map([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]));
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, two: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const TEXT: [text: string, grounds: string[]][] = [
  ['ink', ['panel', 'panel-2', 'panel-3', 'room', 'stage', 'warn-soft', 'note-soft']],
  ['ink-2', ['panel', 'panel-2', 'panel-3', 'room', 'warn-soft', 'note-soft']],
  ['ink-3', ['panel', 'panel-2', 'panel-3']],
  ['on-ink', ['ink']],
  ['warn', ['warn-soft', 'panel']],
  ['seat-a-on', ['seat-a', 'seat-a-deep']],
  ['seat-b-on', ['seat-b', 'seat-b-deep']],
  ['seat-a-deep', ['seat-a-soft']],
  ['seat-b-deep', ['seat-b-soft']],
  ['objective-ink', ['objective']],
  ['ground-ink', ['ground']],
];
const GRAPHICS: [mark: string, grounds: string[]][] = [
  ['seat-a', ['panel', 'ground']],
  ['seat-b', ['panel', 'ground']],
  ['focus', ['panel', 'room']],
];

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('in the %s theme', (_, selector) => {
  const tokens = block(selector);
  const of = (text: string, ground: string) => contrast(tokens.get(text) ?? '', tokens.get(ground) ?? '');

  it.each(TEXT.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    '%s can be read on %s',
    (text, ground) => expect(of(text, ground)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(GRAPHICS.flatMap(([mark, grounds]) => grounds.map((ground) => [mark, ground] as const)))(
    '%s can be seen on %s',
    (mark, ground) => expect(of(mark, ground)).toBeGreaterThanOrEqual(3),
  );
});
