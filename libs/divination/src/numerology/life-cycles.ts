import { parseDate } from '../calendar-date';
import { lifePath } from './life-path';
import { type NumerologyNumber, reduce, reduceToDigit, writeChain } from './reduction';

/** One of the four long stretches of a life. */
export interface LifeCycle {
  /** 1 to 4 */
  place: number;
  value: NumerologyNumber;
  /** Age at which it begins, in whole years. */
  fromAge: number;
  /** Age at which the next one begins; `null` for the last. */
  toAge: number | null;
  text: string;
  /** How the number came about: '4 + 5 = 9'. */
  step: string;
}

/**
 * Works out the four life cycles (also called pinnacles) of a birth date.
 *
 * First: month + day. Second: day + year. Third: first + second. Fourth: month +
 * year. Month, day and year are reduced before, the sums after, keeping 11, 22
 * and 33. The first lasts to the age of 36 less the life path's root, the second
 * and third nine years each, the last for the rest of life.
 *
 * @param dob the birth date, `YYYY-MM-DD`
 * @throws DivinationError for the field `dob` as `parseDate`
 */
export function lifeCycles(dob: string): LifeCycle[] {
  const date = parseDate(dob, 'dob');
  const month = reduce(date.month).value;
  const day = reduce(date.day).value;
  const year = reduce(date.year).value;
  const first = reduce(month + day).value;
  const second = reduce(day + year).value;
  const firstEnd = 36 - reduceToDigit(lifePath(dob).value).value;
  const sums: [number, number][] = [
    [month, day],
    [day, year],
    [first, second],
    [month, year],
  ];
  return sums.map(([a, b], i) => {
    const { value, chain } = reduce(a + b);
    return {
      place: i + 1,
      value,
      fromAge: i === 0 ? 0 : firstEnd + 9 * (i - 1),
      toAge: i === 3 ? null : firstEnd + 9 * i,
      text: LIFE_CYCLE_TEXTS[value],
      step: `${a} + ${b} = ${writeChain(chain)}`,
    };
  });
}

/** What each number means for a stretch of years. */
export const LIFE_CYCLE_TEXTS: Readonly<Record<NumerologyNumber, string>> = {
  1: 'A period for standing on your own two feet, in which life keeps asking what you would do if the decision were yours alone. Surprisingly often, it is.',
  2: 'A period that belongs to relationships, when friendships, partnerships and teams give the years their shape. Patience opens considerably more doors than speed.',
  3: 'A period of expression, in which you discover your own voice. The people who enjoy hearing it will find their way to you.',
  4: 'A period of laying foundations with your own hands. Whatever you construct now with care will continue to carry you later.',
  5: 'A period of movement, in which places, occupations or habits are likely to change. You learn which parts of your character travel well.',
  6: 'A period devoted to home and mutual care, when others come to you with their questions. Little by little you learn to be looked after as well.',
  7: 'A period of study and reflection, which asks for quiet hours and excellent books. Large questions will reward you more than large gatherings.',
  8: 'A period of growing strength and responsibility. There is genuine satisfaction in doing difficult things properly and being recognised for them.',
  9: 'A period that opens towards the wider world. You give more of yourself away, complete several old stories and feel noticeably lighter afterwards.',
  11: 'A period of insight, in which your inner voice is remarkably clear. Others discover a source of light in the things you say.',
  22: 'A period for ambitious plans that are larger than one person. You are capable of giving a shared dream its walls and its roof.',
  33: 'A period of kindness in action, when teaching, listening and patience move into the foreground. Your presence makes a practical difference to others.',
};
