import { dateFormat } from '../../language/formats';

const WHEN = dateFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** An instant by the clock of this device: `Nov 21, 2026, 3:45 PM`. */
export function whenOf(instant: string): string {
  return WHEN.format(new Date(instant));
}

/** A moment as a field of date and time holds it, `YYYY-MM-DDTHH:mm`, by the clock of this device. */
export function asFieldValue(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** What such a field holds as an instant; undefined where it is empty, no time or past. */
export function instantToCome(value: string, now = Date.now()): string | undefined {
  const moment = new Date(value);
  return moment.getTime() > now ? moment.toISOString() : undefined;
}
