import { z } from 'zod';
import { bestDaysQuerySchema, bestDaysSchema } from '../days/best-days';
import { LANGUAGES } from '../language';
import { request } from '../message';
import {
  panchangDayQuerySchema,
  panchangDaySchema,
  panchangMonthQuerySchema,
  panchangMonthSchema,
} from './panchang';

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
  /** Each day of a month as the Indian calendar has it at a place, with the festivals that follow by rule. */
  panchang: request('content.sky.panchang', panchangMonthQuerySchema, panchangMonthSchema),
  /** The hours of twelve months at a place that meet what is asked of them. */
  bestDays: request('content.sky.best-days', bestDaysQuerySchema, bestDaysSchema, {
    withinMilliseconds: 15_000,
  }),
  /** One of these days, with more of its Sun. */
  panchangDay: request('content.sky.panchang-day', panchangDayQuerySchema, panchangDaySchema),
  now: request('content.sky.now', z.strictObject({}), skySchema),
  /** The coming year's moons, ingresses, stations and eclipses as an iCalendar file. */
  calendar: request(
    'content.sky.calendar',
    z.strictObject({ language: z.enum(LANGUAGES) }),
    z.object({ ics: z.string() }),
  ),
};
