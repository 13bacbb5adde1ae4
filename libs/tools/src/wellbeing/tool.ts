import { z } from 'zod';
import { sign } from '../fields/astrology';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** What does a sign good under the Moon, Venus and the elements of today. */
export const wellbeing = defineTool({
  slug: 'wellbeing',
  readingType: 'wellbeing',
  name: 'Wellbeing Guide',
  icon: 'sun',
  description:
    'What may do you good today: your element’s rhythm, the Moon’s mood and Venus’s pleasures.',
  category: 'Life & Wellbeing',
  premium: false,
  incomplete: 'Please select a zodiac sign',
  noun: 'wellbeing guide',
  policy: { oneADay: true },
  params: z.strictObject({ sign: sign({ label: 'Zodiac sign' }), language: language() }),
});
