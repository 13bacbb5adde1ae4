import { z } from 'zod';
import { problem } from '../field-problems';
import { request } from '../message';
import { textLike, trimmedText } from '../text';

/** IANA time zone: `Asia/Kolkata`. */
export const zoneSchema = textLike(
  /^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/,
  40,
  problem('not_a_zone'),
).refine(hasClock, { error: problem('unknown_zone') });

/** A place on Earth as a chart needs it: where it is and which clock it keeps. */
export const placeSchema = z.strictObject(
  {
    /** As a person reads it: `Chennai, Tamil Nadu, India`. */
    name: trimmedText(120, { min: 1 }),
    /** Degrees, north positive. */
    latitude: z.number().min(-90).max(90),
    /** Degrees, east positive. */
    longitude: z.number().min(-180).max(180),
    zone: zoneSchema,
  },
  { error: problem('not_a_chosen_place') },
);
export type Place = z.infer<typeof placeSchema>;

export const placesReplySchema = z.object({ places: z.array(placeSchema) });

/** What is typed into a city search. */
export const placeQuerySchema = trimmedText(100, { min: 1 });

export const places = {
  /** Towns and cities whose name begins with what was typed, the most populous first, at most 8. */
  search: request(
    'readings.places.search',
    z.strictObject({ q: placeQuerySchema }),
    placesReplySchema,
  ),
};

/** Whether the runtime knows the clock of a zone: one that it does not would only fail later. */
function hasClock(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}
