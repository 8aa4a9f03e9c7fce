// Packs what is built once and for all: brotli at its best is too slow for each visit, but a sixth smaller.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files fit into their packet as they are. */
const SMALLEST = 1000;

export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = 'dist' }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => /\.(js|css|html)$/.test(one))) {
        const file = readFileSync(join(dir, name));
        if (file.length >= SMALLEST) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(file));
      }
    },
  };
}
