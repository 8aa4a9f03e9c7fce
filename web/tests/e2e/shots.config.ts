import base from '../../playwright.config';

/** `npm run shots`: takes the pictures of the README. */
export default {
  ...base,
  testDir: '.',
  testMatch: 'shots.ts',
  outputDir: '../../test-results',
  projects: [{ name: 'shots' }],
  workers: 1,
};
