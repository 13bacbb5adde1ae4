import { z } from 'zod';
import { birthDate, optionalBirthTime, optionalPlace } from '../fields/birth';
import { language } from '../fields/language';
import { chartSchool } from '../fields/school';
import { defineTool } from '../tool';

/** How a chart has moved on since birth, a day for a year. */
export const progressedChart = defineTool({
  slug: 'progressed-chart',
  readingType: 'progressedChart',
  name: 'Progressed Chart',
  icon: 'clock',
  description:
    'Your chart grown up: a day of sky for each year lived, and the chapter it has reached.',
  category: 'Deep Chart Analysis',
  premium: true,
  incomplete: 'Please enter your birth date',
  noun: 'progressed chart',
  blindTrial: true,
  policy: { followsChartSchool: true },
  params: z.strictObject({
    dob: birthDate({ label: 'Birth date' }),
    time: optionalBirthTime({
      label: 'Birth time',
      hint: 'Optional: without it the dates can be half a year off',
    }),
    place: optionalPlace({ label: 'Birth place', hint: 'Optional, and needed with the time' }),
    ...chartSchool(),
    language: language(),
  }),
});
