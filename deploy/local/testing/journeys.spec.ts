import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askedFor, countsOfJourneys, wantedJourneys } from './journeys.mjs';

describe('what a test run is asked for', () => {
  it.each([
    [['-w', '2'], [], undefined],
    [['-w', '2', 'web/e2e/journeys/offline'], ['web/e2e/journeys/offline'], undefined],
    [['gateway', '-t', 'says why'], ['gateway'], 'says why'],
    [['--testNamePattern=a guest', '--silent', 'web'], ['web'], 'a guest'],
  ])('%j', (args, paths, name) => {
    expect(askedFor(args)).toEqual({ paths, name });
  });
});

describe('the journeys of a test run', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'cosmic-journeys-'));
    mkdirSync(join(root, 'web/e2e/journeys'), { recursive: true });
    for (const file of ['guest.journey.ts', 'offline.journey.ts', 'guest.ts', 'guest.spec.ts']) {
      writeFileSync(join(root, 'web/e2e/journeys', file), '');
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    ['all, where no path is given', [], ['guest', 'offline']],
    ['all of a folder', ['web'], ['guest', 'offline']],
    ['those that a path begins', ['web/e2e/journeys/off'], ['offline']],
    ['none, where the path is of other tests', ['gateway/test', 'web/e2e/budget'], []],
  ])('are %s', (_, paths, names) => {
    expect(wantedJourneys(root, paths)).toEqual(
      names.map((name) => `web/e2e/journeys/${name}.journey.ts`),
    );
  });
});

describe('the counts of journeys', () => {
  const results = (expected: number, unexpected: number, flaky = 0, errors: string[] = []) => ({
    stats: { expected, unexpected, flaky },
    errors,
  });

  it.each([
    ['all pass', results(7, 0), 0, { passed: 7, failed: 0 }],
    ['some fail', results(5, 2), 1, { passed: 5, failed: 2 }],
    [
      'one that passes only when tried again has failed',
      results(5, 0, 1),
      0,
      { passed: 5, failed: 1 },
    ],
    [
      'a worker that could not begin is a failure',
      results(5, 0, 0, ['no site']),
      1,
      { passed: 5, failed: 1 },
    ],
    ['a Playwright that left nothing is a failure', null, null, { passed: 0, failed: 1 }],
    ['a Playwright that found nothing is a failure', results(0, 0), 1, { passed: 0, failed: 1 }],
  ])('%s', (_, figures, code, counts) => {
    expect(countsOfJourneys(figures, code)).toEqual(counts);
  });
});
