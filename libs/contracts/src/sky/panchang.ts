import { z } from 'zod';
import { problem } from '../field-problems';
import { zoneSchema } from './places';
import { textLike } from '../text';

const instant = z.iso.datetime();

const at = {
  /** Degrees, north positive. */
  latitude: z.coerce.number().min(-90).max(90),
  /** Degrees, east positive. */
  longitude: z.coerce.number().min(-180).max(180),
  zone: zoneSchema,
};

/** A month of panchang days and the place whose sunrise they begin with. */
export const panchangMonthQuerySchema = z.strictObject({
  month: textLike(
    // Festivals are found from the year before on, of which there has to be a sky: 1801 to 2199.
    /^(?:180[1-9]|18[1-9]\d|19\d\d|2[01]\d\d)-(?:0[1-9]|1[0-2])$/,
    7,
    problem('not_a_month', { example: '2026-11' }),
  ),
  ...at,
});
export type PanchangMonthQuery = z.infer<typeof panchangMonthQuerySchema>;

/** A tithi (1 to 30) or a nakshatra (1 to 27), and when it ends. */
const limbEndSchema = z.object({ number: z.number().int(), to: instant });
export type LimbEnd = z.infer<typeof limbEndSchema>;

/** From sunrise to sunrise. */
const panchangSchema = z.object({
  sunrise: instant,
  /** Counted from Chaitra, 0 to 11. */
  amanta: z.object({ index: z.number().int(), adhika: z.boolean() }),
  /** What touches the day; the first runs at sunrise. */
  tithi: z.array(limbEndSchema),
  nakshatra: z.array(limbEndSchema),
});

export const panchangMonthDaySchema = z.object({
  date: z.string(),
  /** Null where the Sun does not rise, set and rise again. */
  panchang: panchangSchema.nullable(),
  festivals: z.array(z.object({ festival: z.string(), isOfOthers: z.boolean() })),
  observances: z.array(z.string()),
});
export type PanchangMonthDay = z.infer<typeof panchangMonthDaySchema>;

export const panchangMonthSchema = z.object({ days: z.array(panchangMonthDaySchema) });
export type PanchangMonth = z.infer<typeof panchangMonthSchema>;

/** One day at a place; a sky that festivals are found in is there from 1801 to 2199. */
export const panchangDayQuerySchema = z.strictObject({
  date: z.iso
    .date({ error: problem('not_a_date', { example: '2026-11-25' }), abort: true })
    .refine((date) => date >= '1801-01-01' && date <= '2199-12-31', {
      error: problem('not_a_date_of_years', { first: 1801, last: 2199 }),
    }),
  ...at,
});
export type PanchangDayQuery = z.infer<typeof panchangDayQuerySchema>;

/** The same with the Sun's setting and the eighth of the day that is left to what is under way. */
export const panchangDaySchema = panchangMonthDaySchema.extend({
  panchang: panchangSchema
    .extend({ sunset: instant, rahuKalam: z.object({ from: instant, to: instant }) })
    .nullable(),
});
export type PanchangOfDay = z.infer<typeof panchangDaySchema>;
