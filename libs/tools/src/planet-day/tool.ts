import { z } from 'zod';
import { planet } from '../fields/astrology';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** What the weekday of a planet is good for, and where that planet stands. */
export const planetDay = defineTool({
  slug: 'planet-day',
  readingType: 'planetDay',
  name: 'Planet of the Day',
  icon: 'calendar',
  description: 'Pick a planet and find its weekday, what that day is good for and where it is now.',
  category: 'Daily Interactive',
  premium: false,
  incomplete: 'Please select a planet',
  noun: 'planet of the day',
  policy: { oneADay: true },
  params: z.strictObject({
    planet: planet({ label: 'Planet', hint: 'Each of them has a day of the week' }),
    language: language(),
  }),
});
