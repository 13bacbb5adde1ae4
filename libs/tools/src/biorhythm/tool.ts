import { z } from 'zod';
import { birthDate } from '../fields/birth';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** Three waves counted from a birth date, and where they stand today. */
export const biorhythm = defineTool({
  slug: 'biorhythm',
  readingType: 'biorhythm',
  name: 'Biorhythm Chart',
  icon: 'circle',
  description:
    'Body, heart and mind as three waves since your birth: where they stand and when they turn.',
  category: 'Lifestyle Integration',
  premium: true,
  incomplete: 'Please enter your birth date',
  noun: 'biorhythm',
  policy: { oneADay: true },
  blindTrial: true,
  params: z.strictObject({
    dob: birthDate({ label: 'Birth date', hint: 'The date is all that is counted' }),
    language: language(),
  }),
});
