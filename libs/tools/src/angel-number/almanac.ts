import { compose, type Line } from '../compose';
import {
  DIGIT_ALONE,
  DIGIT_BESIDE,
  DIGIT_PRACTICE,
  DIGIT_REPEATED,
  DIGIT_TONE,
} from '../passages/number-digits';
import {
  NUMBER_CLOSING,
  NUMBER_OPENING,
  NUMBER_QUESTION,
  ROOT,
  SHAPE,
} from '../passages/number-shapes';
import { listed } from '../wording';
import { timesInWords, type AngelNumberFacts } from './facts';

const DIGIT_NAMES = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
] as const;

type Counted = AngelNumberFacts['number']['counted'][number];

/** Composes the reading of a number from our authors' passages. */
export function almanac({ number }: AngelNumberFacts, seed: string): string {
  const { digits, patterns, counted, root } = number;
  const [lead, next, ...others] = counted;
  return compose(
    [seed, digits],
    [
      [
        { from: NUMBER_OPENING, slots: { number: digits } },
        ...patterns
          .slice(0, 2)
          .map((pattern) => ({ from: SHAPE[pattern.kind], slots: { digits: pattern.digits } })),
      ],
      lead ? leadLines(lead, next ? 2 : 3) : [],
      lead && digits.length === 1 ? aloneLines(lead) : [],
      next ? [...besideLines(next, 2), ...others.slice(0, 2).map(besideLine)] : [],
      [
        // A single digit is its own root: there is nothing to add up.
        ...(digits.length > 1 ? [{ from: ROOT[root.value] ?? [] }] : []),
        ...(lead ? practiceLines(lead, next ? 1 : 2) : []),
      ],
      [{ from: NUMBER_QUESTION }, { from: NUMBER_CLOSING }],
    ],
  );
}

function leadLines(lead: Counted, sentences: number): Line[] {
  const tone = { from: DIGIT_TONE[lead.digit] ?? [] };
  const repeated = {
    from: DIGIT_REPEATED,
    slots: { digit: nameOf(lead), times: timesInWords(lead.count) },
  };
  const [first, ...rest] = Array.from({ length: sentences }, () => tone);
  return [...(first ? [first] : []), ...(lead.count > 1 ? [repeated] : []), ...rest];
}

/** More of a digit that has nothing beside it. */
function aloneLines(digit: Counted): Line[] {
  const slots = { digit: nameOf(digit), themes: listed(digit.keywords) };
  return [{ from: DIGIT_ALONE, slots }, { from: DIGIT_TONE[digit.digit] ?? [] }];
}

function practiceLines({ digit }: Counted, sentences: number): Line[] {
  return Array.from({ length: sentences }, () => ({ from: DIGIT_PRACTICE[digit] ?? [] }));
}

function besideLines(digit: Counted, sentences: number): Line[] {
  const tone = { from: DIGIT_TONE[digit.digit] ?? [] };
  return [besideLine(digit), ...Array.from({ length: sentences }, () => tone)];
}

function besideLine(digit: Counted): Line {
  return {
    from: DIGIT_BESIDE,
    slots: { digit: nameOf(digit), themes: listed(digit.keywords) },
  };
}

function nameOf({ digit }: Counted): string {
  return DIGIT_NAMES[digit] ?? String(digit);
}
