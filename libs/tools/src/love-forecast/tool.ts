import { problem } from '@cosmic/contracts/field-problems';
import { z } from 'zod';
import { optionalSign } from '../fields/astrology';
import { optionalBirthDate } from '../fields/birth';
import { choice } from '../fields/choice';
import { language } from '../fields/language';
import { chartSchool } from '../fields/school';
import { defineTool } from '../tool';

/** Where Venus and Mars go next, and what that means for one sign's love life. */
export const loveForecast = defineTool({
  slug: 'love-forecast',
  readingType: 'loveForecast',
  name: 'Love Forecast',
  icon: 'heart',
  description:
    'Where Venus and Mars are heading in the week, month or year ahead, and what they stir up for you.',
  category: 'Love & Relationships',
  premium: true,
  incomplete: 'Please select a zodiac sign and a period',
  noun: 'love forecast',
  policy: { guestsToPlans: true, followsChartSchool: true },
  params: z
    .strictObject({
      sign: optionalSign({
        label: 'Zodiac sign',
        hint: 'Optional where a birth date is given',
      }),
      dob: optionalBirthDate({
        label: 'Birth date',
        hint: 'Optional where a sign is given; adds the Venus and Mars that you were born with',
      }),
      period: choice({
        label: 'Period',
        hint: 'Counted from today',
        options: { week: 'The week ahead', month: 'The month ahead', year: 'The year ahead' },
      }),
      ...chartSchool(),
      language: language(),
    })
    .refine(({ sign, dob }) => sign !== '' || dob !== '', {
      path: ['sign'],
      error: problem('birth_date_needed'),
    }),
});

export type LovePeriod = z.output<typeof loveForecast.params>['period'];
