import { nearestMinute } from '@cosmic/sky/minute';

const MONTHS = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
];
const WEEKDAYS = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'];

/** The UTC day and month of an instant: `25 नवंबर`. */
export function hindiDay(at: Date): string {
  const minute = nearestMinute(at);
  return `${minute.getUTCDate()} ${MONTHS[minute.getUTCMonth()]}`;
}

/** The same with its year: `25 नवंबर 2026`. */
export function hindiDate(at: Date): string {
  return `${hindiDay(at)} ${nearestMinute(at).getUTCFullYear()}`;
}

/** The UTC month of an instant: `नवंबर 2026`. */
export function hindiMonth(at: Date): string {
  const minute = nearestMinute(at);
  return `${MONTHS[minute.getUTCMonth()]} ${minute.getUTCFullYear()}`;
}

/** The UTC weekday of an instant: `बुधवार`. */
export function hindiWeekday(at: Date): string {
  return WEEKDAYS[nearestMinute(at).getUTCDay()] ?? '';
}
