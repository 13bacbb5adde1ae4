import { z } from 'zod';
import { birthDate } from '../fields/birth';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** Where a birth date lays its weight among the seven centres. */
export const chakraBalance = defineTool({
  slug: 'chakra-balance',
  readingType: 'chakraBalance',
  name: 'Chakra Balance',
  icon: 'yin-yang',
  description:
    'Which of the seven centres your birth date stresses, which it leaves quiet, and today’s own.',
  category: 'Eastern & Esoteric',
  premium: true,
  incomplete: 'Please enter your birth date',
  noun: 'chakra reading',
  blindTrial: true,
  params: z.strictObject({
    dob: birthDate({ label: 'Birth date', hint: 'Its figures are all that is counted' }),
    language: language(),
  }),
});
