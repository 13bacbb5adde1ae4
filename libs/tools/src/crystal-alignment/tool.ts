import { z } from 'zod';
import { sign } from '../fields/astrology';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** Three stones for somebody's Sun, Moon and rising sign. */
export const crystalAlignment = defineTool({
  slug: 'crystal-alignment',
  readingType: 'crystalAlignment',
  name: 'Crystal Alignment',
  icon: 'crystal-ball',
  description:
    'Three stones for your three signs: one to lean on, one to come home to, one to go out with.',
  category: 'Mystical & Metaphysical',
  premium: false,
  incomplete: 'Please select your Sun, Moon and rising signs',
  noun: 'crystals',
  params: z.strictObject({
    sign: sign({ label: 'Sun sign' }),
    moonSign: sign({ label: 'Moon sign' }),
    risingSign: sign({ label: 'Rising sign', hint: 'The sign that was rising when you were born' }),
    language: language(),
  }),
});
