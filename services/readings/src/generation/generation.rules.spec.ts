import { failureCodeOf, hasRunOutOfRuns, MAX_RUNS } from './generation.rules';

describe('the rules of a generation', () => {
  it.each([
    ['horoscope', 'horoscope_failed'],
    ['compatibility', 'compatibility_failed'],
    ['angel-number', 'generation_failed'],
  ])('says in the words of %s that it failed', (tool, code) => {
    expect(failureCodeOf(tool)).toBe(code);
  });

  it('allows the last run and refuses the one after it', () => {
    expect(hasRunOutOfRuns(MAX_RUNS)).toBe(false);
    expect(hasRunOutOfRuns(MAX_RUNS + 1)).toBe(true);
  });
});
