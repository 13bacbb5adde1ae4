import { z } from 'zod';
import { sign } from '../fields/astrology';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** A set of captions for a sign, ready to be put under pictures. */
export const zodiacMeme = defineTool({
  slug: 'zodiac-meme',
  readingType: 'zodiacMeme',
  name: 'Zodiac Meme',
  icon: 'message',
  description:
    'A set of captions for your sign and for today’s sky, ready to be put under any picture.',
  category: 'Fun & Social',
  premium: false,
  incomplete: 'Please select a zodiac sign',
  noun: 'zodiac meme',
  params: z.strictObject({
    sign: sign({ label: 'Zodiac sign', hint: 'Yours, or that of whoever deserves it' }),
    language: language(),
  }),
});
