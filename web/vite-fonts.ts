// Cuts the fonts to what the client shows: the letters of its languages, and the widths and weights in use.
// It makes them a third of their size, so that the first load keeps its budget. They are made when they are
// missing or older than this file.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

type Axes = Record<string, number | { min: number; max: number }>;

const TO = join(import.meta.dirname, 'src/styles/fonts');
const resolve = createRequire(import.meta.url).resolve;

const letters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
const ASCII = letters(0x20, 0x7e);
const LATIN = `${ASCII}\u00a0«»°·§½¼${letters(0xc0, 0xff)}–—‘’‚“”„…•″′‹›€™−`;
/** The letters of titles: those of our languages and their neighbours'. */
const TITLES = `${ASCII}\u00a0ÄÖÜäöüßÓóÉéèêàâçñôîïåøæ–—‘’‚“”„…″`;
const LATIN_EXT = 'ĄąĆćĘęŁłŃńŚśŹźŻżŒœŠšŽžČčĚěŘřŮůŐőŰű';

/** All interface text: weight and width vary. */
const ARCHIVO: Axes = { wght: { min: 400, max: 800 }, wdth: { min: 75, max: 100 } };
/** The voice of the table: one weight, and the cut for questions and titles; one for each size would weigh as much again. */
const NEWSREADER: Axes = { wght: 470, opsz: 24 };
/** Titles in the bar and names of places: one size. */
const ITALIC: Axes = { wght: 500, opsz: 18 };

const FONTS: [name: string, letters: string, axes: Axes][] = [
  ['archivo/files/archivo-latin-standard-normal', LATIN, ARCHIVO],
  ['archivo/files/archivo-latin-ext-standard-normal', LATIN_EXT, ARCHIVO],
  ['newsreader/files/newsreader-latin-opsz-normal', LATIN, NEWSREADER],
  ['newsreader/files/newsreader-latin-ext-opsz-normal', LATIN_EXT, NEWSREADER],
  ['newsreader/files/newsreader-latin-opsz-italic', TITLES, ITALIC],
  ['newsreader/files/newsreader-latin-ext-opsz-italic', LATIN_EXT, ITALIC],
];

async function cut([name, text, axes]: (typeof FONTS)[number]): Promise<void> {
  const to = join(TO, `${name.slice(name.lastIndexOf('/') + 1)}.woff2`);
  if (existsSync(to) && statSync(to).mtimeMs > statSync(import.meta.filename).mtimeMs) return;
  const whole = readFileSync(resolve(`@fontsource-variable/${name}.woff2`));
  writeFileSync(to, await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes }));
}

export function fonts(): Plugin {
  return {
    name: 'fonts',
    async buildStart() {
      if (process.env.VITEST) return;
      mkdirSync(TO, { recursive: true });
      for (const font of FONTS) await cut(font);
    },
  };
}
