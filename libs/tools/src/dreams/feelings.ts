import { englishFeelingsIn } from './feelings.en';
import { hindiFeelingsIn } from './feelings.hi';
import type { Mood } from './moods';

/** A feeling as a telling has it, and whose it is. */
export interface Feeling {
  readonly mood: Mood;
  /** The dreamer says it of themselves, or of the dream as a whole. */
  readonly of: 'dreamer' | 'dream';
  /** Where in the text. */
  readonly at: number;
}

const SENTENCE = /[^.!?;।]+[.!?;।]*/g;
/** Two of them in a sentence, and it is Hindi in Latin letters. */
const HINDI_IN_LATIN =
  /\b(?:hai|hain|tha|thi|thhi|mujhe|maine|mera|meri|aur|nahi|nahin|raha|rahi|rahe|gaya|gayi|gaye|hua|hui|laga|lagi|apne|apni|bahut|mein|sapne|kuch)\b/g;

/** The feelings in a telling that are the dreamer's or the dream's, in their order; text as `evenText` gives it. */
export function feelingsIn(even: string): Feeling[] {
  const hindi = [...even.matchAll(SENTENCE)].filter(({ 0: sentence }) => isHindi(sentence));
  // Each language is read with the other one blotted out, so that every place stays what it is.
  const english = hindi.reduce(
    (left, { index, 0: sentence }) =>
      left.slice(0, index) + '.'.repeat(sentence.length) + left.slice(index + sentence.length),
    even,
  );
  return [
    ...englishFeelingsIn(english),
    ...hindi.flatMap(({ index, 0: sentence }) =>
      hindiFeelingsIn(sentence).map((feeling) => ({ ...feeling, at: feeling.at + index })),
    ),
  ].sort((a, b) => a.at - b.at);
}

function isHindi(sentence: string): boolean {
  if (/\p{Script=Devanagari}/u.test(sentence)) return true;
  return (sentence.match(HINDI_IN_LATIN) ?? []).length > 1;
}
