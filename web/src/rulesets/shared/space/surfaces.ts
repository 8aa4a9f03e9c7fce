// What pieces are made of, painted on small tiles that repeat: one for the tops, one for the sides. And the ground.
import { patches, sequence } from '../board/relief';
import { UNIT } from '../board/plane';
import type { Surface } from './bodies';

/** The colours of the page by their names, as it is now: light or dark. */
export type Paint = (name: string) => string;
type Pen = CanvasRenderingContext2D;
type Random = () => number;

/** Pixels of a tile, and the units it is painted in. */
const PIXELS = 256;
const SIDE = 100;

interface Tile {
  /** How wide it lies on the table, in millimetres. */
  wide: number;
  ground: string;
  draw: (brush: Brush, paint: Paint) => void;
}

/** Paints on a tile; what goes over an edge comes in again at the other. */
class Brush {
  readonly #pen: Pen;
  readonly random: Random;

  constructor(pen: Pen, seed: number) {
    this.#pen = pen;
    this.random = sequence(seed);
  }

  fill(d: string, colour: string, opacity = 1): void {
    this.#wrapped(opacity, (pen) => {
      pen.fillStyle = colour;
      pen.fill(new Path2D(d));
    });
  }

  line(d: string, colour: string, width: number, opacity = 1): void {
    this.#wrapped(opacity, (pen) => {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.lineCap = 'round';
      pen.stroke(new Path2D(d));
    });
  }

  /** Something at so many places. */
  scatter(count: number, draw: (x: number, y: number, size: number) => void): void {
    for (let i = 0; i < count; i++) draw(this.random() * SIDE, this.random() * SIDE, this.random());
  }

  /** Small specks, so that nothing looks poured. */
  grain(dark: string, light: string, opacity = 0.1): void {
    this.scatter(160, (x, y, size) =>
      this.fill(disc(x, y, 0.4 + size * 0.9), size > 0.5 ? dark : light, opacity * (0.5 + size / 2)),
    );
  }

  #wrapped(opacity: number, draw: (pen: Pen) => void): void {
    const pen = this.#pen;
    for (const x of [-SIDE, 0, SIDE]) {
      for (const y of [-SIDE, 0, SIDE]) {
        pen.save();
        pen.translate(x, y);
        pen.globalAlpha = opacity;
        draw(pen);
        pen.restore();
      }
    }
  }
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const across = (all: readonly number[]): string => all.map((y) => `M0 ${y}H${SIDE}`).join('');
const down = (all: readonly number[]): string => all.map((x) => `M${x} 0V${SIDE}`).join('');
/** A stone with five corners. */
function stone(x: number, y: number, r: number, random: Random): string {
  const corners = [0, 1, 2, 3, 4].map((n) => {
    const [turn, far] = [(n / 5) * 2 * Math.PI + random() * 0.7, r * (0.7 + random() * 0.5)];
    return `${x + Math.cos(turn) * far} ${y + Math.sin(turn) * far}`;
  });
  return `M${corners.join('L')}Z`;
}

