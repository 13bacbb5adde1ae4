import { z } from 'zod';
import { sign } from '../fields/astrology';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** How a sign carries strain, and gentle practices under the Moon and Mars of today. */
export const stressAdvice = defineTool({
  slug: 'stress-advice',
  readingType: 'stressAdvice',
  name: 'Stress Advice',
  icon: 'meditation',
  description: 'How your sign carries strain, and gentle practices for today’s Moon and Mars.',
  category: 'Life & Wellbeing',
  premium: false,
  incomplete: 'Please select a zodiac sign',
  noun: 'stress advice',
  policy: { oneADay: true },
  params: z.strictObject({ sign: sign({ label: 'Zodiac sign' }), language: language() }),
});
