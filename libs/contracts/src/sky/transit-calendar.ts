import { z } from 'zod';
import { problem } from '../field-problems';
import { LANGUAGES } from '../language';
import { request } from '../message';
import { zoneSchema } from './places';
import { textLike } from '../text';

/** Whether a member has a calendar of their transits, and since when its address is good. */
export const transitCalendarSchema = z.object({ since: z.iso.datetime().nullable() });
export type TransitCalendar = z.infer<typeof transitCalendarSchema>;

/** What the address of a calendar carries: 256 random bits, of which a hash is kept. */
export const calendarTokenSchema = textLike(/^[A-Za-z0-9_-]{43}$/, 43, problem('not_ours'));

/** A calendar that was just made. The address is told now and never again. */
export const madeCalendarSchema = z.object({
  since: z.iso.datetime(),
  /** Below the site's own address. */
  path: z.string(),
});
export type MadeCalendar = z.infer<typeof madeCalendarSchema>;

/** The reader's clock, by whose dates the words of the entries go, and their language. */
export const calendarBodySchema = z.strictObject({
  zone: zoneSchema,
  language: z.enum(LANGUAGES, { error: problem('not_a_language') }).default('en'),
});
export type CalendarBody = z.input<typeof calendarBodySchema>;

export const transitCalendar = {
  /** Whether the asking member has one. */
  get: request('auth.transit-calendar.get', z.strictObject({}), transitCalendarSchema),
  /**
   * Makes a new address; the one before is worth nothing from then on.
   *
   * @throws `birth_date_needed`, `authentication_required`
   */
  make: request('auth.transit-calendar.make', calendarBodySchema, madeCalendarSchema),
  /** Takes the address back; one that is not there is no error. */
  revoke: request('auth.transit-calendar.revoke', z.strictObject({}), z.object({})),
  /** The coming year's transits of whoever made the address. @throws `not_found` */
  read: request(
    'auth.transit-calendar.read',
    z.strictObject({ token: calendarTokenSchema }),
    z.object({ ics: z.string() }),
  ),
};
