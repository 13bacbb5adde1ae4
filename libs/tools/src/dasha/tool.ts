import { z } from 'zod';
import { birthDate, birthTime, place } from '../fields/birth';
import { ayanamsa, dashaYear } from '../fields/jyotish';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** The Vimshottari periods of a birth, and sade sati. */
export const dasha = defineTool({
  slug: 'dasha',
  readingType: 'dasha',
  name: 'Dasha',
  icon: 'clock',
  description:
    'The Vimshottari periods of your life as a line of years, opened level by level, with now marked and sade sati beside it.',
  category: 'Eastern & Esoteric',
  premium: false,
  incomplete: 'Please enter date, time and place of birth',
  noun: 'dasha',
  params: z.strictObject({
    dob: birthDate({ label: 'Birth date' }),
    time: birthTime({
      label: 'Birth time',
      hint: 'A minute moves the borders by up to five days',
    }),
    place: place({ label: 'Birth place', hint: 'The town where the clock showed that time' }),
    ayanamsa: ayanamsa(),
    year: dashaYear(),
    language: language(),
  }),
});
