// The icon of the page in the tab: the mark, filled in colour and shape of whoever decides.
import type { Seat } from '../../protocol';
import { seatLetter } from '../seats';

const FRAME = 'M10 1l7.8 4.5v9L10 19l-7.8-4.5v-9z';
const SHAPES = { a: 'M5.8 10a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0z', b: 'M10 4.8L15.2 10L10 15.2L4.8 10z' };

/** As an address; null: nobody decides, and the page's own icon stands. */
export function iconOf(seat: Seat | null, colourOf: (letter: 'a' | 'b') => string): string | null {
  const letter = seatLetter(seat);
  if (letter === undefined) return null;
  const colour = colourOf(letter);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="${FRAME}" fill="#fff" stroke="${colour}" stroke-width="1.8"/><path d="${SHAPES[letter]}" fill="${colour}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const link = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');
let usual: string | null = null;

/** Shows who decides; without anybody the usual icon. */
export function showIcon(seat: Seat | null): void {
  const icon = link();
  if (!icon) return;
  usual ??= icon.getAttribute('href');
  const style = getComputedStyle(document.documentElement);
  const href = iconOf(seat, (letter) => style.getPropertyValue(`--seat-${letter}`).trim()) ?? usual ?? '';
  if (icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}
