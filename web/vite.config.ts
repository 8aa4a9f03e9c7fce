import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fonts } from './vite-fonts.ts';
import { packed } from './vite-packed.ts';

const server = process.env.GEFECHT_SERVER ?? '127.0.0.1:8484';

export default defineConfig({
  plugins: [fonts(), svelte(), packed()],
  // Tests run in Node, but they test what the browser gets.
  resolve: { conditions: ['browser', 'module', 'import', 'default'] },
  build: {
    outDir: 'dist',
    target: 'es2023',
    assetsInlineLimit: 0,
    // three.js is one large chunk; it is loaded only with the view from an eye.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // Each small file costs a header of its own: what the tables share comes in one, without what only
        // editors, the lobby and the camera need.
        // So does what a game's tables and lists share with its lobby.
        codeSplitting: {
          groups: [
            { name: 'tables', test: /rulesets\/shared\/(?!editor|lobby|space)|@lucide/, minShareCount: 2 },
            {
              name: (id) => `words-${/rulesets.(\w+)/.exec(id)?.[1]}`,
              test: /rulesets\/(?!shared)\w+\/(?!parts)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  // The words stand beside this folder: the terminal speaks them too.
  server: { proxy: { '/api': { target: `http://${server}`, ws: true } }, fs: { allow: ['.', '../locales'] } },
  // Files share a process: to load everything anew for each took twice as long as the tests themselves.
  test: {
    include: ['tests/unit/**/*.test.ts'],
    setupFiles: 'tests/unit/setup.ts',
    environment: 'node',
    isolate: false,
  },
});
