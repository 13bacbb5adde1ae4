import { z } from 'zod';
import { birthDate, optionalBirthTime, optionalPlace } from '../fields/birth';
import { language } from '../fields/language';
import { chartSchool } from '../fields/school';
import { defineTool } from '../tool';

/** The year from one return of the Sun to the next. */
export const solarReturn = defineTool({
  slug: 'solar-return',
  readingType: 'solarReturn',
  name: 'Solar Return',
  icon: 'calendar',
  description: 'Your year from birthday to birthday, read from the minute the Sun came back.',
  category: 'Deep Chart Analysis',
  premium: true,
  incomplete: 'Please enter your birth date',
  noun: 'solar return',
  policy: { followsChartSchool: true },
  params: z.strictObject({
    dob: birthDate({ label: 'Birth date' }),
    time: optionalBirthTime({
      label: 'Birth time',
      hint: 'Optional: with the place it gives the minute of the return and its rising sign',
    }),
    place: optionalPlace({ label: 'Birth place', hint: 'Optional, and needed with the time' }),
    here: optionalPlace({
      label: 'Where you spend your birthday',
      hint: 'Optional: the return is read for this place, or else for the place of birth',
    }),
    ...chartSchool(),
    language: language(),
  }),
});
