import type { Usage } from '@cosmic/contracts/usage';
import { dailyOf, linesOf, toolsOf } from './usage.rules';

const USAGE: Usage = {
  days: ['2026-11-20', '2026-11-21'],
  series: [
    { figure: 'readings', name: 'tarot', values: [1, 2] },
    { figure: 'readings', name: 'horoscope', values: [4, 0] },
    { figure: 'failures', name: 'tarot', values: [0, 1] },
    { figure: 'failures', name: 'kundli', values: [1, 0] },
  ],
};

describe('figures as they are shown', () => {
  it('adds a figure up day by day, and is 0 for one that was never counted', () => {
    expect(dailyOf(USAGE, 'readings')).toEqual([5, 2]);
    expect(dailyOf(USAGE, 'sign-ups')).toEqual([0, 0]);
  });

  it('has a line for each name, the largest first', () => {
    expect(linesOf(USAGE, 'readings').map(({ name }) => name)).toEqual(['horoscope', 'tarot']);
  });

  it('has a row for every tool that was asked, also where all its readings failed', () => {
    expect(toolsOf(USAGE)).toEqual([
      { tool: 'horoscope', readings: 4, failures: 0 },
      { tool: 'tarot', readings: 3, failures: 1 },
      { tool: 'kundli', readings: 0, failures: 1 },
    ]);
  });
});
