import { problem } from '@cosmic/contracts/field-problems';
import { z } from 'zod';
import { sign } from '../fields/astrology';
import { isAdult, optionalBirthDate } from '../fields/birth';
import { language } from '../fields/language';
import { calledName } from '../fields/text';
import { defineTool } from '../tool';

const ADULTS = problem('not_an_adult');
const BIRTH_DATE_HINT = 'Optional: brings in Venus and Mars of that day';

/** A date for two: how each flirts, what to do together, and which days suit it. */
export const zodiacDating = defineTool({
  slug: 'zodiac-dating',
  readingType: 'zodiacDating',
  name: 'Zodiac Dating',
  icon: 'heart',
  description:
    'How the two of you flirt, a date that would suit you both, and the best days of the next fortnight.',
  category: 'Love & Relationships',
  premium: true,
  incomplete: 'Please give both names and select both zodiac signs',
  noun: 'dating report',
  policy: { guestsToPlans: true },
  params: z
    .strictObject({
      name1: calledName({ label: 'Your name', hint: 'A first name is enough', max: 40 }),
      sign1: sign({ label: 'Your sign' }),
      dob1: optionalBirthDate({ label: 'Your birth date', hint: BIRTH_DATE_HINT }),
      name2: calledName({ label: 'Their name', hint: 'A first name is enough', max: 40 }),
      sign2: sign({ label: 'Their sign' }),
      dob2: optionalBirthDate({ label: 'Their birth date', hint: BIRTH_DATE_HINT }),
      language: language(),
    })
    .refine(({ dob1 }) => dob1 === '' || isAdult(dob1), { path: ['dob1'], error: ADULTS })
    .refine(({ dob2 }) => dob2 === '' || isAdult(dob2), { path: ['dob2'], error: ADULTS }),
});
