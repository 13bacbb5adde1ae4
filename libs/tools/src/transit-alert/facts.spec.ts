import { TRANSIT_LABELS } from '../fields/choice';
import type { TransitKey } from './events';
import { facts } from './facts';

const KEYS = Object.keys(TRANSIT_LABELS) as TransitKey[];

const shownFor = (transit: TransitKey, at = '2026-11-21T20:00:00Z') =>
  new Map(
    facts(
      { transit, moonSign: 'taurus', risingSign: 'leo' },
      { at: new Date(at), seed: 'x' },
    ).shown.map(({ key, label, value }) => [key, `${label}: ${value}`]),
  );

describe('the facts of a transit', () => {
  it('say when a retrograde is next, and that it is on while it is', () => {
    expect(shownFor('mercury-retrograde').get('season')).toMatch(
      /^Mercury retrograde next: Mercury in .* from 9 February 2027 to 3 March 2027/,
    );
    expect(shownFor('mercury-retrograde', '2026-11-01').get('season')).toMatch(
      /^Mercury retrograde now: Mercury in Scorpio, from 24 October 2026/,
    );
  });

  it('say from when to when a slow planet is in its sign, and what is next', () => {
    const shown = shownFor('neptune-transit');

    expect(shown.get('stay')).toMatch(/^Neptune in Aries: from 26 January 2026 to .* 2038$/);
    expect(shown.get('next-sign')).toMatch(/enters Taurus, your tenth house/);
    expect(shown.get('station')).toMatch(
      /^Neptune turns direct: in Aries on 1[123] December 2026$/,
    );
    expect(shown.get('house')).toBe(
      'Counted from the rising sign: Aries is your ninth house (travel and belief)',
    );
    expect(shown.get('distance')).toBe('From the Moon sign: Aries is 1 sign away');
  });

  it('name the births that have their Saturn return', () => {
    // Saturn was at eight degrees of Aries in the spring of 1997 and early in 1968.
    expect(shownFor('saturn-return').get('who')).toMatch(
      /^Saturn return exact now: for births around March 1997 and February 1968; /,
    );
  });

  it('find the next new and full Moon, also on the day itself', () => {
    expect(shownFor('full-moon').get('lunation')).toMatch(
      /^Next Full Moon: Moon in Gemini on 24 November 2026, 14:5\d UTC$/,
    );
    expect(shownFor('new-moon').get('lunation')).toMatch(
      /^Next New Moon: Moon in Sagittarius on 9 December 2026/,
    );
    expect(shownFor('full-moon', '2026-11-24T23:00:00Z').get('lunation')).toMatch(
      /^Full Moon today: Moon in Gemini/,
    );
  });

  it('find the next eclipse and its companion', () => {
    const shown = shownFor('eclipse');

    expect(shown.get('eclipse')).toMatch(
      /^Next eclipse: Annular solar eclipse in Aquarius .* 6 February 2027, 1[56]:\d\d UTC$/,
    );
    expect(shown.get('after')).toMatch(/Penumbral lunar eclipse in Virgo .* 20 February 2027/);
  });

  it.each(KEYS)('have a date for %s at any time', (transit) => {
    for (let year = 2020; year < 2042; year += 7) {
      const { house, apart, shown } = facts(
        { transit, moonSign: 'taurus', risingSign: 'leo' },
        { at: new Date(Date.UTC(year, year % 12, 3)), seed: 'x' },
      );

      expect(house >= 1 && house <= 12 && apart >= 0 && apart <= 6).toBe(true);
      expect(shown.map(({ value }) => value).join(' ')).toMatch(/\d{4}/);
    }
  });
});
