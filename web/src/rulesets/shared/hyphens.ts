// Where long names may break on a narrow strip: not every browser knows how to hyphenate.

/** Shorter words fit. */
const LONG = 12;
const WORD = new RegExp(`\\p{L}{${LONG},}`, 'gu');
/** Between syllables, three letters from either end: after a vowel, before a consonant with a vowel. */
const SYLLABLE = /(?<=\p{L}{2}[aeiouyäöüąęó])(?=[b-df-hj-np-tv-zß][aeiouyäöüąęó]\p{L})/giu;

/** A name with soft hyphens in its long words. */
export const breakable = (name: string): string => name.replace(WORD, (word) => word.replace(SYLLABLE, '\u00ad'));
