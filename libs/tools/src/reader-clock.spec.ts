import { MAKERS } from './makers';
import { atTime, readersDay, shownTo } from './reader-clock';

const FULL_MOON = new Date('2026-11-24T14:53:40Z');
const CLOCK_TIME = /\b\d{1,2}:\d\d\b/;

describe('a reader’s clock', () => {
  it('shows an instant by its calendar, to the nearest minute', () => {
    expect(shownTo('Pacific/Kiritimati', FULL_MOON).toISOString()).toBe('2026-11-25T04:54:00.000Z');
    expect(shownTo('America/New_York', FULL_MOON).toISOString()).toBe('2026-11-24T09:54:00.000Z');
    expect(shownTo(undefined, FULL_MOON).toISOString()).toBe('2026-11-24T14:54:00.000Z');
  });

  it('names no time where it is not known', () => {
    expect(atTime('Asia/Kolkata', FULL_MOON)).toBe(' at 20:24');
    expect(atTime(undefined, FULL_MOON)).toBe('');
  });

  it('begins a day at its own midnight', () => {
    const { date, from } = readersDay('Asia/Kolkata', new Date('2026-11-24T19:00:00Z'));

    expect([date, from.toISOString()]).toEqual(['2026-11-25', '2026-11-24T18:30:00.000Z']);
  });
});

describe.each([
  ['moon-reminder', { moonPhase: 'full-moon', sign: 'leo' }],
  ['moon-water', { moonPhase: 'full-moon', sign: 'leo' }],
  ['transit-alert', { transit: 'full-moon', moonSign: 'leo', risingSign: 'leo' }],
] as const)('%s', (slug, params) => {
  const told = (zone: string | undefined, at: string) => {
    const asked = zone === undefined ? params : { ...params, zone };
    return MAKERS[slug].assign(asked, { at: new Date(at), seed: 'x' });
  };

  it('tells day and minute as the reader’s calendar and clock show them', () => {
    const far = told('Pacific/Kiritimati', '2026-11-21T09:00:00Z');

    expect(far.almanac()).toMatch(/25 November\b.*\b04:54\b/);
    expect(far.facts.map(({ value }) => value)).toContain(
      'Wednesday 25 November 2026, 04:54 (Pacific/Kiritimati)',
    );
    expect(told('America/New_York', '2026-11-21T09:00:00Z').almanac()).toMatch(
      /24 November\b.*\b09:54\b/,
    );
  });

  it('tells the day alone to who sends no clock', () => {
    const text = told(undefined, '2026-11-21T09:00:00Z').almanac();

    expect(text).toContain('24 November');
    expect(text).not.toMatch(CLOCK_TIME);
  });

  it('is of today while it is today on the reader’s calendar', () => {
    // Six in the evening of the 24th in Greenwich, where the Moon was full at 14:54.
    const [here, there] = ['Europe/London', 'Pacific/Kiritimati'].map((zone) =>
      told(zone, '2026-11-24T18:00:00Z').almanac(),
    );

    expect(here).toMatch(/\btoday\b/i);
    expect(here).toContain('14:54');
    expect(there).toContain('04:54');
    expect(told('America/Los_Angeles', '2026-11-25T09:00:00Z').almanac()).not.toContain('06:54');
  });
});
