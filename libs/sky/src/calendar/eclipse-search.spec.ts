import { SkyError } from '../sky-error';
import { nextEclipse, previousEclipse } from './eclipse-search';
import { eclipses } from './eclipses';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const FROM = new Date('2020-01-01');
const TO = new Date('2032-01-01');
const all = eclipses(FROM, TO);

describe.each(['sun', 'moon'] as const)('the eclipses of the %s', (eclipsed) => {
  const listed = all.filter((eclipse) => eclipse.eclipsed === eclipsed);

  it('come one after the other, forwards and backwards, as the list has them', () => {
    expect(listed.length).toBeGreaterThan(20);
    let at = FROM;
    for (const eclipse of listed) {
      expect(nextEclipse(eclipsed, at)).toEqual(eclipse);
      at = eclipse.at;
    }
    at = TO;
    for (const eclipse of listed.toReversed()) {
      expect(previousEclipse(eclipsed, at)).toEqual(eclipse);
      at = eclipse.at;
    }
  });

  it('end where the years of the ephemeris do', () => {
    expect(nextEclipse(eclipsed, new Date('2200-12-31T23:00Z'))).toBeUndefined();
    expect(previousEclipse(eclipsed, new Date('1800-01-01T01:00Z'))).toBeUndefined();
    expect(() => nextEclipse(eclipsed, new Date('1799-12-31'))).toThrow(SkyError);
    expect(() => previousEclipse(eclipsed, new Date(NaN))).toThrow(SkyError);
  });
});

// Instants of greatest eclipse from NASA's catalogues (F. Espenak), UTC to the minute.
it.each([
  ['sun', '1999-08-11T11:03Z', 'total', 'leo'],
  ['sun', '2023-04-20T04:17Z', 'hybrid', 'aries'],
  ['sun', '2024-04-08T18:17Z', 'total', 'aries'],
  ['sun', '2026-02-17T12:12Z', 'annular', 'aquarius'],
  ['sun', '2026-08-12T17:46Z', 'total', 'leo'],
  ['moon', '2025-09-07T18:12Z', 'total', 'pisces'],
  ['moon', '2026-08-28T04:13Z', 'partial', 'pisces'],
  ['moon', '2027-02-20T23:13Z', 'penumbral', 'virgo'],
] as const)(
  'finds the eclipse of the %s at %s, before it and after it',
  (eclipsed, utc, type, sign) => {
    const at = Date.parse(utc);
    const next = nextEclipse(eclipsed, new Date(at - 20 * DAY_MS))!;

    expect(next).toMatchObject({ eclipsed, type, sign });
    expect(Math.abs(next.at.getTime() - at)).toBeLessThan(1.5 * MINUTE_MS);
    expect(previousEclipse(eclipsed, new Date(at + 20 * DAY_MS))).toEqual(next);
  },
);
