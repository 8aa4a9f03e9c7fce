// A picture of a table in space: made when it is looked at, and anew when what stands there has changed.
import type { Painter, Seen } from './paint';

export class Picture {
  painter = $state.raw<Painter | null>(null);
  /** There is no drawing in space on this machine. */
  failed = $state(false);

  /** Makes it on a canvas; for an effect: says how it ends. */
  show(canvas: HTMLCanvasElement | null, seen: Seen): (() => void) | undefined {
    if (!canvas) return undefined;
    let made: Painter | null = null;
    let gone = false;
    void import('./paint')
      .then(({ Painter, paintOf }) => {
        if (gone) return;
        made = new Painter(canvas, seen, paintOf(canvas));
        this.painter = made;
      })
      .catch(() => (this.failed = true));
    return () => {
      gone = true;
      this.painter = null;
      made?.dispose();
    };
  }
}
