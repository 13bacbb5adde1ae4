import { z } from 'zod';
import { problem } from '../field-problems';
import { LANGUAGES } from '../language';
import { request } from '../message';
import { DEFAULT_HOUR } from './morning-hours';
import { placeSchema, zoneSchema } from '../sky/places';
import { zodiacSignSchema } from './profile';
import { textLike } from '../text';

/** How often a member wants the day by mail. */
export const FREQUENCIES = ['off', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** When a morning begins: at sunrise over the reader's place, or at an hour of their clock. */
const hourSchema = textLike(
  /^(?:dawn|(?:[01]\d|2[0-3]):[0-5]\d)$/,
  5,
  problem('not_a_reminder_time'),
);

/** Days of the week on which nothing is sent, 0 for Sunday; one at least is left. */
const silentDaysSchema = z
  .array(z.number().int().min(0).max(6))
  .max(6)
  .refine((days) => new Set(days).size === days.length, { error: problem('weekday_twice') });

/** What a member chooses of their mornings. */
const chosen = {
  frequency: z.enum(FREQUENCIES),
  /** `dawn`, or the hour as `07:00`. */
  at: hourSchema,
  /** Where the Sun rises for the reader; needed for `dawn` alone. */
  place: placeSchema.nullable(),
  silent_days: silentDaysSchema,
  /** Of the letter and the notice. */
  language: z.enum(LANGUAGES),
  /** By which the day is told where the profile has no birth date. */
  sign: zodiacSignSchema.nullable(),
};

/** Where a member's mornings stand. */
export const reminderSchema = z.object({
  frequency: chosen.frequency,
  /** The clock the mornings go by; null where nothing was ever turned on. */
  zone: z.string().nullable(),
  /** When the next letter leaves; null while letters are off. */
  next_at: z.iso.datetime().nullable(),
  // A service of the release before says nothing of these.
  at: chosen.at.default(DEFAULT_HOUR),
  place: chosen.place.default(null),
  silent_days: chosen.silent_days.default([]),
  language: chosen.language.default('en'),
  sign: chosen.sign.default(null),
});
export type Reminder = z.infer<typeof reminderSchema>;

export const reminderChangeSchema = z.strictObject({
  frequency: chosen.frequency,
  /** Taken from the place where mornings begin at dawn. */
  zone: zoneSchema,
  at: chosen.at.default(DEFAULT_HOUR),
  place: chosen.place.default(null),
  silent_days: chosen.silent_days.default([]),
  language: chosen.language.default('en'),
  sign: chosen.sign.default(null),
});
export type ReminderChange = z.infer<typeof reminderChangeSchema>;

/** What the way out of a letter carries: whose reminder it ends, signed. */
export const stopTokenSchema = textLike(
  /^[0-9a-f-]{36}\.[A-Za-z0-9_-]{43}$/,
  80,
  problem('not_ours'),
);

export const reminders = {
  /** The asking member's mornings. */
  get: request('auth.reminders.get', z.strictObject({}), reminderSchema),
  /**
   * Turns the asking member's letters on, over or off.
   *
   * @throws `sign_needed` where neither profile nor change tells whose day it is; `invalid_input`
   *   naming `place` for a dawn without one; `authentication_required`
   */
  change: request('auth.reminders.change', reminderChangeSchema, reminderSchema),
  /**
   * Turns off whatever letters one came from; what is off already is no error.
   * @throws `link_invalid`
   */
  stop: request('auth.reminders.stop', z.strictObject({ token: stopTokenSchema }), z.object({})),
};
