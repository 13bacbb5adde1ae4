import { HINDI_OPEN_LINES } from '../../hindi/guna-open-lines';
import type { OpenGunaWords } from './words';

/** A matching without its hours in Hindi. */
export const HINDI: OpenGunaWords = {
  facts: {
    birthLabel: 'जन्म',
    birthValue: (day, town) => `${day}, ${town}; समय पता नहीं, इसलिए पूरा दिन गिना गया`,
    rule: (rule) => `${rule}। जहाँ समय पता नहीं, वहाँ उस दिन का हर समय गिना गया`,
    known: (where) => where,
    moves: (spans) =>
      spans
        .map(({ where, until }) => (until === null ? where : `${until} तक ${where}`))
        .join('; फिर '),
    sureSum: (points, most) => `${most} में ${points}, हर समय`,
    range: (least, most, all) => `${all} में ${least} से ${most}, समय के अनुसार`,
    certain: 'पक्का',
    certainValue: (kootas, points) => `${kootas}: हर समय ${points} अंक`,
    nothingCertain: 'आठ में कोई कूट हर समय एक-सा नहीं',
    sides: (one, other) => `पहली ओर ${one}, दूसरी ओर ${other}`,
    values: (values, most) => `${most} में ${values}`,
    atEveryHour: (points) => `${points}, हर समय`,
    byTheHour: (points) => `${points}, समय के अनुसार`,
    dosha: {
      sometimes: 'दिन के कुछ समय बनता है और कुछ समय नहीं',
      always: 'रिवाज से हर समय कहा जाता है',
      cancelled: (why) => `; जहाँ बनता है वहाँ कट जाता है: ${why.join('; ')}`,
      partly: (why) => `; कुछ समय कट जाता है: ${why.join('; ')}`,
    },
    manglik: 'खुला छोड़ा गया: यह लग्न से गिना जाता है, जिसके लिए दोनों का समय चाहिए',
  },
  hours: {
    first: 'पहले जन्म का समय',
    second: 'दूसरे जन्म का समय',
    both: 'दोनों के जन्म का समय',
  },
  lines: HINDI_OPEN_LINES,
};
