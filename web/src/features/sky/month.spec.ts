import fc from 'fast-check';
import { beginningOf, dayOf, daysOfMonth, weeksOf } from '../../design/sky/days';
import { dayAway, monthAway, shownBy } from './month';

const TODAY = '2026-11-21';
const shown = (query: string) => shownBy(new URLSearchParams(query), TODAY);

describe('what an address shows', () => {
  it.each([
    ['', { month: '2026-11', day: TODAY }],
    ['day=2027-08-02', { month: '2027-08', day: '2027-08-02' }],
    ['month=2027-08', { month: '2027-08', day: '2027-08-01' }],
    ['month=2026-11', { month: '2026-11', day: TODAY }],
    ['month=2026-12&day=2027-08-02', { month: '2027-08', day: '2027-08-02' }],
  ])('%s', (query, expected) => {
    expect(shown(query)).toEqual(expected);
  });

  it.each(['day=2026-02-30', 'day=tomorrow', 'month=2026-13', 'month=9999-01', 'day=1800-01-01'])(
    '%s is today',
    (query) => {
      expect(shown(query)).toEqual({ month: '2026-11', day: TODAY });
    },
  );

  it('is something for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (day, month) => {
        const { day: found } = shownBy(new URLSearchParams({ day, month }), TODAY);
        expect(beginningOf(found)).toBeInstanceOf(Date);
      }),
    );
  });
});

describe('months', () => {
  const months = fc
    .record({ year: fc.integer({ min: 1901, max: 2099 }), month: fc.integer({ min: 1, max: 12 }) })
    .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`);

  it('have each day once, in whole weeks from Monday to Sunday', () => {
    fc.assert(
      fc.property(months, (month) => {
        const days = daysOfMonth(month).map((day) => ({ day }));
        const weeks = weeksOf(days);

        expect(days.length).toBeGreaterThanOrEqual(28);
        expect(weeks.flat().filter((cell) => cell !== null)).toEqual(days);
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          week.forEach((cell, i) => {
            if (cell) expect(new Date(`${cell.day}T12:00`).getDay()).toBe((i + 1) % 7);
          });
        }
      }),
    );
  });

  it('lead to the next and back', () => {
    fc.assert(
      fc.property(months, (month) => {
        expect(monthAway(monthAway(month, 1)!, -1)).toBe(month);
        expect(dayAway(dayAway(`${month}-01`, 1)!, -1)).toBe(`${month}-01`);
      }),
    );
  });

  it('end where the calendar does', () => {
    expect(monthAway('2100-12', 1)).toBeUndefined();
    expect(monthAway('1900-01', -1)).toBeUndefined();
    expect(dayAway('2100-12-31', 1)).toBeUndefined();
  });
});

it('a day and its beginning are the same day', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1901-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }),
      (at) => {
        expect(dayOf(beginningOf(dayOf(at))!)).toBe(dayOf(at));
      },
    ),
  );
});
