import { z } from 'zod';
import { optionalDay, place } from '../fields/birth';
import { choiceOr, select } from '../fields/choice';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** Windows for a purpose, with every condition that they keep. */
export const muhurta = defineTool({
  slug: 'muhurta',
  readingType: 'muhurta',
  name: 'Muhurta',
  icon: 'calendar',
  description:
    'Good windows for a beginning where you are: each with the conditions it keeps and the ones it does not, and no score without its sum.',
  category: 'Eastern & Esoteric',
  premium: false,
  incomplete: 'Please choose a purpose and a place',
  noun: 'muhurta',
  policy: {
    bestDays: {
      tradition: 'jyotish',
      field: 'purpose',
      purposes: { begin: 'begin', home: 'begin', learn: 'begin', travel: 'travel', trade: 'sign' },
      place: 'location',
    },
  },
  params: z.strictObject({
    purpose: select({
      label: 'What for',
      hint: 'A wedding asks for more than an almanac, so it is not in the list',
      options: {
        begin: 'Begin something new',
        home: 'Move in, or lay a foundation',
        travel: 'Set out on a journey',
        trade: 'Open a shop, sign a contract',
        learn: 'Begin to learn',
        celebrate: 'Invite friends, celebrate',
      },
    }),
    location: place({ label: 'Place', hint: 'Sunrise, and so every window, depends on it' }),
    date: optionalDay({ label: 'From', hint: 'Left empty, it is today there' }),
    span: choiceOr('14', {
      label: 'How far ahead',
      options: { '7': '7 days', '14': '14 days', '30': '30 days' },
    }),
    language: language(),
  }),
});
