// Where long names may break on a narrow strip: not every browser knows how to hyphenate.

/** A name with soft hyphens in its long words: after a vowel, before a consonant with a vowel, three letters from either
 *  end. */
export const breakable = (name: string): string =>
  name.replace(/\p{L}{12,}/gu, (word) => word.replace(/(?<=..[aeiouy])(?=[^aeiouy][aeiouy].)/gi, '\u00ad'));
