import type { Fact } from '@cosmic/contracts/readings/readings';
import { essenceOf } from './essence';
import { WORDS, type EssenceWords } from './essence-words';

/** Fields of text that name somebody. */
export const NAMES_OF_PEOPLE: readonly string[] = ['fullName', 'name1', 'name2'];

/**
 * The first fact of words that stand in place of a reading, because somebody needs care. Tools may
 * have a line of that key further down.
 */
const CARE = 'care';

interface Told {
  readonly content: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly facts: readonly Fact[];
}

/**
 * Whether a text is no reading but words of care to somebody in distress: nothing of it is quoted,
 * drawn or passed on.
 */
export function isWordsOfCare(facts: readonly Fact[]): boolean {
  return facts[0]?.key === CARE;
}

/**
 * The line of a finished reading that is shown large and passed on; it names nobody.
 *
 * @returns empty where nothing of it can be quoted
 */
export function essenceOfReading(
  { content, params, facts }: Told,
  words: EssenceWords = WORDS,
): string {
  if (isWordsOfCare(facts)) return '';
  const typed = NAMES_OF_PEOPLE.flatMap((name) => {
    const value = params[name];
    return typeof value === 'string' ? [value] : [];
  });
  return essenceOf(content, typed, words);
}
