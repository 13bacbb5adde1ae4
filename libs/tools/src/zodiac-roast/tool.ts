import { z } from 'zod';
import { sign } from '../fields/astrology';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** A roast of a sign by somebody who likes it. */
export const zodiacRoast = defineTool({
  slug: 'zodiac-roast',
  readingType: 'zodiacRoast',
  name: 'Zodiac Roast',
  icon: 'sparkles',
  description:
    'Your sign, roasted with affection: the habits, the group chat, and whatever the sky is up to today.',
  category: 'Fun & Social',
  premium: false,
  incomplete: 'Please select a zodiac sign',
  noun: 'roast',
  params: z.strictObject({
    sign: sign({ label: 'Zodiac sign', hint: 'Your own, or that of a friend who can take it' }),
    language: language(),
  }),
});
