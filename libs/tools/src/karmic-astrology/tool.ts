import { problem } from '@cosmic/contracts/field-problems';
import { z } from 'zod';
import { optionalSign } from '../fields/astrology';
import { optionalBirthDate } from '../fields/birth';
import { language } from '../fields/language';
import { chartSchool } from '../fields/school';
import { lunarNode } from '../fields/node';
import { defineTool } from '../tool';

const NEEDED = problem('birth_date_needed');

/** Old habits and new roads: the nodes of the Moon, and Saturn. */
export const karmicAstrology = defineTool({
  slug: 'karmic-astrology',
  readingType: 'karmicAstrology',
  name: 'Karmic Astrology',
  icon: 'wheel',
  description:
    'The habits you came with, the road that feeds you, and what Saturn asks on the way.',
  category: 'Special Tools',
  premium: true,
  incomplete: 'Please select both signs or enter your birth date',
  noun: 'karmic reading',
  policy: { guestsToPlans: true, tellsOfNodes: true, followsChartSchool: true },
  params: z
    .strictObject({
      southNode: optionalSign({
        label: 'South Node sign',
        hint: 'Optional where a birth date is given',
      }),
      saturnSign: optionalSign({
        label: 'Saturn sign',
        hint: 'Optional where a birth date is given',
      }),
      dob: optionalBirthDate({
        label: 'Birth date',
        hint: 'Optional: both signs are worked out from it, and it goes before them',
      }),
      node: lunarNode(),
      ...chartSchool(),
      language: language(),
    })
    .refine(({ southNode, dob }) => southNode !== '' || dob !== '', {
      path: ['southNode'],
      error: NEEDED,
    })
    .refine(({ saturnSign, dob }) => saturnSign !== '' || dob !== '', {
      path: ['saturnSign'],
      error: NEEDED,
    }),
});
