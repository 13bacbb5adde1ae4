import { noonOf } from '../../design/sky/days';
import { dateFormat } from '../../language/formats';

const DAY = dateFormat('en', { weekday: 'long', day: 'numeric', month: 'long' });
const SHORT = dateFormat('en', { day: 'numeric', month: 'short' });
const WEEKDAY = dateFormat('en', { weekday: 'long' });
const MONTH = dateFormat('en', { month: 'long', year: 'numeric' });

/** `Wednesday, November 25` */
export const formatDay = (date: string) => DAY.format(noonOf(date));
/** `Nov 25` */
export const formatShort = (at: Date) => SHORT.format(at);
/** `Wednesday` */
export const formatWeekday = (date: string) => WEEKDAY.format(noonOf(date));
/** `November 2026` of `2026-11`. */
export const formatMonth = (month: string) => MONTH.format(noonOf(`${month}-01`));
