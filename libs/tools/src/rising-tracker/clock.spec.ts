import { clockOf } from './clock';
import { WORDS } from './words';

const at = (iso: string) => new Date(iso);

describe('clockOf', () => {
  it('tells the time of the place, and its day where that is another', () => {
    const now = at('2026-11-21T17:00:00Z');
    const { tell } = clockOf('Asia/Kathmandu', now, WORDS.en.clock);

    expect(tell(now)).toBe('22:45');
    expect(tell(at('2026-11-21T18:20:00Z'))).toBe('00:05 tomorrow');
    expect(tell(at('2026-11-20T18:14:00Z'))).toBe('23:59 yesterday');
    expect(tell(at('2026-11-21T18:14:40Z'))).toBe('00:00 tomorrow');
    expect(clockOf('Asia/Kathmandu', now, WORDS.hi.clock).tell(at('2026-11-21T18:20:00Z'))).toBe(
      'अगले दिन 00:05',
    );
  });

  it('says the day of a stretch once', () => {
    const now = at('2026-11-21T22:00:00Z');
    const stretch = (from: string, to: string, language: 'en' | 'hi' = 'en') =>
      clockOf('Europe/London', now, WORDS[language].clock).stretch({ from: at(from), to: at(to) });

    expect(stretch('2026-11-22T02:00:00Z', '2026-11-22T04:30:00Z')).toEqual({
      from: '02:00',
      to: '04:30 tomorrow',
    });
    expect(stretch('2026-11-22T02:00:00Z', '2026-11-22T04:30:00Z', 'hi')).toEqual({
      from: 'अगले दिन 02:00',
      to: '04:30',
    });
    expect(stretch('2026-11-21T23:00:00Z', '2026-11-22T01:30:00Z')).toEqual({
      from: '23:00',
      to: '01:30 tomorrow',
    });
    expect(stretch('2026-11-21T20:00:00Z', '2026-11-21T23:00:00Z').to).toBe('23:00');
  });

  it.each([
    [0, '0 minutes'],
    [61, '1 minute'],
    [3600, '1 hour'],
    [9000, '2 hours 30 minutes'],
  ])('calls %d seconds "%s"', (seconds, words) => {
    const { length } = clockOf('Etc/UTC', new Date(0), WORDS.en.clock);

    expect(length({ from: new Date(0), to: new Date(seconds * 1000) })).toBe(words);
  });
});
