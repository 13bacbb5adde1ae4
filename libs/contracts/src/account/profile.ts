import { z } from 'zod';
import { AYANAMSAS, HOUSE_SYSTEMS, ZODIACS } from '../sky/chart-school';
import { DAY_PARTS } from '../days/day-parts';
import { fullNameSchema } from './auth';
import { problem } from '../field-problems';
import { LUNAR_NODES } from '../sky/lunar-node';
import { request } from '../message';
import { placeSchema } from '../sky/places';
import { textLike } from '../text';

export const zodiacSignSchema = z.enum([
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
]);

/** Where a point of the chart stands; on a day without a known hour there can be two signs. */
export const placementSchema = z.object({
  sign: zodiacSignSchema.nullable(),
  /** Within the sign, 0 to 30; null unless the birth time and place are known. */
  degree: z.number().min(0).max(30).nullable(),
  /** The signs it may be in: one, two, or of what rises in a part of a day some more; none when nothing is known. */
  possible: z.array(zodiacSignSchema),
});
export type Placement = z.infer<typeof placementSchema>;

/** It travels with each session. */
export const MAX_AVATAR_CHARACTERS = 16_384;

/**
 * A small picture as a data address: nothing is ever fetched for it. One that is sent is decoded,
 * and what is kept is drawn anew, without what else its file held.
 */
const avatarSchema = textLike(
  /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/,
  MAX_AVATAR_CHARACTERS,
  problem('not_a_picture_address', { max: MAX_AVATAR_CHARACTERS }),
);

const EARLIEST_BIRTH = '1900-01-01';

/** A day on which somebody living can have been born. */
export const birthDateSchema = z.iso
  .date({ error: problem('not_a_date', { example: '1990-05-17' }), abort: true })
  .refine((day) => day >= EARLIEST_BIRTH && day <= lastDayAnywhere(), {
    error: problem('not_until_today'),
  });

export const birthTimeSchema = textLike(
  /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  5,
  problem('not_a_time', { example: '07:45' }),
);

/** What of a profile its member writes. */
const told = {
  full_name: fullNameSchema,
  birth_date: birthDateSchema.nullable(),
  /** By the clock of the birth place. */
  birth_time: birthTimeSchema.nullable(),
  /** Where no time is known: between which hours it was. A time goes before it. */
  birth_part: z.enum(DAY_PARTS, { error: problem('not_a_day_part') }).nullable(),
  birth_place: placeSchema.nullable(),
  avatar_url: avatarSchema.nullable(),
  /** Readings are written by our authors only, never by a language model. */
  model_off: z.boolean(),
  lunar_node: z.enum(LUNAR_NODES, { error: problem('not_a_lunar_node') }),
  /** How the chart is counted; the ayanamsa says where a sidereal zodiac begins. */
  zodiac: z.enum(ZODIACS, { error: problem('not_listed') }),
  house_system: z.enum(HOUSE_SYSTEMS, { error: problem('not_listed') }),
  ayanamsa: z.enum(AYANAMSAS, { error: problem('not_listed') }),
  /** Whether the day holds its panchang; null where the language of the pages decides. */
  today_panchang: z.boolean().nullable(),
  /** Where the member lives, whose sunrise that panchang goes by. */
  current_place: placeSchema.nullable(),
};

export const profileSchema = z.object({
  id: z.uuid(),
  ...told,
  // A service of the release before says nothing of these.
  birth_part: told.birth_part.default(null),
  lunar_node: told.lunar_node.default('true'),
  zodiac: told.zodiac.default('tropical'),
  house_system: told.house_system.default('placidus'),
  ayanamsa: told.ayanamsa.default('lahiri'),
  today_panchang: told.today_panchang.default(null),
  current_place: told.current_place.default(null),
  /** Empty where an account came from elsewhere without one. */
  full_name: z.string(),
  /** Computed from the birth data; null where that does not decide it. */
  zodiac_sign: zodiacSignSchema.nullable(),
  moon_sign: zodiacSignSchema.nullable(),
  rising_sign: zodiacSignSchema.nullable(),
  signs: z.object({ sun: placementSchema, moon: placementSchema, rising: placementSchema }),
  is_premium: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;

/** What changes; what is left out stays. Signs, plan and id are not the member's to write. */
export const profileChangeSchema = z.strictObject(told).partial();
export type ProfileChange = z.infer<typeof profileChangeSchema>;

export const profile = {
  /** The asking member's profile. */
  get: request('auth.profile.get', z.strictObject({}), profileSchema),
  /** Changes the asking member's profile. */
  change: request('auth.profile.change', profileChangeSchema, profileSchema),
};

/** Today's date where the day begins first (UTC+14), so that nobody's own today is refused. */
function lastDayAnywhere(): string {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
}
