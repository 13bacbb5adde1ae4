import { z } from 'zod';
import { birthDate } from '../fields/birth';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** A portrait in three colours, from a birth date. */
export const auraColor = defineTool({
  slug: 'aura-color',
  readingType: 'auraColor',
  name: 'Aura Color Estimator',
  icon: 'sparkles',
  description: 'Your birth date painted in three layers of colour, with the tint it has today.',
  category: 'Mystical & Metaphysical',
  premium: true,
  incomplete: 'Please enter your birth date',
  noun: 'aura reading',
  blindTrial: true,
  params: z.strictObject({
    dob: birthDate({ label: 'Birth date', hint: 'The colours are counted from its figures' }),
    language: language(),
  }),
});
