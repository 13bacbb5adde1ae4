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
    text: 'The nine-year wheel begins again here, and small first moves count for considerably more than magnificent plans. Choose one intention that is entirely your own and give it a definite date in the calendar. You may have to travel without company for a while, because others usually join once there is something to see.',
  },
  2: {
    title: 'A year to tend',
    text: 'Whatever you planted last year is still under the soil, so patience is the actual work. Partnerships, private conversations and careful listening will move things further than any amount of pushing. Allow somebody to help you with exactly that part which you find tedious.',
  },
  3: {
    title: 'A year to show yourself',
    text: 'Ideas arrive easily this year, and invitations follow close behind them. Write, sing, cook for a table of friends, or simply say the important thing in your own words. The only real risk is beginning nine projects at once, so select two and complete them while the mood is bright.',
  },
  4: {
    title: 'A year to build',
    text: 'This year has a fondness for lists, repairs and quiet early mornings. Organise the papers, mend the shelf, practise the scale, and you will notice how the ground is becoming firm. Leave a few gaps in the week on purpose, since steady work requires rest in order to remain steady.',
  },
  5: {
    title: 'A year to move',
    text: 'The middle of the cycle shakes the table a little. A journey, an unfamiliar skill or a change of routine can open a door that careful planning never discovered. Keep one habit exactly as it is, such as a weekly telephone call, so that your freedom has somewhere to come home to.',
  },
  6: {
    title: 'A year to care',
    text: 'Home, family and the people to whom you once promised something are moving into the foreground. It is an excellent year for making a room beautiful, settling an old quarrel or teaching somebody patiently. Ask before you help, and allow yourself to be looked after as well.',
  },
  7: {
    title: 'A year to look inward',
    text: 'The pace is dropping, and that is precisely the purpose of this year. Read, study, walk alone, and return to the question that you had been saving for later. Answers tend to arrive from the side, so keep a notebook close and never measure the months by how busy they were.',
  },
  8: {
    title: 'A year to stand in your strength',
    text: 'Seven years of patient practice would finally like to be used. You may be asked to lead a group, to name what your effort is worth or to decide on behalf of others. Be exact with numbers and generous with credit, because what you establish now is able to carry you for a long time.',
  },
  9: {
    title: 'A year to finish',
    text: 'The wheel is completing its circle, and the kindest thing to do is to close doors gently. Give away whatever no longer fits, express your gratitude to companions and finish the last page before opening another book. There is plenty of room inside an ending for genuine joy.',
  },
};
