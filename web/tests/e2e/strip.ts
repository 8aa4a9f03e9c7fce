// A strip of a film: one picture for each of its beats, in the order in which they were seen.
import type { Page } from '@playwright/test';

export interface Beat {
  beat: string;
  png: Buffer;
}

/** Looks at the stage until a scene is over, and keeps what each beat came to. */
export async function beatsOf(page: Page, over: () => Promise<boolean>): Promise<Beat[]> {
  const all: Beat[] = [];
  const film = page.locator('.film');
  const stage = page.locator('main.stage');
  let last = '';
  while (!(await over())) {
    const [scene, beat] = [await film.getAttribute('data-scene'), await film.getAttribute('data-beat')];
    if (beat === null) continue;
    const png = await stage.screenshot();
    const key = `${scene} ${beat}`;
    // The end of a beat shows it best.
    if (key === last) all[all.length - 1] = { beat, png };
    else all.push({ beat, png });
    last = key;
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
  await page.setViewportSize({ width: 1600, height: 400 });
  await page.setContent(
    `<style>body{margin:14px;background:${room};color:${ink};display:grid;grid-template-columns:repeat(4,1fr);gap:12px;
    font:600 14px Archivo,sans-serif}figure{margin:0}img{width:100%;border-radius:6px;display:block}
    figcaption{padding:6px 2px 0}</style>${pictures.join('')}`,
  );
  await page.screenshot({ path, fullPage: true });
}
