import fc from 'fast-check';
import { civilTime } from '@cosmic/sky/places/zone';
import {
  isLetterDay,
  isNoticeDay,
  isStillMorning,
  nextMorning,
  type Morning,
  type Rhythm,
} from './morning.rules';

const at = (instant: string) => new Date(instant);
const morningOf = (rhythm: Rhythm, zone: string, more: Partial<Morning> = {}): Morning => {
  return {
    ...{ rhythm, zone, at: '07:00', place: null, silentDays: [], isPushed: false },
    ...more,
  };
};
const morningAfter = (morning: Morning, after: Date) => nextMorning(morning, after)!;
const next = (rhythm: Rhythm, zone: string, after: string, more?: Partial<Morning>) =>
  morningAfter(morningOf(rhythm, zone, more), at(after)).toISOString();

const ZONES = [
  'UTC',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'America/New_York',
  'America/St_Johns',
  'Europe/Berlin',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
];
const zone = fc.constantFrom(...ZONES);
const instant = fc.date({
  min: at('2020-01-01T00:00:00Z'),
  max: at('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('the next morning', () => {
  it.each([
    [
      'in India, half an hour off',
      'Asia/Kolkata',
      '2026-11-21T00:00:00Z',
      '2026-11-21T01:30:00.000Z',
    ],
    ['later the same day', 'America/New_York', '2026-11-21T06:00:00Z', '2026-11-21T12:00:00.000Z'],
    [
      'where it is tomorrow already',
      'Pacific/Auckland',
      '2026-11-21T11:00:00Z',
      '2026-11-21T18:00:00.000Z',
    ],
    ['not the one that is just now', 'UTC', '2026-11-21T07:00:00Z', '2026-11-22T07:00:00.000Z'],
  ])('%s', (_name, where, after, expected) => {
    expect(next('daily', where, after)).toBe(expected);
  });

  it('stays at seven by the clock when the clocks change', () => {
    // Berlin goes forward on 29 March 2026 and back on 25 October.
    expect(next('daily', 'Europe/Berlin', '2026-03-27T12:00:00Z')).toBe('2026-03-28T06:00:00.000Z');
    expect(next('daily', 'Europe/Berlin', '2026-03-28T12:00:00Z')).toBe('2026-03-29T05:00:00.000Z');
    expect(next('daily', 'Europe/Berlin', '2026-10-24T12:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
  });

  it('of a week is its Monday, by the calendar of the zone', () => {
    // 21 November 2026 is a Saturday.
    expect(next('weekly', 'UTC', '2026-11-21T00:00:00Z')).toBe('2026-11-23T07:00:00.000Z');
    expect(next('weekly', 'UTC', '2026-11-23T07:00:00Z')).toBe('2026-11-30T07:00:00.000Z');
    expect(next('weekly', 'Pacific/Auckland', '2026-11-22T10:00:00Z')).toBe(
      '2026-11-22T18:00:00.000Z',
    );
  });

  it('is seven o’clock, in the future, and no day is left out or had twice', () => {
    fc.assert(
      fc.property(zone, instant, (where, after) => {
        const first = morningAfter(morningOf('daily', where), after);
        const second = morningAfter(morningOf('daily', where), first);
        const hours = (second.getTime() - first.getTime()) / 3_600_000;

        expect(civilTime(where, first)).toMatchObject({ hour: 7, minute: 0 });
        expect(first.getTime()).toBeGreaterThan(after.getTime());
        expect(first.getTime() - after.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
        expect([23, 23.5, 24, 24.5, 25]).toContain(hours);
      }),
    );
  });

  it('of a week comes every seven days', () => {
    fc.assert(
      fc.property(zone, instant, (where, after) => {
        const first = morningAfter(morningOf('weekly', where), after);
        const days =
          (morningAfter(morningOf('weekly', where), first).getTime() - first.getTime()) /
          86_400_000;

        expect(Math.round(days)).toBe(7);
        expect(civilTime(where, first)).toMatchObject({ hour: 7, minute: 0 });
      }),
    );
  });

  it('begins at the hour that was chosen', () => {
    const late = { at: '21:30' };

    expect(next('daily', 'Asia/Kolkata', '2026-11-21T00:00:00Z', late)).toBe(
      '2026-11-21T16:00:00.000Z',
    );
  });

  it('begins with the sunrise over the reader’s place, and at seven where there is none', () => {
    const dawn = (latitude: number, longitude: number) => {
      return { at: 'dawn', place: { latitude, longitude } };
    };
    // By the almanac the Sun rose over Chennai at 06:11 on 21 November 2026, within two minutes.
    const chennai = next('daily', 'Asia/Kolkata', '2026-11-21T00:00:00Z', dawn(13.088, 80.278));
    expect(Math.abs(Date.parse(chennai) - Date.parse('2026-11-21T00:41:00Z'))).toBeLessThan(
      2 * 60_000,
    );
    expect(next('daily', 'Arctic/Longyearbyen', '2026-12-21T00:00:00Z', dawn(78.22, 15.65))).toBe(
      '2026-12-21T06:00:00.000Z',
    );
  });

  it('of dawn follows the Sun from day to day, once on each', () => {
    const zones = fc.constantFrom(
      { zone: 'Asia/Kolkata', place: { latitude: 13.088, longitude: 80.278 } },
      { zone: 'Europe/Berlin', place: { latitude: 52.52, longitude: 13.405 } },
      { zone: 'Pacific/Auckland', place: { latitude: -36.85, longitude: 174.76 } },
    );
    fc.assert(
      fc.property(zones, instant, ({ zone: where, place }, after) => {
        const morning = morningOf('daily', where, { at: 'dawn', place });
        const first = morningAfter(morning, after);
        const second = morningAfter(morning, first);
        const hours = (second.getTime() - first.getTime()) / 3_600_000;

        expect(hours).toBeGreaterThan(23.9);
        expect(hours).toBeLessThan(24.1);
        expect(civilTime(where, first).hour).toBeGreaterThan(2);
        expect(civilTime(where, first).hour).toBeLessThan(10);
      }),
      { numRuns: 30 },
    );
  });

  it('passes over silent days, and of a week comes on the first that is none', () => {
    // 21 November 2026 is a Saturday.
    const silent = (...silentDays: number[]) => ({ silentDays });

    expect(next('daily', 'UTC', '2026-11-20T08:00:00Z', silent(6, 0))).toBe(
      '2026-11-23T07:00:00.000Z',
    );
    expect(next('weekly', 'UTC', '2026-11-21T00:00:00Z', silent(1, 2))).toBe(
      '2026-11-25T07:00:00.000Z',
    );
  });

  it('is every day that is not silent for whoever has a device told', () => {
    const pushed = { isPushed: true, silentDays: [0] };
    const off = { ...morningOf('weekly', 'UTC', pushed), rhythm: 'off' as const };

    // 21 November 2026 is a Saturday, its Monday the 23rd.
    expect(nextMorning(off, at('2026-11-21T08:00:00Z'))).toEqual(at('2026-11-23T07:00:00Z'));
    expect(next('weekly', 'UTC', '2026-11-23T08:00:00Z', pushed)).toBe('2026-11-24T07:00:00.000Z');
    expect(isNoticeDay(off, '2026-11-22')).toBe(false);
    expect(isLetterDay(off, '2026-11-23')).toBe(false);
  });

  it('of letters is none while they are off, and one at the most on each other day', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 });
    const off = { ...morningOf('daily', 'UTC'), rhythm: 'off' as const };
    expect(nextMorning(off, at('2026-11-21T00:00:00Z'))).toBeNull();

    fc.assert(
      fc.property(days, (silentDays) => {
        const week = Array.from({ length: 7 }, (_, day) => `2026-11-2${day + 2}`);
        const count = (rhythm: Rhythm) =>
          week.filter((day) => isLetterDay(morningOf(rhythm, 'UTC', { silentDays }), day)).length;

        expect(count('daily')).toBe(7 - silentDays.length);
        expect(count('weekly')).toBe(1);
      }),
    );
  });
});

describe('a morning', () => {
  it('is over at eleven', () => {
    const due = at('2026-11-21T07:00:00Z');

    expect(isStillMorning(due, due)).toBe(true);
    expect(isStillMorning(due, at('2026-11-21T10:59:59Z'))).toBe(true);
    expect(isStillMorning(due, at('2026-11-21T11:00:00Z'))).toBe(false);
  });
});
