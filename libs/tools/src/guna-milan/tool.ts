import { z } from 'zod';
import { adultBirthDate, optionalBirthTime, place } from '../fields/birth';
import { language } from '../fields/language';
import { defineTool } from '../tool';

const TIME_HINT = 'Without it every hour of the day is counted, and the sum is a range';

/** The eightfold matching of the north, of two births. */
export const gunaMilan = defineTool({
  slug: 'guna-milan',
  readingType: 'gunaMilan',
  name: 'Guna Milan',
  icon: 'heart',
  description:
    'Two Moons, eight kootas, thirty-six points: each answer with its rule, and each dosha with what cancels it.',
  category: 'Love & Relationships',
  premium: false,
  incomplete: 'Please enter both births with date and place',
  noun: 'guna milan',
  policy: { bestDays: { tradition: 'jyotish', purpose: 'marry' } },
  params: z.strictObject({
    dob1: adultBirthDate({
      label: 'Birth date of the groom, or of the first',
      hint: 'Two of the kootas, varna and gana, ask who is counted first',
    }),
    time1: optionalBirthTime({ label: 'Time of birth of the first', hint: TIME_HINT }),
    place1: place({ label: 'Place of birth of the first' }),
    dob2: adultBirthDate({
      label: 'Birth date of the bride, or of the second',
    }),
    time2: optionalBirthTime({ label: 'Time of birth of the second', hint: TIME_HINT }),
    place2: place({ label: 'Place of birth of the second' }),
    language: language(),
  }),
});
