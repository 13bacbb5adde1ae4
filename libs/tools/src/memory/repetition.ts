/** How much of a text of every day has been read before, each a share from 0 to 1. */
export interface Repetition {
  /** The sentences that stood in an earlier text of the stretch already. */
  readonly repeated: number;
  /** How often the commonest sentence stands in it. */
  readonly most: number;
  /** The sentences of a day that stood in the text of the day before, on average. */
  readonly neighbours: number;
}

const SENTENCE_BREAK = /(?<=[.!?।][”’"']?)\s+/;
/** '25 November 2026', '25 नवंबर', '18:05' and plain numbers: a sentence with another date is no other one. */
const COUNTED = /\p{N}+(?:[:.]\p{N}+)*(?:\s\p{Lu}\p{Ll}+(?=\s\p{N}{4}))?/gu;

/** Measures the sentences of consecutive days, as `sentencesOf` gives them, the oldest day first. */
export function repetitionOf(days: readonly (readonly string[])[]): Repetition {
  const told = new Map<string, number>();
  let repeated = 0;
  for (const sentence of days.flat()) {
    const times = told.get(sentence) ?? 0;
    if (times > 0) repeated += 1;
    told.set(sentence, times + 1);
  }
  const neighbours = days.slice(1).map((day, at) => sharedWith(day, days[at] ?? []));
  return {
    repeated: repeated / Math.max(1, days.flat().length),
    most: Math.max(0, ...told.values()),
    neighbours: averageOf(neighbours),
  };
}

/** The share of sentences that two texts of one day have in common, averaged over all pairs of texts. */
export function overlapOf(texts: readonly (readonly string[])[]): number {
  return averageOf(
    texts.flatMap((one, at) => texts.slice(at + 1).map((other) => sharedWith(one, other))),
  );
}

/** The sentences of a text with their numbers and years masked. */
export function sentencesOf(text: string): string[] {
  return text
    .split(SENTENCE_BREAK)
    .map((sentence) => sentence.replace(COUNTED, '#').trim())
    .filter((sentence) => sentence !== '');
}

function sharedWith(one: readonly string[], other: readonly string[]): number {
  return one.filter((sentence) => other.includes(sentence)).length / Math.max(1, one.length);
}

function averageOf(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}
