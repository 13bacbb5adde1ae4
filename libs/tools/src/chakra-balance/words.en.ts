import { CHAKRAS, type ChakraId } from '@cosmic/divination/chakra/chakras';
import { fullDate, listed } from '../wording';
import { CHAKRA_QUIET, CHAKRA_STRONG, CHAKRA_TODAY } from './passages/chakra-centres';
import {
  CHAKRA_ALSO_QUIET,
  CHAKRA_CLOSING,
  CHAKRA_DAY,
  CHAKRA_HEAVIEST,
  CHAKRA_NONE_QUIET,
  CHAKRA_NOTE,
  CHAKRA_OPENING,
  CHAKRA_PRACTICE,
  CHAKRA_QUESTION,
  CHAKRA_TIED,
  CHAKRA_WAY,
} from './passages/chakra-lines';
import type { CentreWords, ChakraWords } from './words';

/** How a centre is called within a sentence. */
const IN_TEXT: Readonly<Record<ChakraId, string>> = {
  root: 'the root',
  sacral: 'the sacral centre',
  'solar-plexus': 'the solar plexus',
  heart: 'the heart',
  throat: 'the throat',
  'third-eye': 'the third eye',
  crown: 'the crown',
};

const CENTRES = Object.fromEntries(
  CHAKRAS.map((chakra): [ChakraId, CentreWords] => [
    chakra.id,
    { ...chakra, label: `${chakra.name} (${chakra.sanskrit})` },
  ]),
) as Record<ChakraId, CentreWords>;

/** A reading of the centres in English. */
export const ENGLISH: ChakraWords = {
  labels: {
    strongest: 'Strongest',
    quiet: 'Quiet',
    lifePath: 'Life path',
    method: 'How it is counted',
  },
  minWords: 200,
  none: 'none',
  method:
    'each figure of the date gives a point to the centre of its number, 8 and 9 to the first two; our own rule',
  givesTwo: ', which gives two points',
  centres: CENTRES,
  opening: CHAKRA_OPENING,
  heaviest: CHAKRA_HEAVIEST,
  strong: CHAKRA_STRONG,
  tied: CHAKRA_TIED,
  quiet: CHAKRA_QUIET,
  alsoQuiet: CHAKRA_ALSO_QUIET,
  noneQuiet: CHAKRA_NONE_QUIET,
  way: CHAKRA_WAY,
  day: CHAKRA_DAY,
  today: CHAKRA_TODAY,
  practice: CHAKRA_PRACTICE,
  question: CHAKRA_QUESTION,
  note: CHAKRA_NOTE,
  closing: CHAKRA_CLOSING,
  centre: (id) => IN_TEXT[id],
  quietOf: ({ id, quiet }) => [...CHAKRA_QUIET[id], quiet],
  listed,
  share: (percent, points, theme) => `${percent}, ${points} of the points; ${theme}`,
  dayLabel: (at) => `Personal day, ${fullDate(at)}`,
  dayValue: (sum, value, centre) => `${sum}, so ${value}: ${centre}`,
};
