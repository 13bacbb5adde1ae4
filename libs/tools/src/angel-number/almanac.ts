import { compose, type Line } from '../compose';
import { keywordsOf, type AngelNumberFacts } from './facts';
import { WORDS, type AngelNumberWords } from './words';

type Counted = AngelNumberFacts['number']['counted'][number];

/** Composes the reading of a number from our authors' passages. */
export function almanac({ language, number }: AngelNumberFacts, seed: string): string {
  const words = WORDS[language];
  const { digits, patterns, counted, root } = number;
  const [lead, next, ...others] = counted;
  return compose(
    [seed, digits],
    [
      [
        { from: words.opening, slots: { number: digits } },
        ...patterns
          .slice(0, 2)
          .map(({ kind, digits: part }) => ({ from: words.shape[kind], slots: { digits: part } })),
      ],
      lead ? leadLines(words, lead, next ? 2 : 3) : [],
      lead && digits.length === 1 ? aloneLines(words, lead) : [],
      next
        ? [
            ...besideLines(words, next, 2),
            ...others.slice(0, 2).map((other) => besideLine(words, other)),
          ]
        : [],
      [
        // A single digit is its own root: there is nothing to add up.
        ...(digits.length > 1 ? [{ from: words.root[root.value] ?? [] }] : []),
        ...(lead ? practiceLines(words, lead, next ? 1 : 2) : []),
      ],
      [{ from: words.question }, { from: words.closing }],
    ],
  );
}

function leadLines(words: AngelNumberWords, lead: Counted, sentences: number): Line[] {
  const repeated = {
    from: words.repeated,
    slots: { ...slotsOf(words, lead), times: words.times(lead.count) },
  };
  const [first, ...rest] = Array.from({ length: sentences }, () => toneLine(words, lead));
  return [...(first ? [first] : []), ...(lead.count > 1 ? [repeated] : []), ...rest];
}

/** More of a digit that has nothing beside it. */
function aloneLines(words: AngelNumberWords, digit: Counted): Line[] {
  return [{ from: words.alone, slots: slotsOf(words, digit) }, toneLine(words, digit)];
}

function practiceLines(words: AngelNumberWords, { digit }: Counted, sentences: number): Line[] {
  return Array.from({ length: sentences }, () => ({ from: words.practice[digit] ?? [] }));
}

function besideLines(words: AngelNumberWords, digit: Counted, sentences: number): Line[] {
  const tones = Array.from({ length: sentences }, () => toneLine(words, digit));
  return [besideLine(words, digit), ...tones];
}

function besideLine(words: AngelNumberWords, digit: Counted): Line {
  return { from: words.beside, slots: slotsOf(words, digit) };
}

function toneLine({ tone }: AngelNumberWords, { digit }: Counted): Line {
  return { from: tone[digit] ?? [] };
}

function slotsOf(words: AngelNumberWords, { digit }: Counted) {
  return {
    digit: words.digitNames[digit] ?? String(digit),
    themes: words.listed(keywordsOf(words, digit)),
  };
}
