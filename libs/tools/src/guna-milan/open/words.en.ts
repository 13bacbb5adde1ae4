import { OPEN_LINES } from '../passages/open-lines';
import type { OpenGunaWords } from './words';

/** A matching without its hours in English. */
export const ENGLISH: OpenGunaWords = {
  facts: {
    birthLabel: 'Birth',
    birthValue: (day, town) =>
      `${day}, ${town}; the hour is not known, so the whole day is counted`,
    rule: (rule) => `${rule}. Where an hour is not known, every hour of that day is counted`,
    known: (where) => where,
    moves: (spans) =>
      spans
        .map(({ where, until }) => (until === null ? where : `${where}, until ${until}`))
        .join('; then '),
    sureSum: (points, most) => `${points} of ${most}, at every hour`,
    range: (least, most, all) => `${least} to ${most} of ${all}, depending on the hour`,
    certain: 'Certain',
    certainValue: (kootas, points) => `${kootas}: ${points} points at every hour`,
    nothingCertain: 'none of the eight is the same at every hour',
    sides: (one, other) => `${one} for the first, ${other} for the second`,
    values: (values, most) => `${values} of ${most}`,
    atEveryHour: (points) => `${points} at every hour`,
    byTheHour: (points) => `${points}, depending on the hour`,
    dosha: {
      sometimes: 'arises at some hours of the day and not at others',
      always: 'named by custom at every hour',
      cancelled: (why) => `; cancelled where it is named: ${why.join('; ')}`,
      partly: (why) => `; cancelled at some hours: ${why.join('; ')}`,
    },
    manglik: 'left open: it is counted from the rising sign, which needs the hour of both',
  },
  hours: {
    first: 'the hour of the first birth',
    second: 'the hour of the second birth',
    both: 'the two hours of birth',
  },
  lines: OPEN_LINES,
};
