// Looks at a page frame by frame: which beat of the film is on screen, and since when.
import type { Page } from '@playwright/test';

export interface Seen {
  beat: string;
  scene: string;
  ms: number;
  /** What the tray of the column says at its end. */
  tray: string;
  /** How many ways are drawn at its end. */
  ways: number;
}

/** Begins to look; the answer tells what was on screen for how long. */
export async function watch(page: Page): Promise<() => Promise<Seen[]>> {
  await page.evaluate(() => {
    const seen: (Seen & { from: number })[] = [];
    const look = () => {
      const film = document.querySelector<HTMLElement>('.film');
      const [beat, scene] = [film?.dataset.beat ?? '', film?.dataset.scene ?? ''];
      const now = performance.now();
      const last = seen.at(-1);
      // On a slow machine there is some time between two looks.
      if (last) last.ms = now - last.from;
      if (last?.beat !== beat || last.scene !== scene) seen.push({ beat, scene, from: now, ms: 0, tray: '', ways: 0 });
      const tray = document.querySelector<HTMLElement>('.panels .tray');
      const open = seen.at(-1);
      if (open) open.tray = tray?.textContent ?? '';
      if (open) open.ways = document.querySelectorAll('[data-marks="ways"] .way').length;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { __seen: seen });
  });
  return () => page.evaluate(() => (window as unknown as { __seen: Seen[] }).__seen);
}

/** Pictures of the film, for those who want to look at it. */
export async function strip(page: Page, name: string): Promise<void> {
  const folder = process.env.GEFECHT_STRIP;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}
