import { z } from 'zod';
import { sign } from '../fields/astrology';
import { language } from '../fields/language';
import { longText } from '../fields/text';
import { defineTool } from '../tool';

/** The pictures and moods of one dream, and the Moon under which to dream on. */
export const dreamAnalyzer = defineTool({
  slug: 'dream-analyzer',
  readingType: 'dreamAnalysis',
  name: 'Dream Analyzer',
  icon: 'cloud-moon',
  description:
    'The pictures and moods of your dream, held up to your sign and to the Moon tonight.',
  category: 'Spiritual Growth',
  premium: true,
  incomplete: 'Please describe your dream and select a zodiac sign',
  noun: 'dream analysis',
  params: z.strictObject({
    dream: longText({
      label: 'Your dream',
      hint: 'Who was there, what happened and how it felt; a few sentences are plenty',
      max: 2000,
    }),
    sign: sign({ label: 'Zodiac sign' }),
    language: language(),
  }),
});
