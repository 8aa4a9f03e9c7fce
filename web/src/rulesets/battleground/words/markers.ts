// The buffs and debuffs that a printed text names.
import { about, together, type About } from '../../../app/about';
import { name, t } from '../../../app/i18n.svelte';
import type { Names } from '../../../protocol';

/** As English texts have them: other languages decline. */
const KINDS: Record<string, 'buff' | 'debuff'> = {
  Haste: 'buff',
  Enhancement: 'buff',
  Protection: 'buff',
  Regeneration: 'buff',
  Paralysis: 'debuff',
  Blinded: 'debuff',
  Prone: 'debuff',
  Curse: 'debuff',
};
const NAMED = new RegExp(`\\b(?:${Object.keys(KINDS).join('|')})\\b`, 'g');

type Told = About & { name: string };

function markersIn(text: Names): Told[] {
  return [...new Set(text.en.match(NAMED))].map((word) => {
    const [kind, which] = [KINDS[word], word.toLowerCase()];
    return { ...about(`play-${kind}-about-${which}`), name: t(`bg-${kind}-${which}`) };
  });
}

/** What the markers do that a text names, all at once. */
export const aboutText = (text: Names | null | undefined): About | null => together(text ? markersIn(text) : []);

/** What is shown of a text, cut into what names a marker and what does not. */
export function pieces(text: Names, shown = name(text)): { piece: string; about: About | undefined }[] {
  const told = markersIn(text).map((about) => ({ about, stem: about.name.slice(0, -1) }));
  if (told.length === 0) return [{ piece: shown, about: undefined }];
  const words = new RegExp(`(${told.map(({ stem }) => `${stem}\\p{L}*`).join('|')})`, 'u');
  return shown.split(words).map((piece) => ({ piece, about: told.find(({ stem }) => piece.startsWith(stem))?.about }));
}
