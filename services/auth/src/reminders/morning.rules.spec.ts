import fc from 'fast-check';
import { civilTime } from '@cosmic/sky/places/zone';
import { isStillMorning, nextMorning, type Rhythm } from './morning.rules';

const at = (instant: string) => new Date(instant);
const next = (rhythm: Rhythm, zone: string, after: string) =>
  nextMorning(rhythm, zone, at(after)).toISOString();

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
        const first = nextMorning('daily', where, after);
        const second = nextMorning('daily', where, first);
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
        const first = nextMorning('weekly', where, after);
        const days = (nextMorning('weekly', where, first).getTime() - first.getTime()) / 86_400_000;

        expect(Math.round(days)).toBe(7);
        expect(civilTime(where, first)).toMatchObject({ hour: 7, minute: 0 });
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
