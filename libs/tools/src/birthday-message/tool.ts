import { z } from 'zod';
import { optionalSign } from '../fields/astrology';
import { optionalBirthDate } from '../fields/birth';
import { defineTool } from '../tool';

/** A birthday letter: the Sun's return, the sky of that day and the number of the date. */
export const birthdayMessage = defineTool({
  slug: 'birthday-message',
  readingType: 'birthdayMessage',
  name: 'Birthday Message',
  icon: 'calendar',
  description:
    'A birthday letter from the sky: when your Sun comes round again, and what it wishes you.',
  category: 'Personal Insights',
  premium: false,
  incomplete: 'Please select a zodiac sign or enter a birth date',
  noun: 'birthday message',
  params: z
    .strictObject({
      sign: optionalSign({ label: 'Zodiac sign', hint: 'Optional where a birth date is given' }),
      dob: optionalBirthDate({
        label: 'Birth date',
        hint: 'Optional where a sign is given; brings in the day itself and its number',
      }),
    })
    .refine(({ sign, dob }) => sign !== '' || dob !== '', {
      path: ['sign'],
      error: 'or a birth date is needed',
    }),
});
