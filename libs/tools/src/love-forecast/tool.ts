import { z } from 'zod';
import { sign } from '../fields/astrology';
import { optionalBirthDate } from '../fields/birth';
import { choice } from '../fields/choice';
import { language } from '../fields/language';
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
  policy: { guestsToPlans: true },
  params: z.strictObject({
    sign: sign({ label: 'Zodiac sign', hint: 'Your Sun sign, or your rising sign if you know it' }),
    dob: optionalBirthDate({
      label: 'Birth date',
      hint: 'Optional: adds the Venus and Mars that you were born with',
    }),
    period: choice({
      label: 'Period',
      hint: 'Counted from today',
      options: { week: 'The week ahead', month: 'The month ahead', year: 'The year ahead' },
    }),
    language: language(),
  }),
});

export type LovePeriod = z.output<typeof loveForecast.params>['period'];
