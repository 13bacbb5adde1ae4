import { z } from 'zod';
import { request } from './message';

const instant = z.iso.datetime();

/** Where the sky stands and what comes next, the same for everybody. */
export const skySchema = z.object({
  at: instant,
  moon: z.object({
    phase: z.string(),
    /** The lit share of the disc, 0 to 1. */
    illumination: z.number(),
    waxing: z.boolean(),
    /** Days, counted in cycles of 29.53. */
    age: z.number(),
    sign: z.string(),
    longitude: z.number(),
    nextFullMoon: instant,
  }),
  planets: z.array(
    z.object({
      planet: z.string(),
      sign: z.string(),
      longitude: z.number(),
      retrograde: z.boolean(),
    }),
  ),
  /** The planets that run backwards now, each from station to station. */
  retrogrades: z.array(
    z.object({ planet: z.string(), since: instant.nullable(), until: instant.nullable() }),
  ),
  /** What comes in the next sixty days, soonest first. */
  events: z.array(z.object({ kind: z.string(), name: z.string(), at: instant, sign: z.string() })),
});
export type Sky = z.infer<typeof skySchema>;

export const sky = {
  now: request('content.sky.now', z.strictObject({}), skySchema),
  /** The coming year's moons, ingresses, stations and eclipses as an iCalendar file. */
  calendar: request('content.sky.calendar', z.strictObject({}), z.object({ ics: z.string() })),
};
