import { defineConfig } from '@playwright/test';
import { QUIET, WIDTHS } from './settings';

/** Journeys share two cores with the ten processes of their site. */
const WORKERS = 2;
const MINUTE = 60_000;

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  tsconfig: './playwright.tsconfig.json',
  outputDir: '../../test-artifacts/journeys',
  workers: WORKERS,
  // A busy machine may take its time; what waits for a condition ends when it holds.
  timeout: 4 * MINUTE,
  expect: { timeout: MINUTE },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env['TEST_JOURNEY_RESULTS'] }]],
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: [...QUIET] },
    trace: { mode: 'retain-on-failure', screenshots: false },
    viewport: WIDTHS.desktop,
    // What a journey holds back or answers itself must not come from elsewhere.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
