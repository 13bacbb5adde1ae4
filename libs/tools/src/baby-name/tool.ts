import { z } from 'zod';
import { sign } from '../fields/astrology';
import { gender } from '../fields/choice';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** Six given names that suit the signs of two parents. */
export const babyName = defineTool({
  slug: 'baby-name',
  readingType: 'babyNames',
  name: 'Baby Name Finder',
  icon: 'star',
  description:
    'Six real names from many languages, chosen by the elements and the numbers of two signs.',
  category: 'Special Tools',
  premium: true,
  incomplete: 'Please choose a kind of name and the signs of both parents',
  noun: 'baby names',
  params: z.strictObject({
    gender: gender({ label: 'Names for' }),
    sign1: sign({ label: 'Sign of one parent' }),
    sign2: sign({ label: 'Sign of the other parent', hint: 'Or of somebody who will be there' }),
    language: language(),
  }),
});
