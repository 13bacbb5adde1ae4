import { countsOf } from './jest-run.mjs';

const results = (
  numPassedTests: number,
  numFailedTests: number,
  numRuntimeErrorTestSuites = 0,
) => ({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
});

describe('the counts of a test run', () => {
  it.each([
    ['all pass', results(7, 0), 0, { passed: 7, failed: 0 }],
    ['some fail', results(5, 2), 1, { passed: 5, failed: 2 }],
    ['a file that could not be run is a failure', results(5, 0, 1), 1, { passed: 5, failed: 1 }],
    [
      'a complaint of Jest beside passing tests is a failure',
      results(5, 0),
      1,
      { passed: 5, failed: 1 },
    ],
    ['a Jest that left nothing is a failure', null, null, { passed: 0, failed: 1 }],
  ])('%s', (_, figures, code, counts) => {
    expect(countsOf(figures, code)).toEqual(counts);
  });
});
