import { z } from 'zod';
import { birthDate, birthTime, place } from '../fields/birth';
import { ayanamsa, node } from '../fields/jyotish';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** The sidereal birth chart with its vargas. */
export const kundli = defineTool({
  slug: 'kundli',
  readingType: 'kundli',
  name: 'Kundli',
  icon: 'compass',
  description:
    'Your Vedic birth chart in the styles of North and South: lagna, nine grahas, vargas and manglik, each with its rule.',
  category: 'Eastern & Esoteric',
  premium: false,
  incomplete: 'Please enter date, time and place of birth',
  noun: 'kundli',
  params: z.strictObject({
    dob: birthDate({ label: 'Birth date' }),
    time: birthTime({
      label: 'Birth time',
      hint: 'The lagna moves a degree in four minutes',
    }),
    place: place({ label: 'Birth place', hint: 'The town where the clock showed that time' }),
    ayanamsa: ayanamsa(),
    node: node(),
    language: language(),
  }),
});
