import { z } from 'zod';
import { sign } from '../fields/astrology';
import { timeframe } from '../fields/choice';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** What the sky of a day, a week or a month means for one sign. */
export const horoscope = defineTool({
  slug: 'horoscope',
  readingType: 'horoscope',
  name: 'Daily Horoscope',
  icon: 'sun',
  description:
    'What the sky is doing today, tomorrow, this week or this month, and where it meets you.',
  category: 'Personal Insights',
  premium: false,
  incomplete: 'Please select a zodiac sign',
  failure: 'horoscope_failed',
  words: {
    submit: 'Get Your Horoscope',
    busy: 'Consulting the stars...',
    saved: 'Reading saved successfully!',
    saveFailed: 'Unable to save your reading. Please try again.',
  },
  policy: {
    guestLimit: 1,
    onLimit: 'lead',
    shortAddress: true,
    oneADay: true,
  },
  params: z.strictObject({
    sign: sign({ label: 'Zodiac sign', hint: 'Your Sun sign, or your rising sign if you know it' }),
    timeframe: timeframe({ label: 'Timeframe' }),
    language: language(),
  }),
});
