import { SearchMoonPhase, SearchSunLongitude, SunPosition } from 'astronomy-engine';
import { dateOfDayNumber, dayNumber } from '../calendar-date';
import { chineseYearOf, newYearOf } from './new-years';

const DAY = 86_400_000;
const UTC_8 = 8 * 3_600_000;
/** At 116°25' east. */
const BEIJING_MEAN_TIME = (7 * 3_600 + 45 * 60 + 40) * 1_000;

/** What is to be added to UTC for the days of the Chinese calendar, in milliseconds. */
const offsetOfTheTime = (date: Date) => (date.getUTCFullYear() < 1929 ? BEIJING_MEAN_TIME : UTC_8);

/** The new year by the astronomical rule. */
function computed(year: number, offsetAt = offsetOfTheTime) {
  const dayOf = (date: Date) => Math.floor((date.getTime() + offsetAt(date)) / DAY);
  const beginOf = (day: number) => new Date(day * DAY - offsetAt(new Date(day * DAY)));
  const solsticeOf = (of: number) =>
    dayOf(SearchSunLongitude(270, new Date(Date.UTC(of, 11, 15)), 20)!.date);
  const [before, after] = [solsticeOf(year - 1), solsticeOf(year)];
  const months: number[] = [];
  for (let from = before - 33; from <= after; from = months.at(-1)! + 25) {
    months.push(dayOf(SearchMoonPhase(0, new Date(from * DAY), 35)!.date));
  }
  const first = months.findLastIndex((day) => day <= before);
  const last = months.findLastIndex((day) => day <= after);
  const termOf = (day: number) => Math.floor(SunPosition(beginOf(day)).elon / 30);
  const isWithoutTerm = (at: number) => termOf(months[at]!) === termOf(months[at + 1]!);
  // Two months after month 11, unless a leap month stands between.
  const hasLeapBefore =
    last - first === 13 && (isWithoutTerm(first + 1) || isWithoutTerm(first + 2));
  return dateOfDayNumber(months[first + (hasLeapBefore ? 3 : 2)]!);
}

describe('newYearOf', () => {
  it('lies between 21 January and 21 February, 353 to 385 days after the one before', () => {
    for (let year = 1900; year <= 2100; year++) {
      const { month, day } = newYearOf(year);
      expect(month * 100 + day).toBeGreaterThanOrEqual(121);
      expect(month * 100 + day).toBeLessThanOrEqual(221);
      if (year === 1900) continue;
      const length = dayNumber(newYearOf(year)) - dayNumber(newYearOf(year - 1));
      expect(length).toBeGreaterThanOrEqual(353);
      expect(length).toBeLessThanOrEqual(385);
    }
  });

  it('is what the sky and the calendar of the time say', () => {
    for (let year = 1900; year <= 2100; year++) expect(newYearOf(year)).toEqual(computed(year));
  });

  it('differs only for 1916 where days began at UTC+8 all along', () => {
    const years = Array.from({ length: 201 }, (_, index) => 1900 + index);
    const others = years.filter(
      (year) => dayNumber(computed(year, () => UTC_8)) !== dayNumber(newYearOf(year)),
    );

    expect(others).toEqual([1916]);
    expect(newYearOf(1916)).toEqual({ year: 1916, month: 2, day: 3 });
  });

  it.each([1899, 2101, 1950.5, NaN])('refuses %d', (year) => {
    expect(() => newYearOf(year)).toThrow(expect.objectContaining({ code: 'out_of_range' }));
  });
});

describe('chineseYearOf', () => {
  it('gives the days before the new year to the year before', () => {
    expect(chineseYearOf({ year: 2000, month: 2, day: 4 })).toBe(1999);
    expect(chineseYearOf({ year: 2000, month: 2, day: 5 })).toBe(2000);
  });
});
