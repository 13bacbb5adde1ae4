import { z } from 'zod';
import { language } from '../fields/language';
import { digits } from '../fields/text';
import { defineTool } from '../tool';

/** What a number that keeps turning up may be pointing at. */
export const angelNumber = defineTool({
  slug: 'angel-number',
  readingType: 'angelNumber',
  name: 'Angel Number Decoder',
  icon: 'sparkles',
  description: 'Take a number that keeps finding you and read it digit by digit, down to its root.',
  category: 'Mystical & Metaphysical',
  premium: false,
  incomplete: 'Please enter the number you keep seeing',
  noun: 'angel number reading',
  params: z.strictObject({
    number: digits({ max: 12, label: 'Number', hint: 'For example 444, 1212 or 0808' }),
    language: language(),
  }),
});
