// A looping picture of what a page shows: frames as they are seen, in one animated WebP.
import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';

interface Taken {
  png: Buffer;
  at: number;
}

/** Looks at a page until something holds, and keeps what was seen. */
export async function film(page: Page, over: () => Promise<boolean>, path: string, width: number): Promise<void> {
  const taken: Taken[] = [];
  while (!(await over())) taken.push({ at: Date.now(), png: await page.screenshot() });
  const ends = Date.now() + 1200;
  const { width: full, height } = page.viewportSize() ?? { width, height: width };
  const high = Math.round((height * width) / full);
  const frames: Buffer[] = [];
  for (const [at, { png, at: from }] of taken.entries()) {
    const until = taken[at + 1]?.at ?? ends;
    frames.push(frameOf(await webp(page, png, width, high), width, high, until - from));
  }
  await writeFile(path, container(frames, width, high));
}

/** A picture in small, as the browser writes it. */
export async function webp(page: Page, png: Buffer, width: number, height: number, quality = 0.62): Promise<Buffer> {
  const text = await page.evaluate(
    async ({ url, width, height, quality }) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const pen = canvas.getContext('2d', { alpha: false });
      if (pen) pen.imageSmoothingQuality = 'high';
      pen?.drawImage(picture, 0, 0, width, height);
      return canvas.toDataURL('image/webp', quality);
    },
    { url: `data:image/png;base64,${png.toString('base64')}`, width, height, quality },
  );
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}

function chunk(name: string, body: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name), size, body, Buffer.alloc(body.length % 2)]);
}

function three(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes.subarray(0, 3);
}

/** One frame: of the picture only what is drawn, without its own container. */
function frameOf(picture: Buffer, width: number, height: number, ms: number): Buffer {
  const head = [three(0), three(0), three(width - 1), three(height - 1), three(ms), Buffer.from([2])];
  return chunk('ANMF', Buffer.concat([...head, picture.subarray(picture.indexOf('VP8 '))]));
}

function container(frames: readonly Buffer[], width: number, height: number): Buffer {
  const extended = chunk('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), three(width - 1), three(height - 1)]));
  const loops = chunk('ANIM', Buffer.from([255, 255, 255, 255, 0, 0]));
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), extended, loops, ...frames]));
}
