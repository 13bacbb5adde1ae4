import { z } from 'zod';
import { birthDate, optionalBirthTime, optionalPlace } from '../fields/birth';
import { ayanamsa } from '../fields/jyotish';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** When Saturn passes the sign of the Moon at birth, in its three parts. */
export const sadeSati = defineTool({
  slug: 'sade-sati',
  readingType: 'sadeSati',
  name: 'Sade Sati',
  icon: 'clock',
  description:
    'When Saturn passes your Moon: the three parts of every sade sati of a life, each with its dates, and nothing to be afraid of.',
  category: 'Eastern & Esoteric',
  premium: false,
  incomplete: 'Please enter your birth date',
  noun: 'sade sati reading',
  params: z.strictObject({
    dob: birthDate({ label: 'Birth date' }),
    time: optionalBirthTime({
      label: 'Birth time',
      hint: 'Optional: it decides where the Moon changed its sign that day',
    }),
    place: optionalPlace({
      label: 'Birth place',
      hint: 'Optional: a time needs the clock of a place to be read',
    }),
    ayanamsa: ayanamsa(),
    language: language(),
  }),
});
