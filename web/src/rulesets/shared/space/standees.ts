// A figure as it stands on a table: cut out of card, with a pale rim.
import { strokesOf, type Figure, type Tone } from '../figures/figure';
import { blank, type Paint } from './surfaces';

const PIXELS = 256;
/** The box of a figure, and the room for its rim. */
const BOX = 100;
const ROOM = 5;

export function standee(figure: Figure, side: 'a' | 'b', paint: Paint): HTMLCanvasElement {
  const canvas = blank(PIXELS, PIXELS);
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  const tones: Record<Tone, string> = {
    mass: paint(`--fig-${side}`),
    half: paint(`--fig-${side}-2`),
    pale: paint(`--fig-${side}-3`),
    cut: paint('--mini-plate'),
    case: paint('--mini-plate'),
  };
  const part = PIXELS / (BOX + 2 * ROOM);
  pen.setTransform(part, 0, 0, part, PIXELS / 2, PIXELS - (BOX / 2) * part);
  pen.lineJoin = pen.lineCap = 'round';
  const strokes = strokesOf(figure, 'half').map((one) => ({ ...one, path: new Path2D(one.d) }));
  pen.strokeStyle = pen.fillStyle = paint('--mini-plate');
  for (const { path, width } of strokes) {
    pen.lineWidth = (width ?? 0) + 2 * ROOM - 1;
    pen.stroke(path);
    if (width === null) pen.fill(path);
  }
  for (const { path, tone, width } of strokes) {
    pen.strokeStyle = pen.fillStyle = tones[tone];
    pen.lineWidth = width ?? ROOM;
    if (width === null) pen.fill(path);
    if (width !== null || tone === 'case') pen.stroke(path);
  }
  return canvas;
}
