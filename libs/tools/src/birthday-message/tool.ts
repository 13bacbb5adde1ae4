import { problem } from '@cosmic/contracts/field-problems';
import { z } from 'zod';
import { optionalSign } from '../fields/astrology';
import { optionalBirthDate } from '../fields/birth';
import { language } from '../fields/language';
import { chartSchool } from '../fields/school';
import { defineTool } from '../tool';

/** A birthday letter: the Sun's return, the sky of that day and the number of the date. */
export const birthdayMessage = defineTool({
  slug: 'birthday-message',
  readingType: 'birthdayMessage',
  name: 'Birthday Message',
  icon: 'calendar',
  description:
    'A birthday letter from the sky: when your Sun comes round again, and what it wishes you.',
  category: 'Personal Insights',
  premium: false,
  incomplete: 'Please select a zodiac sign or enter a birth date',
  noun: 'birthday message',
  policy: { oneADay: true, followsChartSchool: true },
  params: z
    .strictObject({
      sign: optionalSign({ label: 'Zodiac sign', hint: 'Optional where a birth date is given' }),
      dob: optionalBirthDate({
        label: 'Birth date',
        hint: 'Optional where a sign is given; brings in the day itself and its number',
      }),
      ...chartSchool(),
      language: language(),
    })
    .refine(({ sign, dob }) => sign !== '' || dob !== '', {
      path: ['sign'],
      error: problem('birth_date_needed'),
    }),
});
