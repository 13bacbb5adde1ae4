import { defineConfig } from '@playwright/test';
import type { Ground } from './journey';

const MINUTE = 60_000;

/** Playwright's runner alone: its own browsers are not started. */
export default defineConfig<object, Ground>({
  testDir: '.',
  testMatch: '*.browsers.ts',
  tsconfig: '../playwright.tsconfig.json',
  outputDir: '../../../test-artifacts/browsers',
  workers: 1,
  timeout: 6 * MINUTE,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env['TEST_JOURNEY_RESULTS'] }]],
  projects: [
    { name: 'firefox', use: { kind: 'firefox' } },
    { name: 'webkit', use: { kind: 'webkit' } },
  ],
});
