import fc from 'fast-check';
import vectors from '../../test/vectors/clocks.json';
import { civilDay, likelyInstant, localMeanTime, readClock } from './clock';
import { SkyError } from '../sky-error';
import { zoneOffset } from './zone';
import { ownClocks } from './zone-history';

const seconds = (at: Date) => at.getTime() / 1000;
const iso = (at: Date) => at.toISOString().replace('.000Z', 'Z');

describe('readClock against the truth vectors', () => {
  it.each(vectors.readings)('$id $local $zone: $note', (row) => {
    const [date = '', time = ''] = row.local.split('T');

    const reading = readClock(date, time, row.zone);

    expect(reading.kind).toBe(row.kind);
    const offsets = reading.instants.map(({ offsetSeconds }) => offsetSeconds);
    if (reading.kind === 'skipped') {
      expect(iso(reading.gap.at)).toBe(row.gap_utc);
      expect(iso(reading.gap.byOffsetBefore)).toBe(row.utc_offset_before);
      expect(iso(reading.gap.byOffsetAfter)).toBe(row.utc_offset_after);
      expect([reading.gap.offsetBefore, reading.gap.offsetAfter]).toEqual(row.offset_s);
      return;
    }
    const accepted = [row, ...(row.backzone ? [row.backzone] : [])];
    const matching = accepted.filter(
      ({ utc, offset_s }) =>
        utc.length === reading.instants.length &&
        reading.instants.every((instant, i) => {
          const leeway = (offset_s[i] ?? 0) % 60 === 0 ? 0 : 10;
          return (
            Math.abs(seconds(instant.utc) - Date.parse(utc[i] ?? '') / 1000) <= leeway &&
            Math.abs((offsets[i] ?? NaN) - (offset_s[i] ?? NaN)) <= leeway
          );
        }),
    );
    expect(matching).toHaveLength(1);
  });
});

