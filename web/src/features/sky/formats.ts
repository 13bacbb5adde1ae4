import { nearestMinute } from '@cosmic/sky/minute';
import { noonOf } from '../../design/sky/days';
import { localeOf } from '../../language/language';
import { dateFormat } from '../../language/formats';

const MONTH = dateFormat('en', { month: 'long', year: 'numeric' });
const DAY = dateFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const DAY_OF_MONTH = dateFormat('en', { weekday: 'short', day: 'numeric' });
const DATE_AND_TIME = dateFormat('en', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const TIME = dateFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const DAY_AND_TIME = dateFormat('en', {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `December 2026` of `2026-12`. */
export const formatMonth = (month: string) => MONTH.format(noonOf(`${month}-01`));
/** `Tuesday, December 1, 2026` of `2026-12-01`. */
export const formatDay = (day: string) => DAY.format(noonOf(day));
/** `1 Tue`, in one line, where the month is known. */
export const formatDayOfMonth = (day: string) =>
  DAY_OF_MONTH.format(noonOf(day)).replaceAll(' ', '\u00a0');
/** `Dec 1, 14:07`, where the visitor is. */
export const formatDateAndTime = (at: Date) => DATE_AND_TIME.format(nearestMinute(at));
/** `14:07`, where the visitor is. */
export const formatTime = (at: Date) => TIME.format(nearestMinute(at));
/** `Tue 14:07`, where the visitor is. */
export const formatDayAndTime = (at: Date) => DAY_AND_TIME.format(nearestMinute(at));

/** Monday to Sunday, short and whole. */
export const WEEKDAYS = Array.from({ length: 7 }, (_, i) => {
  // The first of January 2024 was a Monday.
  const day = new Date(2024, 0, 1 + i, 12);
  return {
    short: day.toLocaleDateString(localeOf('en'), { weekday: 'short' }),
    long: day.toLocaleDateString(localeOf('en'), { weekday: 'long' }),
  };
});
