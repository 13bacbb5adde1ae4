import { problem } from '@cosmic/contracts/field-problems';
import { z } from 'zod';
import { optionalSign } from '../fields/astrology';
import { optionalBirthDate } from '../fields/birth';
import { language } from '../fields/language';
import { chartSchool } from '../fields/school';
import { defineTool } from '../tool';

/** How a sign works, and where the sky of today meets its working life. */
export const career = defineTool({
  slug: 'career',
  readingType: 'careerAdvice',
  name: 'Career Advice',
  icon: 'compass',
  description:
    'How you like to work, what your birth date adds to it, and where the sky stands for it.',
  category: 'Life & Wellbeing',
  premium: false,
  incomplete: 'Please select a zodiac sign or enter a birth date',
  noun: 'career insights',
  blindTrial: true,
  policy: { followsChartSchool: true },
  params: z
    .strictObject({
      sign: optionalSign({ label: 'Zodiac sign', hint: 'Optional where a birth date is given' }),
      dob: optionalBirthDate({ label: 'Birth date', hint: 'Optional where a sign is given' }),
      ...chartSchool(),
      language: language(),
    })
    .refine(({ sign, dob }) => sign !== '' || dob !== '', {
      path: ['sign'],
      error: problem('birth_date_needed'),
    }),
});
