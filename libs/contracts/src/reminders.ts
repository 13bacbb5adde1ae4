import { z } from 'zod';
import { request } from './message';
import { zoneSchema } from './places';
import { textLike } from './text';

/** How often a member wants the sky by mail. */
export const FREQUENCIES = ['off', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Where a member's reminder stands. */
export const reminderSchema = z.object({
  frequency: z.enum(FREQUENCIES),
  /** The clock its mornings go by; null while it is off. */
  zone: z.string().nullable(),
  /** When the next letter leaves; null while it is off. */
  next_at: z.iso.datetime().nullable(),
});
export type Reminder = z.infer<typeof reminderSchema>;

export const reminderChangeSchema = z.strictObject({
  frequency: z.enum(FREQUENCIES),
  zone: zoneSchema,
});
export type ReminderChange = z.infer<typeof reminderChangeSchema>;

/** What the way out of a letter carries: whose reminder it ends, signed. */
export const stopTokenSchema = textLike(
  /^[0-9a-f-]{36}\.[A-Za-z0-9_-]{43}$/,
  80,
  'is not a token of ours',
);

export const reminders = {
  /** The asking member's reminder. */
  get: request('auth.reminders.get', z.strictObject({}), reminderSchema),
  /** Turns the asking member's reminder on, over or off. @throws `authentication_required` */
  change: request('auth.reminders.change', reminderChangeSchema, reminderSchema),
  /**
   * Turns off whatever reminder a letter came from; one that is off already is no error.
   * @throws `link_invalid`
   */
  stop: request('auth.reminders.stop', z.strictObject({ token: stopTokenSchema }), z.object({})),
};