const TILES = {
  roof: {
    wide: 130,
    ground: '--lv-3',
    draw: (brush, paint) => {
      brush.grain(paint('--lv-lo'), paint('--lv-hi'));
      brush.line(across([0, 50]) + down([0, 50]), paint('--lv-lo'), 1, 0.3);
      brush.line(across([1.2, 51.2]) + down([1.2, 51.2]), paint('--lv-hi'), 0.8, 0.4);
    },
  },
  plaster: {
    wide: 80,
    ground: '--lv-2',
    draw: (brush, paint) => {
      brush.grain(paint('--lv-lo'), paint('--lv-hi'), 0.12);
      brush.line(down([0]), paint('--lv-lo'), 1.4, 0.5);
      brush.line(across([0, 46]), paint('--lv-lo'), 1, 0.35);
      brush.fill('M38 60h24v26h-24Z', paint('--lv-lo'), 0.42);
      brush.line('M38 73h24M50 60v26', paint('--lv-hi'), 1, 0.3);
    },
  },
  sand: {
    wide: 120,
    ground: '--lv-1',
    draw: (brush, paint) => {
      brush.grain(paint('--lv-lo'), paint('--lv-hi'), 0.12);
      brush.scatter(13, (x, y, size) =>
        brush.line(`M${x} ${y}q${7 + size * 5} -5 ${14 + size * 10} 0`, paint('--lv-lo'), 1.2, 0.35),
      );
    },
  },
  rubble: {
    wide: 66,
    ground: '--wall',
    draw: (brush, paint) => {
      for (let row = 0; row < 5; row++)
        for (let column = 0; column < 5; column++) {
          const [x, y] = [column * 20 + (row % 2) * 10 + brush.random() * 4, row * 20 + 8 + brush.random() * 4];
          const d = stone(x, y, 10.5, brush.random);
          brush.fill(d, paint('--tx-stone'), 0.75 + brush.random() * 0.25);
          brush.line(d, paint('--wall-ink'), 0.7, 0.22);
        }
      brush.grain(paint('--wall-ink'), paint('--lv-hi'), 0.08);
    },
  },
  courses: {
    wide: 52,
    ground: '--low',
    draw: (brush, paint) => {
      brush.grain(paint('--wall-ink'), paint('--lv-hi'));
      brush.line(across([0, 25, 50, 75]), paint('--wall-ink'), 1.4, 0.34);
      brush.line(
        'M12 0V25M62 0V25M37 25V50M87 25V50M20 50V75M70 50V75M45 75V100M95 75V100',
        paint('--wall-ink'),
        1.2,
        0.3,
      );
    },
  },
  block: {
    wide: 90,
    ground: '--wall-top',
    draw: (brush, paint) => {
      brush.grain(paint('--wall-ink'), paint('--lv-hi'));
      brush.line('M-10 60L60 -10M-10 110L110 -10M40 110L110 40', paint('--wall-ink'), 1.6, 0.16);
      brush.line(down([0]) + across([0]), paint('--wall-ink'), 1.2, 0.3);
    },
  },
  planks: {
    wide: 60,
    ground: '--tx-crate',
    draw: (brush, paint) => {
      for (let board = 0; board < 5; board++)
        brush.fill(`M0 ${board * 20}h100v20h-100Z`, paint('--tx-wood'), brush.random() * 0.5);
      brush.line(across([0, 20, 40, 60, 80]), paint('--wall-ink'), 1.3, 0.4);
      brush.scatter(14, (x, y, size) => brush.line(`M${x} ${y}h${8 + size * 16}`, paint('--wall-ink'), 0.6, 0.22));
      brush.fill([10, 30, 50, 70, 90].map((y) => disc(4, y, 1) + disc(54, y, 1)).join(''), paint('--wall-ink'), 0.45);
    },
  },
  bags: {
    wide: 44,
    ground: '--wall',
    draw: (brush, paint) => {
      for (const [y, x] of [
        [0, 0],
        [33, 25],
        [66, 0],
      ] as const)
        for (const at of [x, x + 50]) {
          const d = `M${at + 8} ${y + 3}h34q8 0 8 13t-8 13h-34q-8 0-8-13t8-13Z`;
          brush.fill(d, paint('--low'));
          brush.line(d, paint('--wall-ink'), 1, 0.3);
          brush.line(`M${at + 10} ${y + 24}h30`, paint('--wall-ink'), 3, 0.12);
        }
    },
  },
  leaves: {
    wide: 60,
    ground: '--rough',
    draw: (brush, paint) => {
      brush.scatter(60, (x, y, size) => brush.fill(disc(x, y, 4 + size * 4), paint('--tx-grass'), 0.35 + size * 0.4));
      brush.scatter(30, (x, y, size) => brush.fill(disc(x, y, 2 + size * 2), paint('--lv-hi'), 0.1));
      brush.grain(paint('--cast'), paint('--lv-hi'), 0.2);
    },
  },
  grass: {
    wide: 90,
    ground: '--ground',
    draw: (brush, paint) => {
      brush.fill('M0 0h100v100h-100Z', paint('--rough'), 0.34);
      brush.scatter(46, (x, y, size) =>
        brush.line(`M${x} ${y}q-1-5-3-7M${x} ${y}v-9M${x} ${y}q1-5 3-7`, paint('--tx-grass'), 1, 0.4 + size * 0.4),
      );
    },
  },
  water: {
    wide: 130,
    ground: '--water',
    draw: (brush, paint) => {
      brush.scatter(12, (x, y, size) => brush.fill(disc(x, y, 8 + size * 12), paint('--tx-water'), 0.2));
      brush.scatter(18, (x, y, size) =>
        brush.line(`M${x} ${y}q4-4 8 0t8 0`, size > 0.6 ? paint('--lv-hi') : paint('--tx-water'), 1.3, 0.6),
      );
    },
  },
  earth: {
    wide: 90,
    ground: '--ground',
    draw: (brush, paint) => {
      brush.fill('M0 0h100v100h-100Z', paint('--cast'), 0.3);
      brush.scatter(30, (x, y, size) => brush.fill(stone(x, y, 1 + size * 3, brush.random), paint('--tx-crater'), 0.5));
      brush.grain(paint('--cast'), paint('--lv-hi'), 0.16);
    },
  },
  stipple: {
    wide: 70,
    ground: '--ground',
    draw: (brush, paint) => {
      brush.fill('M0 0h100v100h-100Z', paint('--low'), 0.4);
      brush.scatter(40, (x, y, size) =>
        brush.fill(stone(x, y, 1.5 + size * 3, brush.random), paint('--tx-stone'), 0.7),
      );
      brush.grain(paint('--rough'), paint('--lv-hi'), 0.3);
    },
  },
  plates: {
    wide: 76,
    ground: '--lv-2',
    draw: (brush, paint) => {
      brush.grain(paint('--lv-lo'), paint('--lv-hi'), 0.08);
      brush.line(across([0, 50]) + down([0]) + 'M50 0V50', paint('--lv-lo'), 1.2, 0.45);
      brush.line(across([1.4, 51.4]) + down([1.4]), paint('--lv-hi'), 0.9, 0.4);
      brush.fill(
        [6, 44, 56, 94].flatMap((x) => [6, 44, 56, 94].map((y) => disc(x, y, 1.1))).join(''),
        paint('--lv-lo'),
        0.5,
      );
    },
  },
} satisfies Record<string, Tile>;

