import { NAKSHATRAS, type NakshatraName } from '@cosmic/sky/charts/nakshatras';
import { z } from 'zod';
import { birthDate, optionalBirthTime, optionalPlace } from '../fields/birth';
import { optionalSelect } from '../fields/choice';
import { language } from '../fields/language';
import { defineTool } from '../tool';

const OPTIONS = Object.fromEntries(NAKSHATRAS.map((name) => [name, name])) as Record<
  NakshatraName,
  string
>;

/** The lunar mansion of a birth, and how the Moon of today stands to it. */
export const vedicNakshatra = defineTool({
  slug: 'vedic-nakshatra',
  readingType: 'vedicNakshatra',
  name: 'Vedic Nakshatra',
  icon: 'moon',
  description:
    'The mansion of your birth Moon among the twenty-seven, and how the Moon of today meets it.',
  category: 'Eastern & Esoteric',
  premium: true,
  incomplete: 'Please enter your birth date',
  noun: 'nakshatra reading',
  params: z.strictObject({
    dob: birthDate({ label: 'Birth date' }),
    time: optionalBirthTime({
      label: 'Birth time',
      hint: 'Optional; with a place it makes the mansion exact',
    }),
    place: optionalPlace({ label: 'Birth place', hint: 'Optional; a time needs one to be read' }),
    nakshatra: optionalSelect({
      label: 'Your nakshatra',
      hint: 'Optional, if you know it already',
      options: OPTIONS,
    }),
    language: language(),
  }),
});
