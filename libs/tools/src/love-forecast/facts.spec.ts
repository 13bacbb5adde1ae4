import { separation } from '@cosmic/sky/angle';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import fc from 'fast-check';
import { facts } from './facts';
import { loveSkyOf } from './sky';
import { spanOf } from './span';
import type { LovePeriod } from './tool';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

type Params = Parameters<typeof facts>[0];

const shownFor = (params: Params) =>
  new Map(facts(params, AT).shown.map(({ key, value }) => [key, value]));

describe('the span of a love forecast', () => {
  it.each<[LovePeriod, string, string]>([
    ['week', '2026-11-21T20:00:00Z', '2026-11-28'],
    ['month', '2026-11-21T00:00:00Z', '2026-12-21'],
    ['month', '2027-01-31T23:59:00Z', '2027-02-28'],
    ['year', '2026-11-21T20:00:00Z', '2027-11-21'],
    ['year', '2028-02-29T12:00:00Z', '2029-02-28'],
  ])('begins today and ends before (%s from %s) %s', (period, at, end) => {
    const span = spanOf(period, new Date(at));

    expect(span.from.toISOString().slice(0, 10)).toBe(at.slice(0, 10));
    expect(span.to.toISOString()).toBe(`${end}T00:00:00.000Z`);
  });
});

describe('the facts of a love forecast', () => {
  it('place Venus and Mars of today in houses of the chosen sign', () => {
    const shown = shownFor({ sign: 'leo', dob: '', period: 'week' });

    expect(shown.get('period')).toBe('the week ahead, from 21 November 2026 to 27 November 2026');
    expect(shown.get('venus')).toMatch(/^Libra 2\d°\d\d', your third house \(words and errands\)$/);
    expect(shown.get('mars')).toMatch(/^Leo 2\d°\d\d', your first house \(body and self\)$/);
    expect(shown.has('birth-venus')).toBe(false);
  });

  it('tell the changes of sign and the full moons that a month holds for the heart', () => {
    const shown = shownFor({ sign: 'leo', dob: '', period: 'month' });

    expect(shown.get('venus-enters-scorpio-2026-12-04')).toMatch(/^enters Scorpio, your fourth/);
    expect(shown.get('mars-enters-virgo-2026-11-25')).toMatch(/^enters Virgo, your second house/);
    // The new Moon of 9 December is in Sagittarius, Leo's fifth house; the full Moon's is the eleventh.
    expect(shown.get('new-moon-2026-12-09')).toMatch(/^in Sagittarius, your fifth house/);
    expect([...shown.keys()].some((key) => key.startsWith('full-moon'))).toBe(false);
  });

  it('add Venus and Mars at birth and what comes to meet them', () => {
    const { shown, contacts } = facts({ sign: 'gemini', dob: '1990-06-10', period: 'year' }, AT);
    const values = new Map(shown.map(({ key, value }) => [key, value]));

    expect(values.get('birth-venus')).toMatch(/^Taurus 1\d°\d\d' at noon UTC on 10 June 1990$/);
    expect(contacts.some(({ visitor, natal }) => visitor === 'venus' && natal === 'venus')).toBe(
      true,
    );
    const times = contacts.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('date each meeting of Venus to the minute, wherever a month begins', () => {
    const angles = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9000 }), (day) => {
        const span = spanOf('month', new Date(Date.UTC(2015, 0, 1) + day * 86_400_000));
        for (const { partner, aspect, at } of loveSkyOf(span).meetings) {
          const [venus, other] = [positionOf('venus', at), positionOf(partner, at)];
          const apart = separation(venus.longitude, other.longitude);
          expect(apart).toBeCloseTo(angles[aspect], 3);
          expect(at >= span.from && at < span.to).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('find the same meetings in a year as in its months', () => {
    const from = new Date('2026-11-21T20:00:00Z');
    const year = loveSkyOf(spanOf('year', from)).meetings.map(({ partner, aspect, at }) =>
      [partner, aspect, at.toISOString().slice(0, 16)].join(' '),
    );
    const months = Array.from({ length: 12 }, (_, month) => {
      return spanOf('month', new Date(Date.UTC(2026, 10 + month, 21)));
    }).flatMap((span) =>
      loveSkyOf(span)
        .meetings.filter(({ partner }) => ['mars', 'jupiter', 'saturn'].includes(partner))
        .map(({ partner, aspect, at }) =>
          [partner, aspect, at.toISOString().slice(0, 16)].join(' '),
        ),
    );

    expect(year.toSorted()).toEqual(months.toSorted());
  });
});
