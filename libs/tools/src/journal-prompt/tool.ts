import { z } from 'zod';
import { sign } from '../fields/astrology';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** Five questions for a page, made of three signs and the sky of today. */
export const journalPrompt = defineTool({
  slug: 'journal-prompt',
  readingType: 'journalPrompt',
  name: 'Journal Prompt',
  icon: 'book',
  description:
    'Five questions to write about today, drawn from your three signs and the sky as it is.',
  category: 'Spiritual Growth',
  premium: true,
  incomplete: 'Please select your Sun, rising and Moon signs',
  noun: 'journal prompts',
  policy: { guestsToPlans: true },
  params: z.strictObject({
    sign: sign({ label: 'Sun sign' }),
    risingSign: sign({ label: 'Rising sign' }),
    moonSign: sign({ label: 'Moon sign' }),
    language: language(),
  }),
});
