import { z } from 'zod';
import { birthDate } from '../fields/birth';
import { language } from '../fields/language';
import { countedName } from '../fields/text';
import { defineTool } from '../tool';

/** The four core numbers of a name and a birth date. */
export const numerology = defineTool({
  slug: 'numerology',
  readingType: 'numerology',
  name: 'Numerology Calculator',
  icon: 'compass',
  description:
    'Your life path, destiny, soul urge and personality numbers, each worked out step by step.',
  category: 'Personal Insights',
  premium: false,
  incomplete: 'Please enter your full name and birth date',
  failure: 'numerology_failed',
  words: {
    submit: 'Calculate Your Numbers',
    busy: 'Calculating...',
    save: 'Save Reading',
    saveAsGuest: 'Sign Up to Save Reading',
  },
  policy: { guestsSaveBy: 'signup', shortAddress: true },
  params: z.strictObject({
    fullName: countedName({
      label: 'Full name',
      hint: 'As it stands on your birth certificate, or as you feel it is yours',
      max: 120,
    }),
    dob: birthDate({ label: 'Birth date' }),
    language: language(),
  }),
});
