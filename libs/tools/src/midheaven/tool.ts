import { z } from 'zod';
import { birthDate, optionalBirthTime, optionalPlace } from '../fields/birth';
import { language } from '../fields/language';
import { chartSchool } from '../fields/school';
import { defineTool } from '../tool';

/** The highest point of a chart, and the calling that is read from it. */
export const midheaven = defineTool({
  slug: 'midheaven',
  readingType: 'midheaven',
  name: 'Midheaven',
  icon: 'star',
  description: 'The summit of your chart: what you may become known for, and what it stands on.',
  category: 'Deep Chart Analysis',
  premium: true,
  incomplete: 'Please enter your birth date',
  noun: 'midheaven reading',
  policy: { oneADay: true, followsChartSchool: true },
  params: z.strictObject({
    dob: birthDate({ label: 'Birth date' }),
    time: optionalBirthTime({
      label: 'Birth time',
      hint: 'Optional, but the midheaven moves a degree in four minutes',
    }),
    place: optionalPlace({
      label: 'Birth place',
      hint: 'Optional: without time and place the tenth house is counted from your Sun',
    }),
    ...chartSchool(),
    language: language(),
  }),
});
