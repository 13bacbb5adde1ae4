import { z } from 'zod';
import { MAX_CONDITIONS } from './best-days-limits';
import { problem } from '../field-problems';
import { zoneSchema } from '../sky/places';
import { textLike } from '../text';

const instant = z.iso.datetime();

/** Windows of a reply that meet all conditions, and those of it that meet all but one. */
export const MAX_WINDOWS = 1_000;
export const MAX_NEAR_WINDOWS = 200;

/** What is asked of a time, where, and of which twelve months. */
export const bestDaysQuerySchema = z.strictObject({
  /** The civil date at the place with whose beginning the twelve months begin, 1801 to 2198. */
  from: textLike(
    /^(?:180[1-9]|18[1-9]\d|19\d\d|20\d\d|21[0-8]\d|219[0-8])-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
    10,
    problem('not_a_date', { example: '2026-11-26' }),
  ),
  /** Keys of conditions, with a comma between: `waxing,direct.mercury,moon-in.taurus.leo`. */
  ask: textLike(
    /^[a-z\d]+(?:[-.,][a-z\d]+)*$/,
    2_000,
    problem('not_conditions', { max: MAX_CONDITIONS }),
  ),
  /** Degrees, north positive. */
  latitude: z.coerce.number().min(-90).max(90),
  /** Degrees, east positive. */
  longitude: z.coerce.number().min(-180).max(180),
  zone: zoneSchema,
});
export type BestDaysQuery = z.infer<typeof bestDaysQuerySchema>;

/** A stretch of time that misses the same conditions from begin to end. */
export const bestWindowSchema = z.object({
  from: instant,
  /** The first instant at which it is over. */
  to: instant,
  /** Keys of the conditions that it does not meet. */
  misses: z.array(z.string()),
  /** Keys of those that are not met an hour before it begins, and an hour after it ends. */
  lostEarlier: z.array(z.string()),
  lostLater: z.array(z.string()),
});
export type BestWindow = z.infer<typeof bestWindowSchema>;

const windows = z.object({
  /** How many there are; the earliest are in the list. */
  count: z.number().int(),
  windows: z.array(bestWindowSchema),
});

export const bestDaysSchema = z.object({
  /** Those that meet all conditions. */
  all: windows,
  /** Those that meet all but one; none where one alone is asked. */
  allButOne: windows,
  /** Days on which the Sun does not rise and set, where a condition goes by the sunrise. */
  daysWithoutSunrise: z.number().int(),
});
export type BestDays = z.infer<typeof bestDaysSchema>;
