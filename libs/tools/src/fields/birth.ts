import { placeSchema } from '@cosmic/contracts/places';
import { textLike } from '@cosmic/contracts/text';
import { z } from 'zod';
import { field, type Labels } from './field';

const EARLIEST_BIRTH = '1900-01-01';
const DATE_ERROR = 'must be a date such as 1990-05-17';

/** A birth date that has to be given. */
export function birthDate(labels: Labels) {
  return field(dateOfBirth(), { control: 'date', ...labels });
}

/** A birth date that may be left out; then it is the empty string. */
export function optionalBirthDate(labels: Labels) {
  return field(z.union([z.literal(''), dateOfBirth()], { error: DATE_ERROR }).default(''), {
    control: 'date',
    ...labels,
  });
}

/** The clock time of a birth, `HH:MM`, that may be left out; then it is the empty string. */
export function optionalBirthTime(labels: Labels) {
  const error = 'must be a time such as 07:45';
  const time = textLike(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 5, error);
  return field(z.union([z.literal(''), time], { error }).default(''), {
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

function dateOfBirth() {
  return z.iso
    .date({ error: DATE_ERROR, abort: true })
    .refine((day) => day >= EARLIEST_BIRTH && day <= lastDayAnywhere(), {
      error: 'must lie between 1900 and today',
    });
}

/** Today's date where the day begins first (UTC+14), so that nobody's own today is refused. */
function lastDayAnywhere(): string {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
}
