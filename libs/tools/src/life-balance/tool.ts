import { z } from 'zod';
import { birthDate } from '../fields/birth';
import { language } from '../fields/language';
import { chartSchool } from '../fields/school';
import { defineTool } from '../tool';

/** Where a life leans, from the numbers and the elements of a birth date. */
export const lifeBalance = defineTool({
  slug: 'life-balance',
  readingType: 'lifeBalance',
  name: 'Life Balance',
  icon: 'yin-yang',
  description:
    'Where your life tends to lean, from the numbers and the elements of your birth date.',
  category: 'Life & Wellbeing',
  premium: false,
  incomplete: 'Please enter your birth date',
  noun: 'life balance reading',
  policy: { oneADay: true, followsChartSchool: true },
  blindTrial: true,
  params: z.strictObject({
    dob: birthDate({ label: 'Birth date' }),
    ...chartSchool(),
    language: language(),
  }),
});
