import { z } from 'zod';
import { DAY_PARTS } from '../days/day-parts';
import { problem } from '../field-problems';
import { idempotencyKeySchema } from '../idempotency-key';
import { request } from '../message';
import {
  birthDateSchema,
  birthTimeSchema,
  placementSchema,
  zodiacSignSchema,
} from '../account/profile';
import { placeSchema } from '../sky/places';
import { RELATIONS } from './relations';
import { trimmedText } from '../text';

/** How many people a member may keep. */
export const MAX_PEOPLE = 50;

export const MAX_PERSON_NAME = 60;

/** The birth of somebody who is kept. */
export const personBirth = {
  birth_date: birthDateSchema,
  /** By the clock of the birth place. */
  birth_time: birthTimeSchema.nullable().default(null),
  /** Where no time is known: between which hours it was. A time goes before it. */
  birth_part: z.enum(DAY_PARTS, { error: problem('not_a_day_part') }).nullish(),
  birth_place: placeSchema.nullable().default(null),
};

/** What a member writes of somebody. */
const told = {
  name: trimmedText(MAX_PERSON_NAME, {
    min: 1,
    error: problem('text_needed', { max: MAX_PERSON_NAME }),
  }),
  relation: z.enum(RELATIONS, { error: problem('not_listed') }),
  ...personBirth,
};

export const personBodySchema = z.strictObject(told);
export type PersonBody = z.infer<typeof personBodySchema>;

export const personSchema = z.object({
  id: z.uuid(),
  ...told,
  /** Whether they have entered their birth themselves, by a link. */
  by_themselves: z.boolean().default(false),
  /** Computed from the birth data; null where that does not decide it. */
  zodiac_sign: zodiacSignSchema.nullable(),
  moon_sign: zodiacSignSchema.nullable(),
  rising_sign: zodiacSignSchema.nullable(),
  signs: z.object({ sun: placementSchema, moon: placementSchema, rising: placementSchema }),
});
export type Person = z.infer<typeof personSchema>;

export const peopleSchema = z.object({
  /** In the order in which they were added. */
  people: z.array(personSchema),
  /** How many there may be. */
  max: z.number().int(),
});
export type People = z.infer<typeof peopleSchema>;

export const people = {
  /** Those whom the asking member keeps. */
  list: request('auth.people.list', z.strictObject({}), peopleSchema),
  /**
   * Keeps somebody. Whom this key has added already stays as they are now, and is answered.
   *
   * @throws `people_full`, `authentication_required`
   */
  add: request(
    'auth.people.add',
    z.strictObject({ ...told, idempotencyKey: idempotencyKeySchema.nullable() }),
    personSchema,
  ),
  /**
   * Writes all that is kept of somebody anew.
   * @throws `not_found`
   */
  change: request('auth.people.change', z.strictObject({ id: z.uuid(), ...told }), personSchema),
  /**
   * Forgets somebody.
   * @throws `not_found`
   */
  remove: request('auth.people.remove', z.strictObject({ id: z.uuid() }), z.object({})),
};
