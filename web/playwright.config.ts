import { existsSync } from 'node:fs';

import { defineConfig } from '@playwright/test';

/** The browser without its windows, where it is installed: a game costs a sixth less with it. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Other machines may take the processor from the one that builds: it is given more time, and what takes time itself is
 *  measured otherwise (tests/e2e/trace.ts). */
const PATIENCE = process.env.CI ? 2 : 1;

const TIMED = /\/(film|speed)[^/]*\.spec\.ts$/;

/** The tests start the server themselves: see tests/e2e/server.ts. Nothing is downloaded, nothing leaves this machine. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two browsers share two cores: what is late has a second and a third try, and is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: PATIENCE * 120_000,
  expect: { timeout: PATIENCE * 15_000 },
  projects: [
    { name: 'browser', testIgnore: TIMED },
    // What takes the time has the machine for itself.
    { name: 'speed', testMatch: TIMED, workers: 1, fullyParallel: false, dependencies: ['browser'] },
  ],
  reporter: process.env.CI ? [['list'], ['github']] : 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: PATIENCE * 20_000,
    navigationTimeout: PATIENCE * 20_000,
    // A trace of every click on a large drawing costs more than the clicks; `--trace on` for one test at need.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
