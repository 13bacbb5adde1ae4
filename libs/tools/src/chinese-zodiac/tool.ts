import { problem } from '@cosmic/contracts/field-problems';
import { ANIMALS, CHINESE_ELEMENTS } from '@cosmic/divination/chinese-zodiac/signs';
import { z } from 'zod';
import { optionalBirthDate } from '../fields/birth';
import { optionalSelect } from '../fields/choice';
import { language } from '../fields/language';
import { year } from '../fields/text';
import { defineTool } from '../tool';

const ANIMAL_OPTIONS = namedByThemselves(ANIMALS);
const ELEMENT_OPTIONS = namedByThemselves(CHINESE_ELEMENTS);

/** The animal and element of a birth year, beside the year of today and beside somebody else. */
export const chineseZodiac = defineTool({
  slug: 'chinese-zodiac',
  readingType: 'chineseZodiac',
  name: 'Chinese Zodiac',
  icon: 'yin-yang',
  description:
    'Your animal and element by the true lunar new year, and how this year sits with them.',
  category: 'Eastern & Esoteric',
  premium: false,
  incomplete: 'Please enter your birth year',
  noun: 'Chinese zodiac reading',
  params: z
    .strictObject({
      year: year({
        label: 'Birth year',
        hint: 'Four digits, such as 1990',
        first: 1901,
        last: 2099,
      }),
      dob: optionalBirthDate({
        label: 'Birth date',
        hint: 'Optional; needed for January and February, since the year turns at the lunar new year',
      }),
      animal: optionalSelect({
        label: 'Your animal',
        hint: 'Optional, if you know it',
        options: ANIMAL_OPTIONS,
      }),
      element: optionalSelect({
        label: 'Your element',
        hint: 'Optional, if you know it',
        options: ELEMENT_OPTIONS,
      }),
      partnerAnimal: optionalSelect({
        label: 'Comparison animal',
        hint: 'Optional: the animal of somebody you would like to stand beside',
        options: ANIMAL_OPTIONS,
      }),
      language: language(),
    })
    .refine(({ year: asked, dob }) => dob === '' || dob.startsWith(`${asked}-`), {
      path: ['dob'],
      error: problem('not_in_birth_year'),
    }),
});

function namedByThemselves<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;
}
