import { daysFromToday, phaseAhead } from './phase-ahead';

describe('phaseAhead', () => {
  it('counts the days to the next middle of a phase', () => {
    // Full at 14:53 UTC on 24 November 2026.
    const { phase, days, at } = phaseAhead('full-moon', new Date('2026-11-21T23:59:00Z'));

    expect([phase, days]).toEqual(['Full Moon', 3]);
    expect(at.toISOString()).toMatch(/^2026-11-24T14:53/);
  });

  it('keeps today’s phase all day, also after its minute', () => {
    const early = phaseAhead('full-moon', new Date('2026-11-24T00:00:00Z'));

    expect(early.days).toBe(0);
    expect(phaseAhead('full-moon', new Date('2026-11-24T23:59:59Z'))).toEqual(early);
  });

  it('says until when a phase past its middle goes on, and names the next', () => {
    const { days, underwayUntil } = phaseAhead('full-moon', new Date('2026-11-25T08:00:00Z'));

    expect(days).toBe(29);
    expect(underwayUntil?.toISOString()).toMatch(/^2026-11-26T/);
    expect(phaseAhead('full-moon', new Date('2026-11-28T08:00:00Z')).underwayUntil).toBe(undefined);
    expect(phaseAhead('full-moon', new Date('2026-11-24T08:00:00Z')).underwayUntil).toBe(undefined);
  });
});

describe('daysFromToday', () => {
  it.each([
    [0, 'which is today'],
    [1, 'which is tomorrow'],
    [2, 'two days from today'],
    [12, 'twelve days from today'],
    [28, '28 days from today'],
  ])('calls %d "%s"', (days, words) => {
    expect(daysFromToday(days)).toBe(words);
  });
});
