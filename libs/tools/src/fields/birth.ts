import { problem } from '@cosmic/contracts/field-problems';
import { placeSchema } from '@cosmic/contracts/sky/places';
import { textLike } from '@cosmic/contracts/text';
import { z } from 'zod';
import { field, type Labels } from './field';

const EARLIEST_BIRTH = '1900-01-01';
const LATEST_DAY = '2100-12-31';
const DATE_ERROR = problem('not_a_date', { example: '1990-05-17' });
const TIME_ERROR = problem('not_a_time', { example: '07:45' });
const DAY_ERROR = problem('not_a_date_of_years', { first: 1900, last: 2100 });

/** A birth date that has to be given. */
export function birthDate(labels: Labels) {
  return field(dateOfBirth(), { control: 'date', ...labels });
}

/** The birth date of somebody to be matched, who is of age where the day ends last. */
export function adultBirthDate(labels: Labels) {
  const adult = dateOfBirth().refine((dob) => isAdult(dob), { error: problem('matching_waits') });
  return field(adult, { control: 'date', ...labels });
}

/** Whether somebody born on a date is of age where the day ends last. */
export function isAdult(dob: string): boolean {
  const latest = new Date(Date.now() - 12 * 3_600_000);
  latest.setUTCFullYear(latest.getUTCFullYear() - 18);
  return dob <= latest.toISOString().slice(0, 10);
}

/** A birth date that may be left out; then it is the empty string. */
export function optionalBirthDate(labels: Labels) {
  return field(z.union([z.literal(''), dateOfBirth()], { error: DATE_ERROR }).default(''), {
    control: 'date',
    ...labels,
  });
}

/** A day of the calendar from 1900 to 2100 that may be left out; then it is the empty string. */
export function optionalDay(labels: Labels) {
  const day = z.iso
    .date({ error: DAY_ERROR, abort: true })
    .refine((date) => date >= EARLIEST_BIRTH && date <= LATEST_DAY, {
      error: DAY_ERROR,
    });
  return field(z.union([z.literal(''), day], { error: DAY_ERROR }).default(''), {
    control: 'date',
    ...labels,
  });
}

/** The clock time of a birth, `HH:MM`, that has to be given. */
export function birthTime(labels: Labels) {
  return field(clockTime(), { control: 'time', ...labels });
}

/** The clock time of a birth, `HH:MM`, that may be left out; then it is the empty string. */
export function optionalBirthTime(labels: Labels) {
  return field(z.union([z.literal(''), clockTime()], { error: TIME_ERROR }).default(''), {
    control: 'time',
    ...labels,
  });
}

/** A place that has to be chosen from the list of towns. */
export function place(labels: Labels) {
  return field(placeSchema, { control: 'place', ...labels });
}

/** A place that may be left out; then it is null. */
export function optionalPlace(labels: Labels) {
  return field(placeSchema.nullable().default(null), { control: 'place', ...labels });
}

function clockTime() {
  return textLike(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 5, TIME_ERROR);
}

function dateOfBirth() {
  return z.iso
    .date({ error: DATE_ERROR, abort: true })
    .refine((day) => day >= EARLIEST_BIRTH && day <= lastDayAnywhere(), {
      error: problem('not_until_today'),
    });
}

/** Today's date where the day begins first (UTC+14), so that nobody's own today is refused. */
function lastDayAnywhere(): string {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
}
