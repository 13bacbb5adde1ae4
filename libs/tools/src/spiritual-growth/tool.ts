import { problem } from '@cosmic/contracts/field-problems';
import { z } from 'zod';
import { optionalSign } from '../fields/astrology';
import { optionalBirthDate } from '../fields/birth';
import { language } from '../fields/language';
import { chartSchool } from '../fields/school';
import { lunarNode } from '../fields/node';
import { defineTool } from '../tool';

/** Faith, practice, longing and direction: the slow planets of a birth and of today. */
export const spiritualGrowth = defineTool({
  slug: 'spiritual-growth',
  readingType: 'spiritualGrowth',
  name: 'Spiritual Growth',
  icon: 'sparkles',
  description:
    'What Jupiter, Saturn, Neptune and the north node have to say about your inner road.',
  category: 'Spiritual Growth',
  premium: true,
  incomplete: 'Please select a zodiac sign or enter a birth date',
  noun: 'spiritual growth plan',
  policy: { tellsOfNodes: true, followsChartSchool: true },
  params: z
    .strictObject({
      sign: optionalSign({ label: 'Zodiac sign', hint: 'Optional where a birth date is given' }),
      dob: optionalBirthDate({ label: 'Birth date', hint: 'Optional where a sign is given' }),
      node: lunarNode(),
      ...chartSchool(),
      language: language(),
    })
    .refine(({ sign, dob }) => sign !== '' || dob !== '', {
      path: ['sign'],
      error: problem('birth_date_needed'),
    }),
});
