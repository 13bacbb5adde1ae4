import { countsOf, failures, passedFiles } from './jest-run.mjs';

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

describe('the files that passed', () => {
  it('are those whose tests all did, whatever others did', () => {
    const testResults = [
      { name: '/clone/libs/sky/src/places.spec.ts', status: 'passed' },
      { name: '/clone/libs/tools/src/words.spec.ts', status: 'failed' },
    ];

    expect(passedFiles('/clone', { testResults })).toEqual(['libs/sky/src/places.spec.ts']);
  });
});

describe('what failed', () => {
  it('is told by file and name, and by the file where it could not be run', () => {
    const testResults = [
      {
        name: '/clone/libs/sky/src/places.spec.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'places are found' },
          { status: 'failed', fullName: 'places have a zone' },
        ],
      },
      { name: '/clone/libs/tools/src/words.spec.ts', status: 'failed', assertionResults: [] },
      { name: '/clone/libs/tools/src/today.spec.ts', status: 'passed', assertionResults: [] },
    ];

    expect(failures('/clone', { testResults })).toEqual([
      'libs/sky/src/places.spec.ts: places have a zone',
      'libs/tools/src/words.spec.ts',
    ]);
  });
});
