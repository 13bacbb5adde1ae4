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
  1: 'A stretch for standing on your own feet. Life keeps asking what you would do if it were up to you, and it often is.',
  2: 'A stretch for bonds. Friendships, partners and teams shape these years, and patience opens more doors than speed.',
  3: 'A stretch for expression. You find your voice, and people who enjoy hearing it.',
  4: 'A stretch for foundations. What you build now with care goes on holding you later.',
  5: 'A stretch for change. Places, work or habits shift, and you learn which parts of you travel well.',
  6: 'A stretch for home and care. You become a person others come to, and you learn to be cared for too.',
  7: 'A stretch for study. Quiet hours, good books and big questions do more for you than crowds.',
  8: 'A stretch for strength. Responsibility grows, and with it the pleasure of doing things well.',
  9: 'A stretch for the wider world. You give more away, finish old stories and feel lighter for it.',
  11: 'A stretch for insight. Your inner voice is clear, and others find a light in what you say.',
  22: 'A stretch for large plans. You are able to give a shared dream walls and a roof.',
  33: 'A stretch for kindness at work. Teaching, healing words and patience come to the front.',
};
