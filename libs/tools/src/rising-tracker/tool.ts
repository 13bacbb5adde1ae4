import { z } from 'zod';
import { place } from '../fields/birth';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** The sign that rises at a place now, and those of the day to come. */
export const risingTracker = defineTool({
  slug: 'rising-tracker',
  readingType: 'risingTracker',
  name: 'Rising Sign Tracker',
  icon: 'clock',
  description:
    'Which sign is rising where you are at this very minute, and when it changes over the next day.',
  category: 'Daily Interactive',
  premium: true,
  incomplete: 'Please choose a place',
  noun: 'rising sign',
  params: z.strictObject({
    location: place({ label: 'Place', hint: 'Where you are, or any town you are curious about' }),
    language: language(),
  }),
});