type TileName = keyof typeof TILES;

/** Of what the tops and the sides are. */
const MADE: Record<Surface, readonly [TileName, TileName]> = {
  building: ['roof', 'plaster'],
  hill: ['sand', 'sand'],
  wall: ['block', 'block'],
  stone: ['rubble', 'rubble'],
  mud: ['courses', 'courses'],
  planks: ['planks', 'planks'],
  bags: ['bags', 'bags'],
  leaves: ['leaves', 'leaves'],
  grass: ['grass', 'grass'],
  woods: ['grass', 'grass'],
  water: ['water', 'water'],
  sunk: ['earth', 'earth'],
  ruins: ['stipple', 'stipple'],
  rough: ['stipple', 'stipple'],
  deck: ['plates', 'plates'],
};

export interface Painted {
  canvas: HTMLCanvasElement;
  /** How wide it lies on the table, in millimetres. */
  wide: number;
}

/** The tiles of a surface: of its top and of its sides. */
export function tilesOf(surface: Surface, paint: Paint): [Painted, Painted] {
  const [top, side] = MADE[surface];
  return [painted(top, paint), painted(side, paint)];
}

function painted(name: TileName, paint: Paint): Painted {
  const { wide, ground, draw }: Tile = TILES[name];
  const canvas = blank(PIXELS, PIXELS);
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = paint(ground);
    pen.fillRect(0, 0, PIXELS, PIXELS);
    pen.scale(PIXELS / SIDE, PIXELS / SIDE);
    draw(new Brush(pen, wide), paint);
  }
  return { canvas, wide };
}

/** The ground of a whole table, with the same patches as the plan. */
export function groundOf([wide, high]: readonly [number, number], paint: Paint): HTMLCanvasElement {
  const part = Math.min(1, 2048 / Math.max(wide, high));
  const canvas = blank(Math.round(wide * part), Math.round(high * part));
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  pen.fillStyle = paint('--ground');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const unit = (25.4 / UNIT) * part;
  const [w, h] = [canvas.width / unit, canvas.height / unit];
  pen.scale(unit, unit);
  pen.fillStyle = paint('--ground-patch');
  for (const { d, opacity } of patches({ x: 0, y: 0, w, h }, Math.round((30 * w * h) / (720 * 720)))) {
    pen.globalAlpha = opacity;
    pen.fill(new Path2D(d));
  }
  const random = sequence(11);
  for (let i = 0; i < (w * h) / 60; i++) {
    pen.fillStyle = paint(random() > 0.5 ? '--lv-hi' : '--cast');
    pen.globalAlpha = 0.05 + random() * 0.09;
    const size = 0.4 + random() * 1.2;
    pen.fillRect(random() * w, random() * h, size, size);
  }
  return canvas;
}

export function blank(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}
