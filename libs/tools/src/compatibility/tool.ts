import { z } from 'zod';
import { sign } from '../fields/astrology';
import { optionalBirthDate, optionalBirthTime, optionalPlace } from '../fields/birth';
import { language } from '../fields/language';
import { chartSchool } from '../fields/school';
import { defineTool } from '../tool';

const BIRTH_DATE_HINT = 'Optional: brings in Venus, Mars and the Moon of that day';
const TIME_HINT = 'Optional: with date and place it brings in the exact Moon and the houses';
const PLACE_HINT = 'Optional, and needed with the time';

/** How two signs, and with birth dates two skies, get along. */
export const compatibility = defineTool({
  slug: 'compatibility',
  readingType: 'compatibility',
  name: 'Love Compatibility',
  icon: 'heart',
  description: 'Two signs side by side: where you meet with ease, and where you have to talk.',
  category: 'Love & Relationships',
  premium: false,
  incomplete: 'Please select both zodiac signs',
  failure: 'compatibility_failed',
  words: { failedTitle: 'Error' },
  policy: { tellsWhatIsMissing: true, followsChartSchool: true },
  params: z.strictObject({
    sign1: sign({ label: 'Your sign' }),
    sign2: sign({ label: 'Their sign' }),
    dob1: optionalBirthDate({ label: 'Your birth date', hint: BIRTH_DATE_HINT }),
    dob2: optionalBirthDate({ label: 'Their birth date', hint: BIRTH_DATE_HINT }),
    time1: optionalBirthTime({ label: 'Your time of birth', hint: TIME_HINT }),
    place1: optionalPlace({ label: 'Your place of birth', hint: PLACE_HINT }),
    time2: optionalBirthTime({ label: 'Their time of birth', hint: TIME_HINT }),
    place2: optionalPlace({ label: 'Their place of birth', hint: PLACE_HINT }),
    ...chartSchool(),
    language: language(),
  }),
});
