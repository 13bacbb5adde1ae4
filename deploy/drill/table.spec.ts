import { drillArguments, drillTable } from './table.mjs';

describe('the arguments of the drill', () => {
  it('are names and the share of the counts', () => {
    expect(drillArguments([])).toEqual({ names: [], share: 1 });
    expect(drillArguments(['redis-away', '--share', '0.1'])).toEqual({
      names: ['redis-away'],
      share: 0.1,
    });
  });

  it.each(['0', '2', 'many'])('are refused where the share is %s', (share) => {
    expect(() => drillArguments(['--share', share])).toThrow('--share');
  });
});

describe('the table of the drill', () => {
  const of = (is: number) => ({
    title: 'worker-killed',
    fault: 'The worker is killed',
    promise: 'None lost',
    figures: [{ what: 'lost', is, goal: '0', met: is === 0 }],
  });

  it('says what held', () => {
    expect(drillTable([of(0)])).toMatch(/lost: 0 \(0\) +│ yes/);
  });

  it('says what did not, and by which figure', () => {
    expect(drillTable([of(0), of(7)])).toMatch(/lost: 7 \(0, missed\) +│ NO/);
  });

  it('says what was not run, and why', () => {
    const figures = [{ what: 'not run', is: 'no disk', goal: 'run', met: false }];

    expect(drillTable([{ ...of(0), figures }])).toMatch(/not run: no disk .*│ not run/);
  });
});
