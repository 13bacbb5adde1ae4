import { z } from 'zod';
import { optionalSelect } from '../fields/choice';
import { language } from '../fields/language';
import { countedName } from '../fields/text';
import { defineTool } from '../tool';

/** What a name adds up to, letter by letter, by two old systems. */
export const nameNumerology = defineTool({
  slug: 'name-numerology',
  readingType: 'nameNumerology',
  name: 'Numerology Name Harmonizer',
  icon: 'user',
  description:
    'Your name letter by letter, in two old systems, and how well its numbers live together.',
  category: 'Eastern & Esoteric',
  premium: true,
  incomplete: 'Please enter your full name',
  noun: 'name reading',
  params: z.strictObject({
    fullName: countedName({
      label: 'Full name',
      hint: 'In Latin letters, as in a passport',
      max: 120,
    }),
    pathNumber: optionalSelect({
      label: 'Life path number',
      hint: 'Optional: 1-9, 11, 22 or 33',
      options: {
        ...{ '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', '8': '8' },
        ...{ '9': '9', '11': '11', '22': '22', '33': '33' },
      },
    }),
    language: language(),
  }),
});
