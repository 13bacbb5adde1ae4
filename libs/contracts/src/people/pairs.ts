import { z } from 'zod';
import { problem } from '../field-problems';
import { wheelFigureSchema } from '../readings/figures';
import { kootasFigureSchema } from '../readings/jyotish-figures';
import { LANGUAGES } from '../language';
import { request } from '../message';
import { factSchema } from '../readings/readings';

/** Who of a pair: the member themselves, or somebody whom they keep. */
const memberOrPersonSchema = z.union([z.literal('me'), z.uuid()], {
  error: problem('not_a_person'),
});

export const pairQuerySchema = z
  .strictObject({
    first: memberOrPersonSchema,
    second: memberOrPersonSchema,
    /** In which the words are. */
    language: z.enum(LANGUAGES, { error: problem('not_a_language') }).default('en'),
  })
  .refine(({ first, second }) => first !== second, {
    path: ['second'],
    error: problem('person_twice'),
  });
export type PairQuery = z.infer<typeof pairQuerySchema>;

const planet = z.enum(['sun', 'moon', 'venus', 'mars', 'saturn']);
const whose = z.enum(['first', 'second']);

export const pairSchema = z.object({
  people: z.tuple([
    /** A name is null for the member. A birth is exact with hour and place. */
    z.object({ name: z.string().nullable(), isExact: z.boolean() }),
    z.object({ name: z.string().nullable(), isExact: z.boolean() }),
  ]),
  /** In which zodiac both are counted, and by which system houses are. */
  counted: z.array(factSchema).default([]),
  /** The first one's chart with the second one's around it. */
  synastry: wheelFigureSchema,
  /** A planet of the first at an angle to one of the second, the closest first. */
  contacts: z.array(
    z.object({
      first: planet,
      second: planet,
      aspect: z.enum(['conjunction', 'sextile', 'square', 'trine', 'opposition']),
      /** Degrees from exact. */
      orb: z.number().nonnegative(),
      text: z.string(),
    }),
  ),
  /** Planets of one in houses of the other; none unless both births are exact. */
  guests: z.array(z.object({ whose, planet, house: z.number().int().min(1).max(12) })),
  composite: wheelFigureSchema,
  /** Null unless both births are exact. */
  davison: z
    .object({
      figure: wheelFigureSchema,
      at: z.iso.datetime(),
      /** Degrees, north and east positive. */
      latitude: z.number(),
      longitude: z.number(),
    })
    .nullable(),
  /** Null unless the places of both births are known and both are adults, and for kin. */
  guna: kootasFigureSchema.nullable(),
  /** Slugs of the tools whose readings tell more of the two; none for kin: they are about love. */
  readings: z.array(z.string()),
});
export type Pair = z.infer<typeof pairSchema>;

export const pairs = {
  /**
   * Two births beside each other: of the asking member and somebody they keep, or of two of those.
   *
   * @throws `not_found` for somebody whom they do not keep, `birth_date_needed` where theirs is not
   *   told
   */
  get: request('auth.pairs.get', pairQuerySchema, pairSchema),
};
