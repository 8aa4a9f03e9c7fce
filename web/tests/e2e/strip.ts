// A strip of a film: one picture for each of its beats, in the order in which they were seen.
import type { Page } from '@playwright/test';

export interface Beat {
  /** The step that is played. */
  scene: string;
  beat: string;
  png: Buffer;
}

/** Looks at the stage until the film is over, and keeps what each beat came to. */
export async function beatsOf(page: Page, over: () => Promise<boolean>): Promise<Beat[]> {
  const all: Beat[] = [];
  const now = () =>
    page.locator('.film').evaluate((film: HTMLElement) => ({
      scene: film.dataset.scene ?? '',
      beat: film.dataset.beat ?? '',
    }));
  while (!(await over())) {
    const before = await now();
    const png = await page.locator('main.stage').screenshot();
    const after = await now();
    // A beat may end while its picture is taken.
    if (before.beat === '' || before.beat !== after.beat || before.scene !== after.scene) continue;
    const last = all.at(-1);
    // The end of a beat shows it best.
    if (last && last.scene === before.scene && last.beat === before.beat) last.png = png;
    else all.push({ ...before, png });
  }
  return all;
}

/** Lays pictures in rows on a sheet, each with the name of its beat, and takes a picture of that. */
export async function sheet(page: Page, beats: readonly Beat[], dark: boolean, path: string): Promise<void> {
  const [room, ink] = dark ? ['#0f1214', '#c9ccce'] : ['#e3e0d8', '#40444a'];
  const pictures = beats.map(
    ({ beat, png }, index) =>
      `<figure><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${index + 1} ${beat}</figcaption></figure>`,
  );
  await page.setViewportSize({ width: 1840, height: 400 });
  await page.setContent(
    `<style>body{margin:14px;background:${room};color:${ink};display:grid;grid-template-columns:repeat(2,1fr);gap:12px;
    font:600 14px Archivo,sans-serif}figure{margin:0}img{width:100%;border-radius:6px;display:block}
    figcaption{padding:6px 2px 0}</style>${pictures.join('')}`,
  );
  await page.screenshot({ path, fullPage: true });
}
