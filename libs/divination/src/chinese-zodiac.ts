import { dateOfDayNumber, dayNumber, formatDate, parseDate } from './calendar-date';
import {
  FIRST_CHINESE_YEAR,
  LAST_CHINESE_YEAR,
  chineseYearOf,
  newYearOf,
} from './chinese-zodiac/new-years';
import {
  ANIMAL_PORTRAITS,
  ELEMENT_PORTRAITS,
  POLARITY_PORTRAITS,
} from './chinese-zodiac/portraits';
import { type YearSign, signOfChineseYear } from './chinese-zodiac/signs';
import { requireInteger } from './inputs';

/** A Chinese year with its sign and what the sign is like. */
export interface ChineseZodiac extends YearSign {
  /** The Gregorian year in which this Chinese year begins. */
  chineseYear: number;
  keywords: readonly [string, string, string];
  /** Paragraphs on the animal, the element and the polarity. */
  texts: { animal: string; element: string; polarity: string };
}

/**
 * The Chinese zodiac sign of a birth date. The year turns on the true lunar new
 * year (between 21 January and 21 February), not on 1 January and not at the
 * solar term of early February.
 *
 * @param dob the birth date, `YYYY-MM-DD`, from 1900-01-01 to 2100-12-31
 * @throws DivinationError for `dob` as `parseDate`, and `out_of_range`
 */
export function chineseZodiac(dob: string): ChineseZodiac {
  const date = parseDate(dob, 'dob');
  requireInteger(date.year, 'dob', FIRST_CHINESE_YEAR, LAST_CHINESE_YEAR);
  return describe(chineseYearOf(date));
}

/** What a birth year alone can tell: the two signs that share it. */
export interface ChineseZodiacOfYear {
  /** The day on which `sign` begins, `YYYY-MM-DD`. */
  newYear: string;
  /** The last day of `before`, `YYYY-MM-DD`. */
  lastDayBefore: string;
  /** The sign of everyone born from `newYear` on. */
  sign: ChineseZodiac;
  /** The sign of those born earlier in the same Gregorian year. */
  before: ChineseZodiac;
}

/**
 * The signs of a birth year, with the day that parts them, so that a birth in
 * January or February can be asked for its date.
 *
 * @param year a Gregorian year, 1900 to 2100
 * @throws DivinationError `not_a_number`, `out_of_range` for the field `year`
 */
export function chineseZodiacOfYear(year: number): ChineseZodiacOfYear {
  const asked = requireInteger(year, 'year', FIRST_CHINESE_YEAR, LAST_CHINESE_YEAR);
  const newYear = newYearOf(asked);
  return {
    newYear: formatDate(newYear),
    lastDayBefore: formatDate(dateOfDayNumber(dayNumber(newYear) - 1)),
    sign: describe(asked),
    before: describe(asked - 1),
  };
}

function describe(chineseYear: number): ChineseZodiac {
  const sign = signOfChineseYear(chineseYear);
  const { keywords, text } = ANIMAL_PORTRAITS[sign.animal];
  return {
    ...sign,
    chineseYear,
    keywords,
    texts: {
      animal: text,
      element: ELEMENT_PORTRAITS[sign.element],
      polarity: POLARITY_PORTRAITS[sign.polarity],
    },
  };
}
