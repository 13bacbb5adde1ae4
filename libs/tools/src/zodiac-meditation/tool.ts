import { z } from 'zod';
import { sign } from '../fields/astrology';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** A guided meditation for a sign, under the Moon of the day. */
export const zodiacMeditation = defineTool({
  slug: 'zodiac-meditation',
  readingType: 'zodiacMeditation',
  name: 'Zodiac Meditation',
  icon: 'meditation',
  description: 'Ten quiet minutes made for your sign, its element and the Moon as it is today.',
  category: 'Lifestyle Integration',
  premium: false,
  incomplete: 'Please select a zodiac sign',
  noun: 'meditation',
  policy: { oneADay: true },
  params: z.strictObject({ sign: sign({ label: 'Zodiac sign' }), language: language() }),
});
