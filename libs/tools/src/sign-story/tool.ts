import { z } from 'zod';
import { sign } from '../fields/astrology';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** A short tale in three scenes whose hero is made of three signs. */
export const signStory = defineTool({
  slug: 'sign-story',
  readingType: 'signStory',
  name: 'My Sign, My Story',
  icon: 'book',
  description:
    'A short tale in three scenes, with you in it: your rising sign arrives, your Moon dreams, your Sun decides.',
  category: 'Fun & Social',
  premium: true,
  incomplete: 'Please select your Sun sign, your Moon sign and your rising sign',
  noun: 'story',
  params: z.strictObject({
    sign: sign({ label: 'Sun sign' }),
    moonSign: sign({ label: 'Moon sign', hint: 'Where the Moon stood when you were born' }),
    risingSign: sign({ label: 'Rising sign', hint: 'The sign that was rising when you were born' }),
    language: language(),
  }),
});
