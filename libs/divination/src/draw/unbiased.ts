const WORD = 2 ** 32;

/** A source of whole numbers, each of 0 to 2^32 - 1 equally likely. */
export type NextWord = () => number;

/**
 * Draws a whole number from 0 to `count - 1`, each equally likely.
 *
 * A plain remainder would favour the small numbers whenever `count` does not
 * divide 2^32. Words from the incomplete last stretch are thrown away instead
 * and drawn anew; on average that costs less than one extra word.
 *
 * @param count 1 to 2^32
 */
export function drawBelow(count: number, nextWord: NextWord): number {
  const limit = WORD - (WORD % count);
  let word = nextWord();
  while (word >= limit) word = nextWord();
  return word % count;
}

/**
 * @returns a shuffled copy, each order equally likely (Fisher-Yates, from the
 * last place down; Knuth, The Art of Computer Programming, 3.4.2, algorithm P)
 */
export function shuffled<T>(items: readonly T[], nextWord: NextWord): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = drawBelow(last + 1, nextWord);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}
