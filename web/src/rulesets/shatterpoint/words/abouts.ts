// What the symbols of combat trees and expertise charts mean, for the glossary.
import { about, together, type About } from '../../../app/about';
import { has } from '../../../app/i18n.svelte';
import type { Entry, Symbol } from '../types';
import { entry } from './names';

/** An entry of a chart: a result of a die or a symbol. */
export function aboutEntry(one: Entry): About {
  const face = `sp-face-about-${one}`;
  return { ...about(has(face) ? face : `sp-about-${one}`), name: entry(one) };
}

/** The symbols of a box. */
export const aboutSymbols = (all: readonly Symbol[]): About | null => together([...new Set(all)].map(aboutEntry));
