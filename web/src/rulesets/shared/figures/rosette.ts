// The engraved lines of a card's well: rings that wave, their numbers taken from what the card is called. Each has its own.
import { sequence } from '../board/relief';

const RINGS = 9;
const POINTS = 120;

/** Rings about the middle of a box, as one path. */
export function rosette(id: string, w: number, h: number): string {
  const random = sequence(hash(id));
  const petals = 3 + Math.floor(random() * 6);
  const finer = petals * (2 + Math.floor(random() * 2));
  const [depth, phase, twist] = [0.12 + random() * 0.2, random() * 6, (random() - 0.5) * 0.5];
  const ring = (number: number): string => {
    const size = Math.min(w, h) * (0.24 + number * 0.09);
    const points = Array.from({ length: POINTS }, (_, i) => {
      const turn = (i / POINTS) * 2 * Math.PI;
      const wave =
        0.5 * Math.sin(petals * turn + phase + number * twist) + 0.22 * Math.sin(finer * turn - number * twist);
      const r = size * (1 + depth * wave);
      return `${(w / 2 + Math.cos(turn) * r).toFixed(1)} ${(h / 2 + Math.sin(turn) * r).toFixed(1)}`;
    });
    return `M${points.join('L')}Z`;
  };
  return Array.from({ length: RINGS }, (_, number) => ring(number)).join('');
}

function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 2654435761);
  return sum >>> 0;
}
