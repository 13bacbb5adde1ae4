import { parseDate } from '../calendar-date';
import { requireInteger } from '../inputs';
import {
  type Digit,
  type MasterNumber,
  type Reduction,
  isMaster,
  reduce,
  reduceToDigit,
  writeChain,
} from './reduction';

/** Where a person stands in the cycle of nine years. */
export interface PersonalYear extends Reduction<Digit> {
  /** The calendar year it is for. */
  year: number;
  /** The master number the sum passed through, which some readers name as well. */
  master: MasterNumber | null;
  title: string;
  text: string;
  /** Worked steps, one line each, ready to be shown. */
  steps: readonly string[];
}

/**
 * Works out the personal year: birth month, birth day and the calendar year
 * asked about, added and brought down to 1 to 9. It runs from 1 January to 31
 * December. Master numbers are reduced too, because the nine years are a cycle
 * and a tenth place would break it; `master` still names one that was passed.
 *
 * @param dob the birth date, `YYYY-MM-DD`; only its month and day count
 * @param year the calendar year asked about, 1 to 9999
 * @throws DivinationError for `dob` as `parseDate`; `not_a_number`, `out_of_range` for `year`
 */
export function personalYear(dob: string, year: number): PersonalYear {
  const { month, day } = parseDate(dob, 'dob');
  const asked = requireInteger(year, 'year', 1, 9999);
  const reduced = { Month: reduce(month), Day: reduce(day), Year: reduce(asked) };
  const summands = Object.values(reduced).map(({ value }) => value);
  const { value, chain } = reduceToDigit(summands.reduce((sum, n) => sum + n, 0));
  return {
    year: asked,
    value,
    chain,
    master: chain.find(isMaster) ?? null,
    ...PERSONAL_YEARS[value],
    steps: [
      ...Object.entries(reduced).map(([name, part]) => `${name}: ${writeChain(part.chain)}`),
      `${summands.join(' + ')} = ${writeChain(chain)}`,
    ],
  };
}

/** The nine years of the cycle. */
export const PERSONAL_YEARS: Readonly<Record<Digit, { title: string; text: string }>> = {
  1: {
    title: 'A year to begin',
    text: 'The nine-year wheel starts again here, and small first moves count for more than big plans. Choose one thing that is truly yours and give it a date in the calendar. You may have to go first without company for a while; people tend to join once there is something to see.',
  },
  2: {
    title: 'A year to tend',
    text: 'What you planted last year is under the soil now, so patience is the work. Partnerships, side conversations and careful listening move things further than pushing does. Let someone help you with the part you find dull.',
  },
  3: {
    title: 'A year to show yourself',
    text: 'Ideas come easily and so do invitations. Write, sing, cook for a table of friends, say the thing in your own words. The one risk is starting nine things, so pick two and finish them while the mood is bright.',
  },
  4: {
    title: 'A year to build',
    text: 'This year likes lists, repairs and early mornings. Sort the papers, fix the shelf, practise the scale, and you will feel the ground grow firm under you. Leave gaps in the week on purpose, because steady work needs rest to stay steady.',
  },
  5: {
    title: 'A year to move',
    text: 'The middle of the cycle shakes the table a little. A trip, a new skill or a change of routine can open a door that planning did not find. Keep one habit fixed, such as a weekly call or a morning walk, so that freedom has somewhere to come home to.',
  },
  6: {
    title: 'A year to care',
    text: 'Home, family and the people you promised things to come to the front. It is a fine year to make a room beautiful, mend an old quarrel or teach somebody. Ask before you help, and let yourself be looked after as well.',
  },
  7: {
    title: 'A year to look inward',
    text: 'The pace drops, and that is the point. Read, study, walk alone, ask the question you kept for later. Answers come sideways this year, so keep a notebook close and do not measure the months by how busy they were.',
  },
  8: {
    title: 'A year to stand in your strength',
    text: 'Seven years of practice want to be used. You may be asked to lead, to name your price or to decide for a group. Be exact with numbers and generous with credit, and what you set up now can carry you for a long time.',
  },
  9: {
    title: 'A year to finish',
    text: 'The wheel comes round, and the kindest thing is to close doors gently. Give away what no longer fits, thank those who walked with you and finish the last page before you open a new book. There is room in the ending for real joy.',
  },
};