describe('readClock', () => {
  it.each([
    ['2024-07-01', 'Europe/London', true],
    ['2024-01-01', 'Europe/London', false],
    ['1941-01-01', 'Europe/London', true],
    ['1941-07-01', 'Europe/London', true],
    ['1970-01-01', 'Europe/London', false],
    ['2024-07-01', 'Europe/Dublin', true],
    ['2024-01-01', 'Europe/Dublin', false],
    ['1943-02-01', 'America/New_York', true],
    ['2013-01-01', 'Europe/Moscow', false],
    ['2024-01-01', 'Australia/Lord_Howe', true],
    ['2024-07-01', 'Antarctica/Troll', true],
    ['1946-12-15', 'Europe/Prague', false],
    ['1943-01-10', 'Asia/Hong_Kong', false],
    ['2024-07-01', 'Asia/Kolkata', false],
    ['2024-07-01', 'UTC', false],
  ])('on %s in %s says daylight saving %s', (date, zone, daylightSaving) => {
    const { instants } = readClock(date, '12:00', zone);

    expect(instants).toEqual([expect.objectContaining({ daylightSaving })]);
  });

  it.each([
    ['1880-05-05', 'America/New_York', true],
    ['1890-05-05', 'America/New_York', false],
    ['1970-06-01', 'Africa/Monrovia', true],
    ['2020-03-10', 'Asia/Kathmandu', false],
    ['1938-01-01', 'Asia/Singapore', false],
    ['1850-01-01', 'UTC', false],
  ])('on %s in %s says local mean time %s', (date, zone, localMean) => {
    const { instants } = readClock(date, '12:00', zone);

    expect(instants).toEqual([expect.objectContaining({ localMeanTime: localMean })]);
  });

  it('gives the whole civil day when no time is known', () => {
    expect(readClock('2024-03-10', null, 'america/new_york')).toEqual({
      kind: 'unknown-time',
      zone: 'America/New_York',
      instants: [],
      from: new Date('2024-03-10T05:00:00Z'),
      to: new Date('2024-03-11T04:00:00Z'),
      noon: new Date('2024-03-10T16:00:00Z'),
    });
  });

  it('refuses a day that the zone left out, when no time is known', () => {
    expect(() => readClock('2011-12-30', null, 'Pacific/Apia')).toThrow(SkyError);
  });

  it('reads seconds too', () => {
    expect(likelyInstant(readClock('2000-02-29', '23:59:59', 'Asia/Tokyo'))).toEqual(
      new Date('2000-02-29T14:59:59Z'),
    );
  });

  it('finds every instant back from what the clocks showed at it', () => {
    const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(1800, 0, 3) / 1000, max: Date.UTC(2100, 0, 1) / 1000 }),
        (zone, second) => {
          const utc = new Date(second * 1000);
          const own = ownClocks(zone);
          const offset = own.clockAt(utc)?.offset ?? zoneOffset(zone, utc);
          const [date = '', time = ''] = iso(new Date((second + offset) * 1000)).split(/[TZ]/);

          const { instants } = readClock(date, time, zone, own);

          expect(instants.map((instant) => instant.utc.getTime())).toContain(utc.getTime());
        },
      ),
      { numRuns: 400 },
    );
  });

  it('answers or refuses 10,000 hostile readings', () => {
    const wild = <T>(good: fc.Arbitrary<T>) =>
      fc.oneof(
        good,
        good,
        good,
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.constantFrom('', 'مرحبا', '\u202e2024', '0'.repeat(10_000), '__proto__', '+05:30'),
        fc.constantFrom(NaN, null, undefined, {}, [], 12),
      ) as fc.Arbitrary<string>;
    const day = fc.tuple(fc.integer({ min: 1700, max: 2300 }), fc.nat(13), fc.nat(32));
    const date = day.map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'));
    const time = fc
      .tuple(fc.nat(25), fc.nat(61))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const zone = fc.constantFrom('Europe/Dublin', 'Pacific/Apia', 'Mars/Olympus', 'Etc/GMT+12');
    fc.assert(
      fc.property(wild(date), wild(time), wild(zone), (d, t, z) => {
        try {
          const at = likelyInstant(readClock(d, t, z));
          expect(Math.abs(at.getTime() - Date.parse(`${d}T${t ?? '12:00'}Z`))).toBeLessThan(
            25 * 3_600_000,
          );
        } catch (error) {
          if (!(error instanceof SkyError)) throw error;
          expect(['date', 'time', 'zone']).toContain(error.field);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('civilDay', () => {
  it.each([
    ['2024-03-10', 'America/New_York', 23],
    ['2024-11-03', 'America/New_York', 25],
    ['2018-11-04', 'America/Sao_Paulo', 23],
    ['2018-02-17', 'America/Sao_Paulo', 25],
    ['2011-12-30', 'Pacific/Apia', 0],
    ['2011-12-29', 'Pacific/Apia', 24],
    ['2024-06-01', 'UTC', 24],
  ])('of %s in %s has %d hours', (date, zone, hours) => {
    const { from, to } = civilDay(date, zone);

    expect((to.getTime() - from.getTime()) / 3_600_000).toBe(hours);
  });

  it('ends where the next one begins', () => {
    expect(civilDay('2024-02-28', 'Europe/Rome').to).toEqual(
      civilDay('2024-02-29', 'Europe/Rome').from,
    );
  });
});

describe('a clock at a place', () => {
  const at = (date: string, time: string, zone: string, longitude: number) =>
    readClock(date, time, zone, ownClocks(zone, longitude));
  const utcOf = ({ instants }: ReturnType<typeof at>) => instants.map(({ utc }) => iso(utc));

  it.each([
    ['Lhasa', '1900-06-01', 'Asia/Shanghai', 91.1, '1900-06-01T05:55:36Z'],
    ['Guadalajara', '1915-06-01', 'America/Mexico_City', -103.35, '1915-06-01T18:53:24Z'],
    ['Kolkata by an older name', '1850-06-01', 'Asia/Calcutta', 88.37, '1850-06-01T06:06:31Z'],
  ])('shows the mean time of %s itself', (_name, date, zone, longitude, utc) => {
    const reading = at(date, '12:00', zone, longitude);

    expect(utcOf(reading)).toEqual([utc]);
    expect(reading.instants[0]).toMatchObject({ localMeanTime: true, daylightSaving: false });
  });

  it.each([
    // All of France went by Paris from 1891 on, all of India's railways by Madras.
    ['Lyon', '1900-06-01', 'Europe/Paris', 4.83, 561],
    ['Delhi', '1900-06-01', 'Asia/Kolkata', 77.2, 19_270],
    ['Chicago', '1900-06-01', 'America/Chicago', -87.6, -21_600],
  ])('shows at %s what the law set for all places', (_name, date, zone, longitude, offset) => {
    const reading = at(date, '12:00', zone, longitude);

    expect(reading.instants).toEqual([
      expect.objectContaining({ offsetSeconds: offset, localMeanTime: false }),
    ]);
  });

  it('goes from one to the other once, whichever way the clocks were put', () => {
    // China's coast took its standard time at midnight of Shanghai's mean time, at 15:54:17 UTC.
    const west = at('1901-01-01', '00:30', 'Asia/Shanghai', 110);
    const gap = at('1900-12-31', '23:30', 'Asia/Shanghai', 110);

    expect(utcOf(west)).toEqual(['1900-12-31T16:30:00Z']);
    expect(gap.kind).toBe('normal');
    expect(at('1900-12-31', '23:57', 'Asia/Shanghai', 122).kind).toBe('repeated');
  });

  it('begins and ends a day by it', () => {
    const { from, to } = civilDay('1900-06-01', 'Asia/Shanghai', ownClocks('Asia/Shanghai', 90));

    expect([iso(from), iso(to)]).toEqual(['1900-05-31T18:00:00Z', '1900-06-01T18:00:00Z']);
  });

  it('is the zone’s own since 1970', () => {
    const days = fc.date({
      min: new Date('1970-01-02'),
      max: new Date('2030-12-31'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom('Asia/Shanghai', 'Europe/Oslo', 'America/Mexico_City', 'UTC');
    fc.assert(
      fc.property(days, zones, fc.integer({ min: -180, max: 180 }), (day, zone, longitude) => {
        const [date = '', time = ''] = [iso(day).slice(0, 10), iso(day).slice(11, 16)];

        expect(at(date, time, zone, longitude)).toEqual(readClock(date, time, zone));
      }),
      { numRuns: 50 },
    );
  });

  it('refuses a longitude that is none', () => {
    expect(() => at('1900-06-01', '12:00', 'Asia/Shanghai', 181)).toThrow(SkyError);
  });
});

describe('a zone that was joined to another country’s', () => {
  it.each([
    // Norway's clocks went back at midnight, Germany's an hour later.
    ['1916-09-29', '23:30', 'Europe/Oslo', ['1916-09-29T21:30:00Z', '1916-09-29T22:30:00Z']],
    ['1950-07-01', '12:00', 'Europe/Oslo', ['1950-07-01T11:00:00Z']],
    ['1960-07-01', '12:00', 'Europe/Oslo', ['1960-07-01T10:00:00Z']],
    ['1925-07-01', '12:00', 'Europe/Amsterdam', ['1925-07-01T10:40:28Z']],
    ['1945-07-01', '12:00', 'Europe/Stockholm', ['1945-07-01T11:00:00Z']],
  ])('on %s %s in %s had its own clocks', (date, time, zone, utc) => {
    const { instants } = readClock(date, time, zone, ownClocks(zone));

    expect(instants.map((instant) => iso(instant.utc))).toEqual(utc);
  });

  it('tells whether they were put forward', () => {
    const forward = (date: string, zone: string) =>
      readClock(date, '12:00', zone, ownClocks(zone)).instants[0]?.daylightSaving;

    expect(forward('1916-07-01', 'Europe/Oslo')).toBe(true);
    expect(forward('1945-07-01', 'Europe/Stockholm')).toBe(false);
  });
});

describe('localMeanTime', () => {
  it('takes four minutes for each degree of longitude', () => {
    expect(localMeanTime('1850-06-01', '12:00', 15)).toEqual(new Date('1850-06-01T11:00:00Z'));
    expect(localMeanTime('1850-06-01', '12:00', -0.5)).toEqual(new Date('1850-06-01T12:02:00Z'));
  });

  it.each([181, NaN, Infinity])('refuses the longitude %d', (longitude) => {
    expect(() => localMeanTime('1850-06-01', '12:00', longitude)).toThrow(SkyError);
  });
});
