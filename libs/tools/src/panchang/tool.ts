import { z } from 'zod';
import { optionalDay, place } from '../fields/birth';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** The panchang of a day at a place. */
export const panchang = defineTool({
  slug: 'panchang',
  readingType: 'panchang',
  name: 'Panchang',
  icon: 'calendar',
  description:
    'The five limbs of a day where you are: tithi, nakshatra, yoga and karana to the minute, with Rahu kalam and the good hours.',
  category: 'Eastern & Esoteric',
  premium: false,
  incomplete: 'Please choose a place',
  noun: 'panchang',
  policy: { oneADay: true },
  params: z.strictObject({
    location: place({ label: 'Place', hint: 'Sunrise, and so the whole day, depends on it' }),
    date: optionalDay({ label: 'Day', hint: 'Left empty, it is today there' }),
    language: language(),
  }),
});
