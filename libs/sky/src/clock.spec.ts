import fc from 'fast-check';
import vectors from '../test/vectors/clocks.json';
import { civilDay, likelyInstant, localMeanTime, readClock } from './clock';
import { SkyError } from './sky-error';
import { civilDate, civilTime } from './zone';

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
    const twoFigures = (value: number) => String(value).padStart(2, '0');
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(1800, 0, 3) / 1000, max: Date.UTC(2100, 0, 1) / 1000 }),
        (zone, second) => {
          const utc = new Date(second * 1000);
          const shown = civilTime(zone, utc);
          const time = [shown.hour, shown.minute, shown.second].map(twoFigures).join(':');

          const { instants } = readClock(civilDate(zone, utc), time, zone);

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

describe('localMeanTime', () => {
  it('takes four minutes for each degree of longitude', () => {
    expect(localMeanTime('1850-06-01', '12:00', 15)).toEqual(new Date('1850-06-01T11:00:00Z'));
    expect(localMeanTime('1850-06-01', '12:00', -0.5)).toEqual(new Date('1850-06-01T12:02:00Z'));
  });

  it.each([181, NaN, Infinity])('refuses the longitude %d', (longitude) => {
    expect(() => localMeanTime('1850-06-01', '12:00', longitude)).toThrow(SkyError);
  });
});
