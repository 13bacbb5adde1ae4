import { z } from 'zod';
import { birthDate, optionalBirthTime, optionalPlace } from '../fields/birth';
import { language } from '../fields/language';
import { chartSchool } from '../fields/school';
import { defineTool } from '../tool';

/** The twelve houses of a birth, and which planet stands in which. */
export const astroHouses = defineTool({
  slug: 'astro-houses',
  readingType: 'astroHouses',
  name: 'Astro Houses',
  icon: 'compass',
  description: 'The twelve rooms of your chart, who lives in each of them, and who has the keys.',
  category: 'Deep Chart Analysis',
  premium: true,
  incomplete: 'Please enter your birth date',
  noun: 'houses',
  blindTrial: true,
  policy: { followsChartSchool: true },
  params: z.strictObject({
    dob: birthDate({ label: 'Birth date' }),
    time: optionalBirthTime({
      label: 'Birth time',
      hint: 'Optional: with the place it makes the houses exact',
    }),
    place: optionalPlace({
      label: 'Birth place',
      hint: 'Optional: without time and place the houses are counted from your Sun sign',
    }),
    ...chartSchool(),
    language: language(),
  }),
});
